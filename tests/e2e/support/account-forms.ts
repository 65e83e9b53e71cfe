import { expect, type Locator, type Page } from '@playwright/test';
import { testPassword } from '../../support/api-client.ts';

/** Uses the account's screens as a person does: by the texts on the screen. */

export function emailField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Email' });
}

export function passwordField(page: Page | Locator, name = 'Senha'): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

export function codeField(page: Page | Locator): Locator {
  return page.getByRole('textbox', { name: 'Código de 6 números' });
}

export async function signUpOnScreen(page: Page, email: string, password = testPassword): Promise<void> {
  await page.goto('/auth?modo=cadastro');
  await page.getByRole('textbox', { name: 'Nome Completo' }).fill('Marina Duarte Lopes');
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Cadastrar' }).click();
}

export async function pressLogin(page: Page, email: string, password = testPassword): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

export async function logIn(page: Page, email: string, password = testPassword): Promise<void> {
  await page.goto('/auth');
  await pressLogin(page, email, password);
}

export async function askForRecovery(page: Page, email: string): Promise<void> {
  await page.goto('/recuperar-senha');
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Enviar Link de Recuperação' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verifique seu email' })).toBeVisible();
}

export async function choosePassword(page: Page, password: string, confirmation = password): Promise<void> {
  await passwordField(page, 'Nova senha').fill(password);
  await passwordField(page, 'Confirmar senha').fill(confirmation);
}
