import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test';
import { insertAccount } from '../support/admins.ts';
import { signUpClient, testPassword } from '../support/api-client.ts';
import { blockAccount, makeAdmin } from '../support/people.ts';
import { expect, openPart, test } from './support/admin-app.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { signIn } from './support/sign-in.ts';
import type { Therapist } from './support/test.ts';

test('the first admin sets the system up, finds people, helps, blocks, promotes and demotes', async ({
  page,
  browser,
  adminApp,
  therapist,
  sql,
  context,
  review,
}, { project }) => {
  const { baseUrl } = adminApp;
  await sql`delete from user_roles`;
  await context.clearCookies();
  await page.goto('/setup-admin');
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText('Você precisa estar logado')).toBeVisible();

  await signIn(context, therapist, baseUrl);
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/setup-admin');
  await expect(page.getByText(therapist.email)).toBeVisible();
  await expectNoSidewaysScroll(page, 'setup-admin');
  await review('admin-primeiro');
  await page.getByRole('button', { name: 'Tornar-me Administrador' }).click();
  await expect(page.getByText('Você agora é administrador!')).toBeVisible();
  await expect(page).toHaveURL('/admin');
  await page.goto('/setup-admin');
  await expect(page.getByRole('heading', { name: 'Já existe um administrador no sistema' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o painel' }).click();

  for (let index = 0; index < 24; index += 1) await insertAccount(sql, { nome: `Terapeuta Número ${index}` });
  const dalia = await signUpClient(baseUrl, 'Dália Nóbrega Conceição');
  await openPart(page, 'Usuários');
  await expect(page.getByRole('link', { name: 'Dália Nóbrega Conceição' })).toBeVisible();
  await expectNoSidewaysScroll(page, 'admin/users');
  await review('admin-usuarios');
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect(page.getByText(/usuários no total/)).toBeVisible();
  await page.getByLabel('Situação').selectOption('Não confirmadas');
  await page.getByRole('searchbox').fill('conceicao DALIA');
  await expect(page.getByText('1 usuário com estes filtros')).toBeVisible();
  // The search is part of the address, so after going back the list is as it was.
  await expect(page).toHaveURL(/search=conceicao\+DALIA/);
  await page.getByRole('link', { name: 'Dália Nóbrega Conceição' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dália Nóbrega Conceição' })).toBeVisible();

  await grantAndRevoke(page, review);
  await resendAndEndSessions(page);
  await blockAndUnblock(page, dalia);
  await promoteAndDemote(page, browser, { dalia, baseUrl, viewport: project.use.viewport ?? null, sql });

  await openPart(page, 'Assinaturas');
  await page.getByLabel('Origem').selectOption('Plano gratuito');
  await page.getByRole('searchbox').fill('dália');
  await expect(page.getByText('1 assinatura com estes filtros')).toBeVisible();
  await expect(page.getByText('3 por mês')).toBeVisible();
  await expectNoSidewaysScroll(page, 'admin/subscriptions');
  await review('admin-assinaturas');
  await page.getByRole('link', { name: 'Dália Nóbrega Conceição' }).click();
  await expect(page.getByRole('heading', { name: 'Registro de ações' })).toBeVisible();
  await openPart(page, 'Voltar ao App');
  await expect(page).toHaveURL('/dashboard');

  // An admin who removes the own role stays signed in, without the admin area, if another admin remains.
  await makeAdmin(sql, dalia.userId);
  await page.goto(`/admin/users/${therapist.userId}`);
  await changeRole(page, 'Remover Admin', testPassword);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/admin');
  await expect(page).toHaveURL('/dashboard');
});

async function grantAndRevoke(page: Page, review: (name: string) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Conceder plano' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Conceder', exact: true }).click();
  await expect(dialog.getByText('Escolha o último dia')).toBeVisible();
  await dialog.getByLabel('Plano').selectOption('Premium');
  await dialog.getByLabel('Último dia').fill('2020-01-31');
  await dialog.getByLabel('Motivo').fill('transferência de 12/11');
  await dialog.getByRole('button', { name: 'Conceder', exact: true }).click();
  await expect(dialog.getByText('Escolha um fim no futuro.')).toBeVisible();
  await review('admin-conceder');
  const nextYear = new Date().getFullYear() + 1;
  await dialog.getByLabel('Último dia').fill(`${nextYear}-06-30`);
  await dialog.getByRole('button', { name: 'Conceder', exact: true }).click();
  await expect(page.getByText('Plano Premium concedido')).toBeVisible();
  await expect(page.getByText(`Cortesia até 30/06/${nextYear}`)).toBeVisible();
  await expect(page.getByText('Plano mudou de Gratuito para Premium')).toBeVisible();
  await expect(page.getByText('Plano concedido: Premium')).toBeVisible();
  await expectNoSidewaysScroll(page, 'admin/users/id');
  await review('admin-usuario');
  await page.getByRole('button', { name: 'Retirar Premium' }).click();
  await confirm(page, 'Retirar');
  await expect(page.getByText('Concessão retirada: Premium')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Plano Gratuito/ })).toBeVisible();
}

async function resendAndEndSessions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reenviar confirmação' }).click();
  await confirm(page, 'Reenviar');
  await expect(page.getByText('Email de confirmação reenviado')).toBeVisible();
  await page.getByRole('button', { name: 'Encerrar todas' }).click();
  await confirm(page, 'Encerrar todas');
  await expect(page.getByText('Nenhum aparelho conectado.')).toBeVisible();
}

async function blockAndUnblock(page: Page, { trpc, email }: Therapist): Promise<void> {
  await page.getByRole('button', { name: 'Bloquear', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(dialog.getByText('Diga o motivo')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('cartão contestado');
  await dialog.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(page.getByText(/Motivo: cartão contestado/).first()).toBeVisible();
  await expect(trpc.accounts.login.mutate({ email, password: testPassword })).rejects.toThrow('bloqueada');
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await confirm(page, 'Desbloquear');
  await expect(page.getByText('Conta desbloqueada').first()).toBeVisible();
  await trpc.accounts.login.mutate({ email, password: testPassword });
}

/** She has the admin area from the moment she is promoted, and loses it at the moment she is demoted. */
async function promoteAndDemote(
  page: Page,
  browser: Browser,
  {
    dalia,
    baseUrl,
    viewport,
    sql,
  }: { dalia: Therapist; baseUrl: string; viewport: ViewportSize | null; sql: Parameters<typeof blockAccount>[0] },
): Promise<void> {
  // Another admin blocks her at the same time, and the screen shows the server's refusal.
  await changeRole(page, 'Tornar Admin', 'Senha-Errada-2026');
  await expect(page.getByRole('dialog').getByText('A senha não confere.')).toBeVisible();
  await blockAccount(sql, dalia.userId);
  await changeRole(page, 'Tornar Admin', testPassword, { open: false });
  await expect(page.getByText('Erro ao alterar permissões')).toBeVisible();
  await expect(page.getByText('Desbloqueie-a antes de torná-la admin.')).toBeVisible();
  await sql`update accounts set blocked_at = null where id = ${dalia.userId}`;
  await changeRole(page, 'Tornar Admin', testPassword);
  await expect(page.getByText('Usuário promovido a admin')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: baseUrl, viewport, locale: 'pt-BR' });
  const herPage = await openSignedIn(elsewhere, dalia, baseUrl, '/admin/subscriptions');
  await expect(herPage.getByText('Terapeuta Número 23')).toBeVisible();
  await changeRole(page, 'Remover Admin', testPassword);
  await expect(page.getByText('Permissões de admin removidas').first()).toBeVisible();
  await expect(herPage.getByRole('dialog', { name: 'Sua sessão expirou' })).toBeVisible();
  await expect(herPage.getByText('Terapeuta Número 23')).toHaveCount(0);
  await herPage.getByRole('textbox', { name: 'Senha' }).fill(testPassword);
  await herPage.getByRole('button', { name: 'Continuar' }).click();
  await expect(herPage).toHaveURL('/dashboard');
  await elsewhere.close();
}

async function changeRole(page: Page, button: string, password: string, { open = true } = {}): Promise<void> {
  if (open) await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Senha', exact: true }).fill(password);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

async function openSignedIn(context: BrowserContext, client: Therapist, baseUrl: string, path: string): Promise<Page> {
  await client.trpc.accounts.login.mutate({ email: client.email, password: testPassword });
  await signIn(context, client, baseUrl);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();
}
