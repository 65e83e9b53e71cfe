import { createApiClient, testPassword } from '../support/api-client.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { publicEnv } from '../support/public-name.ts';
import type { Outcome } from './outcome.ts';
import { createTherapist } from './therapist.ts';
import { createWorld, type World } from './world.ts';

const secret = 'chave-de-instalacao-de-teste';
const publicUrl = 'https://clinica.example';

/**
 * All signed-in people on two processes ask at once to be the first admin: one becomes admin. With a secret set, nobody does
 * without it and one does with it. On a public address, nobody does without the code that both processes show, and one does with
 * it.
 */
export async function firstAdminRace({ callers = 50, rounds = 5 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const open = await startTwo(world, {});
  const guarded = await startTwo(world, { SETUP_ADMIN_SECRET: secret });
  let coded: AppProcess[] = [];
  try {
    const emails: string[] = [];
    for (let index = 0; index < callers; index += 1) {
      emails.push((await createTherapist(pick(open, index).baseUrl, world.sql)).email);
    }
    const counts: number[] = [];
    for (let round = 0; round < rounds; round += 1) counts.push(await race(world, open, emails, undefined));
    const without = await race(world, guarded, emails, 'errada');
    const withSecret = await race(world, guarded, emails, secret);
    await world.sql`delete from user_roles`;
    coded = await startTwo(world, publicEnv(publicUrl));
    const codes = await Promise.all(coded.map(shownCode));
    const unconfirmed = await race(world, coded, emails, codes[0], publicUrl);
    await world.sql`update accounts set email_confirmed_at = now()`;
    const withoutCode = await race(world, coded, emails, 'AAAA-BBBB-CCCC-DDDD', publicUrl);
    const withCode = await race(world, coded, emails, codes[0], publicUrl);
    const codeHolds = codes[0] === codes[1] && unconfirmed === 0 && withoutCode === 0;
    const told = counts.every((count) => count === 1);
    return {
      id: 'S11',
      passed: told && without === 0 && withSecret === 1 && codeHolds && withCode === 1,
      figures: `${callers} callers on two instances, ${rounds} rounds: admins ${counts.join(' ')}; secret set: ${without} without it, ${withSecret} with it; public address: ${unconfirmed} unconfirmed, ${withoutCode} without the code, ${withCode} with it`,
    };
  } finally {
    for (const app of [...open, ...guarded, ...coded]) await app.stop();
    await world.close();
  }
}

/** From the start text, which a process prints when it is ready. */
function shownCode(app: AppProcess): Promise<string> {
  const read = async () => /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/.exec(app.output())?.[0] ?? null;
  return eventually(read, 'the code in the start text');
}

/** @returns the number of admins afterwards; -1 when the answers and the table disagree */
async function race(
  world: World,
  apps: readonly AppProcess[],
  emails: readonly string[],
  given: string | undefined,
  publicName?: string,
): Promise<number> {
  await world.sql`delete from user_roles`;
  const clients = await Promise.all(
    emails.map(async (email, index) => {
      const client = createApiClient(pick(apps, index).baseUrl, publicName);
      await client.trpc.accounts.login.mutate({ email, password: testPassword });
      return client;
    }),
  );
  const outcomes = await Promise.allSettled(
    clients.map(({ trpc }) => trpc.userRoles.setupFirstAdmin.mutate({ ...(given && { secret: given }) })),
  );
  const promised = outcomes.filter(({ status }) => status === 'fulfilled').length;
  const [row] = await world.sql<{ admins: number; traced: number }[]>`
    select (select count(*)::int from user_roles where role = 'admin') as admins,
      (select count(*)::int from user_roles join admin_actions on subject_id = user_id and action = 'admin.first'
        and admin_actions.created_at >= user_roles.created_at) as traced`;
  return row && row.admins === promised && row.traced === promised ? row.admins : -1;
}

async function startTwo(world: World, env: Record<string, string>): Promise<AppProcess[]> {
  const settings = { ...world.env, ...env, ROLE: 'web' };
  return [await startAppProcess(settings), await startAppProcess(settings)];
}

function pick(apps: readonly AppProcess[], index: number): AppProcess {
  const app = apps[index % apps.length];
  if (!app) throw new Error('no app');
  return app;
}
