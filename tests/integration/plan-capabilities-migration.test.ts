import journal from '@meridia/drizzle/migrations/meta/_journal.json' with { type: 'json' };
import { migrateDatabase } from '@meridia/server/db/migrate.ts';
import { plans } from '@meridia/shared/plans.ts';
import { expect, inject, it } from 'vitest';
import { insertAccount } from '../support/admins.ts';
import { createEmptyDatabase } from '../support/empty-database.ts';
import { insertAvaliacao } from '../support/rows.ts';

const before = (journal.entries.find(({ tag }) => tag.endsWith('plan_capabilities'))?.when ?? 0) - 1;

it.each([
  ['a superuser', false],
  ['an ordinary owner, whom row-level security binds', true],
])(
  'rows of the release before get their capabilities and reports keep the brand, under %s',
  async (_owner, ordinaryOwner) => {
    const database = await createEmptyDatabase(inject('templateUrl'), { ordinaryOwner });
    await migrateDatabase(database.url, { upTo: before });
    const names = [...plans.map(({ name }) => name), 'Plano de outra época'];
    for (const [index, name] of names.entries()) {
      // An admin has edited all of them, so that no seed helps.
      await database.sql`
      insert into subscription_plans (name, description, price_brl, diagnoses_limit, features, display_order, edited_at)
      values (${name}, 'Plano', 100, 25, '[]', ${index}, now())`;
    }
    const account = await insertAccount(database.sql);
    const old = await insertAvaliacao(database.sql, account);
    await migrateDatabase(database.url);
    const rows = await database.sql`
    select consultas_por_cliente as "consultasPorCliente", marca, convites, protocolos_proprios as "protocolosProprios",
      terapias_ampliadas as "terapiasAmpliadas", api, suporte
    from subscription_plans order by display_order`;
    const expected = plans.map(({ capabilities }) => capabilities);
    expect([...rows]).toEqual([...expected, expected[0]]);
    const made = await insertAvaliacao(database.sql, account);
    const marked = await database.sql`select id, com_marca from avaliacoes`;
    expect(new Map(marked.map(({ id, com_marca }) => [id, com_marca]))).toEqual(
      new Map([
        [old, true],
        [made, false],
      ]),
    );
    await database.drop();
  },
);
