import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { testPassword } from '../support/api-client.ts';
import { expect, test } from './support/test.ts';

test('signing up and in takes no pointer', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, 'Criar Minha Conta');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Crie sua conta' })).toBeVisible();

  await tabTo(page, 'Nome Completo');
  await page.keyboard.type('Marina Duarte Lopes');
  await tabTo(page, 'Email');
  await page.keyboard.type(email);
  await tabTo(page, 'Senha');
  await page.keyboard.type('curta');
  await page.keyboard.press('Enter');
  // Refused: the field has the focus, its reason and the rules are read with it.
  const password = page.getByRole('textbox', { name: 'Senha' });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/A senha não atende aos requisitos de segurança/);
  await expect(password).toHaveAccessibleDescription(
    /Falta na senha: mínimo de 10 caracteres, uma letra maiúscula, um número e um caractere especial/,
  );
  await page.keyboard.press('Control+A');
  await page.keyboard.type(testPassword);
  await tabTo(page, 'Mostrar senha');
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await tabTo(page, 'Cadastrar');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Confirme seu email' })).toBeFocused();
  await tabTo(page, 'Senha');
  await page.keyboard.type(testPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

/** Presses Tab until the control with this name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page
    .getByRole('main')
    .getByLabel(name, { exact: true })
    .or(page.getByRole('button', { name, exact: true }));
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`25 times Tab, and "${name}" was not reached`);
}
