import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { insertHistory } from '../support/history-rows.ts';
import { insertAvaliacao, insertCliente } from '../support/rows.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { takeReport } from './support/report-states.ts';
import { signIn } from './support/sign-in.ts';
import { expect, type Therapist, test } from './support/test.ts';

const html = '<article class="relatorio"><h1>Helena Prado</h1><p>Relatório de teste</p></article>';

test('the history is searched, filtered, read to its end, and found unchanged after a return', async ({
  page,
  therapist,
  sql,
  review,
}) => {
  await test.step('who has none is told how to begin', async () => {
    await page.goto('/historico');
    await expect(page.getByRole('heading', { name: 'Nenhuma avaliação ainda' })).toBeVisible();
    await expect(page.getByText('Comece realizando sua primeira anamnese')).toBeVisible();
  });

  await insertHistory(sql, therapist.userId, 61);
  await insertAvaliacao(sql, therapist.userId, { nomeCliente: 'José Antônio Araújo', status: 'erro' });
  const beatriz = await insertAvaliacao(sql, therapist.userId, { nomeCliente: 'Beatriz Aparecida do Nascimento' });
  await sql`update avaliacoes set assinado = true where id = ${beatriz}`;
  const cliente = await insertCliente(sql, therapist.userId, { avaliacaoIds: [beatriz] });
  await sql`update clientes set ultimo_padrao = 'Deficiência de Qi do Baço com Umidade' where id = ${cliente}`;
  await insertAvaliacao(sql, therapist.userId, {
    nomeCliente: 'Conceição Guimarães',
    status: 'concluido',
    createdAt: new Date('2024-03-05T15:30:00-03:00'),
  });
  await page.reload();

  await test.step('pages come as the end comes near, and by the button', async () => {
    await expect(card(page, 'José Antônio Araújo')).toBeVisible();
    await expect(cards(page)).toHaveCount(20);
    await expectNoSidewaysScroll(page, 'historico');
    await page.getByRole('button', { name: 'Carregar mais' }).focus();
    await expect(cards(page)).not.toHaveCount(20);
    await scrollTo(page, card(page, 'Conceição Guimarães'));
    await scrollTo(page, page.getByText('64 avaliações no total'));
    await expect(card(page, 'Conceição Guimarães')).toContainText('05 de março de 2024 às 15:30');
    await expect(card(page, 'Conceição Guimarães')).toContainText('42 anos');
  });

  await test.step('the way back leads to the same place', async () => {
    const far = card(page, 'Cliente 45 de Souza');
    await far.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await far.click();
    await expect(page).toHaveURL(/\/resultado\//);
    await expect(page.getByText('Relatório', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(far).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  await test.step('a name is found without its accents, and reloading keeps it', async () => {
    const field = page.getByRole('searchbox', { name: 'Buscar por cliente ou queixa' });
    await field.fill('araujo JOSE');
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(/busca=araujo/);
    await page.reload();
    await expect(field).toHaveValue('araujo JOSE');
    await expect(card(page, 'José Antônio Araújo')).toBeVisible();
    await expect(page.getByText('1 avaliação com esta busca')).toBeVisible();
    await field.fill('ninguém com este nome');
    await expect(page.getByRole('heading', { name: 'Nada encontrado' })).toBeVisible();
    await review('historico-nada-encontrado');
    await page.getByRole('button', { name: 'Limpar busca e filtros' }).click();
    await expect(field).toHaveValue('');
    await expect(card(page, 'Cliente 1 de Souza')).toBeVisible();
    await review('historico-linhas');
  });

  await test.step('status and period narrow the list', async () => {
    await narrow(page, 'Erro');
    await expect(cards(page)).toHaveCount(1);
    await expect(card(page, 'José Antônio Araújo')).toContainText('Erro');
    const again = page.getByRole('link', { name: 'Tentar de novo: José Antônio Araújo' });
    await again.click();
    await expect(page.getByRole('heading', { name: 'Erro ao gerar diagnóstico' })).toBeVisible();
    await page.goBack();
    await expect(again).toBeVisible();
    await narrow(page, 'Assinado');
    await expect(cards(page)).toHaveCount(1);
    await expect(card(page, 'Beatriz Aparecida do Nascimento')).toContainText('Deficiência de Qi do Baço com Umidade');
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await narrow(page, 'A assinar');
    await expect(card(page, 'Cliente 1 de Souza')).toContainText('A assinar');
    await expect(card(page, 'Beatriz Aparecida do Nascimento')).toHaveCount(0);
    await narrow(page, 'Finalizado');
    await expect(card(page, 'Cliente 1 de Souza')).toBeVisible();
    await narrow(page, 'Escolher datas', async () => {
      await page.getByLabel('De', { exact: true }).fill('2024-03-05');
      await page.getByLabel('Até', { exact: true }).fill('2024-03-05');
      await expect(page).toHaveURL(/2024-03-05.*2024-03-05/);
      // While the list is loaded, the old one is dimmed.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await review('historico-filtros');
    });
    await expect(cards(page)).toHaveCount(1);
    await expect(card(page, 'Conceição Guimarães')).toContainText('Finalizado');
    await expectNoSidewaysScroll(page, 'historico, narrowed down');
    await review('historico-filtrado');
  });
});

test('changes from elsewhere appear by themselves, and each is announced once', async ({
  page,
  browser,
  therapist,
  sql,
  database,
  baseURL,
}, { project }) => {
  const report = await takeReport(sql, database, therapist.userId);
  const elsewhere = await openElsewhere(browser, therapist, baseURL ?? '', project.use.viewport ?? null);
  const other = await elsewhere.newPage();
  await page.goto('/historico');
  await other.goto('/configuracoes');
  const helena = card(page, 'Helena Prado');
  await expect(helena).toContainText('Pendente');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await report.finish(html);
  const notice = 'O relatório de Helena Prado está pronto';
  await expect(helena).toContainText('Finalizado');
  await expect(helena).toContainText('Novo');
  for (const screen of [page, other]) {
    await expect(screen.getByText(notice)).toBeVisible();
    await expectNothingCovered(screen, notice);
  }

  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Abrir' }).click();
  await expect(page.getByRole('article')).toContainText('Relatório de teste');
  await expect(page.getByText(notice)).toHaveCount(0);
  await expect(other.getByText(notice)).toHaveCount(0);
  await page.goBack();
  await expect(helena).toBeVisible();
  await expect(helena).not.toContainText('Novo');
  await elsewhere.close();
});

/** The notice has room of its own: at the top of the page the content begins below it. */
async function expectNothingCovered(page: Page, notice: string): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect
    .poll(async () => {
      const bar = await page.getByText(notice).boundingBox();
      const content = await page.getByRole('main').boundingBox();
      return bar && content ? content.y - (bar.y + bar.height) : -1;
    })
    .toBeGreaterThanOrEqual(0);
}

function cards(page: Page): Locator {
  return page.getByRole('list', { name: 'Avaliações' }).getByRole('listitem');
}

function card(page: Page, name: string): Locator {
  return cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** Scrolls to the end until the target appears; each end may load a page. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      return target.count();
    })
    .toBe(1);
}

/** Chooses a filter chip. Wide screens show the chips on the page, phones behind a button. */
async function narrow(page: Page, option: string, more = async () => {}): Promise<void> {
  const button = page.getByRole('button', { name: /^Filtros/ });
  const phone = await button.isVisible();
  if (phone) await button.click();
  await page.locator('label').getByText(option, { exact: true }).click();
  await expect(page.getByRole('radio', { name: option, exact: true })).toBeChecked();
  await more();
  if (phone) await page.getByRole('button', { name: 'Ver resultados' }).click();
}

async function openElsewhere(
  browser: Browser,
  therapist: Therapist,
  baseUrl: string,
  viewport: { width: number; height: number } | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: baseUrl, viewport, locale: 'pt-BR', reducedMotion: 'reduce' });
  await signIn(context, therapist, baseUrl);
  return context;
}
