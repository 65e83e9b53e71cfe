import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { createApiClient, testPassword } from '../support/api-client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { emailField, logIn, passwordField, signUpOnScreen } from './support/account-forms.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/mail-app.ts';
import { collectNoise } from './support/noise.ts';
import { takeScreenshot } from './support/screenshot.ts';

test('a therapist signs up, opens the mailed link and reaches the dashboard with five diagnoses', async ({
  page,
  context,
  smtp,
  mailedLink,
  review,
}) => {
  const email = newEmail();
  await signUpOnScreen(page, email);
  await expect(
    page.getByText('Cadastro realizado! Verifique seu email para confirmar sua conta.', { exact: true }),
  ).toBeVisible();
  const note = page.getByRole('region', { name: 'Confirme seu email' });
  await expect(note.getByRole('heading')).toBeFocused();
  await expect(note).toContainText(email);
  await expect(note).toContainText('spam');
  await expect(emailField(page)).toHaveValue(email);
  await review('auth-confirme-seu-email');

  const mail = await smtp.waitFor(email);
  expect(mail.from).toContain('nao-responda@meridia.app.br');
  const link = await mailedLink(email, 'signup');
  const other = await context.newPage();
  const noise = collectNoise(other);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: /^Boas-vindas ao MeridIA, Marina/ })).toBeFocused();
  await expect(other).toHaveURL('/bem-vindo');
  expect(await other.evaluate(() => window.location.hash)).toBe('');
  await expect(other.getByRole('heading', { name: '5 Diagnósticos Grátis' })).toBeVisible();
  await expect(other.getByText('3 por mês + 2 de boas-vindas neste primeiro período.')).toBeVisible();
  await expect(other.getByText('Fez o cadastro em outro aparelho')).toBeHidden();

  // The tab with the waiting note has noticed the confirmation.
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('0 de 5 diagnósticos')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Confirme seu email' })).toBeHidden();

  await other.getByRole('link', { name: 'Ir para o Início', exact: true }).click();
  await expect(other).toHaveURL('/dashboard');
  await page.goto('/bem-vindo');
  await expect(page.getByRole('heading', { name: '5 Diagnósticos Grátis' })).toBeVisible();
  await review('bem-vindo');
  expect(noise).toEqual([]);
});

test('the login asks for the confirmation link and can send it again after a pause', async ({
  page,
  smtp,
  mailApp,
  review,
}) => {
  const email = newEmail();
  await page.clock.install();
  await createApiClient(mailApp.baseUrl).trpc.accounts.signUp.mutate({
    nomeCompleto: 'Marina Duarte Lopes',
    email,
    password: testPassword,
  });
  await smtp.waitFor(email);
  await logIn(page, email);
  const note = page.getByRole('region', { name: 'Confirme seu email' });
  await expect(note).toContainText(email);
  await expect(passwordField(page)).toHaveValue(testPassword);

  const again = note.getByRole('button', { name: 'Enviar o link de novo' });
  await again.click();
  await expect(note.getByRole('status')).toHaveText('Link enviado de novo. Ele chega em alguns minutos.');
  await expect(note.getByText(/^Você pode pedir outro em/)).toBeVisible();
  await expect(again).toBeDisabled();
  await review('auth-link-de-novo');
  await expect.poll(() => smtp.messages.filter((mail) => mail.to === email).length).toBe(2);
  await page.clock.fastForward(61_000);
  await expect(again).toBeEnabled();

  await note.getByRole('button', { name: 'Usei o email errado' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crie sua conta' })).toBeVisible();
  await expect(emailField(page)).toHaveValue('');
});

test('the link works on another device, which asks for the password and explains how to sign in on the first device', async ({
  page,
  browser,
  mailedLink,
  mailApp,
}, { project }) => {
  const email = newEmail();
  await signUpOnScreen(page, email);
  const link = await mailedLink(email, 'signup');
  const { viewport } = project.use;
  const phone = await browser.newContext({ baseURL: mailApp.baseUrl, locale: 'pt-BR', viewport: viewport ?? null });
  const there = await phone.newPage();
  const review = async (name: string) => {
    await takeScreenshot(there, name);
    await expectAccessible(there, name);
  };
  await there.goto(link);
  await expect(there.getByRole('heading', { level: 1, name: 'Informe a sua senha' })).toBeFocused();
  await expect(there.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expectNoSidewaysScroll(there, 'bem-vindo, senha');
  await review('bem-vindo-senha');
  const enter = there.getByRole('button', { name: 'Confirmar e entrar' });
  await enter.click();
  await expect(passwordField(there)).toBeFocused();
  await expect(there.getByText('A senha não atende aos requisitos de segurança')).toBeVisible();
  // This password contains the account's name.
  await passwordField(there).fill('Marina@Duarte-2026');
  await enter.click();
  const rules = there.getByRole('list', { name: 'Requisitos da senha' });
  await expect(rules.getByText('Seu nome, seu email e o nome do sistema não contam')).toBeVisible();
  await review('bem-vindo-senha-recusada');
  await passwordField(there).fill(testPassword);
  await enter.click();
  await expect(there.getByText('Email confirmado')).toBeVisible();
  await expect(there.getByText('Fez o cadastro em outro aparelho ou navegador?')).toBeVisible();
  await takeScreenshot(there, 'bem-vindo-outro-aparelho');
  await phone.close();

  await passwordField(page).fill(testPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Login realizado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('an expired link says so and another one can be asked for', { tag: '@one-width' }, async ({
  page,
  sql,
  smtp,
  mailedLink,
  review,
}) => {
  const email = newEmail();
  await signUpOnScreen(page, email);
  const link = await mailedLink(email, 'signup');
  await expireLinks(sql, email);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Este link expirou' })).toBeFocused();
  await review('bem-vindo-expirado');
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Enviar um novo link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verifique seu email' })).toBeFocused();
  await review('bem-vindo-novo-link');
  await expect.poll(() => smtp.messages.filter((mail) => mail.to === email).length).toBe(2);
  // Only the fragment after the # differs, so the browser would not load the page.
  await page.goto(await mailedLink(email, 'signup'));
  await expect(page.getByRole('heading', { name: '5 Diagnósticos Grátis' })).toBeVisible();
});

test('guesses run into a limit that names the wait and the way out', { tag: '@one-width' }, async ({
  page,
  mailApp,
  mailedLink,
  review,
}) => {
  const email = newEmail();
  await signUpOnScreen(page, email);
  await page.goto(await mailedLink(email, 'signup'));
  await expect(page.getByRole('heading', { name: '5 Diagnósticos Grátis' })).toBeVisible();
  await page.context().clearCookies();
  const stranger = createApiClient(mailApp.baseUrl);
  for (let guess = 0; guess < 10; guess += 1) {
    await stranger.trpc.accounts.login.mutate({ email, password: `Errada-${guess}` }).catch(() => {});
  }
  await logIn(page, email);
  const note = page.getByRole('alert').filter({ hasText: 'Muitas tentativas em pouco tempo' });
  await expect(note).toContainText(/Tente de novo em 1[0-5] minutos \(\d\d:\d\d\)\./);
  await review('auth-limite');
  await note.getByRole('link', { name: 'Recupere o acesso' }).click();
  await expect(page).toHaveURL('/recuperar-senha');
});

function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

async function expireLinks(sql: postgres.Sql, email: string): Promise<void> {
  await sql`
    update account_tokens set expires_at = now() - interval '1 minute'
    where account_id = (select id from accounts where email = ${email})`;
}
