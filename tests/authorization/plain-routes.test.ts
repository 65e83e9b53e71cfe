import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type Identity, identities, type World } from './identities.ts';
import { fingerprint } from './ownership.ts';
import { routeCases, storedFoto, trpcRoutes } from './plain-routes.ts';

let world: World;
let cells = 0;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(async () => {
  console.log(`authorization of plain routes: ${routeCases.length} cases, ${cells} cells`);
  await world.app.close();
});

it('has a declared case for every route of the app, and no case without a route', () => {
  const declared = new Set([...trpcRoutes, ...routeCases.map(({ route }) => route)]);
  declared.delete('GET *');
  expect([...declared].sort()).toEqual([...world.app.routes]);
});

it.each(routeCases)('$route $name, for whom it is declared', async ({ request, statuses }) => {
  const found: Partial<Record<Identity, number>> = {};
  for (const identity of identities) {
    cells += 1;
    const { path, init } = await request({ app: world.app, subject: world.subjectOf(identity) });
    const before = await fingerprint(world.app.database.sql, world.people.owner.id);
    found[identity] = (await send(identity, path, init)).status;
    if (identity !== 'owner') {
      expect(await fingerprint(world.app.database.sql, world.people.owner.id)).toBe(before);
    }
  }
  expect(found).toEqual(statuses);
});

it("answers for another therapist's photo exactly as for one that does not exist", async () => {
  const foreign = await send('other', `/api/fotos/${await storedFoto(world.app, world.people.owner)}`);
  const unknown = await send('other', `/api/fotos/${randomUUID()}`);
  expect(foreign.status).toBe(404);
  expect(await foreign.json()).toEqual(await unknown.json());
  const headersOf = (response: Response) =>
    [...response.headers].filter(([name]) => name !== 'date').map(([name, value]) => `${name}: ${value}`);
  expect(headersOf(foreign)).toEqual(headersOf(unknown));
});

it('writes down who looked at a photo and whose it was, for therapists and admins alike', async () => {
  const { owner, admin } = world.people;
  const id = await storedFoto(world.app, owner);
  await send('owner', `/api/fotos/${id}`);
  await send('admin', `/api/fotos/${id}`);
  await send('other', `/api/fotos/${id}`);
  const log = await world.app.database.sql`
    select actor_id, actor_role, action, owner_id from access_log where subject_id = ${id} order by id`;
  expect([...log]).toEqual([
    { actor_id: owner.id, actor_role: 'therapist', action: 'foto.read', owner_id: owner.id },
    { actor_id: admin.id, actor_role: 'admin', action: 'foto.read', owner_id: owner.id },
  ]);
});

async function send(identity: Identity, path: string, init: RequestInit = {}): Promise<Response> {
  const cookie = await world.cookieOf(identity);
  return fetch(`${world.app.baseUrl}${path}`, {
    ...init,
    headers: { origin: world.app.baseUrl, ...(cookie ? { cookie } : {}) },
  });
}
