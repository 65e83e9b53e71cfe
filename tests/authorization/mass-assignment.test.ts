import { randomUUID } from 'node:crypto';
import * as schema from '@meridia/drizzle/schema.ts';
import { type Column, getTableColumns, is, Table } from 'drizzle-orm';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { leavesOf } from '../attack/schema-leaves.ts';
import { makeAdmin } from '../support/people.ts';
import { callHttp } from '../support/raw-call.ts';
import { createWorld, type Person, type World } from './identities.ts';
import { procedures } from './matrix.ts';
import { fingerprint, listOwnedTables } from './ownership.ts';
import { mutations, routerProcedures } from './walk-router.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.app.close());

it.each(mutations)('%s has the same effect with extra keys as without them, or refuses them', async (path) => {
  const { sql } = world.app.database;
  const { owner: victim } = world.people;
  const row = procedures[path];
  const declared = row?.byAdmins ? row.http.admin : row?.http.owner;
  const clean = await callAsSomebody(path, (input) => input);
  const victimBefore = await fingerprint(sql, victim.id);
  const dirty = await callAsSomebody(path, (input) =>
    withExtraKeys(input, { ...columnKeys(path, victim), ...extraKeys(victim) }),
  );
  expect(clean.outcome).toBe(declared);
  if (dirty.outcome === declared) expect(dirty.after).toEqual(clean.after);
  else expect(dirty).toMatchObject({ outcome: 'VALIDATION', after: dirty.before });
  expect(await fingerprint(sql, victim.id)).toBe(victimBefore);
});

/** Keys that an attacker would add to a request to get more rights, in both casings. */
function extraKeys(victim: Person): Record<string, unknown> {
  const keys: Record<string, unknown> = {
    id: victim.id,
    role: 'admin',
    usedQuota: 0,
    freeUnitsElsewhere: false,
    mailboxMark: 'x',
    secondFactorAt: '2020-01-01T00:00:00.000Z',
    isAdmin: true,
    userId: victim.id,
    terapeutaId: victim.id,
    accountId: victim.id,
    avaliacaoId: randomUUID(),
    status: 'finalizado',
    plan: 'Enterprise',
    planId: victim.id,
    planName: 'Enterprise',
    diagnosesUsed: 0,
    diagnosesUsedThisPeriod: 0,
    bonusDiagnoses: 99,
    currentPeriodEnd: '2099-01-01T00:00:00.000Z',
    emailConfirmedAt: '2020-01-01T00:00:00.000Z',
    blockedAt: null,
    passwordHash: 'x',
    relatorioHtml: '<script>1</script>',
    diagnosticoJson: '{}',
    tipoRelatorio: 'diagnostico',
    tentativa: 99,
    tentativaBase: 99,
    ciclo: 99,
    percent: 100,
    stage: 'finalizar',
    revision: 99,
    draftId: victim.id,
    storageKey: `${victim.id}/lingua-1.jpg`,
    createdAt: '2020-01-01T00:00:00.000Z',
  };
  return inBothCasings(keys);
}

/** Every column of every table, with a value of its type, except keys that the procedure itself expects. */
function columnKeys(path: string, victim: Person): Record<string, unknown> {
  const asked = new Set(
    routerProcedures
      .filter((procedure) => procedure.path === path)
      .flatMap(({ inputs }) => inputs.flatMap((input) => leavesOf(input)))
      .flatMap((leaf) => leaf.path.split(/[.[\]{}]+/)),
  );
  const columns = Object.values(schema).flatMap((table) =>
    is(table, Table) ? Object.entries(getTableColumns(table)) : [],
  );
  const keys = columns.flatMap(([key, column]) => (asked.has(key) ? [] : [[key, valueFor(column, victim)] as const]));
  return inBothCasings(Object.fromEntries(keys));
}

function valueFor({ dataType, columnType }: Column, victim: Person): unknown {
  if (columnType === 'PgUUID') return victim.id;
  const values: Partial<Record<typeof dataType, unknown>> = {
    number: 99,
    boolean: true,
    date: '2020-01-01T00:00:00.000Z',
    json: {},
    array: [],
  };
  return values[dataType] ?? 'x';
}

function inBothCasings(keys: Record<string, unknown>): Record<string, unknown> {
  const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return { ...Object.fromEntries(Object.entries(keys).map(([key, value]) => [snake(key), value])), ...keys };
}

/** Adds the keys at every level, and never replaces a real key. */
function withExtraKeys(input: unknown, extra: Record<string, unknown>): unknown {
  const record = z.record(z.string(), z.unknown()).safeParse(input ?? {});
  if (!record.success || Array.isArray(input)) return input;
  const children = Object.entries(record.data).map(([key, value]) => [
    key,
    value !== null && typeof value === 'object' ? withExtraKeys(value, extra) : value,
  ]);
  return { ...extra, ...Object.fromEntries(children) };
}

/** A new account makes the call. The result is what the account owns afterwards, without ids and times. */
async function callAsSomebody(path: string, change: (input: unknown) => unknown) {
  const { app } = world;
  const { sql } = app.database;
  const person = await world.enrol();
  if (procedures[path]?.byAdmins) await makeAdmin(sql, person.id);
  const cookie = `session=${await app.deps.sessions.create(person.id, null)}`;
  const input = await procedures[path]?.input?.({ sql, subject: person, caller: person });
  const email = z.object({ email: z.string() }).safeParse(input);
  const before = await ownedRows(sql, person.id);
  const { outcome } = await callHttp(app.baseUrl, { path, type: 'mutation', input: change(input), cookie });
  // Reads are written to the log a moment later.
  await app.deps.database.reads.flush();
  // Signing up creates another account, which is compared too.
  const [made] = email.success
    ? await sql<{ id: string }[]>`select id from accounts where email = ${email.data.email}`
    : [];
  const after = [await ownedRows(sql, person.id), made ? await ownedRows(sql, made.id) : null];
  return { outcome, before: [before, null], after };
}

async function ownedRows(sql: Sql, userId: string): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const { table, owner } of await listOwnedTables(sql)) {
    const found = await sql<{ row: string }[]>`
      select t::text as row from ${sql(table)} t where ${sql(owner)} = ${userId}`;
    rows[table] = found.map(({ row }) => anonymous(row, userId)).sort();
  }
  return rows;
}

function anonymous(row: string, userId: string): string {
  return (
    row
      .replaceAll(userId, '<self>')
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
      .replace(/\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d[.\d]*(?:[+-]\d\d|Z)/g, '<time>')
      // In the report of a signed version: the minute may end between the two calls.
      .replace(/ de \d{4} às \d\d:\d\d/g, ' <minute>')
      .replace(/\$argon2id\$[\w+/$,=]*/g, '<hash>')
      .replace(/(?:\b|(?<=\\x))[0-9a-f]{64}\b/g, '<hash>')
      // The beginning of a key's secret.
      .replace(/(?<=,)mrd_[\w-]{8}(?=,)/, '<prefix>')
      // The secret of an authenticator or of a webhook, sealed with a different nonce each time.
      .replace(/(?<=,)[\w-]{80,}(?=,)/g, '<sealed>')
      // The half minute in which its code was used.
      .replace(/(?<=",)\d{8}(?=,")/, '<step>')
      // The number of a reading of the payment provider, counted over all accounts.
      .replace(/(?<=,cus_[^,]*,\d+,[^,]*,[^,]*,)\d+/, '<reading>')
      .replace(/^\(\d+,/, '(<number>,')
  );
}
