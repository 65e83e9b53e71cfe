import { randomUUID } from 'node:crypto';
import { signUp } from '@meridia/server/features/sign-ups/commands.ts';
import { testPassword } from '../support/api-client.ts';
import { blockAccount, endSubscription, makeAdmin, setPlan } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { pricesEnv, willingPayments } from './willing-payments.ts';

/** All kinds of callers. */
export const identities = ['anonymous', 'expired', 'blocked', 'owner', 'other', 'lapsed', 'admin'] as const;
export type Identity = (typeof identities)[number];

export interface Person {
  id: string;
  email: string;
}

export interface World {
  app: TestApp;
  people: Record<Identity, Person>;
  /** Creates another therapist without data. */
  enrol(): Promise<Person>;
  /** A new session; undefined for the caller who never signed in. */
  cookieOf(identity: Identity): Promise<string | undefined>;
  /** The person whose rows a call of this identity names: the identity itself if it can have rows, otherwise the owner. */
  subjectOf(identity: Identity): Person;
}

/** The app's SECRET_KEY, so that rows may contain data that only the app can open. */
export const worldKey = Buffer.alloc(32, 1).toString('base64');

/** Opens the metrics of the app. */
export const metricsToken = 'token-of-the-authorization-tests';

/** The app with one account per identity. All have enough quota, because quota has tests of its own. */
export async function createWorld(): Promise<World> {
  const app = await startTestApp({
    env: { SECRET_KEY: worldKey, METRICS_TOKEN: metricsToken, ...pricesEnv },
    replace: { payments: willingPayments },
  });
  const { sql } = app.database;
  const enrol = async (): Promise<Person> => {
    const email = `${randomUUID()}@example.com`;
    await signUp(
      app.deps,
      { nomeCompleto: 'Ana Souza', email, password: testPassword },
      {
        network: 'test',
        deviceToken: null,
      },
    );
    const [account] = await sql<{ id: string }[]>`select id from accounts where email = ${email}`;
    const id = account?.id ?? '';
    await setPlan(sql, id, 'Enterprise');
    return { id, email };
  };
  const owner = await enrol();
  const people: World['people'] = {
    // This identity has an account too, for calls that need a password or a mailed link instead of a session.
    anonymous: await enrol(),
    expired: await enrol(),
    blocked: await enrol(),
    owner,
    other: await enrol(),
    lapsed: await enrol(),
    admin: await enrol(),
  };
  await blockAccount(sql, people.blocked.id);
  await endSubscription(sql, people.lapsed.id);
  await makeAdmin(sql, people.admin.id);
  return {
    app,
    people,
    enrol,
    cookieOf: async (identity) => {
      if (identity === 'anonymous') return undefined;
      const token = await app.deps.sessions.create(people[identity].id, null);
      if (identity === 'expired') {
        await sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${people.expired.id}`;
      }
      return `session=${token}`;
    },
    subjectOf: (identity) => (identity === 'lapsed' ? people.lapsed : owner),
  };
}
