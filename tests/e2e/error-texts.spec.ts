import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeAdmin } from '../support/people.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { chooseFoto, fotoSlot, openPreparedIntake, submit } from './support/intake-form.ts';
import { prepareDraft } from './support/prepared-draft.ts';
import { expect, test } from './support/test.ts';

// The error texts that no other test causes (docs/PRODUCT.md 18.2). They are the same at every width.
const once = { tag: '@one-width' };

test('a visitor reads why signing in, signing up or recovering failed', once, async ({ page, therapist }) => {
  await page.context().clearCookies();
  await page.goto('/auth');
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill(therapist.email);
  await main.getByRole('textbox', { name: 'Senha' }).fill('Errada-Senha-12');
  await main.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Email ou senha incorretos.').first()).toBeVisible();
  const restore = await breakCalls(page, 'accounts.login');
  await main.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Erro ao processar sua solicitação').first()).toBeVisible();
  await restore();

  await page.goto('/auth?modo=cadastro');
  await main.getByLabel('Nome Completo').fill('Bia Lima');
  await main.getByLabel('Email', { exact: true }).fill(therapist.email);
  const password = main.getByRole('textbox', { name: 'Senha' });
  await password.fill('SENHA-FORTE-12');
  await main.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByText('Deve conter pelo menos uma letra minúscula').first()).toBeVisible();
  await password.fill('Vento-Calmo-Norte-77');
  await main.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(
    page.getByText('Este email já está cadastrado. Faça login ou recupere sua senha.').first(),
  ).toBeVisible();

  await breakCalls(page, 'accounts.requestRecovery');
  await page.goto('/recuperar-senha');
  await main.getByLabel('Email').fill(therapist.email);
  await main.getByRole('button', { name: 'Enviar Link de Recuperação' }).click();
  await expect(page.getByText('Erro ao enviar email de recuperação').first()).toBeVisible();

  await breakCalls(page, 'accounts.resetPassword');
  await page.goto(`/redefinir-senha#access_token=${randomUUID()}&type=recovery`);
  for (const name of ['Nova senha', 'Confirmar senha']) {
    await main.getByRole('textbox', { name, exact: true }).fill('Vento-Calmo-Norte-77');
  }
  await main.getByRole('button', { name: 'Redefinir Senha' }).click();
  await expect(page.getByText('Erro ao redefinir senha').first()).toBeVisible();
});

test('a therapist reads why a report or signing out failed', once, async ({ page, therapist, sql }) => {
  const id = await insertAvaliacao(sql, therapist.userId);
  const restore = await breakCalls(page, 'avaliacoes.byId');
  await page.goto(`/resultado/${id}`);
  await expect(page.getByText('Erro ao carregar avaliação').first()).toBeVisible();
  await restore();
  await page.reload();

  await breakCalls(page, 'relatorios.reprocess');
  await page.getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('menuitem', { name: 'Refazer' }).click();
  await page.getByRole('button', { name: 'Refazer relatório' }).click();
  await expect(page.getByText(/Erro ao iniciar reprocessamento: /).first()).toBeVisible();

  await makeAdmin(sql, therapist.userId);
  await breakCalls(page, 'accounts.logout');
  await page.goto('/configuracoes');
  await expect(page.getByRole('link', { name: 'Acessar Painel Admin' })).toBeVisible();
  await page.getByRole('button', { name: 'Sair da Conta' }).click();
  await expect(page.getByText('Erro ao fazer logout').first()).toBeVisible();
});

test('the texts when a report takes very long', once, async ({ page, therapist, sql }) => {
  const id = await insertAvaliacao(sql, therapist.userId, { status: 'pendente', quietSeconds: -3600 });
  await page.clock.install();
  // Without the live channel the screen asks the server every five seconds, 144 times.
  await page.routeWebSocket(/\/trpc/, (socket) => socket.close());
  await page.goto(`/resultado/${id}`);
  await expect(page.getByText('Analisando imagens...').first()).toBeVisible();
  await page.clock.runFor(144 * 5_000 + 500);
  await expect(page.getByText('Ainda processando...').first()).toBeVisible();
});

test('the texts about too large photos and about an intake that cannot be sent', once, async ({ page, therapist }) => {
  await prepareDraft(therapist);
  await openPreparedIntake(page);
  const large = { name: 'grande.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6 * 1024 * 1024) };
  for (const [kind, words] of [
    ['face', 'A imagem da face é muito grande'],
    ['orelha', 'A imagem da orelha é muito grande'],
  ] as const) {
    await chooseFoto(page, kind, large);
    await expect(fotoSlot(page, kind).getByText(words)).toBeVisible();
    await expect(fotoSlot(page, kind).getByText(/Tamanho máximo: 5MB\. Tamanho atual: /)).toBeVisible();
  }
  await breakCalls(page, 'avaliacoes.create');
  await submit(page);
  await expect(page.getByText('Erro ao processar avaliação').first()).toBeVisible();
});

/** Answers these calls like a gateway whose server is down. */
async function breakCalls(page: Page, procedure: string): Promise<() => Promise<void>> {
  const calls = new RegExp(`/trpc/[^?]*${procedure.replace('.', '\\.')}`);
  await page.route(calls, (route) => route.fulfill({ status: 500, body: 'gateway' }));
  return () => page.unroute(calls);
}
