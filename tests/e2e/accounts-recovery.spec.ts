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

test('for an address without an account the screen looks the same, and no mail is sent', { tag: '@one-width' }, async ({
  page,
  smtp,
}) => {
  const email = `${randomUUID()}@example.com`;
  await askForRecovery(page, email);
  await expect(page.getByText('Se houver uma conta com o email')).toContainText(email);
  await page.getByRole('button', { name: 'Usar outro email' }).click();
  await expect(emailField(page)).toHaveValue(email);
  expect(smtp.messages.filter((mail) => mail.to === email)).toEqual([]);
});

test('used and expired links are explained and lead to a new one', { tag: '@one-width' }, async ({
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

  await sql`
    update account_tokens set used_at = null, expires_at = now() - interval '1 minute'
    where account_id = (select id from accounts where email = ${email})`;
  await reset(page, link);
  await expect(page.getByRole('heading', { level: 1, name: 'Este link expirou' })).toBeVisible();
});

test('a forged link changes nothing, and an incomplete link leads back', async ({ page, review }) => {
  await reset(page, `/redefinir-senha#access_token=${randomUUID()}&type=recovery`);
  await expect(page.getByRole('heading', { level: 1, name: 'Este link não é válido' })).toBeVisible();
  await review('redefinir-invalido');
  for (const path of [
    '/redefinir-senha',
    '/redefinir-senha#type=recovery',
    `/redefinir-senha#access_token=${randomUUID()}&type=signup`,
  ]) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByText('Link de recuperação inválido ou expirado')).toBeVisible();
    await expect(page).toHaveURL('/recuperar-senha');
  }
});

test("a guessable password is not sent, and a password with the owner's name is refused beside its field", {
  tag: '@one-width',
}, async ({ page, mailApp, sql, database, mailedLink, review }) => {
  const email = await confirmedAccount(mailApp.baseUrl, sql, database);
  await askForRecovery(page, email);
  await page.goto(await mailedLink(email, 'recovery'));
  const button = page.getByRole('button', { name: 'Redefinir Senha' });
  await choosePassword(page, 'Password123!');
  await expect(button).toBeDisabled();
  await expect(page.getByText('Uma palavra só é pouco').or(page.getByText('Anos, sequências')).first()).toBeVisible();
  // This page does not know whose link it is.
  await choosePassword(page, 'Marina@Duarte-Lopes7');
  await button.click();
  const field = page.getByRole('textbox', { name: 'Nova senha' });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Esta senha é fácil de adivinhar\. Seu nome/);
  await expect(field).toHaveValue('Marina@Duarte-Lopes7');
  await review('redefinir-senha-comum');
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
