import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAccount } from '../support/admins.ts';
import { blockAccount, endSubscription, setPlan } from '../support/people.ts';
import { insertAvaliacao, insertDraft } from '../support/rows.ts';
import { createWorld, type Identity, identities, type Person, type World } from './identities.ts';
import { procedures } from './matrix.ts';
import { watchReads } from './reads.ts';
import { createTransports } from './visits.ts';
import { routerProcedures } from './walk-router.ts';

/**
 * Every read of health data leaves its row, with the right reader, owner, subject and action, and nothing else leaves a row. Each
 * procedure declares what it shows (`reads`), and each identity with access calls it once (S26). plain-routes.test.ts does this
 * for the other routes.
 */
let world: World;
let transports: ReturnType<typeof createTransports>;
let watch: ReturnType<typeof watchReads>;
beforeAll(async () => {
  world = await createWorld();
  transports = createTransports(world);
  watch = watchReads(world);
});
afterAll(async () => {
  const { calls, rows } = watch.counted;
  console.log(`access log of procedures: ${calls} calls that were let in, ${rows} rows, each as declared`);
  await world.app.close();
});

const declared = routerProcedures.flatMap(({ path, type }) => {
  const row = procedures[path];
  return row ? [{ path, type, row }] : [];
});

describe.each(declared)('$path', ({ path, type, row }) => {
  const expectations = type === 'subscription' ? (row.socket ?? row.http) : row.http;
  const letIn = identities.filter((identity) => expectations[identity] === 'ok');

  it.runIf(letIn.length > 0)(
    `leaves in the access log what it shows: ${row.reads === 'none' ? 'nothing' : 'a row each'}`,
    async () => {
      const { sql } = world.app.database;
      for (const identity of letIn) {
        const { reader, cookie } = await comeAs(identity);
        const subject =
          row.byAdmins || row.byHolder ? await withClients(sql, await enrol(sql)) : await withClients(sql, reader);
        const input = await row.input?.({ sql, subject, caller: reader });
        await watch.begin();
        const way = type === 'subscription' ? transports.socket : transports.http;
        const { outcome, body } = await way({ path, type, input, ...cookie });
        expect({ identity, outcome }).toEqual({ identity, outcome: 'ok' });
        const role = identity === 'admin' ? 'admin' : 'therapist';
        const { found, expected } = await watch.compare(row.reads, { input, reader, role });
        expect(found).toEqual(expected);
        if (row.reads === 'none') expect(clientsIn(JSON.stringify(body))).toBeNull();
      }
    },
  );
});

it("contains no row in which a therapist reads somebody else's data", async () => {
  const foreign = await world.app.database.sql<{ role: string; action: string }[]>`
    select distinct actor_role as role, action from access_log where actor_id <> owner_id order by 1, 2`;
  expect([...foreign]).toEqual([
    { role: 'admin', action: 'avaliacoes.admin_list' },
    // A conversation that its person began with support.
    { role: 'admin', action: 'suporte.read' },
    // A client on her own page, through the link that her therapist sent.
    { role: 'visitor', action: 'ficha.read' },
    // Inserted by the test data, for the list of readers.
    { role: 'visitor', action: 'relatorio.share' },
  ]);
});

/** A new account each time, because an equal read of the same person within a minute is not logged again. */
async function comeAs(identity: Identity): Promise<{ reader: Person; cookie: { cookie?: string } }> {
  const { app } = world;
  const { sql } = app.database;
  const reader = await enrol(sql, identity === 'admin');
  if (identity === 'lapsed') await endSubscription(sql, reader.id);
  if (identity === 'anonymous') return { reader, cookie: {} };
  const cookie = `session=${await app.deps.sessions.create(reader.id, null)}`;
  if (identity === 'expired')
    await sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${reader.id}`;
  if (identity === 'blocked') await blockAccount(sql, reader.id);
  return { reader, cookie: { cookie } };
}

async function enrol(sql: Sql, admin = false): Promise<Person> {
  const id = await insertAccount(sql, { admin });
  await setPlan(sql, id, 'Enterprise');
  return { id, email: `${id}@example.com` };
}

/** Adds data that no answer may show without a row. */
async function withClients(sql: Sql, person: Person): Promise<Person> {
  await insertAvaliacao(sql, person.id, { nomeCliente: 'Helena Prado' });
  await insertDraft(sql, person.id);
  return person;
}

/** A client's name, as in the rows of `withClients`. */
const clientsIn = (text: string) => /Helena|Rascunho|insônia/i.exec(text);
