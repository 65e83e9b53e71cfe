import type { Locator, Page } from '@playwright/test';
import { insertAvaliacao } from '../support/rows.ts';
import { expectSaved, openDraft, openIntake, section, submit, write } from './support/intake-form.ts';
import { tabTo } from './support/keyboard.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { prepareDraft } from './support/prepared-draft.ts';
import { expect, test } from './support/test.ts';

const texto =
  'Insônia há meses, pés frios e tontura ao levantar. Nega febre e nega dor de cabeça. Piora com xpto na zorra.';

test('a therapist corrects what was understood, and the report obeys', async ({ page, therapist, sql, review }) => {
  await prepareDraft(therapist, { queixaPrincipal: 'Cansaço.' });
  await openDraft(page);
  await write(page, 'Queixa Principal', 'Queixa principal', texto);
  const chips = understood(page, 'Queixa principal');

  await test.step('each sign is a chip, and what was not understood is marked in the text', async () => {
    await expect(tap(chips, /^insônia/)).toBeVisible();
    await expect(tap(chips, /^não: febre/)).toBeVisible();
    await expect(page.locator('[data-marks] .underline').filter({ hasText: 'xpto' }).first()).toBeAttached();
    await expectMarksOverWords(section(page, 'Queixa Principal'));
    await expectNoSidewaysScroll(page, 'entendido');
    await review('anamnese-entendido', '[id="campo-dadosAnamnese-queixaPrincipal"]');
  });

  await test.step('one tap takes away, brings back, turns round and confirms', async () => {
    await tap(chips, 'Não é isso: insônia').click();
    await tap(chips, 'Desfazer: insônia').click();
    await tap(chips, 'Não é isso: pés frios').click();
    await tap(chips, 'Inverter: febre').click();
    await tap(chips, /^insônia/).click();
    await expect(tap(chips, /^insônia/)).toHaveAttribute('aria-pressed', 'true');
    await expectSaved(page);
    await review('anamnese-entendido-corrigido', '[id="campo-dadosAnamnese-queixaPrincipal"]');
  });

  await test.step('the corrections survive a reload', async () => {
    await page.reload();
    await expect(tap(chips, 'Desfazer: pés frios')).toBeVisible();
    await expect(tap(chips, /^febre, confirmado por você/)).toBeVisible();
  });

  await submit(page);
  const report = page.getByRole('article');
  await expect(report.getByRole('heading', { level: 1, name: 'Helena Prado' })).toBeVisible({ timeout: 30_000 });
  await expect(report).toContainText('relato: “Insônia”, confirmado por você');
  const [row] = await sql<{ id: string; achados: { id: string; presente: boolean; confirmado?: string }[] }[]>`
    select id, diagnostico_json::jsonb -> 'analise' -> 'achados' as achados from avaliacoes
    where terapeuta_id = ${therapist.userId}`;
  const found = (sinal: string) => row?.achados.find(({ id }) => id === `${sinal}@queixaPrincipal`);
  expect(found('membros_frios')).toBeUndefined();
  expect(found('febre')).toMatchObject({ presente: true, confirmado: 'ao_contrario' });
  expect(found('insonia')).toMatchObject({ presente: true, confirmado: 'como_lido' });

  await test.step('a report that is made again says what it reads differently', async () => {
    // As if an earlier release had made the report.
    await sql`
      update avaliacoes set diagnostico_json = jsonb_set(diagnostico_json::jsonb, '{analise,achados}', (
        select jsonb_agg(case when achado ->> 'id' = 'tontura@queixaPrincipal'
          then achado || '{"id": "zumbido@queixaPrincipal", "label": "zumbido"}' else achado end)
        from jsonb_array_elements(diagnostico_json::jsonb -> 'analise' -> 'achados') as achado))::text
      where id = ${row?.id ?? ''}`;
    await therapist.trpc.relatorios.reprocess.mutate({ id: row?.id ?? '' });
    const note = page.getByText('Lido de outro modo nesta versão: 1 sinal a mais, 1 sinal a menos');
    await expect(note).toBeVisible({ timeout: 30_000 });
    await note.click();
    await expect(page.getByText('zumbido (Queixa principal)')).toBeVisible();
    await review('resultado-lido-de-outro-modo', 'details');
  });
});

test('with the keyboard alone a sign is taken away and brought back', async ({ page, isMobile, therapist: _ }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await openIntake(page);
  const field = section(page, 'Queixa Principal').getByRole('textbox', { name: 'Queixa principal' });
  await field.focus();
  await page.keyboard.type('Insônia e pés frios.');
  const chips = understood(page, 'Queixa principal');
  await expect(tap(chips, /^insônia/)).toBeVisible();
  await tabTo(page, tap(chips, /^insônia/), 2);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tap(chips, 'Não é isso: insônia')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tap(chips, 'Desfazer: insônia')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tap(chips, 'Não é isso: insônia')).toBeFocused();
  await expect(page.getByText(/^Entendido em Queixa principal: insônia/)).toBeAttached();
});

test('without network the form goes on, and the chips come with the network', async ({
  page,
  context,
  therapist: _,
  review,
}) => {
  await openIntake(page);
  const chips = understood(page, 'Queixa principal');
  await write(page, 'Queixa Principal', 'Queixa principal', 'Insônia.');
  await tap(chips, 'Não é isso: insônia').click();
  await context.setOffline(true);
  await write(page, 'Queixa Principal', 'Queixa principal', 'Insônia. Pés frios.');
  await expect(page.getByText('O formulário funciona do mesmo jeito.')).toBeVisible();
  await expect(tap(chips, 'Desfazer: insônia')).toBeVisible();
  await review('anamnese-entendido-sem-conexao', '[id="campo-dadosAnamnese-queixaPrincipal"]');
  await tap(chips, 'Desfazer: insônia').click();
  await context.setOffline(false);
  await expect(tap(chips, /^pés frios/)).toBeVisible();
  await expect(tap(chips, 'Não é isso: insônia')).toBeVisible();
  await expect(page.getByText('O formulário funciona do mesmo jeito.')).toBeHidden();

  await test.step('many signs are folded, and a long text keeps its marks over its words', async () => {
    const long = 'Insônia, tontura, zumbido, palpitação, pés frios, sede, azia, náusea, gases e xpto zorra. '.repeat(
      12,
    );
    await write(page, 'Histórico Médico', 'Histórico médico', long);
    const many = understood(page, 'Histórico médico');
    await expect(many.getByRole('button', { name: /^\+ \d+ sinais entendidos$/ })).toBeVisible();
    await expectMarksOverWords(section(page, 'Histórico Médico'));
    await review('anamnese-entendido-muitos', '[id="campo-dadosAnamnese-historicoMedico"]');
    await many.getByRole('button', { name: /^\+ \d+/ }).click();
    await expect(tap(many, /^náusea/)).toBeVisible();
  });
});

test('a follow-up keeps what was corrected below its texts', async ({ page, therapist, sql, review }) => {
  const id = await insertAvaliacao(sql, therapist.userId);
  await page.goto(`/evolucao/${id}`);
  await page.getByRole('button', { name: 'Nova Consulta' }).click();
  await page.getByRole('textbox', { name: 'Observações Gerais' }).fill('Dormiu melhor. Ainda tem insônia e azia.');
  const chips = understood(page, 'Observações Gerais');
  await tap(chips, 'Não é isso: insônia').click();
  await review('evolucao-entendido', '[id="campo-consulta-observacoes"]');
  await page.getByRole('button', { name: 'Salvar Consulta' }).click();
  await expect(page.getByText('Evolução registrada com sucesso!')).toBeVisible();
  const [row] = await sql<{ correcoes: unknown }[]>`
    select correcoes from consultas_evolutivas where avaliacao_inicial_id = ${id}`;
  expect(row?.correcoes).toMatchObject([{ campo: 'observacoes', sinal: 'insonia', decisao: 'removido' }]);
});

const understood = (page: Page, label: string) => page.getByRole('toolbar', { name: `Entendido em ${label}` });
const tap = (chips: Locator, name: string | RegExp) => chips.getByRole('button', { name });

/** The invisible letters break their lines where the field does, so their box is as high as the field's text. */
async function expectMarksOverWords(part: Locator): Promise<void> {
  const heights = await part
    .locator('[data-marks]')
    .first()
    .evaluate((layer) => ({
      marks: layer.scrollHeight,
      field: layer.parentElement?.querySelector('textarea')?.scrollHeight,
    }));
  expect(heights.marks).toBe(heights.field);
}
