import type { Locator, Page } from '@playwright/test';
import { signUpClient, testPassword } from '../support/api-client.ts';
import { codeOf, wrongCodeOf } from '../support/authenticator.ts';
import { choosePassword, codeField, logIn, passwordField } from './support/account-forms.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const nextStepMs = 30_000;

test('a second factor is set up, asked for, replaced by a recovery code and removed', async ({
  page,
  context,
  therapist,
  review,
}) => {
  const { secret, recoveryCodes } = await test.step('set up', () => setUpSecondFactor(page, review));

  await test.step('the login asks for the code, on its own step', async () => {
    await context.clearCookies();
    await logIn(page, therapist.email);
    await expect(page.getByRole('heading', { level: 1, name: 'Código de verificação' })).toBeVisible();
    const field = codeField(page);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await review('auth-codigo');
    await field.fill(wrongCodeOf(secret));
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/Código incorreto ou já usado/);
    await review('auth-codigo-errado');
    // With the space that apps copy.
    const code = codeOf(secret, Date.now() + nextStepMs);
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await expect(field).toHaveValue(code);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Login realizado com sucesso!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('the way back keeps the email and forgets the password', async () => {
    await context.clearCookies();
    await logIn(page, therapist.email);
    await page.getByRole('button', { name: 'Voltar', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(therapist.email);
    await expect(passwordField(page)).toBeFocused();
    await expect(passwordField(page)).toHaveValue('');
  });

  await test.step('a recovery code enters as well, once', async () => {
    await logIn(page, therapist.email);
    await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    const field = page.getByRole('textbox', { name: 'Código de recuperação' });
    await expect(field).toBeFocused();
    await review('auth-codigo-de-recuperacao');
    await field.fill(recoveryCodes[0]?.toLowerCase() ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('the password changes with a code only', async () => {
    await page.goto('/configuracoes');
    await page.getByRole('button', { name: 'Alterar senha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Alterar senha' });
    await passwordField(dialog, 'Senha atual').fill(testPassword);
    await choosePassword(page, 'Outra-Senha-2027');
    await dialog.getByRole('button', { name: 'Alterar senha' }).click();
    await expect(codeField(dialog)).toHaveAccessibleDescription(/Informe o código/);
    await review('alterar-senha-codigo', '[role=dialog]');
    await codeField(dialog).fill(wrongCodeOf(secret));
    await dialog.getByRole('button', { name: 'Alterar senha' }).click();
    await expect(codeField(dialog)).toHaveAccessibleDescription(/Código incorreto ou já usado/);
    for (const [from, to, code] of [
      ['', 'Outra-Senha-2027', recoveryCodes[2]],
      ['Outra-Senha-2027', testPassword, recoveryCodes[3]],
    ] as const) {
      if (from) {
        await page.getByRole('button', { name: 'Alterar senha' }).click();
        await passwordField(dialog, 'Senha atual').fill(from);
        await choosePassword(page, to);
      }
      await dialog.getByRole('button', { name: 'Usar um código de recuperação' }).click();
      await dialog.getByRole('textbox', { name: 'Código de recuperação' }).fill(code ?? '');
      await dialog.getByRole('button', { name: 'Alterar senha' }).click();
      await expect(dialog).toBeHidden();
    }
  });

  await test.step('it is taken away with password and code', async () => {
    await page.goto('/configuracoes');
    const row = page.getByRole('region', { name: 'Verificação em duas etapas' });
    await expect(row).toContainText('Você tem 7 códigos de recuperação.');
    await review('configuracoes-duas-etapas', '[aria-labelledby=seguranca]');
    await row.getByRole('button', { name: 'Desativar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Desativar a verificação em duas etapas?' });
    await expect(dialog).toContainText('quem souber sua senha consegue entrar');
    await review('duas-etapas-desativar', '[role=dialog]');
    await passwordField(dialog).fill(testPassword);
    await dialog.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    await dialog.getByRole('textbox', { name: 'Código de recuperação' }).fill(recoveryCodes[1] ?? '');
    await dialog.getByRole('button', { name: 'Desativar' }).click();
    await expect(page.getByText('Verificação em duas etapas desativada')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Ativar' })).toBeVisible();
  });

  await test.step('after signing out in the settings, the plans page in another tab stays open for a visitor', async () => {
    const plans = await context.newPage();
    await plans.goto('/plans');
    await expect(plans.getByRole('button', { name: /^Menu da conta de/ })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sair da Conta' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(plans.getByRole('button', { name: /^Menu da conta de/ })).toBeHidden();
    await expect(plans).toHaveURL('/plans');
  });
});

test('devices are listed, one is ended, and all of them at once', async ({
  page,
  context,
  browser,
  baseURL,
  therapist,
  review,
}) => {
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });
  const phone = await elsewhere.newPage();
  await logIn(phone, therapist.email);
  await expect(phone).toHaveURL('/dashboard');
  // The session of this browser, with the browser's own name.
  await context.clearCookies();
  await logIn(page, therapist.email);
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/configuracoes');
  const devices = page.getByRole('region', { name: 'Aparelhos conectados' });
  const mine = devices.getByRole('listitem').filter({ hasText: 'Este aparelho' });
  await expect(mine).toContainText('Em uso agora');
  const phones = devices.getByRole('listitem').filter({ hasText: 'iPhone' });
  await expect(phones).toContainText(/Usado por último hoje às \d\d:\d\d/);
  await review('configuracoes-aparelhos', '[aria-labelledby=aparelhos]');
  await phones.getByRole('button', { name: /^Encerrar/ }).click();
  const asked = page.getByRole('alertdialog', { name: 'Encerrar esta sessão?' });
  await expect(asked).toContainText('precisa da senha para entrar de novo');
  await review('encerrar-sessao', '[role=alertdialog]');
  await asked.getByRole('button', { name: 'Encerrar' }).click();
  // While the dialog asks, everything behind it is hidden from assistive technology and from this test.
  await expect(asked).toBeHidden();
  await expect(phones).toHaveCount(0);
  await phone.goto('/historico');
  await expect(phone).toHaveURL('/auth?redirect=%2Fhistorico');
  await elsewhere.close();

  const tab = await context.newPage();
  await tab.goto('/historico');
  await expect(tab.getByRole('heading', { level: 1, name: 'Histórico' })).toBeVisible();
  await devices.getByRole('button', { name: 'Sair de todos os dispositivos' }).click();
  const all = page.getByRole('alertdialog', { name: 'Sair de todos os dispositivos?' });
  await expect(all).toContainText('inclusive neste');
  await review('sair-de-todos', '[role=alertdialog]');
  await all.getByRole('button', { name: 'Sair de todos' }).click();
  await expect(page.getByText('Você saiu de todos os dispositivos')).toBeVisible();
  for (const screen of [page, tab]) await expect(screen).toHaveURL('/auth');
});

test('until the address is confirmed the dashboard says what that brings', async ({
  page,
  context,
  baseURL,
  review,
}) => {
  await signIn(context, await signUpClient(baseURL ?? '', 'Marina Duarte Lopes'), baseURL ?? '');
  await page.goto('/dashboard');
  const notice = page.getByRole('region', { name: 'Confirme seu email' });
  await expect(notice).toContainText('Confirme seu email para ganhar 2 diagnósticos de boas-vindas');
  await expect(page.getByText('0 de 3 diagnósticos')).toBeVisible();
  await review('dashboard-sem-confirmar');
  await notice.getByRole('button', { name: 'Enviar o link de novo' }).click();
  await expect(notice.getByRole('status')).toHaveText(/Link enviado de novo/);
});

interface SecondFactor {
  secret: string;
  recoveryCodes: string[];
}

/** Sets up a second factor in the settings, as a person with an authenticator app does. */
async function setUpSecondFactor(
  page: Page,
  review: (name: string, within?: string) => Promise<void> = async () => {},
): Promise<SecondFactor> {
  await page.goto('/configuracoes');
  await page.getByRole('button', { name: 'Ativar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Ativar a verificação em duas etapas');
  await review('duas-etapas-senha', '[role=dialog]');
  await passwordField(dialog).fill(testPassword);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible();
  await review('duas-etapas-qr', '[role=dialog]');
  const secret = await readSecret(dialog);
  await codeField(dialog).fill(wrongCodeOf(secret));
  await dialog.getByRole('button', { name: 'Ativar' }).click();
  await expect(codeField(dialog)).toHaveAccessibleDescription(/O código não confere/);
  await codeField(dialog).fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Ativar' }).click();

  await expect(dialog).toHaveAccessibleName('Guarde seus códigos de recuperação');
  const list = dialog.getByRole('list', { name: 'Códigos de recuperação' });
  await expect(list).toBeFocused();
  const recoveryCodes = await list.getByRole('listitem').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await review('duas-etapas-codigos', '[role=dialog]');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Baixar como texto' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('codigos-de-recuperacao-meridia.txt');
  // The codes are shown only once, so only their own button closes the dialog.
  await page.keyboard.press('Escape');
  await expect(list).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Verificação em duas etapas' })).toContainText('Ativa');
  return { secret, recoveryCodes };
}

async function readSecret(dialog: Locator): Promise<string> {
  const text = await dialog.getByTestId('chave').textContent();
  return (text ?? '').replaceAll(' ', '');
}
