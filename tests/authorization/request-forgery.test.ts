import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallPhoto } from '../support/pictures.ts';
import { openRawSocket, SocketRefused } from '../support/raw-call.ts';
import { createWorld, type World } from './identities.ts';
import { procedures } from './matrix.ts';
import { fingerprint } from './ownership.ts';
import { mutations } from './walk-router.ts';

/** Foreign origins, including ones that look like ours. */
const foreignOrigins: Record<string, (own: URL) => string | undefined> = {
  'no Origin': () => undefined,
  'Origin null': () => 'null',
  'an empty Origin': () => '',
  'another site': () => 'https://malicioso.example',
  'the same host on another port': (own) => `http://${own.hostname}:1`,
  'the same host without a port': (own) => `http://${own.hostname}`,
  'a host that begins like ours': (own) => `http://${own.host}.malicioso.example`,
  'a host that ends like ours': (own) => `http://malicioso-${own.host}`,
  'our host as a user name': (own) => `http://${own.host}@malicioso.example`,
  'our host as a path': (own) => `http://malicioso.example/${own.host}`,
  'two origins': (own) => `${own.origin} https://malicioso.example`,
};

let world: World;
let own: URL;
beforeAll(async () => {
  world = await createWorld();
  own = new URL(world.app.baseUrl);
});
afterAll(() => world.app.close());

describe.each(mutations)('%s, sent with the cookie of the owner,', (path) => {
  it.each(Object.keys(foreignOrigins))('is refused from %s', async (name) => {
    const origin = foreignOrigins[name]?.(own);
    const sent = await attack(path, {
      ...(origin === undefined ? {} : { origin }),
      'content-type': 'application/json',
    });
    expect(sent).toEqual({ status: 403, changed: false });
  });

  it.each([
    ['an HTML form', 'application/x-www-form-urlencoded'],
    ['an HTML form with files', 'multipart/form-data; boundary=x'],
    ['a form that sends JSON as text', 'text/plain'],
    ['a request without a content type', ''],
    ['a content type that only begins like JSON', 'application/jsonp'],
    ['JSON hidden behind another type', 'text/plain; application/json'],
  ])('is refused as %s, even from our own origin', async (_name, contentType) => {
    const sent = await attack(path, { origin: own.origin, 'content-type': contentType });
    expect(sent).toEqual({ status: 403, changed: false });
  });

  it('is refused as a link', async () => {
    const input = encodeURIComponent(JSON.stringify(await inputOf(path)));
    const before = await fingerprint(world.app.database.sql, world.people.owner.id);
    const response = await fetch(`${own.origin}/trpc/${path}?input=${input}`, {
      headers: { cookie: await ownersCookie() },
    });
    expect(response.status).toBe(405);
    expect(await fingerprint(world.app.database.sql, world.people.owner.id)).toBe(before);
  });
});

describe('a photo upload, sent with the cookie of the owner,', () => {
  it.each(Object.keys(foreignOrigins))('is refused from %s and leaves no file', async (name) => {
    const origin = foreignOrigins[name]?.(own);
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(await smallPhoto())]), 'foto.jpg');
    const before = await fingerprint(world.app.database.sql, world.people.owner.id);
    const response = await fetch(`${own.origin}/api/fotos?kind=lingua`, {
      method: 'POST',
      body,
      headers: { cookie: await ownersCookie(), ...(origin === undefined ? {} : { origin }) },
    });
    expect(response.status).toBe(403);
    expect(await fingerprint(world.app.database.sql, world.people.owner.id)).toBe(before);
  });
});

describe('a WebSocket', () => {
  it.each(Object.keys(foreignOrigins))('is refused from %s', async (name) => {
    const origin = foreignOrigins[name]?.(own) ?? null;
    const opening = openRawSocket(own.origin, { cookie: await ownersCookie(), origin });
    await expect(opening).rejects.toBeInstanceOf(SocketRefused);
    await expect(opening).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status >= 401 && status <= 403),
    });
  });

  it('is opened from our own origin', async () => {
    const socket = await openRawSocket(own.origin, { cookie: await ownersCookie() });
    const answer = await socket.call({ path: 'accounts.session', type: 'query' });
    expect(answer.outcome).toBe('ok');
    socket.close();
  });
});

async function attack(path: string, headers: Record<string, string>): Promise<{ status: number; changed: boolean }> {
  const body = JSON.stringify((await inputOf(path)) ?? {});
  const before = await fingerprint(world.app.database.sql, world.people.owner.id);
  const cookie = await ownersCookie();
  const response = await fetch(`${own.origin}/trpc/${path}`, {
    method: 'POST',
    // A Buffer, so that fetch adds no content type of its own.
    body: Buffer.from(body),
    headers: { cookie, ...headers },
  });
  const alive = await world.app.deps.sessions.check(cookie.replace('session=', ''));
  return {
    status: response.status,
    changed: !alive || before !== (await fingerprint(world.app.database.sql, world.people.owner.id)),
  };
}

async function inputOf(path: string): Promise<unknown> {
  const { owner } = world.people;
  return procedures[path]?.input?.({ sql: world.app.database.sql, subject: owner, caller: owner });
}

async function ownersCookie(): Promise<string> {
  return (await world.cookieOf('owner')) ?? '';
}
