import journal from '@meridia/drizzle/migrations/meta/_journal.json' with { type: 'json' };
import { migrateDatabase } from '@meridia/server/db/migrate.ts';
import { expect, inject, it } from 'vitest';
import { createEmptyDatabase } from '../support/empty-database.ts';

const before = (journal.entries.find(({ tag }) => tag.endsWith('plan_features_without_amount'))?.when ?? 0) - 1;

/** As the release before wrote them: the number of diagnoses is one line of the list. */
const edited = ['25 diagnósticos completos por mês', 'Até 25 diagnósticos com tudo', 'Evolução dos pacientes'];

it.each([
  ['a superuser', false],
  ['an ordinary owner, whom row-level security binds', true],
])(
  'an edited list of a plan loses exactly the line that is now made from the limit, under %s',
  async (_owner, ordinaryOwner) => {
    const database = await createEmptyDatabase(inject('templateUrl'), { ordinaryOwner });
    await migrateDatabase(database.url, { upTo: before });
    const insert = (name: string, features: readonly string[], order: number) => database.sql`
    insert into subscription_plans (name, description, price_brl, diagnoses_limit, features, display_order, edited_at)
    values (${name}, 'Plano', 100, 25, ${database.sql.json([...features])}, ${order}, now())`;
    await insert('Profissional', edited, 1);
    await insert('Enterprise', ['Diagnósticos ilimitados'], 2);
    await migrateDatabase(database.url);
    const rows = await database.sql<
      { features: string[] }[]
    >`select features from subscription_plans order by display_order`;
    expect(rows.map(({ features }) => features)).toEqual([edited.slice(1), []]);
    await database.drop();
  },
);
