import type { Page } from '@playwright/test';
import { insertReport } from '../support/shares.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { createReport } from './support/reports.ts';
import { expect, test } from './support/test.ts';

test('a therapist answers what was open, corrects a mistake and reads what changed', async ({
  page,
  therapist,
  review,
}) => {
  const id = await createReport(therapist);
  await page.goto(`/resultado/${id}`);
  const report = page.getByRole('article');
  await expect(page.getByText('Escrito a partir da versão 1 das respostas.', { exact: false })).toBeVisible();

  await test.step('the open questions of the report are answered in place', async () => {
    await page.getByText('3 perguntas em aberto').click();
    const form = page.getByRole('form', { name: 'Perguntas em aberto' });
    await form.getByRole('button', { name: 'Responder e refazer o relatório' }).click();
    await expect(form.getByRole('alert')).toHaveText('Responda ao menos uma pergunta.');
    for (const question of ['Usa anticoagulante?', 'Tem epilepsia ou já teve convulsão?']) {
      await form.getByRole('group', { name: question }).getByText('Não', { exact: true }).click();
    }
    await expectNoSidewaysScroll(page, 'perguntas-em-aberto');
    await review('resultado-perguntas-em-aberto', '[aria-label="Perguntas em aberto"]');
    await form.getByRole('button', { name: 'Responder e refazer o relatório' }).click();
    await expect(report).toContainText('Escrito a partir da versão 2 das respostas da anamnese', { timeout: 30_000 });
    await expect(page.getByText('1 pergunta em aberto')).toBeVisible();
  });

  await test.step('every answer can be read, and what has none is counted', async () => {
    await page.getByRole('link', { name: 'Ver e corrigir respostas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Respostas' })).toBeVisible();
    await expect(page.getByText('O relatório atual foi escrito a partir dela.').first()).toBeVisible();
    await expect(card(page, 'Eliminações').getByText('3 sem resposta')).toBeVisible();
    await expect(card(page, 'Upload de Imagens').getByRole('img', { name: 'Língua de Helena Prado' })).toBeVisible();
    await expect(card(page, 'Consentimento')).toContainText('Declarado em');
    await expectNoSidewaysScroll(page, 'respostas');
    await review('respostas');
  });

  await test.step('a wrong answer is named beside its field, and leaving asks first', async () => {
    const pessoais = card(page, 'Dados Pessoais');
    await pessoais.getByRole('button', { name: 'Corrigir Dados Pessoais' }).click();
    await pessoais.getByLabel('Nome completo do cliente').fill('');
    await save(page);
    await expect(pessoais.getByRole('alert')).toContainText('1 campo precisa da sua atenção');
    await pessoais.getByLabel('Nome completo do cliente').fill('Helena Prado Lima');
    await pessoais.getByLabel('Motivo da correção (opcional)').fill('Faltava um sobrenome.');
    await review('respostas-corrigir');
    await page.getByRole('link', { name: 'Relatório', exact: true }).click();
    await page.getByRole('button', { name: 'Continuar corrigindo' }).click();
  });

  await test.step('the correction makes the report again, without a unit', async () => {
    await save(page);
    await expect(report.getByRole('heading', { level: 1 })).toHaveText('Helena Prado Lima', { timeout: 30_000 });
    await expect(report).toContainText('Escrito a partir da versão 3 das respostas da anamnese');
    expect(await therapist.trpc.subscriptions.status.query()).toMatchObject({ diagnosesUsed: 1 });
  });

  await test.step('the versions say who changed what and why', async () => {
    await page.getByRole('link', { name: 'Ver e corrigir respostas' }).click();
    const versions = page.getByRole('list', { name: 'Versões das respostas' });
    await expect(versions).toContainText('por Marina Duarte Lopes. O relatório atual foi escrito a partir dela.');
    await expect(versions).toContainText('Motivo: Faltava um sobrenome.');
    await expect(versions).toContainText('Antes: Helena PradoDepois: Helena Prado Lima');
    await expect(versions).toContainText('Motivo: Pergunta em aberto respondida');
    await review('respostas-versoes', 'section[aria-labelledby=versoes]');
  });
});

test('a late correction of a shared report says first what it costs and who will see it', async ({
  page,
  therapist,
  sql,
  review,
}) => {
  const id = await insertReport(sql, therapist.userId, { nomeCliente: 'Helena Prado' });
  await sql`update avaliacoes set created_at = now() - interval '2 days' where id = ${id}`;
  const share = await therapist.trpc.relatorioShares.create.mutate({ avaliacaoId: id });
  await page.goto(`/respostas/${id}`);
  const complaint = card(page, 'Queixa Principal');
  await complaint.getByRole('button', { name: 'Corrigir Queixa Principal' }).click();
  await complaint.getByRole('textbox', { name: 'Queixa principal' }).fill('Dor lombar há dois anos.');

  await test.step('another device was faster, and nothing is overwritten', async () => {
    const { dados } = await therapist.trpc.respostas.read.query({ id });
    if (!dados) throw new Error('no answers');
    await therapist.trpc.respostas.correct.mutate({
      ...{ id, revisao: 1, dados: { ...dados, profissao: 'Professora' }, refazer: false },
    });
    await complaint.getByRole('button', { name: 'Salvar sem refazer' }).click();
    await expect(complaint.getByRole('alert')).toContainText('Nada foi sobrescrito.');
    await review('respostas-conflito', '#queixa-principal');
    await complaint.getByRole('button', { name: 'Manter a minha correção sobre as respostas atuais' }).click();
  });

  await complaint.getByRole('button', { name: 'Salvar e refazer o relatório' }).click();
  const question = page.getByRole('alertdialog', { name: 'Salvar e refazer o relatório?' });
  await expect(question).toContainText('usa 1 diagnóstico do seu plano');
  await expect(question).toContainText('1 link compartilhado passará a mostrar o relatório novo');
  await review('respostas-custo', '[role=alertdialog]');
  await question.getByRole('button', { name: 'Usar 1 diagnóstico e refazer' }).click();
  await expect(page.getByRole('article')).toContainText('Escrito a partir da versão 3', { timeout: 30_000 });
  expect(await therapist.trpc.subscriptions.status.query()).toMatchObject({ diagnosesUsed: 1 });
  expect((await therapist.trpc.respostas.read.query({ id })).dados).toMatchObject({
    profissao: 'Professora',
    queixaPrincipal: 'Dor lombar há dois anos.',
  });

  await test.step('the holder of the link is told that the report was made again', async () => {
    await page.goto(new URL(share.url).pathname);
    await expect(page.getByText('Este relatório foi refeito em')).toBeVisible();
    await review('link-refeito');
  });
});

const card = (page: Page, title: string) => page.getByRole('region', { name: title });

const save = (page: Page) => page.getByRole('button', { name: 'Salvar e refazer o relatório' }).click();
