import { operations } from '@meridia/server/http/api/operations.ts';
import fc from 'fast-check';
import type postgres from 'postgres';
import type { z } from 'zod';
import { procedures as rows } from '../authorization/matrix.ts';
import { routerProcedures } from '../authorization/walk-router.ts';
import type { Outcome } from '../faults/outcome.ts';
import { type ApiOperation, apiAddress } from './api-calls.ts';
import { callerOf, credentialsOf, enrolPeople } from './attack-people.ts';
import { startAttackedApp } from './attacked-app.ts';
import { startInjectableServer } from './injectable-route.ts';
import { inputsOf } from './schema-inputs.ts';
import {
  type Place,
  placesIn,
  procedureForm,
  readSqlmap,
  replaceAt,
  type SqlCall,
  type SqlTarget,
  type SqlVerdict,
  sqlmapArguments,
  sqlTarget,
} from './sql-target.ts';
import { runTool } from './tools.ts';
import { openWire } from './wire.ts';

/**
 * S22, first half: sqlmap on every input value of every procedure and API operation that accepts SQL at all. It must also find the two holes of a
 * server made for that. A value that answers 400 to all `probes` – an id, a number, a value of a list – never reaches a
 * statement, so sqlmap's minutes on it would prove nothing; `pnpm attack fuzz` tests those, and the ids and queries of plain routes.
 */
export async function attackWithSql(): Promise<Outcome> {
  const { app, sql, databaseUrl, isAlive, close } = await startAttackedApp();
  const injectable = await startInjectableServer(databaseUrl);
  const wanted = process.env.ATTACK_PROCEDURES?.split(',');
  try {
    const controls = await scanAll([
      sqlTarget(injectable.baseUrl, injectableCall('broken.list', 'query', { search: 'Premium' }), [['search']]),
      sqlTarget(injectable.baseUrl, injectableCall('broken.save', 'mutation', { id: 'Premium' }), [['id']]),
    ]);
    const targets: SqlTarget[] = [];
    const places = { open: 0, left: 0, closed: 0, procedures: 0 };
    for (const candidate of [...routerProcedures.map(ofProcedure), ...operations.map(ofOperation)]) {
      if (candidate.schema === null || (wanted && !wanted.includes(candidate.name))) continue;
      const call = await acceptedCall(app.baseUrl, sql, candidate);
      const all = await openPlaces(app.baseUrl, call);
      const open = spread(all, placesEach);
      places.procedures += 1;
      places.open += open.length;
      places.left += all.length - open.length;
      places.closed += placesIn(call.input).length - all.length;
      if (open.length > 0) targets.push(sqlTarget(app.baseUrl, call, open));
    }
    const verdicts = await scanAll(targets);
    const count = (test: (verdict: SqlVerdict) => boolean) => verdicts.filter(test).length;
    const found = { injectable: count((v) => v.injectable), unsure: count((v) => !v.concluded) };
    const serverErrors = verdicts.reduce((sum, verdict) => sum + verdict.serverErrors, 0);
    const alive = await isAlive();
    const bites = controls.filter((verdict) => verdict.injectable).length;
    return {
      id: 'S22',
      passed: found.injectable + found.unsure + serverErrors === 0 && bites === controls.length && alive,
      figures: `${places.procedures} procedures: ${places.closed} values refuse SQL by their schema; sqlmap (level 3, risk 2) on ${places.open} of the ${places.open + places.left} others, of ${targets.length} procedures, and on no plain route outside /api/v1: injectable ${found.injectable}, given up ${found.unsure}, answers with 5xx ${serverErrors}, process ${alive ? 'alive' : 'DEAD'}; holes made for it: found ${bites} of ${controls.length}`,
    };
  } finally {
    await injectable.close();
    await close();
  }
}

/** Of one call. An intake has eighty values, and all of its texts go the same way into one column. */
const placesEach = 10;

/** The first, the last, and what lies evenly between them. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return items.filter((_, index) => {
    const share = (most - 1) / (items.length - 1);
    return index === 0 || Math.floor(index * share) > Math.floor((index - 1) * share);
  });
}

async function scanAll(targets: readonly SqlTarget[]): Promise<SqlVerdict[]> {
  const verdicts: SqlVerdict[] = [];
  for (const [index, target] of targets.entries()) {
    // A run that does not end is given up: the other targets still have their turn.
    const printed = await runTool('sqlmap', sqlmapArguments(target, index === 0), {
      timeoutMs: (10 + 2 * target.values) * 60_000,
    }).then((ended) => ended.printed, String);
    const verdict = readSqlmap(printed);
    if (verdict.injectable || !verdict.concluded || verdict.serverErrors > 0) {
      console.error(`${target.name} ${JSON.stringify(verdict)}\n${printed.slice(-1500)}`);
    }
    console.error(`${index + 1} of ${targets.length}: ${target.name}, ${target.values} values`);
    verdicts.push(verdict);
  }
  return verdicts;
}

interface Candidate {
  name: string;
  schema: z.core.$ZodType | null;
  /** @param id of a row that an address with an id can name */
  formFor: (id: string) => SqlCall['form'];
}

function ofProcedure(procedure: (typeof routerProcedures)[number]): Candidate {
  const { path, inputs } = procedure;
  return { name: path, schema: inputs[0] ?? null, formFor: () => procedureForm(procedure) };
}

function ofOperation(one: ApiOperation): Candidate {
  if (one.method === 'GET') {
    return {
      name: one.id,
      schema: one.query,
      formFor: (id) => (query) => ({ path: apiAddress(one, id, query), body: null }),
    };
  }
  const path = apiAddress(one, '', {});
  return { name: one.id, schema: one.body.schema, formFor: () => (body) => ({ path, body: JSON.stringify(body) }) };
}

function injectableCall(path: string, type: string, input: unknown): SqlCall {
  return { name: path, form: procedureForm({ path, type }), input, credentials: {} };
}

/** An input that is accepted: that of the authorization matrix, or one found by many tries; the fullest one when none is. */
async function acceptedCall(
  baseUrl: string,
  sql: postgres.Sql,
  { name, schema, formFor }: Candidate,
): Promise<SqlCall> {
  const people = await enrolPeople(sql);
  const { ids, therapist, admin } = people;
  const caller = callerOf(name);
  const person = caller === 'admin' ? admin : therapist;
  const matched = await rows[name]?.input?.({ sql, subject: therapist, caller: person });
  const samples = schema ? fc.sample(inputsOf(schema, ids), { numRuns: 60, seed: 22 }) : [];
  const fullest = samples
    .filter((input) => typeof input === 'object' && !JSON.stringify(input).includes('*'))
    .sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
    .filter((input) => JSON.stringify(input).length < 6000);
  return withSender(baseUrl, async (send) => {
    const inputs = matched === undefined ? fullest : [matched, ...fullest];
    const calls = ids.slice(-2).map((id) => {
      const form = formFor(id);
      return { name, form, credentials: credentialsOf(people, caller, form({}).path) };
    });
    for (const call of calls) {
      for (const input of inputs) if (isAccepted(await send({ ...call, input }))) return { ...call, input };
    }
    const [first] = calls;
    if (!first) throw new Error('nobody has a row');
    return { ...first, input: fullest[0] ?? {} };
  });
}

function isAccepted(status: number): boolean {
  return status === 200 || status === 201;
}

/** The first probes of an attacker: into a text, into a number, and as a valid-looking mail address. */
const probes = ["' OR 1=1--", '1 OR 1=1', "a'or'1'='1@example.com"];

/** The values of a call for which the schema accepts a probe; all values when the call itself is refused. */
function openPlaces(baseUrl: string, call: SqlCall): Promise<Place[]> {
  return withSender(baseUrl, async (send) => {
    const open: Place[] = [];
    if ((await send(call)) === 400) return placesIn(call.input);
    for (const place of placesIn(call.input)) {
      for (const probe of probes) {
        if ((await send({ ...call, input: replaceAt(call.input, place, () => probe) })) === 400) continue;
        open.push(place);
        break;
      }
    }
    return open;
  });
}

/** @param use gets a sender that returns only the status */
async function withSender<Result>(
  baseUrl: string,
  use: (send: (call: SqlCall) => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const wire = openWire(baseUrl, { connections: 1 });
  try {
    return await use(async ({ name, form, input, credentials }) => {
      const { path, body } = form(input);
      const headers = { 'content-type': 'application/json' };
      const request = body === null ? { method: 'GET' } : { method: 'POST', body };
      return (await wire.send({ name, path, headers, ...request }, credentials)).status;
    });
  } finally {
    wire.close();
  }
}
