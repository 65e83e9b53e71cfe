import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signUpClient } from '../support/api-client.ts';
import { leaveUnits } from '../support/people.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { takeReport } from './support/report-states.ts';
import { hideTab, showTab } from './support/tab-visibility.ts';
import { expect, test } from './support/test.ts';

const detail = 'O serviço de redação não respondeu a tempo. Os dados da anamnese estão guardados; tente novamente.';
const unitReturned = 'A unidade deste diagnóstico foi devolvida ao seu plano.';
const html = '<article class="relatorio"><h1>Helena Prado</h1><p>Relatório de teste</p></article>';

test('a report that failed says why, returns the unit and is made again while the plan allows', async ({
  page,
  therapist,
  sql,
  database,
  baseURL,
  review,
}) => {
  await test.step('an address without a report of this therapist shows the same text for every reason', async () => {
    const stranger = await signUpClient(baseURL ?? '');
    const foreign = await insertAvaliacao(sql, stranger.userId);
    for (const id of [randomUUID(), 'nao-e-um-id', foreign]) {
      await page.goto(`/resultado/${id}`);
      await expect(page.getByRole('heading', { name: 'Avaliação não encontrada', level: 2 })).toBeVisible();
      await expect(page.getByText('Relatório')).toHaveCount(0);
    }
    await review('resultado-nao-encontrado');
    await page.getByRole('link', { name: 'Voltar ao Início' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  const failed = await takeReport(sql, database, therapist.userId);

  await test.step('it says why, returns the unit and is made again on request', async () => {
    await failed.fail(detail);
    await page.goto(`/resultado/${failed.id}`);
    await expect(page.getByRole('heading', { name: 'Erro ao gerar diagnóstico' })).toBeVisible();
    await expect(page.getByText(detail)).toBeVisible();
    await expect(page.getByText(unitReturned)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voltar' }).first()).toHaveAttribute('href', '/historico');
    await expect(page.getByRole('main').getByRole('link', { name: 'Nova Avaliação' })).toHaveAttribute(
      'href',
      '/anamnese',
    );
    await review('resultado-erro');

    await page.getByRole('button', { name: 'Tentar Novamente' }).click();
    await expect(page.getByText('Reprocessamento iniciado com sucesso!')).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText('Helena Prado');
    expect(await therapist.trpc.subscriptions.status.query()).toMatchObject({ diagnosesUsed: 1 });
  });

  await test.step('it cannot be made again when the plan is used up, and says so', async () => {
    const second = await takeReport(sql, database, therapist.userId);
    await second.fail(detail);
    await leaveUnits(sql, therapist.userId, 0);
    await page.goto(`/resultado/${second.id}`);
    await page.getByRole('button', { name: 'Tentar Novamente' }).click();
    const dialog = page.getByRole('dialog', { name: 'Limite Atingido' });
    await expect(dialog).toBeVisible();
    await review('resultado-erro-limite', '[role=dialog]');
    await dialog.getByRole('link', { name: 'Ver Planos' }).click();
    await expect(page).toHaveURL('/plans');
  });
});

test.describe('a report in the making', () => {
  test('shows every stage over the WebSocket and ends by itself', async ({
    page,
    therapist,
    sql,
    database,
    review,
  }) => {
    const report = await takeReport(sql, database, therapist.userId);
    await openPending(page, report.id);
    await review('resultado-pendente');
    const progress = page.getByRole('progressbar', { name: 'Andamento do relatório' });
    const stages = [
      ['diferenciar', 20, 'Identificando padrões energéticos...'],
      ['correlacionar', 40, 'Correlacionando diagnóstico com 5 Elementos...'],
      ['protocolar', 60, 'Gerando protocolo de tratamento...'],
      ['finalizar', 80, 'Finalizando relatório personalizado...'],
    ] as const;
    for (const [stage, percent, text] of stages) {
      await report.enter(stage, percent);
      // Less than the polling's five seconds, so only the socket can be this quick.
      await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible({ timeout: 2_000 });
      await expect(progress).toHaveAttribute('aria-valuenow', String(percent));
    }
    await report.finish(html);
    await expect(page.getByText('Relatório pronto!')).toBeVisible({ timeout: 2_000 });
    await expect(page.getByRole('article')).toContainText('Relatório de teste');
  });

  test('is news until it was seen, whatever its screen has read', { tag: '@one-width' }, async ({
    page,
    context,
    therapist,
    sql,
    database,
  }) => {
    const notice = 'O relatório de Helena Prado está pronto';
    await test.step('when its screen was left before it could be drawn', async () => {
      const report = await takeReport(sql, database, therapist.userId);
      await openPending(page, report.id);
      const row = await holdAnswer(page, /\/trpc\/[^?]*avaliacoes\.byId/);
      await report.finish(html);
      await row.answered;
      expect(await therapist.trpc.avaliacoes.ready.query()).toMatchObject([{ id: report.id }]);
      await expect(page.getByText('Relatório pronto!')).toBeVisible();
      await page.getByRole('link', { name: 'Voltar ao Início' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Olá/ })).toBeVisible();
      row.release();
      await expect(page.getByText(notice)).toBeVisible();
      await page.getByRole('button', { name: 'Abrir' }).click();
      await expect(page.getByRole('article')).toContainText('Relatório de teste');
      await expect(page.getByText(notice)).toHaveCount(0);
      await expect.poll(() => therapist.trpc.avaliacoes.ready.query()).toEqual([]);
    });

    await test.step('when it was drawn in a tab that nobody saw, and when the word of it was lost', async () => {
      const seen = /avaliacoes\.seen/;
      const report = await takeReport(sql, database, therapist.userId);
      const list = await context.newPage();
      await list.goto('/historico');
      const novo = list.getByRole('list', { name: 'Avaliações' }).getByText('Novo', { exact: true });
      await openPending(page, report.id);
      await hideTab(page);
      let told = 0;
      await page.route(seen, (route) => {
        told += 1;
        return route.abort();
      });
      await report.finish(html);
      await expect(page.getByRole('article')).toContainText('Relatório de teste');
      for (const tab of [page, list]) await expect(tab.getByText(notice)).toBeVisible();
      await list.reload();
      await expect(novo).toBeVisible();
      expect(told).toBe(0);

      await Promise.all([page.waitForRequest(seen), showTab(page)]);
      await expect(page.getByText(notice)).toHaveCount(0);
      await list.reload();
      await expect(novo).toBeVisible();
      await page.unroute(seen);
      await expect
        .poll(async () => {
          await hideTab(page);
          await showTab(page);
          return novo.count();
        })
        .toBe(0);
      expect(told).toBe(1);
      await list.close();
    });
  });
});

async function openPending(page: Page, id: string): Promise<void> {
  await page.goto(`/resultado/${id}`);
  await expect(page.getByRole('heading', { name: 'Gerando diagnóstico' })).toBeVisible();
}

/** Holds back the server's answer until the test releases it. */
async function holdAnswer(page: Page, url: RegExp): Promise<{ answered: Promise<void>; release: () => void }> {
  const answered = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    const response = await route.fetch();
    answered.resolve();
    await released.promise;
    await route.fulfill({ response });
  });
  return { answered: answered.promise, release: released.resolve };
}
