import type { Locator, Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { testPassword, uploadedFoto } from '../support/api-client.ts';
import { setPlan } from '../support/people.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { chooseFoto, fotoSlot } from './support/intake-form.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { drawTongue, tonguePhoto } from './support/photos.ts';
import { expireSessions } from './support/sign-in.ts';
import { expect, type Therapist, test } from './support/test.ts';

const longName = 'Maria Aparecida Conceição dos Santos Albuquerque de Vasconcelos e Silva';

test('a therapist records the follow-ups of a client, from the first consultation to a corrected record', async ({
  page,
  context,
  browser,
  therapist,
  sql,
  review,
}) => {
  await setPlan(sql, therapist.userId, 'Profissional');
  const id = await assessedAMonthAgo(sql, therapist);

  await test.step('nothing yet', async () => {
    await page.goto(`/evolucao/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: longName })).toBeVisible();
    await expect(page.getByText('Evolução · 42 anos')).toBeVisible();
    await expect(page.getByText('Nenhuma consulta registrada')).toBeVisible();
    await review('evolucao-vazia');
  });

  await test.step('the first consultation is written, with scores, sessions and a photo', async () => {
    await page.getByRole('button', { name: 'Nova Consulta' }).click();
    await expect(page.getByRole('heading', { name: 'Registrar Nova Consulta' })).toBeVisible();
    await expect(page.getByText('Consulta #1', { exact: true })).toBeVisible();
    await save(page);
    await expect(page.getByText('Escreva as observações desta consulta.')).toBeVisible();
    await expect(field(page, 'Observações Gerais')).toBeFocused();
    await field(page, 'Observações Gerais').fill('Chegou cansada.\nDormiu mal a semana toda.');
    await page.getByText('Mais', { exact: true }).click();
    await field(page, 'Mudanças no Quadro').fill('A barriga estufa menos.');
    await field(page, 'Sintomas Atuais').fill('cansaço, , dor de cabeça');
    await field(page, 'Sintomas Resolvidos').fill('azia');
    await field(page, 'Novas Queixas').fill('Zumbido no ouvido.');
    await score(page, 'Dor', '7');
    await score(page, 'Sono', '3');
    await field(page, 'Sessões realizadas').fill('1');
    await field(page, 'Sessões planejadas').fill('10');
    await chooseFoto(page, 'lingua', { name: 'lingua.jpg', mimeType: 'image/jpeg', buffer: await tonguePhoto() });
    await expect(fotoSlot(page, 'lingua').getByText('Boa foto para a análise')).toBeVisible();
    await review('evolucao-nova-consulta');
  });

  await test.step('a save that gets no answer loses nothing, and the next one makes one row', async () => {
    // The server saves the consultation; only its answer is lost.
    await page.route(/consultasEvolutivas\.create/, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await save(page);
    await expect(page.getByText('Erro ao salvar evolução')).toBeVisible();
    await page.unroute(/consultasEvolutivas\.create/);
    await save(page);
    await expect(page.getByText('Evolução registrada com sucesso!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Timeline de Consultas (1)' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Registrar Nova Consulta' })).toBeHidden();
    const [rows] = await sql`select count(*)::int as n from consultas_evolutivas where avaliacao_inicial_id = ${id}`;
    expect(rows?.n).toBe(1);
    const entry = consulta(page, 1);
    for (const text of [
      'Dormiu mal a semana toda.',
      'dor de cabeça',
      'azia',
      'Zumbido no ouvido.',
      '7/10',
      '1 de 10',
    ]) {
      await expect(entry).toContainText(text);
    }
  });

  await test.step('the second one survives a reload and a question at the door', async () => {
    await page.getByRole('button', { name: 'Nova Consulta' }).click();
    await expect(page.getByText('Consulta #2', { exact: true })).toBeVisible();
    await field(page, 'Observações Gerais').fill('Voltou a dormir.');
    await page.reload();
    await expect(page.getByText('Rascunho recuperado')).toBeVisible();
    await expect(field(page, 'Observações Gerais')).toHaveValue('Voltou a dormir.');
    await page.getByRole('link', { name: 'Voltar ao relatório' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Sair sem salvar a consulta?' });
    await dialog.getByRole('button', { name: 'Continuar escrevendo' }).click();
    await expect(page).toHaveURL(`/evolucao/${id}`);
  });

  await test.step("begins with the last one's values when asked, and is saved after a login in place", async () => {
    await expect(scoreOption(page, 'Dor', '7')).not.toBeChecked();
    await page.getByRole('button', { name: 'Começar com os valores da última consulta' }).click();
    await expect(scoreOption(page, 'Dor', '7')).toBeChecked();
    await page.getByText('Mais', { exact: true }).click();
    await expect(field(page, 'Sintomas Atuais')).toHaveValue('cansaço, dor de cabeça');
    await expect(field(page, 'Observações Gerais')).toHaveValue('Voltou a dormir.');
    await score(page, 'Dor', '3');
    await score(page, 'Sono', '8');
    await page.getByRole('button', { name: 'Aumentar sessões realizadas' }).click();
    await expect(field(page, 'Sessões realizadas')).toHaveValue('2');
    await chooseFoto(page, 'lingua', {
      name: 'lingua.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawTongue({ coatingShare: 0.1, size: 0.36 }),
    });
    await expect(fotoSlot(page, 'lingua').getByRole('img', { name: 'Foto da língua enviada' })).toBeVisible();
    await expireSessions(sql, therapist.userId);
    await save(page);
    const login = page.getByRole('dialog', { name: 'Sua sessão expirou' });
    await login.getByRole('textbox', { name: 'Senha' }).fill(testPassword);
    await login.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Timeline de Consultas (2)' })).toBeVisible();
  });

  await test.step('the curves say how it goes, in the picture, in words and in numbers', async () => {
    const card = page.getByRole('region', { name: 'Escores ao longo do tempo' });
    await expect(card.getByRole('heading', { name: 'Dor (menos é melhor)' })).toBeVisible();
    await expect(card.getByRole('img', { name: /^Dor: de 2 para 3, piorou/ })).toBeVisible();
    await expect(card.getByRole('img', { name: /^Sono: de 3 para 8, melhorou/ })).toBeVisible();
    // Nobody asked for energy.
    await expect(card.getByRole('heading', { name: /Energia/ })).toHaveCount(0);
    await card.getByRole('button', { name: 'Ver os números em tabela' }).click();
    await expect(card.getByRole('row', { name: /^#2/ })).toContainText('8');
    const numbers = card.getByRole('region', { name: 'Escores em tabela' });
    expect(await numbers.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expect(page.getByRole('region', { name: 'Sessões', exact: true })).toContainText('2 de 10 sessões');
  });

  await test.step('tongue photos lie over each other, by keyboard too', async () => {
    await page.getByRole('button', { name: 'Comparar antes e depois' }).click();
    await expect(page.getByRole('combobox', { name: 'Antes' })).toContainText('Avaliação inicial');
    await page.getByRole('combobox', { name: 'Antes' }).selectOption({ index: 1 });
    await expect(page.getByRole('img', { name: /^Antes: língua em/ })).toBeVisible();
    const slider = page.getByRole('slider', { name: 'Divisão entre antes e depois' });
    await slider.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', '49% antes, 51% depois');
    await review('evolucao');
    await expectNoSidewaysScroll(page, 'the evolution');
  });

  const device = await browser?.newContext({ storageState: await context.storageState() });
  const other = await device?.newPage();
  if (!device || !other) throw new Error('no second device');
  await other.goto(`/evolucao/${id}`);
  await expect(other.getByRole('heading', { name: 'Timeline de Consultas (2)' })).toBeVisible();

  await test.step('a change keeps what was there before, and shows on another device', async () => {
    await page.getByRole('button', { name: 'Editar consulta #1' }).click();
    await field(page, 'Observações Gerais').fill('Chegou cansada, com dor nas costas.');
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(consulta(page, 1)).toContainText('com dor nas costas');
    await expect(consulta(other, 1)).toContainText('com dor nas costas');
    await page.getByRole('button', { name: 'ver versões anteriores' }).click();
    const versions = page.getByRole('dialog', { name: 'Versões anteriores da consulta #1' });
    await expect(versions).toContainText('Dormiu mal a semana toda.');
    await review('evolucao-versoes', '[role=dialog]');
    await versions.getByRole('button', { name: 'Fechar' }).click();
  });

  await test.step('a change on two devices overwrites nothing', async () => {
    await other.getByRole('button', { name: 'Editar consulta #2' }).click();
    await field(other, 'Observações Gerais').fill('Texto do outro aparelho.');
    await page.getByRole('button', { name: 'Editar consulta #2' }).click();
    await field(page, 'Observações Gerais').fill('Texto deste aparelho.');
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(consulta(page, 2)).toContainText('Texto deste aparelho.');
    const conflict = other.getByRole('alert').filter({ hasText: 'Esta consulta mudou em outro aparelho' });
    await expect(conflict).toContainText('Texto deste aparelho.');
    await expect(field(other, 'Observações Gerais')).toHaveValue('Texto do outro aparelho.');
    await conflict.getByRole('button', { name: 'Continuar com o meu texto' }).click();
    await other.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(consulta(page, 2)).toContainText('Texto do outro aparelho.');
  });

  await test.step('an annulled one stays, marked, and counts no more, here and there', async () => {
    await page.getByRole('button', { name: 'Anular consulta #2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Anular a consulta #2?' });
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Era de outra cliente.');
    await review('evolucao-anular', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Anular consulta' }).click();
    for (const screen of [page, other]) {
      await expect(screen.getByRole('heading', { name: 'Timeline de Consultas (1)' })).toBeVisible();
      await expect(consulta(screen, 2)).toContainText('Motivo: Era de outra cliente.');
    }
    await page.getByRole('button', { name: 'Nova Consulta' }).click();
    await expect(page.getByText('Consulta #3', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await review('evolucao-anulada');
  });
  await device.close();
});

/** Creates an assessment of thirty days ago with its tongue photo. */
async function assessedAMonthAgo(sql: Sql, therapist: Therapist): Promise<string> {
  const createdAt = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  const id = await insertAvaliacao(sql, therapist.userId, { createdAt, nomeCliente: longName });
  const foto = await uploadedFoto(therapist, 'lingua', await tonguePhoto());
  await sql`update fotos set avaliacao_id = ${id} where id = ${foto.id}`;
  return id;
}

function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label });
}

function scoreOption(page: Page, label: string, value: string): Locator {
  return page.getByRole('group', { name: new RegExp(`^${label} `) }).getByRole('radio', { name: value, exact: true });
}

async function score(page: Page, label: string, value: string): Promise<void> {
  await scoreOption(page, label, value).check();
}

function consulta(page: Page, numero: number): Locator {
  return page.getByRole('region', { name: `Consulta #${numero}` });
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar Consulta' }).click();
}
