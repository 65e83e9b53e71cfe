import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/pay-app.ts';
import { takeReport } from './support/report-states.ts';
import { createReport } from './support/reports.ts';

test('every movement is explained: used, returned, extra and free units, and changes of plan', async ({
  page,
  therapist,
  sql,
  database,
  buyPlan,
  review,
}) => {
  await buyPlan(therapist, 'Profissional');
  const finished = await createReport(therapist);
  await therapist.trpc.relatorios.reprocess.mutate({ id: finished });
  const failing = await takeReport(sql, database, therapist.userId);
  await page.goto('/subscription');
  const movements = page.getByRole('region', { name: 'Movimentos' });
  await expect(movements).toContainText('2 usados neste período: 2 diagnósticos');

  // The open screen shows the returned unit without a reload.
  await failing.fail('O serviço de redação não respondeu.');
  await expect(movements).toContainText('1 usado neste período: 2 diagnósticos, 1 devolvido');
  await expect(page.getByText('1 de 20 diagnósticos')).toBeVisible();
  await expect(movements.getByRole('list').first().getByRole('listitem')).toContainText([
    /Devolvido: a geração terminou em erro\s*Helena Prado.*\+1 unidade/,
    /Relatório de Helena Prado.*−1 unidade/,
    /Relatório refeito, sem custo\s*Helena Prado.*0 unidades/,
    /Relatório de Helena Prado.*−1 unidade/,
    /Plano mudou de Gratuito para Profissional\s*Por assinatura no cartão/,
  ]);
  const before = movements.getByRole('list').last().getByRole('listitem');
  await expect(before).toContainText([/Bônus de boas-vindas.*\+2 unidades/]);
  await expectNoSidewaysScroll(page, 'movements');
  await review('assinatura-movimentos');
  await movements.getByRole('link', { name: /Devolvido/ }).click();
  await expect(page).toHaveURL(`/resultado/${failing.id}`);
});
