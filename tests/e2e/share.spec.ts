import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdfPages } from '../support/pdf-text.ts';
import { setPlan } from '../support/people.ts';
import { insertReport } from '../support/shares.ts';
import { expectAccessible, expectContrast } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { takeScreenshot } from './support/screenshot.ts';
import { expect, test } from './support/test.ts';

test('a report is shared by a link and as a file, and the link is revoked', async ({
  page,
  browser,
  baseURL,
  sql,
  therapist,
  review,
}) => {
  await setPlan(sql, therapist.userId, 'Profissional');
  await therapist.trpc.clinicaConfigs.save.mutate({ nomeClinica: 'Clínica Jade', logoUrl: '' });
  const id = await insertReport(sql, therapist.userId, { nomeCliente: 'Helena Prado de Araújo' });
  // Simulates a device without a share sheet, and records the text for WhatsApp.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    window.open = (url) => {
      document.documentElement.dataset.opened = String(url);
      return null;
    };
  });
  await page.goto(`/resultado/${id}`);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the paper carries the clinic of today', async () => {
    await expect(page.getByText('Clínica Jade', { exact: true })).toBeVisible();
  });

  await test.step('the PDF is downloaded under a clean name, with its text', async () => {
    const download = page.waitForEvent('download');
    await action(page, 'PDF').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^relatorio-helena-prado-de-araujo-\d{4}-\d{2}-\d{2}\.pdf$/);
    const bytes = await readFile(await file.path());
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    const text = (await readPdfPages(bytes)).join(' ');
    expect(text).toContain('Helena Prado de Araújo');
    expect(text).toContain('Clínica Jade');
    expect(text).toContain('Hipóteses diagnósticas');
  });

  const dialog = page.getByRole('dialog', { name: 'Compartilhar o relatório' });
  await test.step('the dialog says who can read what', async () => {
    await action(page, 'Compartilhar').click();
    await expect(dialog).toContainText('sem conta e sem senha');
    await expect(dialog.getByRole('radio', { name: '30 dias' })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Baixar PDF' })).toBeVisible();
    await review('compartilhar', '[role=dialog]');
  });

  const link = await test.step('a link is made, and its address is shown this once', async () => {
    await expect(dialog.getByRole('radio', { name: 'A carta' })).toBeChecked();
    await dialog.getByText('O relatório inteiro', { exact: true }).click();
    await dialog.getByText('7 dias').click();
    await dialog.getByRole('button', { name: 'Criar link' }).click();
    const field = dialog.getByLabel(/^Link criado, vale até \d{2} de \p{L}+ de \d{4}$/u);
    await expect(field).toBeFocused();
    await expect(dialog).toContainText('não aparece de novo');
    await expect(dialog.getByText('Ainda não foi aberto')).toBeVisible();
    await review('compartilhar-link-criado', '[role=dialog]');
    return field.inputValue();
  });
  expect(link).toMatch(/\/r\/[\w-]{43}$/);

  await test.step('WhatsApp gets title and address where there is no share sheet', async () => {
    await dialog.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click();
    const opened = new URL((await page.locator('html').getAttribute('data-opened')) ?? '');
    expect(opened.origin + opened.pathname).toBe('https://wa.me/');
    expect(opened.searchParams.get('text')).toBe(`Avaliação energética MeridIA – Helena Prado de Araújo\n${link}`);
  });

  const path = new URL(link).pathname;
  const visitor = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
  });
  const visit = await visitor.newPage();
  await test.step('the client reads it without an account, on a page of its own', async () => {
    await visit.goto(path);
    await expect(visit.getByText('Olá, Helena')).toBeVisible();
    await expect(visit.getByText('Clínica Jade', { exact: true })).toBeVisible();
    await expect(visit.getByRole('heading', { level: 2, name: 'Prognóstico' })).toBeVisible();
    await expect(visit.getByText('Fale com Marina Duarte Lopes, Clínica Jade')).toBeVisible();
    expect(await visitor.cookies()).toEqual([]);
    await expectNoSidewaysScroll(visit, 'relatorio-compartilhado');
    await reviewPage(visit, 'relatorio-compartilhado');
    await visit.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(visit, 'relatorio-compartilhado');
  });

  await test.step('and takes the file along', async () => {
    const download = visit.waitForEvent('download');
    await visit.getByRole('link', { name: 'Baixar PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^relatorio-helena-prado-de-araujo-/);
  });

  await test.step('the letter is offered first by link too, on a page without the report', async () => {
    const { url } = await therapist.trpc.relatorioShares.create.mutate({ avaliacaoId: id, documento: 'carta' });
    await visit.goto(new URL(url).pathname);
    await expect(visit.getByRole('heading', { level: 2, name: 'O que fazer em casa' })).toBeVisible();
    await expect(visit.getByRole('heading', { name: 'Prognóstico' })).toHaveCount(0);
    await expectNoSidewaysScroll(visit, 'carta-compartilhada');
    await reviewPage(visit, 'carta-compartilhada');
    await expectContrast(visit, 'carta-compartilhada');
    const [{ id: share } = { id: '' }] = await therapist.trpc.relatorioShares.list.query({ avaliacaoId: id });
    await therapist.trpc.relatorioShares.revoke.mutate({ id: share });
    await visit.goto(path);
  });

  await test.step('the view is counted while the dialog is open', async () => {
    await expect(dialog.getByText(/^Aberto 2 vezes, por último em /)).toBeVisible({ timeout: 15_000 });
  });

  await test.step('the link is ended with its consequence named, and opens nothing any more', async () => {
    await dialog.getByRole('button', { name: /^Encerrar o link criado em / }).click();
    const question = page.getByRole('alertdialog', { name: 'Encerrar este link?' });
    await expect(question).toContainText('deixa de abrir o relatório na hora');
    await question.getByRole('button', { name: 'Encerrar link' }).click();
    await expect(page.getByText('Link encerrado')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Links ativos' })).toBeHidden();
    await visit.reload();
    await expect(visit.getByRole('heading', { name: 'Este link não abre nenhum relatório' })).toBeVisible();
    await reviewPage(visit, 'relatorio-compartilhado-encerrado');
    await visitor.close();
  });
});

/** The button in the header of wide screens, or in the bottom bar of small screens. */
function action(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

async function reviewPage(page: Page, name: string): Promise<void> {
  await takeScreenshot(page, name);
  await expectAccessible(page, name);
}
