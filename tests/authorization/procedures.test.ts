import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callHttp } from '../support/raw-call.ts';
import { createWorld, type Identity, identities, type World } from './identities.ts';
import { procedures, signedIn } from './matrix.ts';
import { listRowIds } from './ownership.ts';
import { createTransports, findDifferences, type Procedure, signIn, type Transport, visit } from './visits.ts';
import { routerProcedures } from './walk-router.ts';

const declared = routerProcedures.flatMap(({ path, type }): Procedure[] => {
  const row = procedures[path];
  return row ? [{ path, type, row }] : [];
});

let world: World;
let transports: ReturnType<typeof createTransports>;
let cells = 0;
beforeAll(async () => {
  world = await createWorld();
  transports = createTransports(world);
});
afterAll(async () => {
  console.log(`authorization matrix: ${declared.length} procedures, ${cells} cells`);
  await world.app.close();
});

const counted =
  (transport: Transport): Transport =>
  (call) => {
    cells += 1;
    return transport(call);
  };

it('has a declared row for every procedure of the router, and no row without a procedure', () => {
  expect(Object.keys(procedures).sort()).toEqual(routerProcedures.map(({ path }) => path).sort());
});

it('declares unknown ids for every procedure whose input names rows', async () => {
  const { owner } = world.people;
  for (const { path, row } of declared) {
    const input = await row.input?.({ sql: world.app.database.sql, subject: owner, caller: owner });
    // An unknown id would need a good link, which belongs to a row. tests/integration/ficha-fotos.test.ts asks with another link's photo.
    const hasIds = /"[0-9a-f]{8}-[0-9a-f-]{27}"/.test(JSON.stringify(input) ?? '');
    const namesRows = !row.byHolder && !row.newRow && hasIds;
    expect({ path, namesRows }).toEqual({ path, namesRows: row.unknownIds !== undefined });
  }
});

describe.each(declared)('$path', (procedure) => {
  const { path, type, row } = procedure;

  it(`answers every identity over ${type === 'subscription' ? 'an event stream' : 'HTTP'} as declared`, async () => {
    const found = await findDifferences(world, procedure, (identity) => row.http[identity], counted(transports.http));
    expect(found).toEqual([]);
  });

  it('answers every identity over a socket as declared', async () => {
    const expected = row.socket ?? row.http;
    const found = await findDifferences(world, procedure, (identity) => expected[identity], counted(transports.socket));
    expect(found).toEqual([]);
  });

  it('answers every identity inside a batch as declared, or refuses the batch', async () => {
    const expected =
      type === 'subscription' ? () => 'VALIDATION' as const : (identity: keyof typeof row.http) => row.http[identity];
    expect(await findDifferences(world, procedure, expected, counted(transports.batch))).toEqual([]);
  });

  it('is refused with the wrong HTTP method for every caller', async () => {
    const statuses = new Set<number | null>();
    const wrong = counted(async (call) => {
      const answer = await callHttp(world.app.baseUrl, call, type === 'mutation' ? 'GET' : 'POST');
      statuses.add(answer.status);
      return answer;
    });
    const found = await findDifferences(world, procedure, () => 'VALIDATION', wrong, { changesNothing: true });
    expect(found).toEqual([]);
    // An event stream has already begun with 200 before it can be refused.
    expect([...statuses]).toEqual([type === 'subscription' ? 200 : 405]);
  });

  it('is unknown when a socket calls it as another type of procedure', async () => {
    const disguised: Procedure = { path, row, type: type === 'query' ? 'mutation' : 'query' };
    const socket = counted(transports.socket);
    const expected = (identity: Identity) => (signedIn[identity] === 'ok' ? 'NOT_FOUND' : signedIn[identity]);
    const found = await findDifferences(world, disguised, expected, socket, { changesNothing: true });
    expect(found).toEqual([]);
  });

  if (!row.unknownIds) return;
  it("answers the same for another therapist's ids as for unknown ids", async () => {
    const ways = type === 'subscription' ? [transports.socket] : Object.values(transports);
    const strangers = row.byAdmins ? (['owner', 'other', 'lapsed'] as const) : (['other', 'admin'] as const);
    for (const identity of strangers) {
      for (const way of ways.map(counted)) {
        const foreign = await visit(world, identity, procedure, way);
        const unknown = await way({ path, type, input: row.unknownIds?.(), ...(await signIn(world, identity)) });
        expect(foreign).toEqual({ answer: unknown, ownerChanged: false });
      }
    }
  });
});

it('names only the caller, and no row of another person, in every answer to a query', async () => {
  const { sql } = world.app.database;
  const { owner } = world.people;
  const rows = await listRowIds(sql, owner.id);
  expect(rows.length).toBeGreaterThan(10);
  const secrets = [owner.id, owner.email, ...rows];
  for (const { path, row, type } of declared.filter((candidate) => candidate.type === 'query')) {
    // Admins' queries name other people by design.
    const strangers = identities.filter((identity) => !(row.byAdmins && identity === 'admin'));
    for (const identity of strangers.filter((candidate) => world.people[candidate] !== owner)) {
      const subject = world.people[identity];
      const input = await row.input?.({ sql, subject, caller: subject });
      const { body } = await counted(transports.http)({ path, type, input, ...(await signIn(world, identity)) });
      const text = JSON.stringify(body);
      const leaked = secrets.filter((secret) => text.includes(secret));
      expect({ path, identity, leaked }).toEqual({ path, identity, leaked: [] });
    }
  }
});
