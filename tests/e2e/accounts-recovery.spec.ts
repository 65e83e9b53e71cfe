import { randomUUID } from 'node:crypto';
import type { Database } from '@meridia/server/db/client.ts';
import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { createApiClient, refusal, testPassword } from '../support/api-client.ts';
import { confirmAccount } from '../support/people.ts';
import { askForRecovery, choosePassword, emailField, pressLogin } from './support/account-forms.ts';
import { expect, test } from './support/mail-app.ts';

const newPassword = 'Outra-Senha-2027';

test('a forgotten password is replaced through the mailed link', async ({
  page,
  mailApp,
  sql,
  database,
  mailedLink,
  review,
}) => {
  const email = await confirmedAccount(mailApp.baseUrl, sql, database);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await review('recuperar-senha');
  await askForRecovery(page, email);
  await expect(
    page.getByText('Email de recuperação enviado! Verifique sua caixa de entrada.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Se houver uma conta com o email')).toContainText(email);
  await expect(page.getByRole('main')).toContainText('spam');
  await expect(page.getByRole('button', { name: 'Enviar o link de novo' })).toBeDisabled();
  await review('recuperar-senha-enviado');

  await page.goto(await mailedLink(email, 'recovery'));
  await expect(page).toHaveURL('/redefinir-senha');
  const button = page.getByRole('button', { name: 'Redefinir Senha' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('Para continuar, cumpra todos os requisitos da senha.');
  await review('redefinir-senha');
  await choosePassword(page, newPassword, 'diferente');
  await page.keyboard.press('Enter');
  await expect(page.getByText('As senhas não coincidem')).toHaveCount(2);
  await expect(button).toHaveAccessibleDescription('Para continuar, digite a mesma senha nos dois campos.');
  await choosePassword(page, testPassword);
  await button.click();
  await expect(page.getByText('Esta já é a sua senha. Escolha uma diferente.')).toBeVisible();
  await choosePassword(page, newPassword);
  await button.click();
  await expect(page.getByText('Senha redefinida com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expect(emailField(page)).toHaveValue('');

  const visitor = createApiClient(mailApp.baseUrl).trpc;
  expect((await refusal(visitor.accounts.login.mutate({ email, password: testPassword }))).code).toBe(
    'INVALID_CREDENTIALS',
  );
  await pressLogin(page, email, newPassword);
  await expect(page).toHaveURL('/dashboard');
});

test('a used link is explained and leads to a new one', { tag: '@one-width' }, async ({
  page,
  mailApp,
  sql,
  database,
  mailedLink,
  review,
}) => {
  const email = await confirmedAccount(mailApp.baseUrl, sql, database);
  await askForRecovery(page, email);
  const link = await mailedLink(email, 'recovery');
  await reset(page, link);
  await expect(page.getByText('Senha redefinida com sucesso!')).toBeVisible();

  await reset(page, link);
  await expect(page.getByRole('heading', { level: 1, name: 'Este link já foi usado' })).toBeFocused();
  await review('redefinir-usado');
  await page.getByRole('link', { name: 'Pedir um novo link' }).click();
  await expect(page).toHaveURL('/recuperar-senha');
});

async function reset(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await choosePassword(page, newPassword);
  await page.getByRole('button', { name: 'Redefinir Senha' }).click();
}

async function confirmedAccount(baseUrl: string, sql: postgres.Sql, database: Database): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const { accounts } = createApiClient(baseUrl).trpc;
  await accounts.signUp.mutate({ nomeCompleto: 'Marina Duarte Lopes', email, password: testPassword });
  const [row] = await sql<{ id: string }[]>`select id from accounts where email = ${email}`;
  await confirmAccount(database, row?.id ?? '');
  return email;
}
