import { operations } from '@meridia/server/http/api/operations.ts';
import fc from 'fast-check';
import type postgres from 'postgres';
import type { z } from 'zod';
import { procedures as rows } from '../authorization/matrix.ts';
import { routerProcedures } from '../authorization/walk-router.ts';
import { apiCallsOf } from './api-calls.ts';
import { type Caller, callerOf, callers, credentialsOf, enrolPeople, type People } from './attack-people.ts';
import { hostileRequests } from './hostile-requests.ts';
import { toWire } from './hostile-values.ts';
import { oddRequestsTo, plainRoutes, usualRequestTo } from './plain-route-requests.ts';
import { inputsOf } from './schema-inputs.ts';
import { leavesOf } from './schema-leaves.ts';
import { spoiled } from './spoil.ts';
import { type HostileRequest, openWire, type Wire } from './wire.ts';

export interface FuzzOptions {
  baseUrl: string;
  /** Owner connection, for creating the callers. */
  sql: postgres.Sql;
  inputs: number;
  seed: number;
  /** Number of parallel requests. */
  connections?: number;
}

export interface FuzzOutcome {
  inputs: number;
  /** Answers by the hundreds of their status. */
  statuses: Record<string, number>;
  /** Number of tRPC procedures and operations of the API. */
  procedures: number;
  /** Procedures that accepted no input: of their code only the refusals were tried. */
  untaken: string[];
  /** The plain routes, those that got no input, and those that accepted none. */
  routes: readonly string[];
  unsentRoutes: string[];
  untakenRoutes: string[];
  p50Ms: number;
  p99Ms: number;
  /** Requests with a 5xx answer, or with none. */
  findings: string[];
}

/** After this many inputs new people are created, because some inputs end sessions, change passwords or erase accounts. */
const perRound = 250;
/** So many inputs of a round are those of the authorization matrix, which name rows made for them. Few inputs of a schema alone do. */
const matchedPerRound = 30;
/** So many inputs of a round go to plain routes, in turns, so that few rounds reach each of them. */
const plainPerRound = 15;
/** Inputs with extreme numbers for each procedure that takes numbers. They are the first round, because chance alone seldom draws them. */
const extremesPerProcedure = 6;
/** More for an operation of the API: few of its drawn cursors meet rows of the right kind, and few operations take numbers. */
const extremesPerOperation = 60;

/** Sends inputs generated from the schemas of all procedures and operations of the API, and malformed requests, as three callers. */
export async function fuzz({ baseUrl, sql, inputs, seed, connections = 4 }: FuzzOptions): Promise<FuzzOutcome> {
  const wire = openWire(baseUrl, { connections });
  const seen: Seen = { statuses: {}, sent: new Set(), taken: new Set(), findings: [], ms: [] };
  const sendAll = async (people: People, attacks: readonly Attack[]) => {
    const waiting = attacks[Symbol.iterator]();
    const work = async () => {
      for (const attack of waiting) await judge(wire, people, attack, seen);
    };
    await Promise.all(Array.from({ length: connections }, work));
  };
  let routeTurns = 0;
  try {
    const first = await enrolPeople(sql);
    await sendAll(first, extremeAttacks(first, seed).slice(0, inputs));
    for (let sent = seen.ms.length; sent < inputs; sent += perRound) {
      const people = await enrolPeople(sql);
      const ofThis = Math.min(perRound, inputs - sent);
      const count = Math.min(matchedPerRound, ofThis);
      const matched = await matchedAttacks(sql, people, { count, seed: seed + sent });
      const toRoutes = routeAttacks(people, {
        count: Math.min(plainPerRound, ofThis - count),
        from: routeTurns,
        seed: seed + sent,
      });
      routeTurns += toRoutes.length;
      const drawn = fc.sample(attacksOn(people), { numRuns: ofThis - count - toRoutes.length, seed: seed + sent });
      await sendAll(people, [...toRoutes, ...drawn, ...matched]);
    }
  } finally {
    wire.close();
  }
  const ms = seen.ms.sort((a, b) => a - b);
  return {
    inputs: ms.length,
    statuses: seen.statuses,
    procedures: targets.length,
    untaken: targets.filter((name) => !seen.taken.has(name)),
    routes: plainRoutes,
    unsentRoutes: plainRoutes.filter((route) => !seen.sent.has(route)),
    untakenRoutes: plainRoutes.filter((route) => !seen.taken.has(route)),
    p50Ms: ms[Math.floor(ms.length * 0.5)] ?? 0,
    p99Ms: ms[Math.floor(ms.length * 0.99)] ?? 0,
    findings: [...new Set(seen.findings)],
  };
}

interface Seen {
  statuses: Record<string, number>;
  sent: Set<string>;
  taken: Set<string>;
  findings: string[];
  ms: number[];
}

type Procedure = (typeof routerProcedures)[number];

const targets = [...routerProcedures.map(({ path }) => path), ...operations.map(({ id }) => id)];

interface Attack extends HostileRequest {
  caller: Caller;
}

function attacksOn({ ids }: People): fc.Arbitrary<Attack> {
  const calls = fc.oneof(
    ...routerProcedures.map((procedure) => callsOf(procedure, ids)),
    ...operations.map((one) => apiCallsOf(one, ids)),
  );
  const paths = routerProcedures.map(({ path }) => path);
  const requests = fc.oneof({ weight: 4, arbitrary: calls }, { weight: 1, arbitrary: hostileRequests(paths) });
  // Mostly the caller who gets furthest: a call that is refused at once does not test the code behind.
  const caller = fc.option(fc.constantFrom(...callers), { nil: null, freq: 2 });
  return fc.tuple(requests, caller).map(([request, drawn]) => ({
    ...request,
    caller: drawn ?? callerOf(request.name),
  }));
}

/** Inputs that name new rows of the therapist, every second one unchanged, the others perhaps spoiled. The seed picks the procedures in turns. */
async function matchedAttacks(
  sql: postgres.Sql,
  { therapist, admin }: People,
  { count, seed }: { count: number; seed: number },
): Promise<Attack[]> {
  const attacks: Attack[] = [];
  for (let index = 0; index < count; index += 1) {
    const turn = Math.floor(seed / perRound) * count + index;
    const procedure = routerProcedures[turn % routerProcedures.length];
    if (!procedure) continue;
    const caller = callerOf(procedure.path);
    const person = caller === 'admin' ? admin : therapist;
    const input = await rows[procedure.path]?.input?.({ sql, subject: therapist, caller: person });
    const told = fc.constant(input);
    const drawn = requestOf(procedure, turn % 2 === 0 ? told : spoiled(told));
    const [request] = fc.sample(drawn, { numRuns: 1, seed: seed + index });
    if (request) attacks.push({ ...request, caller });
  }
  return attacks;
}

/** Requests to plain routes in turns, beginning with the turn `from`; of each three requests to a route one is as it should be. */
function routeAttacks(people: People, { count, from, seed }: { count: number; from: number; seed: number }): Attack[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = from + index;
    const route = plainRoutes[turn % plainRoutes.length] ?? '';
    const usual = { ...usualRequestTo(route, people), caller: callerOf(route) };
    if (Math.floor(turn / plainRoutes.length) % 3 === 0) return usual;
    const drawn = fc.tuple(oddRequestsTo(route, people), fc.constantFrom(...callers, usual.caller));
    return fc.sample(drawn, { numRuns: 1, seed: seed + index }).map(([request, caller]) => ({ ...request, caller }));
  }).flat();
}

/** Numbers at the ends of what their schema lets through, which must fit what the database does with them. */
function extremeAttacks({ ids }: People, seed: number): Attack[] {
  const hasNumber = (schema: z.core.$ZodType) => leavesOf(schema).some(({ kind }) => kind === 'number');
  const ofProcedures = routerProcedures
    .filter(({ inputs }) => inputs.some(hasNumber))
    .flatMap((procedure) => {
      const shapes = procedure.inputs.map((schema) => inputsOf(schema, ids, true));
      const drawn = requestOf(procedure, fc.tuple(...shapes).map(mergeParts));
      return fc.sample(drawn, { numRuns: extremesPerProcedure, seed });
    });
  const ofOperations = operations
    .filter(({ query, body }) => hasNumber(query) || hasNumber(body.schema))
    .flatMap((one) => fc.sample(apiCallsOf(one, ids, true), { numRuns: extremesPerOperation, seed }));
  return [...ofProcedures, ...ofOperations].map((request) => ({ ...request, caller: callerOf(request.name) }));
}

function callsOf(procedure: Procedure, ids: readonly string[]): fc.Arbitrary<HostileRequest> {
  const shapes = procedure.inputs.map((schema) => inputsOf(schema, ids));
  return requestOf(
    procedure,
    spoiled(shapes.length === 0 ? fc.constant(undefined) : fc.tuple(...shapes).map(mergeParts)),
  );
}

/** Like a browser: input in the address or in the body, alone or in a batch. */
function requestOf({ path, type }: Procedure, input: fc.Arbitrary<unknown>): fc.Arbitrary<HostileRequest> {
  return fc.tuple(input, fc.boolean()).map(([value, batch]) => {
    const text = batch ? `{"0":${toWire(value)}}` : toWire(value);
    if (type === 'mutation') {
      const headers = { 'content-type': 'application/json' };
      return { name: path, method: 'POST', path: `/trpc/${path}${batch ? '?batch=1' : ''}`, headers, body: text };
    }
    const query = `${batch ? 'batch=1&' : ''}input=${encodeURIComponent(text)}`;
    // Longer addresses are refused before they are read.
    return { name: path, method: 'GET', path: `/trpc/${path}?${query.slice(0, 15_000)}` };
  });
}

/** A procedure with several `.input`s gets one object for all of them. */
function mergeParts(parts: unknown[]): unknown {
  return parts.length === 1 ? parts[0] : Object.assign({}, ...parts);
}

async function judge(wire: Wire, people: People, attack: Attack, seen: Seen): Promise<void> {
  const { status, text, ms } = await wire.send(attack, credentialsOf(people, attack.caller, attack.path));
  const group = status === 0 ? 'cut' : `${Math.floor(status / 100)}xx`;
  seen.statuses[group] = (seen.statuses[group] ?? 0) + 1;
  seen.ms.push(ms);
  seen.sent.add(attack.name);
  if (status >= 200 && status < 300) seen.taken.add(attack.name);
  // A refusal may come before the whole body was read. The connection then ends, and the sender notices that end first.
  const refusedEarly = status === 0 && Buffer.byteLength(attack.body ?? '') > 1024 * 1024;
  if (status < 500 && status !== 0) return;
  if (refusedEarly) return;
  const body = String(attack.body ?? '').slice(0, 300);
  seen.findings.push(
    `${status} ${attack.caller} ${attack.method} ${attack.path.slice(0, 400)} ${body} -> ${text.slice(0, 200)}`,
  );
}
