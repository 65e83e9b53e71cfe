import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '@meridia/server/db/client.ts';
import { asUser, readAsUser } from '@meridia/server/db/tx.ts';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ageAccess, insertAccess } from '../support/access-rows.ts';
import { cloneDatabase, type TestDatabase } from '../support/test-database.ts';
import { connectAs, throughPooler } from '../support/through-pooler.ts';
import { asPerson, attempt, type Outcome, refused, type Statement } from './as-person.ts';
import { arrangeRowsEverywhere } from './rows-everywhere.ts';
import { tables } from './tables.ts';

const owned = Object.entries(tables).flatMap(([table, { owner }]) => (owner ? [{ table, owner }] : []));

let copy: TestDatabase;
let database: Database;
let app: postgres.Sql;
let system: postgres.Sql;
const self = randomUUID();
const stranger = randomUUID();

beforeAll(async () => {
  copy = await cloneDatabase(inject('templateUrl'));
  database = openDatabase(copy.url, { poolSize: 2, pooler: throughPooler(copy.url) });
  app = connectAs('meridia_app', copy.url);
  system = connectAs('meridia_system', copy.url);
  for (const person of [self, stranger]) await arrangeRowsEverywhere(copy.sql, database, person);
  // An equal read within a minute would be left out silently.
  await ageAccess(copy.sql);
});
afterAll(async () => {
  await Promise.all([database.close(), app.end(), system.end()]);
  await copy.drop();
});

it.each(owned)('both people have rows in $table, otherwise these tests would prove nothing', async (row) => {
  expect(await countAll(row, self)).toBeGreaterThan(0);
  expect(await countAll(row, stranger)).toBeGreaterThan(0);
});

describe.each(owned)("one person's transaction on $table", ({ table, owner }) => {
  const may = (letter: string) => tables[table]?.app.includes(letter);

  it('sees no row of another person, and all of its own if it may read the table', async () => {
    const all = await asSelf((tx) => tx`select ${tx(owner)} as owner from ${tx(table)}`);
    const own = Array.from({ length: await countAll({ table, owner }, self) }, () => ({ owner: self }));
    expect(all).toEqual(may('S') ? { rows: own, count: own.length } : refused);
  });

  it('changes no row of another person, with or without naming it', async () => {
    const column = await updatableColumn(table, owner);
    const aimed = await asSelf(
      (tx) => tx`
      update ${tx(table)} set ${tx(column)} = ${tx(column)} where ${tx(owner)} = ${stranger}`,
    );
    expect([refused, { rows: [], count: 0 }]).toContainEqual(aimed);
    const blind = await asSelf((tx) => tx`update ${tx(table)} set ${tx(column)} = ${tx(column)}`);
    const updates = may('U') || tables[table]?.updates;
    expect(blind).toEqual(updates ? { rows: [], count: await countAll({ table, owner }, self) } : refused);
  });

  it('deletes no row of another person, with or without naming it', async () => {
    const before = await countAll({ table, owner }, stranger);
    await asSelf((tx) => tx`delete from ${tx(table)} where ${tx(owner)} = ${stranger}`);
    const blind = await asSelf((tx) => tx`delete from ${tx(table)}`, { undo: true });
    expect(blind).toEqual(may('D') ? { rows: [], count: await countAll({ table, owner }, self) } : refused);
    expect(await countAll({ table, owner }, stranger)).toBe(before);
  });

  it('adds no row for another person', async () => {
    const [theirs] = await copy.sql<{ row: postgres.JSONValue }[]>`
      select to_jsonb(t) as row from ${copy.sql(table)} t where ${copy.sql(owner)} = ${stranger} limit 1`;
    const written = await copy.sql<{ name: string }[]>`
      select column_name as name from information_schema.columns where table_name = ${table} and is_generated = 'NEVER'`;
    const columns = written.map(({ name }) => name);
    const added = await asSelf(
      (tx) => tx`
      insert into ${tx(table)} (${tx(columns)})
      select ${tx(columns)} from jsonb_populate_record(null::${tx(table)}, ${tx.json(theirs?.row ?? null)})`,
    );
    expect(added).toBe(refused);
  });

  it('cannot give its own rows to another person', async () => {
    const given = await asSelf(
      (tx) => tx`
      update ${tx(table)} set ${tx(owner)} = ${stranger} where ${tx(owner)} = ${self}`,
    );
    expect(given).toBe(refused);
  });

  it('sees nothing when it names no person or an unknown one', async () => {
    for (const setting of [null, '', randomUUID()]) {
      const seen = await asPerson(app, setting, (tx) => tx`select 1 from ${tx(table)}`);
      expect(seen).toEqual(may('S') ? { rows: [], count: 0 } : refused);
    }
  });
});

describe('a connection with another role than that of requests, as a wrong pooler would hand out,', () => {
  const wrong = (): Database => ({
    ...database,
    app: database.system,
    appClient: database.systemClient,
    quickClient: database.systemClient,
  });
  const refusal = { code: '22P02' };

  it('ends a transaction before its work begins', async () => {
    let begun = false;
    const work = async () => {
      begun = true;
    };
    await expect(asUser(wrong(), { id: self }, work)).rejects.toMatchObject({ cause: refusal });
    expect(begun).toBe(false);
    await asUser(database, { id: self }, work);
    expect(begun).toBe(true);
  });

  it.each([true, false])('gives no row of a single read (short: %s)', async (short) => {
    const actor = { type: 'user', id: self, role: 'therapist', sessionId: 's' } as const;
    const read = (from: Database) =>
      readAsUser(from, actor, 'select id from avaliacoes where terapeuta_id = actor.id', [], { short });
    await expect(read(wrong())).rejects.toMatchObject(refusal);
    expect((await read(database)).length).toBeGreaterThan(0);
  });
});

describe("a row of one person's own cannot name", () => {
  type Names = (
    tx: postgres.TransactionSql,
    ids: { cliente: string; own: string; avaliacao: string; webhook: string },
  ) => Promise<unknown>;
  it.each<[string, Names]>([
    [
      "another's client as that of an assessment",
      (tx, { cliente }) => tx`update avaliacoes set cliente_id = ${cliente}`,
    ],
    [
      "another's client as the one it was merged into",
      (tx, { cliente }) => tx`update clientes set juntado_a = ${cliente}`,
    ],
    [
      "another's client with earlier data",
      (tx, { cliente }) => tx`
        insert into cliente_versoes (cliente_id, terapeuta_id, dados) values (${cliente}, ${self}, '{}')`,
    ],
    [
      "another's client as kept by a merge",
      (tx, { cliente, own }) => tx`
        insert into cliente_juncoes (terapeuta_id, cliente_id, outro_id, avaliacao_ids)
        values (${self}, ${cliente}, ${own}, '{}')`,
    ],
    [
      "another's client as gone by a merge",
      (tx, { cliente, own }) => tx`
        insert into cliente_juncoes (terapeuta_id, cliente_id, outro_id, avaliacao_ids)
        values (${self}, ${own}, ${cliente}, '{}')`,
    ],
    [
      "another's client in an invitation",
      (tx, { cliente }) => tx`
        insert into convites (terapeuta_id, cliente_id, nome, token_hash, expires_at)
        values (${self}, ${cliente}, 'Ana', ${randomUUID()}, now())`,
    ],
    [
      "another's assessment with earlier answers",
      (tx, { avaliacao }) => tx`
        insert into avaliacao_versoes (avaliacao_id, terapeuta_id, revisao, dados_anamnese)
        values (${avaliacao}, ${self}, 9, '{}')`,
    ],
    [
      "another's assessment in a link",
      (tx, { avaliacao }) => tx`
        insert into relatorio_shares (avaliacao_id, terapeuta_id, token_hash, expires_at)
        values (${avaliacao}, ${self}, ${randomUUID()}, now())`,
    ],
    [
      "another's assessment in a follow-up",
      (tx, { avaliacao }) => tx`
        insert into consultas_evolutivas
          (avaliacao_inicial_id, terapeuta_id, numero_consulta, observacoes, sintomas_atuais, sintomas_resolvidos)
        values (${avaliacao}, ${self}, 9, 'Melhor.', '{}', '{}')`,
    ],
    [
      "another's address in a delivery",
      (tx, { webhook }) => tx`
        insert into webhook_deliveries (account_id, endpoint_id, tipo, next_try_at)
        values (${self}, ${webhook}, 'webhook.teste', now())`,
    ],
  ])('%s', async (_what, names) => {
    const idOf = async (table: string, person: string, owner = 'terapeuta_id') => {
      const [row] = await copy.sql<{ id: string }[]>`
        select id from ${copy.sql(table)} where ${copy.sql(owner)} = ${person} limit 1`;
      return row?.id ?? '';
    };
    const ids = {
      cliente: await idOf('clientes', stranger),
      own: await idOf('clientes', self),
      avaliacao: await idOf('avaliacoes', stranger),
      webhook: await idOf('webhook_endpoints', stranger, 'account_id'),
    };
    const named = app.begin(async (tx) => {
      await tx`select set_config('app.user_id', ${self}, true)`;
      await names(tx, ids);
    });
    // By a policy or by a foreign key.
    await expect(named).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|23503)$/) });
  });
});

describe("one person's subscription", () => {
  it.each([
    'plan_id',
    'status',
    'source',
    'user_id',
    'bonus_diagnoses',
    'period_anchor',
    'created_at',
    'current_period_start',
    'current_period_end',
    'settle_at',
    'ends_at',
    'grace_until',
  ])("keeps its %s; the person's own transaction cannot change it", async (column) => {
    const changed = await asSelf((tx) => tx`update user_subscriptions set ${tx(column)} = ${tx(column)}`);
    expect(changed).toBe(refused);
  });
});

describe("one person's ledger", () => {
  it.each(['refund', 'bonus'])(
    "accepts no %s from the person's own transaction: only the system adds units",
    async (kind) => {
      const added = await asSelf(
        (tx) => tx`
      insert into usage_movements (user_id, kind, delta, ciclo, counted_at) values (${self}, ${kind}, 0, 0, now())`,
      );
      expect(added).toBe(refused);
    },
  );

  it("accepts a used unit from the person's own transaction", async () => {
    const added = await asSelf(
      (tx) => tx`
      insert into usage_movements (user_id, kind, delta, ciclo, counted_at) values (${self}, 'consume', 1, 0, now())`,
      { undo: true },
    );
    expect(added).toMatchObject({ count: 1 });
  });
});

describe('the access log', () => {
  it.each(['update access_log set actor_role = actor_role', 'delete from access_log', 'truncate access_log'])(
    'refuses "%s" to both roles',
    async (statement) => {
      expect(await asSelf((tx) => tx.unsafe(statement))).toBe(refused);
      expect(await attempt(() => system.unsafe(statement))).toBe(refused);
    },
  );

  it.each([
    ['in the name of somebody else', stranger, self],
    ["of somebody else's data", self, stranger],
  ])('accepts no entry %s', async (_what, actor, owner) => {
    const added = await asSelf(
      (tx) => tx`
      insert into access_log (actor_id, actor_role, action, subject_id, owner_id)
      values (${actor}, 'therapist', 'foto.read', ${self}, ${owner})`,
    );
    expect(added).toBe(refused);
  });

  it("accepts an entry about the person's own data, and always adds it at the end", async () => {
    const added = await asSelf(
      (tx) => tx`
      insert into access_log (id, hash, created_at, actor_id, actor_role, action, subject_id, owner_id)
      values (1, '', '2020-01-01', ${self}, 'therapist', 'foto.read', ${self}, ${self})
      returning id > 1 as behind, created_at > now() - interval '1 minute' as fresh`,
      { undo: true },
    );
    expect(added).toMatchObject({ rows: [{ behind: true, fresh: true }] });
  });

  it("shows a person who read their data, but not their own reads of other people's data", async () => {
    await insertAccess(copy.sql, [
      { actorId: stranger, actorRole: 'admin', action: 'avaliacoes.admin_list', subjectId: self, ownerId: self },
      { actorId: self, actorRole: 'admin', action: 'avaliacoes.admin_list', subjectId: stranger, ownerId: stranger },
    ]);
    const seen = await asSelf((tx) => tx`select distinct owner_id from access_log`);
    expect(seen).toEqual({ rows: [{ owner_id: self }], count: 1 });
    const admins = await asSelf((tx) => tx`select actor_id from access_log where actor_role = 'admin'`);
    expect(admins).toEqual({ rows: [{ actor_id: stranger }], count: 1 });
  });

  it.each(['update access_log_head set last_id = 0', 'delete from access_log_head', 'truncate access_log_head'])(
    'protects its end: refuses "%s" to both roles',
    async (statement) => {
      expect(await asSelf((tx) => tx.unsafe(statement))).toBe(refused);
      expect(await attempt(() => system.unsafe(statement))).toBe(refused);
    },
  );
});

it("a transaction's person is forgotten before the next transaction on the same connection", async () => {
  const actor = { type: 'user', id: self, role: 'therapist', sessionId: 'none' } as const;
  const named = () => asUser(database, actor, (tx) => tx.execute(`select current_setting('app.user_id', true) as id`));
  await Promise.all([named(), named(), named(), named()]);
  for (let connection = 0; connection < 4; connection += 1) {
    const [row] = await database.app.execute<{ id: string | null }>(
      `select current_setting('app.user_id', true) as id`,
    );
    expect(row?.id || null).toBeNull();
  }
});

it('everybody can read the plans, and the app role cannot change them', async () => {
  expect(await asPerson(app, null, (tx) => tx`select name from subscription_plans`)).toMatchObject({ count: 4 });
  expect(await asSelf((tx) => tx`update subscription_plans set price_brl = 0`)).toBe(refused);
});

function asSelf(statement: Statement, options?: { undo: boolean }): Promise<Outcome> {
  return asPerson(app, self, statement, options);
}

async function countAll({ table, owner }: { table: string; owner: string }, person: string): Promise<number> {
  const [row] = await copy.sql<{ count: number }[]>`
    select count(*)::int as count from ${copy.sql(table)} where ${copy.sql(owner)} = ${person}`;
  return row?.count ?? 0;
}

/** A column that the app role may change, so that the policy is tested and not the grant; otherwise any column. */
async function updatableColumn(table: string, owner: string): Promise<string> {
  const [row] = await copy.sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attname <> ${owner}
    order by has_column_privilege('meridia_app', attrelid, attname, 'update') desc limit 1`;
  return row?.name ?? owner;
}
