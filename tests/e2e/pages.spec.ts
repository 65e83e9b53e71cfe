import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeAdmin } from '../support/people.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { lookAtBothWidths } from './support/both-widths.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { collectNoise } from './support/noise.ts';
import { createReport } from './support/reports.ts';
import { expect, test } from './support/test.ts';

interface Screen {
  /** Of its picture. */
  name: string;
  path: string;
  /** The tab's title, and the screen's first heading. */
  title: RegExp;
  heading: RegExp;
}

/** public-pages.spec.ts checks the prerendered pages. */
const publicScreens: Screen[] = [
  { name: 'auth-login', path: '/auth', title: /^Entrar · MeridIA$/, heading: /Que bom ter você de volta/ },
  { name: 'auth-cadastro', path: '/auth?modo=cadastro', title: /^Criar conta · MeridIA$/, heading: /Crie sua conta/ },
  { name: 'recuperar-senha', path: '/recuperar-senha', title: /^Recuperar senha ·/, heading: /Recuperar senha/ },
];

const signedInScreens: Screen[] = [
  { name: 'dashboard', path: '/dashboard', title: /^Início ·/, heading: /Olá, Marina/ },
  { name: 'anamnese', path: '/anamnese', title: /^Formulário de Anamnese ·/, heading: /Formulário de Anamnese/ },
  { name: 'clientes-vazio', path: '/clientes', title: /^Clientes ·/, heading: /Clientes/ },
  { name: 'pedidos-vazio', path: '/pedidos', title: /^Pedidos de titulares ·/, heading: /Pedidos de titulares/ },
  { name: 'historico-vazio', path: '/historico', title: /^Histórico ·/, heading: /Histórico/ },
  { name: 'configuracoes', path: '/configuracoes', title: /^Configurações ·/, heading: /Configurações/ },
  { name: 'ajuda-vazia', path: '/ajuda', title: /^Ajuda ·/, heading: /Ajuda/ },
  { name: 'subscription', path: '/subscription', title: /^Minha assinatura ·/, heading: /Minha assinatura/ },
  { name: 'termos-aceitos', path: '/novos-termos', title: /^Termos novos ·/, heading: /Termos novos/ },
  { name: 'plans-conta', path: '/plans', title: /^Planos ·/, heading: /Escolha o plano/ },
];

test('the screens around the sign-in open for anybody', async ({ page }) => {
  await lookAtAll(page, publicScreens);
  // Where tests run with loopback alone, the browser must not take itself for offline.
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
});

test('the screens of the app open for a therapist', async ({ page, therapist: _ }) => {
  await lookAtAll(page, signedInScreens);
});

test('history, report, its review, versions and letter, and evolution open with content', async ({
  page,
  therapist,
  sql,
}) => {
  const id = await createReport(therapist);
  await insertAvaliacao(sql, therapist.userId, {
    status: 'pendente',
    nomeCliente: 'João Batista de Albuquerque Cavalcanti',
  });
  await insertAvaliacao(sql, therapist.userId, { status: 'erro', nomeCliente: 'Rui Ito' });
  await insertAvaliacao(sql, therapist.userId, { status: 'concluido', nomeCliente: 'Antônia Reis' });
  await lookAtAll(page, [{ name: 'historico-cheio', path: '/historico', title: /^Histórico/, heading: /Histórico/ }]);
  const list = page.getByRole('list', { name: 'Avaliações' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  for (const word of ['Pendente', 'Erro']) await expect(list.getByText(word, { exact: true })).toBeVisible();
  await expect(list.getByText('Finalizado', { exact: true })).toHaveCount(2);
  const helena = /Helena Prado/;
  await lookAtAll(page, [
    { name: 'resultado', path: `/resultado/${id}`, title: /^Relatório de Helena Prado/, heading: helena },
    ...(
      [
        ['revisao', /^Revisar o relatório de Helena Prado ·/, /^Revisar o relatório$/],
        ['versoes', /^Versões do relatório de Helena Prado ·/, /^Versões do relatório$/],
        ['carta', /^Carta para Helena Prado ·/, /^Carta para o cliente$/],
      ] as const
    ).map(([name, title, heading]) => ({ name, path: `/${name}/${id}`, title, heading })),
    { name: 'evolucao', path: `/evolucao/${id}`, title: /^Evolução/, heading: helena },
  ]);
});

test('the admin area opens only for an admin', async ({ page, therapist, sql }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/dashboard');
  await makeAdmin(sql, therapist.userId);
  await lookAtAll(page, [{ name: 'admin', path: '/admin', title: /^Painel Admin/, heading: /Dashboard/ }]);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Painel Administrativo' })).toBeVisible();
});

test('an unknown address shows an error and a link home', async ({ page, review }) => {
  await page.goto(`/nao-existe-${randomUUID()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByText('Página não encontrada', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page, '404');
  await review('nao-encontrada');
  await page.getByRole('link', { name: 'Voltar ao Início' }).click();
  await expect(page).toHaveURL('/');
});

test('signing out in one tab leaves the other', { tag: '@one-width' }, async ({ page, context, therapist: _ }) => {
  const other = await context.newPage();
  await other.goto('/historico');
  await expect(other.getByRole('heading', { level: 1, name: 'Histórico' })).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Menu da conta de/ }).click();
  await page.getByRole('menuitem', { name: 'Sair da Conta' }).click();
  await expect(page.getByText('Logout realizado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL(/\/auth/);
  await other.goto('/historico');
  await expect(other).toHaveURL(/\/auth/);
});

/** Opens screens, one after the other. Checks of each: title, heading, console, and its look in both themes at both widths. */
async function lookAtAll(page: Page, screens: Screen[]): Promise<void> {
  const noise = collectNoise(page);
  for (const { name, path, title, heading } of screens) {
    await test.step(name, async () => {
      await page.goto(path);
      // A report below has a heading of its own, which may come before this is asked.
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toHaveCount(0);
      await lookAtBothWidths(page, name);
      expect(noise.splice(0), `noise of ${name}`).toEqual([]);
    });
  }
}
