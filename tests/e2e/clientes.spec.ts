import { sampleRelatorio } from '@meridia/server/mtc/render/sample-relatorio.ts';
import type { Analise } from '@meridia/shared/relatorio.ts';
import type { Locator, Page } from '@playwright/test';
import { signUpClient } from '../support/api-client.ts';
import { insertJudged } from '../support/pareceres.ts';
import { insertAvaliacao, insertCliente } from '../support/rows.ts';
import { insertReport } from '../support/shares.ts';
import { expect, test } from './support/test.ts';

test('assessments of earlier releases find their client, who is searched, corrected, separated and joined', async ({
  page,
  therapist,
  sql,
  baseURL,
  review,
}) => {
  const insert = (nomeCliente: string, day: string) =>
    insertAvaliacao(sql, therapist.userId, { nomeCliente, createdAt: new Date(day) });
  await insert('Helena Prado', '2026-01-10T15:00:00Z');
  await insert('HELENA PRADO', '2026-05-10T15:00:00Z');
  await insert('Rosa Lima', '2026-06-10T15:00:00Z');

  await test.step('the proposal is confirmed group by group', async () => {
    await page.goto('/clientes');
    const loose = page.getByRole('region', { name: 'Avaliações sem cliente' });
    await expect(loose.getByText('3 avaliações ainda não pertencem')).toBeVisible();
    await review('clientes-propostas');
    await loose
      .getByRole('group', { name: 'HELENA PRADO' })
      .getByRole('button', { name: 'São da mesma pessoa' })
      .click();
    await loose.getByRole('group', { name: 'Rosa Lima' }).getByRole('button', { name: 'Criar cliente' }).click();
    await expect(loose).toHaveCount(0);
    await expect(clientes(page)).toHaveCount(2);
  });

  await test.step('the search finds by part of the telephone number', async () => {
    await page.getByRole('searchbox').fill('98888');
    await expect(page).toHaveURL(/busca=.*98888/);
    await expect(clientes(page)).toHaveCount(2);
    await page.getByRole('searchbox').fill('lima');
    await expect(clientes(page)).toHaveCount(1);
    await page.getByRole('searchbox').fill('ninguém');
    await expect(page.getByRole('heading', { name: 'Nenhum cliente encontrado' })).toBeVisible();
    await page.getByRole('button', { name: 'Limpar busca' }).click();
  });

  await test.step('data are corrected, and the earlier ones stay', async () => {
    await page.getByRole('link', { name: /HELENA PRADO/ }).click();
    await page.getByRole('button', { name: 'Editar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dados do cliente' });
    await dialog.getByLabel('Nome completo').fill('');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText('Informe o nome do cliente')).toBeVisible();
    await dialog.getByLabel('Nome completo').fill('Helena Prado Lima');
    await dialog.getByLabel('Nascimento').fill('1984-02-29');
    await expect(dialog.getByLabel('Idade')).toHaveCount(0);
    await review('cliente-editar');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Helena Prado Lima' })).toBeVisible();
    await page.getByRole('button', { name: 'Ver dados anteriores' }).click();
    await expect(page.getByRole('list', { name: 'Dados anteriores' })).toContainText('HELENA PRADO · 42 anos');
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/5511988887777');
    await review('cliente');
  });

  await test.step('one assessment is separated, and the two records are joined again', async () => {
    await page.getByText('Mais opções', { exact: true }).click();
    await page.getByRole('button', { name: 'Separar avaliações' }).click();
    await page.getByRole('checkbox', { name: /10 de janeiro de 2026/ }).check();
    await page.getByRole('button', { name: 'Separar 1 avaliação' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Separar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Helena Prado', exact: true })).toBeVisible();
    await page.getByText('Mais opções', { exact: true }).click();
    await page.getByRole('button', { name: 'Juntar com outro cadastro' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Helena Prado Lima/ })
      .click();
    await page.getByRole('button', { name: 'Juntar os cadastros' }).click();
    const joined = page.getByRole('region', { name: 'Cadastros juntados' });
    await expect(joined).toContainText('Helena Prado Lima, 1 avaliação');
    await review('cliente-juntado');
    await joined.getByRole('button', { name: 'Desfazer' }).click();
    await expect(joined).toHaveCount(0);
    await page.goto('/clientes');
    await expect(clientes(page)).toHaveCount(3);
  });

  await test.step('an unknown client, and one of another therapist, are not found', async () => {
    const other = await signUpClient(baseURL ?? '');
    const theirs = await insertCliente(sql, other.userId);
    for (const id of [theirs, 'nao-existe']) {
      await page.goto(`/clientes/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Cliente não encontrado' })).toBeAttached();
    }
    await page.getByRole('link', { name: 'Ver clientes' }).click();
    await expect(page).toHaveURL('/clientes');
  });
});

test('the assessments of a client are compared, the newest first', async ({ page, therapist, sql, review }) => {
  const [first, second, third] = [
    await insertReport(sql, therapist.userId),
    await insertReport(sql, therapist.userId, {
      change: (relatorio) => ({ ...relatorio, analise: changed(relatorio.analise) }),
    }),
    await insertReport(sql, therapist.userId),
  ];
  for (const [id, day, intensidadeDor, medicamentos] of [
    [first, '2026-01-10', 8, 'Losartana 50 mg de manhã, Rivotril 2 mg'],
    [second, '2026-03-10', 3, 'Losartana 100 mg e sertralina 50 mg à noite'],
    [third, '2026-05-10', 3, null],
  ] as const) {
    await sql`
      update avaliacoes
      set created_at = ${day}::date, dados_anamnese = dados_anamnese || ${sql.json({ intensidadeDor, medicamentos })}
      where id = ${id}`;
  }
  const cliente = await insertCliente(sql, therapist.userId, { avaliacaoIds: [first, second] });
  await page.goto(`/clientes/${cliente}`);
  const card = page.getByRole('region', { name: 'O que mudou' });
  const { gone, said, pattern } = words();
  await expect(card.getByRole('listitem').filter({ hasText: 'Intensidade da dor' })).toContainText(
    /8 de 10.* 3 de 10.*melhorou/,
  );
  await expect(part(card, 'Medicamentos').getByRole('listitem')).toHaveText([
    'Só agora: sertralina 50 mg à noite',
    'Só antes: Rivotril 2 mg',
  ]);
  await expect(part(card, 'Não tem mais').getByRole('listitem')).toHaveText([gone]);
  await expect(part(card, 'Não citado desta vez').getByRole('listitem')).toHaveText([said]);
  await expect(part(card, 'Padrões')).toContainText(new RegExp(`${pattern}:.*antes, fora do relatório agora`));
  await review('cliente-comparacao');

  await sql`update avaliacoes set cliente_id = ${cliente} where id = ${third}`;
  await page.reload();
  await expect(part(card, 'Novo').getByRole('listitem')).toHaveText([gone]);
  await card.getByLabel('Avaliação comparada com a anterior').selectOption({ index: 1 });
  await expect(part(card, 'Não tem mais').getByRole('listitem')).toHaveText([gone]);
});

test('the start screen leads to unopened reports, to clients for a review and to new ones', async ({
  page,
  therapist,
  sql,
  review,
}) => {
  const opened = await insertReport(sql, therapist.userId, { nomeCliente: 'Rosa Lima' });
  await insertCliente(sql, therapist.userId, { nome: 'Rosa Lima', avaliacaoIds: [opened] });
  const failed = await insertAvaliacao(sql, therapist.userId, { nomeCliente: 'Rui Ito', status: 'erro' });
  const away = await insertCliente(sql, therapist.userId, { nome: 'João Batista de Albuquerque Cavalcanti' });
  await sql`
    update clientes set atividade_em = now() - interval '40 days', ultimo_padrao = 'Deficiência de Yin do Rim'
    where id = ${away}`;
  await sql`
    update avaliacoes set finished_at = now() - interval '2 days', diagnostico_json = coalesce(diagnostico_json, '{"erro":"Falhou."}')
    where id in (${opened}, ${failed})`;
  await insertJudged(sql, therapist.userId);
  await page.goto('/dashboard');
  const card = (name: string) => page.getByRole('region', { name });
  await expect(card('Hoje').getByRole('listitem')).toHaveText([
    /Helena Prado.*Revisão começada.*Assinar/s,
    /Rui Ito.*Não foi gerado.*Tentar de novo/s,
    /Rosa Lima.*Pronto.*Abrir/s,
  ]);
  await expect(card('Clientes para rever').getByRole('listitem')).toHaveText([/João Batista.*Último contato em/s]);
  await expect(card('Clientes novos').getByRole('listitem')).toHaveCount(2);
  await review('inicio');
  await card('Hoje').getByRole('link', { name: 'Abrir: Rosa Lima' }).click();
  await expect(page).toHaveURL(`/resultado/${opened}`);
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('link', { name: 'Início' }).first().click();
  await expect(card('Hoje').getByRole('listitem')).toHaveText([/Helena Prado/, /Rui Ito.*Não foi gerado/s]);
  await card('Clientes para rever').getByRole('link').click();
  await expect(page).toHaveURL(`/clientes/${away}`);
});

function clientes(page: Page) {
  return page.getByRole('list', { name: 'Clientes' }).getByRole('listitem');
}

function part(card: Locator, name: string) {
  return card.locator('section').filter({ has: card.page().getByRole('heading', { name, exact: true }) });
}

/** The signs and the pattern of the sample report that `changed` takes away. */
function words() {
  const { achados, padroes } = sampleRelatorio.analise;
  const [gone, said] = achados.filter(({ presente }) => presente);
  return { gone: gone?.label ?? '', said: said?.label ?? '', pattern: padroes.at(-1)?.nome ?? '' };
}

/** The first sign is denied, the second is not mentioned, and the last pattern is no longer there. */
function changed({ achados, padroes, ...analise }: Analise): Analise {
  const { gone, said } = words();
  return {
    ...analise,
    achados: achados
      .filter(({ label }) => label !== said)
      .map((achado) => (achado.label === gone ? { ...achado, presente: false } : achado)),
    padroes: padroes.slice(0, -1),
  };
}
