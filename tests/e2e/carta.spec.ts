import { readFile } from 'node:fs/promises';
import { readPdfPages } from '../support/pdf-text.ts';
import { insertReport } from '../support/shares.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';

test('a therapist reads the letter to the client, changes it and gives it away; the sheet is for her', async ({
  page,
  sql,
  therapist,
  review,
}) => {
  const id = await insertReport(sql, therapist.userId, { nomeCliente: 'Helena Prado de Araújo' });
  // Simulates a device without a share sheet.
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.addInitScript(() => {
    window.open = (url) => {
      document.documentElement.setAttribute('data-opened', String(url));
      return null;
    };
  });
  await page.goto(`/resultado/${id}`);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  const bar = page.getByRole('toolbar', { name: 'Ações do relatório' });
  const paper = async (press: () => Promise<void>) => {
    const download = page.waitForEvent('download');
    await press();
    const file = await download;
    return { name: file.suggestedFilename(), pages: await readPdfPages(await readFile(await file.path())) };
  };

  await test.step('the sheet for the couch is a paper of its own', async () => {
    await bar.getByRole('button', { name: 'Mais' }).click();
    const { name, pages } = await paper(() => page.getByRole('menuitem', { name: 'Folha de tratamento' }).click());
    expect(name).toMatch(/^folha-de-tratamento-helena-prado-de-araujo-/);
    expect(pages.join(' ')).toContain('Registro');
  });

  await test.step('sharing offers the letter first', async () => {
    await bar.getByRole('button', { name: 'Compartilhar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compartilhar o relatório' });
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText('Carta para o cliente');
    await review('compartilhar-carta', '[role=dialog]');
    await dialog.getByRole('link', { name: 'Ler e mudar antes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Carta para o cliente' })).toBeVisible();
  });

  const found = page.getByLabel('O que encontramos');
  const given = await found.inputValue();
  await test.step('the letter is in plain words', async () => {
    expect(given).toContain('Na leitura da Medicina Tradicional Chinesa');
    expect(given).not.toMatch(/Deficiência|Estagnação|\bE36\b/);
    await expectNoSidewaysScroll(page, 'carta');
    await review('carta');
  });

  await test.step('a part that is too long is named, and nothing is saved', async () => {
    await page.getByLabel('Quando voltar').fill('a'.repeat(3001));
    await page.getByRole('button', { name: 'Salvar a carta' }).click();
    await expect(page.getByText('Este texto é longo demais para a carta')).toBeVisible();
    await expect(page.getByText('Carta salva.')).toBeHidden();
  });

  await test.step('leaving with changes asks first', async () => {
    await page.getByLabel('Quando voltar').fill('Na terça, às nove.');
    await page.getByRole('link', { name: 'Relatório' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Sair sem salvar a carta?' })).toBeVisible();
    await page.getByRole('button', { name: 'Continuar editando' }).click();
  });

  await test.step('the changed letter is saved and is what the client gets', async () => {
    const { name, pages } = await paper(() => page.getByRole('button', { name: 'Baixar a carta' }).click());
    expect(name).toMatch(/^carta-helena-prado-de-araujo-/);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Na terça, às nove.');
    await page.reload();
    await expect(page.getByLabel('Quando voltar')).toHaveValue('Na terça, às nove.');
  });

  await test.step('a link to it opens in the chat with the client, and the page behind it says that it is hers', async () => {
    await expect(page.getByText('O cliente lê que a carta foi revisada por você')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click();
    const link = await page.getByLabel(/^Link criado, vale até/).inputValue();
    const opened = new URL((await page.locator('html').getAttribute('data-opened')) ?? '');
    expect(opened.origin + opened.pathname).toBe('https://wa.me/');
    expect(opened.searchParams.get('text')).toContain(link);
    await expectNoSidewaysScroll(page, 'carta, with its link');
    await review('carta-enviada');
    const visitor = await page.context().newPage();
    await visitor.goto(new URL(link).pathname);
    await expect(visitor.getByText(/revisada por .+ em \d+ de/)).toBeVisible();
    await expect(visitor.getByText('Não revisado por profissional')).toHaveCount(0);
    await visitor.close();
  });

  await test.step('the text of the report comes back, and that can be undone', async () => {
    await page.getByRole('button', { name: 'Voltar ao texto do relatório' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar ao texto do relatório' }).click();
    await expect(page.getByLabel('Quando voltar')).not.toHaveValue('Na terça, às nove.');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByLabel('Quando voltar')).toHaveValue('Na terça, às nove.');
    await page.reload();
    await expect(page.getByLabel('Quando voltar')).toHaveValue('Na terça, às nove.');
  });
});
