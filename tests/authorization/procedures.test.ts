import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, callBatch, callHttp, openRawSocket, type RawCall } from '../support/raw-call.ts';
import { createWorld, type Identity, identities, type World } from './identities.ts';
import { type Expectation, type ProcedureRow, procedures } from './matrix.ts';
import { fingerprint } from './ownership.ts';
import { routerProcedures } from './walk-router.ts';

type Kind = RawCall['type'];
const declared = routerProcedures.flatMap(({ path, type }) => {
  const row = procedures[path];
  return row ? [{ path, row, type }] : [];
});

let world: World;
let cells = 0;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(async () => {
  console.log(`authorization matrix: ${declared.length} procedures, ${cells} cells`);
  await world.app.close();
});

it('has a declared row for every procedure of the router, and no row without a procedure', () => {
  expect(Object.keys(procedures).sort()).toEqual(routerProcedures.map(({ path }) => path).sort());
});

describe.each(declared)('$path', ({ path, row, type }) => {
  const overHttp = type === 'subscription' ? 'its event stream' : 'HTTP';

  it(`answers every identity over ${overHttp} as declared`, async () => {
    expect(await differences(row, row.http, (call) => callHttp(world.app.baseUrl, call), { path, type })).toEqual([]);
  });

  it('answers every identity over a socket as declared', async () => {
    const expected = row.socket ?? row.http;
    expect(await differences(row, expected, callSocket, { path, type })).toEqual([]);
  });

  it.runIf(type !== 'subscription')('answers every identity inside a batch as declared', async () => {
    const call = (raw: RawCall) => callBatch(world.app.baseUrl, raw, companion(raw));
    expect(await differences(row, row.http, call, { path, type })).toEqual([]);
  });

  it(`is refused with the wrong HTTP method, whoever asks`, async () => {
    const method = type === 'mutation' ? 'GET' : 'POST';
    const refused: Expectation = 'VALIDATION';
    const expected = Object.fromEntries(identities.map((identity) => [identity, refused]));
    const statuses = new Set<number | null>();
    const call = async (raw: RawCall) => {
      const answer = await callHttp(world.app.baseUrl, raw, method);
      statuses.add(answer.status);
      return answer;
    };
    expect(
      await differences(row, expected as ProcedureRow['http'], call, { path, type, changesNothing: true }),
    ).toEqual([]);
    // An event stream has begun with 200 before anything can be refused.
    expect([...statuses]).toEqual([type === 'subscription' ? 200 : 405]);
  });

  it('is unknown when a socket calls it as another kind of procedure', async () => {
    const wrong: Kind = type === 'query' ? 'mutation' : 'query';
    for (const identity of identities) {
      const { answer, ownerChanged } = await visit(identity, row, { path, type: wrong }, callSocket);
      cells += 1;
      expect({ identity, outcome: answer.outcome, ownerChanged }).toEqual({
        identity,
        outcome: 'NOT_FOUND',
        ownerChanged: false,
      });
    }
  });

  it.runIf(row.unknownIds)("answers for another therapist's ids exactly as for ids that do not exist", async () => {
    const transports: ((call: RawCall) => Promise<Answer>)[] =
      type === 'subscription'
        ? [callSocket]
        : [
            (call) => callHttp(world.app.baseUrl, call),
            (call) => callBatch(world.app.baseUrl, call, companion(call)),
            callSocket,
          ];
    for (const identity of ['other', 'admin'] as const) {
      for (const transport of transports) {
        const foreign = await visit(identity, row, { path, type }, transport);
        const unknown = await transport({
          path,
          type,
          input: row.unknownIds?.(),
          ...(await signIn(identity)),
        });
        cells += 2;
        expect(foreign.answer).toEqual(unknown);
        expect(foreign.ownerChanged).toBe(false);
      }
    }
  });
});

it("names nobody but the caller, and none of another person's rows, in any answer to a query", async () => {
  const { sql } = world.app.database;
  const { owner } = world.people;
  const rows = await sql<{ id: string }[]>`
    select id from avaliacoes where terapeuta_id = ${owner.id} union all select id from fotos where terapeuta_id = ${owner.id}
    union all select id from anamnese_drafts where terapeuta_id = ${owner.id}`;
  const secrets = [owner.id, owner.email, ...rows.map(({ id }) => id)];
  for (const { path, row, type } of declared) {
    if (type !== 'query') continue;
    for (const identity of identities.filter((candidate) => candidate !== 'owner' && candidate !== 'anonymous')) {
      const subject = world.people[identity];
      const input = await row.input?.({ sql, subject, caller: subject });
      const { body } = await callHttp(world.app.baseUrl, { path, type, input, ...(await signIn(identity)) });
      const text = JSON.stringify(body);
      expect({ path, identity, leaked: secrets.filter((secret) => text.includes(secret)) }).toEqual({
        path,
        identity,
        leaked: [],
      });
    }
  }
});

interface Cell {
  path: string;
  type: Kind;
  changesNothing?: boolean;
}

/** Every cell of a row that is not as declared, in words. */
async function differences(
  row: ProcedureRow,
  expected: Record<string, Expectation>,
  call: (raw: RawCall) => Promise<Answer>,
  { path, type, changesNothing = false }: Cell,
): Promise<string[]> {
  const found: string[] = [];
  for (const identity of identities) {
    cells += 1;
    const { answer, ownerChanged } = await visit(identity, row, { path, type }, call);
    if (answer.outcome !== expected[identity]) {
      found.push(`${identity}: declared ${expected[identity]}, got ${answer.outcome} (${answer.status})`);
    }
    const mayChange = identity === 'owner' && !changesNothing;
    if (ownerChanged && !mayChange) found.push(`${identity}: changed rows of the owner`);
  }
  return found;
}

async function visit(
  identity: Identity,
  row: ProcedureRow,
  { path, type }: Cell,
  call: (raw: RawCall) => Promise<Answer>,
): Promise<{ answer: Answer; ownerChanged: boolean }> {
  const { sql } = world.app.database;
  const input = await row.input?.({ sql, subject: world.subjectOf(identity), caller: world.people[identity] });
  const before = await fingerprint(sql, world.people.owner.id);
  const answer = await call({ path, type, input, ...(await signIn(identity)) });
  return { answer, ownerChanged: before !== (await fingerprint(sql, world.people.owner.id)) };
}

async function signIn(identity: Identity): Promise<{ cookie?: string }> {
  const cookie = await world.cookieOf(identity);
  return cookie ? { cookie } : {};
}

async function callSocket(call: RawCall): Promise<Answer> {
  const socket = await openRawSocket(world.app.baseUrl, { cookie: call.cookie });
  try {
    return await socket.call(call);
  } finally {
    socket.close();
  }
}

// A neighbour in the same request that anybody of the kind may call, and that must not lend its rights.
function companion({ type }: RawCall): RawCall {
  return type === 'mutation'
    ? { path: 'drafts.discard', type, input: { id: randomUUID() } }
    : { path: 'subscriptions.plans', type };
}
