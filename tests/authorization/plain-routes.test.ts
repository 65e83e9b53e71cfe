import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type Identity, identities, type World } from './identities.ts';
import { fingerprint } from './ownership.ts';
import { routeCases, storedFoto, trpcRoutes } from './plain-routes.ts';
import { watchReads } from './reads.ts';

let world: World;
let watch: ReturnType<typeof watchReads>;
let cells = 0;
beforeAll(async () => {
  world = await createWorld();
  watch = watchReads(world);
});
afterAll(async () => {
  console.log(
    `authorization of plain routes: ${routeCases.length} cases, ${cells} cells, ${watch.counted.rows} rows of the access log`,
  );
  await world.app.close();
});

it('every route of the app has a declared case, and every case has a route', () => {
  const declared = new Set([...trpcRoutes, ...routeCases.map(({ route }) => route)]);
  declared.delete('GET *');
  expect([...declared].sort()).toEqual([...world.app.routes]);
});

it('every route that admits somebody declares what it shows', () => {
  const silent = routeCases.filter(({ statuses, reads }) => !reads && Object.values(statuses).includes(200));
  expect(silent.map(({ route, name }) => `${route} ${name}`)).toEqual([]);
});

it.each(routeCases)(
  '$route $name, exactly for the declared identities',
  async ({ request, statuses, reads = 'none' }) => {
    const found: Partial<Record<Identity, number>> = {};
    for (const identity of identities) {
      cells += 1;
      const { path, init } = await request({
        app: world.app,
        subject: world.subjectOf(identity),
        caller: world.people[identity],
        identity,
      });
      const before = await fingerprint(world.app.database.sql, world.people.owner.id);
      await watch.begin();
      const answer = await send(identity, path, init);
      const { status } = answer;
      // An unread export keeps one of two places.
      if (path.startsWith('/api/conta/exportacao')) await answer.arrayBuffer();
      found[identity] = status;
      const role = identity === 'admin' ? 'admin' : 'therapist';
      // A refused caller has read nothing.
      const shown = status === 200 ? reads : 'none';
      const written = await watch.compare(shown, { input: path, reader: world.people[identity], role });
      expect({ identity, written: written.found }).toEqual({ identity, written: written.expected });
      if (identity !== 'owner') {
        expect(await fingerprint(world.app.database.sql, world.people.owner.id)).toBe(before);
      }
    }
    expect(found).toEqual(statuses);
  },
);

it("another therapist's photo gets the same answer as an unknown one", async () => {
  const foreign = await send('other', `/api/fotos/${await storedFoto(world.app, world.people.owner)}`);
  const unknown = await send('other', `/api/fotos/${randomUUID()}`);
  expect(foreign.status).toBe(404);
  expect(await foreign.json()).toEqual(await unknown.json());
  const headersOf = (response: Response) =>
    [...response.headers].filter(([name]) => name !== 'date').map(([name, value]) => `${name}: ${value}`);
  expect(headersOf(foreign)).toEqual(headersOf(unknown));
});

async function send(identity: Identity, path: string, init: RequestInit = {}): Promise<Response> {
  const cookie = await world.cookieOf(identity);
  return fetch(`${world.app.baseUrl}${path}`, {
    ...init,
    headers: { ...init.headers, origin: world.app.baseUrl, ...(cookie ? { cookie } : {}) },
  });
}
