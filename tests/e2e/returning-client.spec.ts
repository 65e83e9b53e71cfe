import type { Locator, Page } from '@playwright/test';
import { insertAvaliacao, insertCliente } from '../support/rows.ts';
import { chooseFoto, expectSaved, fotoSlot, openIntake, section, submit, write } from './support/intake-form.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { tonguePhoto } from './support/photos.ts';
import { expect, test } from './support/test.ts';

test('a client who comes back is known, and of her last answers only what is confirmed enters', async ({
  page,
  therapist,
  sql,
  review,
}) => {
  const avaliacaoId = await insertAvaliacao(sql, therapist.userId, { createdAt: new Date('2026-05-12T15:00:00Z') });
  await sql`
    update avaliacoes set dados_anamnese = dados_anamnese || ${sql.json({
      profissao: 'Costureira',
      historicoMedico: 'Asma na infância, sem crises há dez anos.',
      sintomasGerais: ['insônia', 'cansaço'],
      linguaDesc: ['Pálida'],
      gestante: 'nao',
      marcapasso: 'nao',
    })} where id = ${avaliacaoId}`;
  const clienteId = await insertCliente(sql, therapist.userId, { avaliacaoIds: [avaliacaoId] });
  await sql`update clientes set idade = 42, idade_em = now(), sexo = 'feminino', email = 'helena@example.com' where id = ${clienteId}`;

  await test.step('the form begins with the record, and is no draft yet', async () => {
    await page.goto(`/clientes/${clienteId}`);
    await page.getByRole('main').getByRole('link', { name: 'Nova Avaliação' }).click();
    await expect(page).toHaveURL(`/anamnese?cliente=${clienteId}`);
    await expect(textbox(page, 'Nome completo do cliente')).toHaveValue('Helena Prado');
    await expect(textbox(page, 'Telefone')).toHaveValue('(11) 98888-7777');
    await expect(page.getByRole('region', { name: 'Cliente desta ficha' })).toContainText('12/05/2026');
    await expectNoSidewaysScroll(page, 'anamnese-cliente');
    await review('anamnese-cliente');
    expect(await sql`select 1 from anamnese_drafts where terapeuta_id = ${therapist.userId}`).toHaveLength(0);
  });

  await test.step('one section is taken over, another one is taken back', async () => {
    await use(section(page, 'Histórico Médico'));
    await expect(section(page, 'Histórico Médico')).toContainText('1 resposta usada nesta ficha: Histórico médico.');
    const symptoms = section(page, 'Sintomas Gerais');
    await use(symptoms);
    await expect(symptoms.getByRole('checkbox', { name: 'Insônia' })).toBeChecked();
    await symptoms.getByRole('button', { name: 'Desfazer' }).click();
    await expect(symptoms.getByRole('checkbox', { name: 'Insônia' })).not.toBeChecked();
    await expectSaved(page);
    await review('anamnese-respostas-usadas');
  });

  await test.step('a reload still knows the client and what was taken over', async () => {
    await expect(page).toHaveURL(/rascunho=/);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Cliente desta ficha' })).toContainText('Helena Prado');
    await expect(section(page, 'Histórico Médico')).toContainText('1 resposta usada nesta ficha: Histórico médico.');
    await expect(section(page, 'Sintomas Gerais').getByRole('checkbox', { name: 'Insônia' })).not.toBeChecked();
  });

  await test.step('and the assessment belongs to her', async () => {
    await write(page, 'Queixa Principal', 'Queixa principal', 'Tosse seca há uma semana.');
    await chooseFoto(page, 'lingua', [{ name: 'lingua.jpg', mimeType: 'image/jpeg', buffer: await tonguePhoto() }]);
    await expect(fotoSlot(page, 'lingua').getByText('Boa foto para a análise')).toBeVisible();
    await page.getByRole('checkbox', { name: /Concordo com o uso/ }).check();
    await submit(page);
    await expect(page).toHaveURL(/\/resultado\//);
    const rows = await sql`
      select dados_anamnese->>'historicoMedico' as historico, dados_anamnese->'sintomasGerais' as sintomas,
        dados_anamnese->'linguaDesc' as lingua
      from avaliacoes where cliente_id = ${clienteId} and id <> ${avaliacaoId}`;
    expect(rows).toEqual([{ historico: 'Asma na infância, sem crises há dez anos.', sintomas: [], lingua: [] }]);
  });
});

test('personal data that fit a client ask whether it is the same person', async ({ page, therapist, sql, review }) => {
  await insertCliente(sql, therapist.userId, { nome: 'Helena Prado Lima' });
  await insertCliente(sql, therapist.userId, { nome: 'Rosa Lima' });
  await openIntake(page);
  await write(page, 'Dados Pessoais', 'Nome completo do cliente', 'Helena Prado');
  await write(page, 'Dados Pessoais', 'Telefone', '11 98888-7777');
  const panel = page.getByRole('region', { name: 'É a mesma pessoa?' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('listitem').first()).toContainText('Mesmo nome e telefone');
  await review('anamnese-mesma-pessoa');

  const chosen = panel.getByRole('button', { name: 'Usar este cliente: Helena Prado Lima' });
  await chosen.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Cliente desta ficha' })).toContainText('Helena Prado Lima');
  await expect(textbox(page, 'Nome completo do cliente')).toHaveValue('Helena Prado');
  await page.getByRole('button', { name: 'Não é esta pessoa: cliente novo' }).click();
  await expect(textbox(page, 'Nome completo do cliente')).toBeFocused();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Não, é cliente novo' }).click();
  await expect(panel).toHaveCount(0);
});

async function use(part: Locator): Promise<void> {
  await part.getByRole('button', { name: 'Usar respostas de 12/05/2026' }).click();
}

function textbox(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name });
}
