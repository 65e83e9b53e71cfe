import { asSystem } from '@meridia/server/db/tx.ts';
import { settleSubscription } from '@meridia/server/features/subscriptions/commands.ts';
import type { PageCursor } from '@meridia/shared/pagination.ts';
import type { QuotaMovement } from '@meridia/shared/subscription.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { confirmAccount, insertPaid, passDays, readUsage, useUnits } from '../support/people.ts';
import { insertAvaliacao, insertFoto } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await signUpClient(app.baseUrl);
});

const sql = () => app.database.sql;
const create = async () => client.trpc.avaliacoes.create.mutate(newAvaliacao(await insertFoto(sql(), client.userId)));
const page = async () => (await client.trpc.subscriptions.movements.query({})).items;

describe('the movements of a quota', () => {
  it('are empty at first', async () => {
    expect(await client.trpc.subscriptions.movements.query({})).toEqual({ items: [], nextCursor: null });
  });

  it('show every unit, extra unit and change of plan, newest first, with the client of the unit', async () => {
    await confirmAccount(app.deps.database, client.userId);
    const { id } = await create();
    const failed = await insertAvaliacao(sql(), client.userId, { status: 'erro', nomeCliente: 'Rui Melo', paid: true });
    await sql()`
      insert into usage_movements (user_id, avaliacao_id, kind, delta, ciclo, counted_at)
      select user_id, avaliacao_id, 'refund', -1, ciclo, counted_at from usage_movements where avaliacao_id = ${failed}`;
    await sql()`update user_subscriptions set diagnoses_used_this_period = 1 where user_id = ${client.userId}`;
    await sql()`update avaliacoes set status = 'finalizado', relatorio_html = '', diagnostico_json = '{}' where id = ${id}`;
    await client.trpc.relatorios.reprocess.mutate({ id });
    await insertPaid(sql(), client.userId, { start: new Date(), end: new Date(Date.now() + 1e9) });
    await asSystem(app.deps.database, (tx) => settleSubscription(app.deps, tx, client.userId));
    const avaliacao = { id, nomeCliente: 'Helena Prado' };
    const failedAvaliacao = { id: failed, nomeCliente: 'Rui Melo' };
    const shown = (await page()).map(({ id: _id, at: _at, current: _current, ...rest }) => rest);
    expect(shown).toEqual([
      {
        kind: 'plan_change',
        delta: 0,
        bonus: 0,
        avaliacao: null,
        plan: { from: 'Gratuito', to: 'Profissional', source: 'payment' },
      },
      { kind: 'redo', delta: 0, bonus: 0, avaliacao, plan: null },
      { kind: 'refund', delta: -1, bonus: 0, avaliacao: failedAvaliacao, plan: null },
      { kind: 'consume', delta: 1, bonus: 0, avaliacao: failedAvaliacao, plan: null },
      { kind: 'consume', delta: 1, bonus: 0, avaliacao, plan: null },
      { kind: 'bonus', delta: 0, bonus: 2, avaliacao: null, plan: null },
    ]);
  });

  it('tell which of them the shown usage consists of', async () => {
    await confirmAccount(app.deps.database, client.userId);
    await create();
    await passDays(sql(), client.userId, 40);
    await create();
    await create();
    const items = await page();
    expect(items.map(({ kind, current }) => [kind, current])).toEqual([
      ['consume', true],
      ['consume', true],
      ['consume', false],
      ['bonus', false],
    ]);
    const counted = items.filter(({ current }) => current).reduce((sum, { delta }) => sum + delta, 0);
    expect(counted).toBe((await readUsage(sql(), client.userId)).used);
  });

  it('come in pages that skip and repeat none, even when times are equal', async () => {
    const [plan] = await sql()`select plan_id from user_subscriptions where user_id = ${client.userId}`;
    await sql()`
      insert into usage_movements (user_id, kind, delta, ciclo, counted_at, created_at)
      select ${client.userId}, 'consume', 1, 0, now(), now() - make_interval(mins => n / 7) from generate_series(1, 70) n`;
    await sql()`
      insert into plan_changes (account_id, from_plan_id, to_plan_id, source, created_at)
      select ${client.userId}, ${plan?.plan_id}, ${plan?.plan_id}, 'free', now() - make_interval(mins => n / 3) from generate_series(1, 15) n`;
    await useUnits(sql(), client.userId, 0);
    const seen: QuotaMovement[] = [];
    let cursor: PageCursor | null = null;
    const sizes: number[] = [];
    do {
      const answer: { items: QuotaMovement[]; nextCursor: PageCursor | null } =
        await client.trpc.subscriptions.movements.query({ cursor });
      seen.push(...answer.items);
      sizes.push(answer.items.length);
      cursor = answer.nextCursor;
    } while (cursor);
    expect(sizes).toEqual([20, 20, 20, 20, 5]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(85);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });
});
