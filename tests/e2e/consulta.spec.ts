import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import type { Page } from '@playwright/test';
import { setPlan } from '../support/people.ts';
import { insertCliente } from '../support/rows.ts';
import { insertReport } from '../support/shares.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const daysFromNow = (days: number) => dayInSaoPaulo(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

test('a consultation offers the points of the plan, notes those that were ticked and its return, and the client is reminded in time', async ({
  page,
  therapist,
  sql,
  review,
}) => {
  await setPlan(sql, therapist.userId, 'Profissional');
  const texto = 'Gestação informada: ficam de fora pontos que podem estimular contrações.';
  const id = await insertReport(sql, therapist.userId, {
    change: (relatorio) => ({
      ...relatorio,
      seguranca: [{ regra: 'gestacao', gravidade: 'evitar', texto, removidos: [], fonte: '' }],
    }),
  });
  await sql`update avaliacoes set created_at = now() - interval '20 days' where id = ${id}`;
  const clienteId = await insertCliente(sql, therapist.userId, { avaliacaoIds: [id] });

  await test.step("the client's page begins a consultation, in which no point is done yet", async () => {
    await page.goto(`/clientes/${clienteId}`);
    const head = page.getByRole('region', { name: 'Resumo clínico' });
    await expect(head).toContainText('Gestante: o relatório diz: Gestação informada');
    await expect(head).toContainText(/Sessões0 de \d+/);
    await review('cliente-clinico');
    await page.getByRole('link', { name: 'Registrar consulta' }).click();
    await expect(page.getByRole('heading', { name: 'Registrar Nova Consulta' })).toBeVisible();
    const chips = page.getByRole('group', { name: 'Pontos do relatório' }).getByRole('checkbox');
    await expect(chips.first()).toBeEnabled();
    for (const chip of await chips.all()) await expect(chip).not.toBeChecked();
    await expect(page.getByText(/Sem pontos, a consulta não conta como sessão\.$/)).toBeVisible();
    await review('consulta-vazia');
  });

  await test.step('one tap ticks the whole session but for what is to be avoided, and is taken back', async () => {
    await page.getByRole('button', { name: 'Marcar todos de Pontos do relatório' }).click();
    await expect(page.getByText(/ficaram de fora: a evitar para este cliente\./)).toBeVisible();
    await expect(page.getByText(/^Sessão 1 de \d+$/)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Evitar/, checked: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByRole('region', { name: 'Pontos marcados' })).toBeHidden();
    await page.getByRole('button', { name: 'Marcar todos de Pontos do relatório' }).click();
  });

  await test.step('a point is found in the catalogue, and carries what is known of the client', async () => {
    await page.getByRole('button', { name: 'Adicionar ponto' }).click();
    await page.getByRole('searchbox', { name: 'Buscar ponto' }).fill('VB 21');
    await expect(page.getByRole('list', { name: 'Pontos encontrados' })).toContainText('VB21');
    // Enter takes the first one and does not send the consultation.
    await page.getByRole('searchbox', { name: 'Buscar ponto' }).press('Enter');
    const asked = page.getByRole('region', { name: 'VB21: a evitar' });
    await expect(asked.getByText(texto)).toBeVisible();
    await review('consulta-motivo', '[aria-label="VB21: a evitar"]');
    await asked.getByRole('textbox', { name: 'Por que usar mesmo assim' }).fill('Só a mão sobre o ponto, sem agulha.');
    await asked.getByRole('button', { name: 'Marcar VB21 com este motivo' }).click();
    await page.getByRole('button', { name: /^VB21 .*Evitar$/ }).click();
    const settings = page.getByRole('region', { name: /^VB21/ });
    await expect(settings.getByText(texto)).toBeVisible();
    await settings.getByText('Direito', { exact: true }).click();
    await settings.getByText('Moxa', { exact: true }).click();
    await settings.getByRole('textbox', { name: 'Minutos' }).fill('12');
    await expect(page.getByRole('button', { name: /^VB21 direito, agulha e moxa, 12 min/ })).toBeVisible();
    await review('consulta-pontos');
    await expectNoSidewaysScroll(page, 'the form with points');
    await settings.getByRole('button', { name: 'Desmarcar ponto' }).click();
    await expect(page.getByText('VB21 desmarcado.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await page.getByRole('searchbox', { name: 'Buscar ponto' }).fill('shenmen');
    await page
      .getByRole('button', { name: /Shenmen.*orelha/ })
      .first()
      .click();
  });

  await test.step('the points are saved as a protocol, renamed, removed and brought back', async () => {
    await openProtocolos(page);
    const dialog = page.getByRole('dialog', { name: 'Meus protocolos' });
    await dialog.getByRole('textbox', { name: /^Salvar os \d+ pontos de agora como$/ }).fill('Cansaço e digestão');
    await dialog.getByRole('button', { name: 'Salvar protocolo' }).click();
    await expect(dialog.getByRole('heading', { name: 'Cansaço e digestão' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Salvar protocolo' }).click();
    await expect(dialog.getByText('Você já tem um protocolo com esse nome.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Renomear Cansaço e digestão' }).click();
    await dialog.getByRole('textbox', { name: 'Novo nome' }).fill('Base do Baço');
    await dialog.getByRole('textbox', { name: 'Novo nome' }).press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Base do Baço' })).toBeVisible();
    await review('consulta-protocolos', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Excluir Base do Baço' }).click();
    await expect(dialog.getByText('Nenhum protocolo ainda.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Desfazer' }).click();
    await expect(dialog.getByRole('heading', { name: 'Base do Baço' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Inserir Base do Baço' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Base do Baço: 0 pontos inseridos')).toBeVisible();
    await expect(page.getByText(/^VB21 ficou de fora: a evitar para este cliente\./)).toBeVisible();
    // React would pass a submit of the dialog on to the form behind it.
    await expect(page.getByRole('heading', { name: 'Registrar Nova Consulta' })).toBeVisible();
  });

  await test.step('the return is offered from the plan and set by a tap only', async () => {
    const retorno = page.getByLabel('Data de retorno');
    await expect(retorno).toHaveValue('');
    await page.getByRole('button', { name: /^Usar o intervalo do plano: / }).click();
    await expect(retorno).not.toHaveValue('');
    await page.getByRole('button', { name: 'Limpar data de retorno' }).click();
    await expect(retorno).toHaveValue('');
    await retorno.fill(daysFromNow(3));
    await page.getByRole('textbox', { name: 'Observações Gerais' }).fill('Chegou cansada.');
    await page
      .getByRole('group', { name: /^Sono / })
      .getByRole('radio', { name: '4', exact: true })
      .check();
    await page.getByRole('button', { name: 'Salvar Consulta' }).click();
    const entry = page.getByRole('region', { name: 'Consulta #1' });
    await expect(entry).toContainText('Shenmen (orelha)');
    await expect(entry).toContainText('VB21, a evitar para este cliente. Motivo: Só a mão sobre o ponto, sem agulha.');
    await expect(page.getByText(/^Salvo às \d\d:\d\d\./)).toBeVisible();
    await expect(entry).toContainText(daysFromNow(3).split('-').reverse().join('/'));
    await expect(page.getByRole('region', { name: 'Sessões', exact: true })).toContainText(/1 de \d+ sessões/);
    await review('consulta-registrada');
  });

  await test.step('the next one shows the last one, repeats its points on a tap, and asks what was asked', async () => {
    await page.getByRole('button', { name: 'Nova Consulta' }).click();
    const last = page.getByRole('complementary', { name: 'Última consulta' });
    await expect(last).toContainText('Chegou cansada.');
    await page.getByRole('button', { name: 'Repetir a última sessão' }).click();
    // The reason was that day's.
    await expect(page.getByText(/marcados\. VB21 ficou de fora: a evitar para este cliente\./)).toBeVisible();
    await review('consulta-segunda');
    await expect(page.getByRole('group', { name: /^Sono / })).toBeVisible();
    await expect(page.getByRole('group', { name: /^Energia / })).toHaveCount(0);
    await page.getByRole('button', { name: 'Perguntar mais: 4 escalas' }).click();
    await expect(page.getByRole('group', { name: /^Energia / })).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  });

  await test.step('an overdue return is first on the start screen, with a message that names no health matter', async () => {
    await sql`
      update consultas_evolutivas set retorno_em = ${daysFromNow(-2)}, data_consulta = now() - interval '9 days'
      where avaliacao_inicial_id = ${id}`;
    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'Hoje' });
    await expect(card).toContainText('Helena Prado');
    await expect(card).toContainText('Atrasado');
    const chat = card.getByRole('link', { name: 'WhatsApp para Helena Prado' });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/5511988887777\?text=Ol%C3%A1%2C%20Helena/);
    await review('inicio-retornos');
    await page.goto(`/clientes/${clienteId}`);
    await expect(page.getByRole('region', { name: 'Linha do tempo' })).toContainText(/\d+ pontos usados, retorno em/);
    await expect(page.getByRole('region', { name: 'Resumo clínico' })).toContainText('VB21');
    await review('cliente-consultas');
  });
});

test('a client without an assessment is made and treated, and later stands whole beside the assessments', async ({
  page,
  therapist,
  sql,
  review,
}) => {
  await setPlan(sql, therapist.userId, 'Profissional');
  await insertCliente(sql, therapist.userId, { nome: 'Helena Prado Lima' });

  await test.step('the client is made after a look at a namesake', async () => {
    await page.goto('/clientes');
    await page.getByRole('button', { name: 'Novo cliente' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novo cliente' });
    await dialog.getByLabel('Nome completo').fill('Helena Prado');
    await expect(dialog.getByRole('link', { name: 'Helena Prado Lima' })).toBeVisible();
    await review('cliente-novo', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Helena Prado', exact: true })).toBeVisible();
    await expect(page.getByText('Nenhuma avaliação nem consulta ainda.')).toBeVisible();
    await review('cliente-sem-avaliacao');
  });

  await test.step('a consultation says that nothing is known, and is saved', async () => {
    await page.getByRole('link', { name: 'Registrar consulta' }).click();
    await expect(page.getByRole('heading', { name: 'Registrar Nova Consulta' })).toBeVisible();
    await expect(page.getByText('o app não conhece as contraindicações deste cliente')).toBeVisible();
    await page.getByRole('textbox', { name: 'Observações Gerais' }).fill('Veio só para o ombro.');
    await page.getByRole('button', { name: 'Adicionar ponto' }).click();
    await page.getByRole('searchbox', { name: 'Buscar ponto' }).fill('IG11');
    await page.getByRole('searchbox', { name: 'Buscar ponto' }).press('Enter');
    await review('consulta-sem-avaliacao');
    await page.getByRole('button', { name: 'Salvar Consulta' }).click();
    await expect(page.getByRole('heading', { name: 'Timeline de Consultas (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Nova Consulta' }).click();
    await expect(page.getByRole('group', { name: 'Última sessão' }).getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('link', { name: 'Voltar ao cliente' }).click();
    await expect(page.getByRole('region', { name: 'Linha do tempo' })).toContainText('1 ponto usado');
  });

  await test.step('after two assessments their timeline has everything, and compares them', async () => {
    const clienteId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const made = [await insertReport(sql, therapist.userId), await insertReport(sql, therapist.userId)];
    await sql`update avaliacoes set cliente_id = ${clienteId} where id in ${sql(made)}`;
    await sql`update avaliacoes set created_at = now() - interval '50 days' where id = ${made[0] ?? ''}`;
    await sql`
      update consultas_evolutivas set data_consulta = now() - interval '80 days' where cliente_id = ${clienteId}`;
    await page.reload();
    await page.getByRole('link', { name: /^Consulta #1, / }).click();
    await expect(page).toHaveURL(`/evolucao/${made[1]}#consulta-${await consultaOf(clienteId)}`);
    await expect(page.getByRole('heading', { level: 3, name: /^(Avaliação|Consulta #)/ })).toHaveText([
      /^Avaliação/,
      /^Avaliação/,
      'Consulta #1',
    ]);
    await expect(page.getByRole('region', { name: 'Consulta #1' })).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Consulta #1' })).toContainText('sem avaliação');
    await review('evolucao-do-cliente');
    await page.getByRole('button', { name: 'Comparar as avaliações' }).click();
    await expect(page.getByRole('region', { name: 'O que mudou' })).toContainText('Continua');
    await expectNoSidewaysScroll(page, 'the timeline of a client');
    await page.getByRole('button', { name: /^Editar/ }).click();
    await page.getByRole('textbox', { name: 'Observações Gerais' }).fill('Veio só para o ombro direito.');
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(page.getByRole('region', { name: 'Consulta #1' })).toContainText('ombro direito');
  });

  async function consultaOf(clienteId: string): Promise<string> {
    const [row] = await sql<{ id: string }[]>`select id from consultas_evolutivas where cliente_id = ${clienteId}`;
    return row?.id ?? '';
  }
});

async function openProtocolos(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Meus protocolos' }).click();
}
