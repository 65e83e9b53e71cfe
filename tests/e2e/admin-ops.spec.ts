import type { Locator, Page } from '@playwright/test';
import type postgres from 'postgres';
import { signUpClient } from '../support/api-client.ts';
import { makeAdmin } from '../support/people.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { expect, openPart, test } from './support/admin-app.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';

type Review = (name: string) => Promise<void>;

test('an admin looks after the system: numbers, assessments, plans, test reports, queue, mail and AI', async ({
  page,
  adminApp,
  therapist,
  sql,
  review,
}) => {
  await makeAdmin(sql, therapist.userId);
  const bia = await signUpClient(adminApp.baseUrl, 'Bia Gonçalves Lima');
  await arrange(sql, { admin: therapist.userId, other: bia.userId });

  await seeDashboard(page, review);
  await openPart(page, 'Avaliações');
  await searchEvaluations(page, review);
  await openPart(page, 'Planos');
  await editPlan(page, review);
  await openPart(page, 'Relatórios de Teste');
  await makeTestReport(page, review);
  await openPart(page, 'Sistema');
  await mendSystem(page, review, sql);
});

async function arrange(sql: postgres.Sql, { admin, other }: { admin: string; other: string }): Promise<void> {
  const begun = Date.now() - 3_600_000;
  await Promise.all(
    Array.from({ length: 103 }, (_, n) =>
      insertAvaliacao(sql, other, { nomeCliente: `Cliente Número ${n}`, createdAt: new Date(begun - n) }),
    ),
  );
  await insertAvaliacao(sql, other, { nomeCliente: 'Conceição Prado', status: 'erro' });
  await insertAvaliacao(sql, other, { nomeCliente: 'Conceição Moura', status: 'pendente' });
  const running = await insertAvaliacao(sql, admin, { nomeCliente: 'Aurora Exemplo (fictícia)', status: 'pendente' });
  await sql`update avaliacoes set teste = true where id = ${running}`;
  // No job works on these. The product looks after such a report half a minute after its last change.
  await sql`update avaliacoes set updated_at = now() + interval '1 hour' where status = 'pendente'`;
  await sql`
    insert into mails (account_id, kind, dropped_at, failure) values (${other}, 'password_changed', now(), 'EENVELOPE 550')`;
  await sql`
    insert into pgboss.job (name, state, data, completed_on, output, retry_count)
    values ('mails.sweep', 'failed', '{}', now(), '{"name":"PostgresError","code":"57014"}', 1)`;
  await sql`
    insert into ai_calls (terapeuta_id, avaliacao_id, modelo, input_tokens, output_tokens, custo_centavos, settled_at)
    values (${other}, gen_random_uuid(), 'gemini-3.5-flash-lite', 4200, 1800, 4, now())`;
}

/** The state in a row; the filter above the rows contains the same text. */
function badge(page: Page, text: string): Locator {
  return page.locator('span', { hasText: new RegExp(`^${text}$`) });
}

async function seeDashboard(page: Page, review: Review): Promise<void> {
  await page.goto('/admin');
  await expect(page.getByText('Avaliações neste mês')).toBeVisible();
  const warnings = page.getByRole('region', { name: 'Avisos' });
  await expect(warnings.getByText(/não f(oi|oram) entregues?/)).toBeVisible();
  await expect(warnings.getByText(/falh(ou|aram) nos últimos 7 dias/)).toBeVisible();
  await expect(warnings.getByRole('link', { name: 'Ver o sistema' })).toHaveAttribute('href', '/admin/system');
  await page.getByText('Últimos 12 meses').click();
  await page.getByText('Ver os números em tabela').last().click();
  const table = page.getByRole('table', { name: 'Relatórios' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(page.getByTestId('bar').first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'admin');
  await review('admin-painel');
}

async function searchEvaluations(page: Page, review: Review): Promise<void> {
  await expect(page.getByText('Conceição Moura')).toBeVisible();
  await expect(badge(page, 'Pendente').first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'admin/evaluations');
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect(page.getByText('Cliente Número 102')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cliente' }).fill('prado CONCEICAO');
  await expect(page.getByText('1 avaliação com estes filtros')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Terapeuta' }).fill('goncalves');
  await expect(page).toHaveURL(/cliente=prado\+CONCEICAO&terapeuta=goncalves$/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Erro');
  await expect(page).toHaveURL(/status=erro/);
  await expect(page.getByText('Bia Gonçalves Lima').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Conceição Prado' })).toHaveCount(0);
  await review('admin-avaliacoes');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Concluído');
  await expect(page.getByText('Nenhuma avaliação encontrada com estes filtros.')).toBeVisible();
  await page.goto('/admin/evaluations?status=finalizado');
  await expect(badge(page, 'Concluído').first()).toBeVisible();
}

async function editPlan(page: Page, review: Review): Promise<void> {
  await expect(page.getByText('60 diagnósticos por mês')).toBeVisible();
  await expectNoSidewaysScroll(page, 'admin/plans');
  await review('admin-planos');
  await page.getByRole('button', { name: 'Editar o plano Premium' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar o plano Premium' });
  await dialog.getByRole('textbox', { name: 'Descrição' }).fill('Para agendas de todos os dias.');
  await dialog.getByRole('textbox', { name: 'Diagnósticos por mês' }).fill('75');
  await review('admin-planos-editar');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Salvar o plano Premium?' });
  await expect(confirmation).toContainText('de 60 diagnósticos por mês para 75 diagnósticos por mês');
  await confirmation.getByRole('button', { name: 'Salvar plano' }).click();
  await expect(page.getByText('Plano atualizado')).toBeVisible();
  await expect(page.getByText('75 diagnósticos por mês')).toBeVisible();

  await page.goto('/plans');
  await expect(page.getByText('Para agendas de todos os dias.')).toBeVisible();

  await page.goto('/admin/plans');
  await page.getByRole('button', { name: 'Voltar o plano Premium ao original' }).click();
  const reset = page.getByRole('alertdialog', { name: 'Voltar o plano Premium ao original?' });
  await reset.getByRole('button', { name: 'Voltar ao original' }).click();
  await expect(page.getByText('Plano de volta ao original')).toBeVisible();
  await expect(reset).toBeHidden();
  await expect(page.getByText('60 diagnósticos por mês')).toBeVisible();
}

async function makeTestReport(page: Page, review: Review): Promise<void> {
  await expect(badge(page, 'Processando')).toBeVisible();
  await page.getByText('Só o diagnóstico').click();
  await page.getByRole('button', { name: 'Gerar relatório de teste' }).click();
  await expect(page.getByText('Relatório gerado!')).toBeVisible();
  await expect(page.getByText(/^Paciente: .*fictíci[ao].* · Tipo: Diagnóstico$/)).toBeVisible();
  await expect(page).toHaveURL(/\/resultado\//);
  await expect(page.getByText('Relatório de Diagnóstico (Gratuito)')).toBeVisible();
  await page.goto('/admin/test-reports');
  await expect(badge(page, 'Concluído').first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'admin/test-reports');
  await review('admin-relatorios-de-teste');
}

async function mendSystem(page: Page, review: Review, sql: postgres.Sql): Promise<void> {
  const jobs = page.getByRole('region', { name: 'Tarefas que falharam' });
  const mails = page.getByRole('region', { name: 'Mensagens que não saíram' });
  await expect(jobs.getByText('PostgresError 57014 · 2 tentativas')).toBeVisible();
  await expect(mails.getByText('EENVELOPE 550')).toBeVisible();
  await expect(page.getByText('4.200 tokens de entrada e 1.800 de saída').first()).toBeVisible();
  await expect(page.getByTestId('bar').first()).toBeAttached();
  const reads = page.getByRole('region', { name: 'Registro de acessos' });
  await expect(reads).toContainText('Ainda não foi conferido.');
  await sql`update access_log_head set checked_at = now(), checked_id = last_id, broken_id = 7`;
  await page.reload();
  await expect(reads).toContainText('Alterado');
  await expect(reads).toContainText('A linha 7 não é a que foi gravada.');
  await sql`update access_log_head set broken_id = null`;
  await page.reload();
  await expect(reads).toContainText('Íntegro');
  await expectNoSidewaysScroll(page, 'admin/system');
  await review('admin-sistema');
  await jobs.getByRole('button', { name: /^Tentar de novo: / }).click();
  await expect(page.getByText('Tarefa enviada de novo')).toBeVisible();
  await expect(jobs.getByText('Já tentada de novo')).toBeVisible();
  await mails.getByRole('button', { name: /^Tentar de novo: Senha alterada/ }).click();
  await expect(page.getByText('Mensagem enviada para a fila')).toBeVisible();
  await expect(mails.getByText('Nenhuma mensagem falhou.')).toBeVisible();
  const traces =
    await sql`select action from admin_actions where action in ('job.retry', 'mail.retry') order by action`;
  expect(traces.map(({ action }) => action)).toEqual(['job.retry', 'mail.retry']);
}
