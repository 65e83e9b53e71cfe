import { sessionDays } from '@meridia/server/auth/sessions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { codeOf } from '../support/authenticator.ts';
import { createMailbox } from '../support/mailbox.ts';
import { fragmentOf, linkIn } from '../support/mails.ts';
import { publicEnv } from '../support/public-name.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const publicUrl = 'https://meridia.example';
const mailbox = createMailbox();
let app: TestApp;
let https: TestApp;
beforeAll(async () => {
  app = await startTestApp({ replace: { mailer: mailbox.mailer } });
  https = await startTestApp({ env: publicEnv(publicUrl), beside: app });
});
afterAll(async () => {
  await https.close();
  await app.close();
});

/** The cookies that one sign-in sets, as the answer holds them. */
async function signInHeaders(target: TestApp, email: string, cookie?: string): Promise<string[]> {
  const client = createApiClient(target.baseUrl, target === https ? publicUrl : undefined);
  const response = await client.fetch('/trpc/accounts.login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify({ email, password: testPassword }),
  });
  return response.headers.getSetCookie();
}

/** The attributes of the session cookie of one sign-in, by lower-case name. */
async function signIn(target: TestApp, email: string) {
  const [line = ''] = await signInHeaders(target, email);
  const [[name = '', token = ''] = [], ...attributes] = line.split('; ').map((part) => part.split('='));
  return {
    name,
    token,
    attributes: Object.fromEntries(attributes.map(([key = '', value]) => [key.toLowerCase(), value])),
  };
}

describe('the session cookie', () => {
  it('is hidden from scripts and from other sites, and lasts as long as the session', async () => {
    const { email } = await signUpClient(app.baseUrl);
    const { name, attributes } = await signIn(app, email);
    expect(name).toBe('session');
    expect(attributes).toMatchObject({ httponly: undefined, samesite: 'Lax', path: '/' });
    expect(Object.keys(attributes)).toContain('httponly');
    expect(Object.keys(attributes)).not.toContain('domain');
    expect(attributes['max-age']).toBe(String(sessionDays * 24 * 60 * 60));
  });

  it('is bound to this host and to https when people use https', async () => {
    const { email } = await signUpClient(app.baseUrl);
    const { name, attributes } = await signIn(https, email);
    expect(name).toBe('__Host-session');
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining(['secure', 'httponly', 'path']));
    expect(attributes).toMatchObject({ samesite: 'Lax', path: '/' });
    expect(Object.keys(attributes)).not.toContain('domain');
  });

  it('has a token of at least 160 bits that differs each time', async () => {
    const { email } = await signUpClient(app.baseUrl);
    const tokens = await Promise.all([signIn(app, email), signIn(app, email)]);
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(2);
    for (const { token } of tokens) expect(Buffer.from(token, 'base64url').byteLength).toBeGreaterThanOrEqual(20);
  });

  it('does not accept a token that the browser sent', async () => {
    const { email } = await signUpClient(app.baseUrl);
    const planted = 'x'.repeat(43);
    const response = await createApiClient(app.baseUrl).fetch('/trpc/accounts.login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `session=${planted}` },
      body: JSON.stringify({ email, password: testPassword }),
    });
    expect(response.headers.getSetCookie().join()).not.toContain(planted);
    expect(await app.deps.sessions.check(planted)).toBeNull();
  });
});

describe('the cookie of a known browser', () => {
  it('is hidden from scripts and from other sites, lasts a year, and is bound to its host over https', async () => {
    const { email } = await signUpClient(app.baseUrl);
    for (const [target, name] of [
      [app, 'device'],
      [https, '__Host-device'],
    ] as const) {
      const line = (await signInHeaders(target, email)).find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
      expect(line).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; (Secure; )?SameSite=Lax$/);
      expect(line.includes('Secure')).toBe(target === https);
    }
  });

  it('is never a planted one, signs nobody in by itself, and stays the same from sign-in to sign-in', async () => {
    const { email } = await signUpClient(app.baseUrl);
    const deviceOf = (lines: string[]) => /\bdevice=([\w-]+)/.exec(lines.join())?.[1] ?? '';
    const planted = 'x'.repeat(43);
    const given = deviceOf(await signInHeaders(app, email, `device=${planted}`));
    expect(given).toHaveLength(43);
    expect(given).not.toBe(planted);
    expect(deviceOf(await signInHeaders(app, email, `device=${given}`))).toBe(given);
    const headers = { cookie: `device=${given}; session=${given}` };
    expect((await fetch(`${app.baseUrl}/trpc/drafts.current`, { headers })).status).toBe(401);
  });
});

describe('a copy of the database', () => {
  it('contains no token, password, link or code that opens anything', async () => {
    const { email, userId } = await signUpClient(app.baseUrl);
    const client = createApiClient(app.baseUrl);
    await client.trpc.accounts.login.mutate({ email, password: testPassword });
    const { secret } = await client.trpc.accounts.beginSecondFactor.mutate({ password: testPassword });
    const { recoveryCodes } = await client.trpc.accounts.confirmSecondFactor.mutate({ code: codeOf(secret) });
    await client.trpc.accounts.requestRecovery.mutate({ email });
    const mailed = (await mailbox.deliver(app, email)).map((message) => fragmentOf(linkIn(message.text)).token);
    expect(mailed).toHaveLength(2);
    const cookies = client
      .cookie()
      .split('; ')
      .map((pair) => pair.split('=')[1] ?? '');
    expect(cookies).toHaveLength(2);
    const plain = [testPassword, secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))];
    const secrets = [...cookies, ...mailed, ...plain];
    const { sql } = app.database;
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p') and nspname in ('public', 'pgboss', 'drizzle')`;
    expect(tables.length).toBeGreaterThan(15);
    for (const { name } of tables) {
      const found = await sql.unsafe(`select 1 from ${name} t where t::text like any ($1)`, [
        secrets.map((text) => `%${text}%`),
      ]);
      expect({ name, rows: found.length }).toEqual({ name, rows: 0 });
    }
    const stored = await sql<{ id: string }[]>`select id from sessions where user_id = ${userId}`;
    expect(stored).toHaveLength(2);
    for (const { id } of stored) {
      expect(id).toMatch(/^[0-9a-f]{64}$/);
      expect(await app.deps.sessions.check(id)).toBeNull();
    }
  });
});

describe('signing out', () => {
  it("ends the session for good and leaves the person's other sessions open", async () => {
    const client = await signUpClient(app.baseUrl);
    const phone = createApiClient(app.baseUrl);
    await phone.trpc.accounts.login.mutate({ email: client.email, password: testPassword });
    const cookie = client.cookie();
    await client.trpc.accounts.logout.mutate();
    expect(client.cookie()).not.toContain('session=');
    const replayed = await fetch(`${app.baseUrl}/trpc/avaliacoes.list?input={}`, { headers: { cookie } });
    expect(replayed.status).toBe(401);
    expect((await phone.trpc.accounts.session.query()).user?.id).toBe(client.userId);
  });
});

describe('a session', () => {
  it('belongs to its own person also when many requests arrive together', async () => {
    const people = await Promise.all([signUpClient(app.baseUrl), signUpClient(app.baseUrl)]);
    const tokens = await Promise.all(people.map(({ email }) => signIn(app, email).then(({ token }) => token)));
    const asked = [...tokens, 'nobody', ...tokens].flatMap((token) => Array.from({ length: 90 }, () => token));
    const checked = await Promise.all(asked.map((token) => app.deps.sessions.check(token)));
    expect(checked.map((session) => session?.userId ?? null)).toEqual(
      asked.map((token) => people[tokens.indexOf(token)]?.userId ?? null),
    );
  });

  it('ends at its time, and is deleted', async () => {
    const client = await signUpClient(app.baseUrl);
    await app.database
      .sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${client.userId}`;
    await app.deps.sessions.sweepExpired();
    expect(await app.database.sql`select from sessions where user_id = ${client.userId}`).toHaveLength(0);
    expect((await refusal(client.trpc.avaliacoes.list.query({}))).code).toBe('UNAUTHENTICATED');
  });

  it('is renewed by use in its second half, together with its cookie', async () => {
    const client = await signUpClient(app.baseUrl);
    const { sql } = app.database;
    await sql`update sessions set expires_at = now() + interval '10 days' where user_id = ${client.userId}`;
    const response = await client.fetch('/trpc/accounts.session');
    expect(response.headers.getSetCookie().join()).toContain(`Max-Age=${sessionDays * 24 * 60 * 60}`);
    const [row] = await sql`
      select expires_at > now() + make_interval(days => ${sessionDays - 1}) as renewed from sessions where user_id = ${client.userId}`;
    expect(row).toEqual({ renewed: true });
  });

  it('has the present role in every request', async () => {
    const client = await signUpClient(app.baseUrl);
    await app.database.sql`insert into user_roles (user_id, role) values (${client.userId}, 'admin')`;
    expect((await client.trpc.accounts.session.query()).user?.role).toBe('admin');
    await app.database.sql`delete from user_roles where user_id = ${client.userId}`;
    expect((await client.trpc.accounts.session.query()).user?.role).toBe('therapist');
  });
});
