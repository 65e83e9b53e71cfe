import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { callHttp } from '../support/raw-call.ts';
import { insertAvaliacao, insertDraft, insertFoto } from '../support/rows.ts';
import { createWorld, type World } from './identities.ts';
import { procedures } from './matrix.ts';
import { fingerprint, listOwnedTables } from './ownership.ts';
import { storedFoto } from './plain-routes.ts';
import { createTransports, type Procedure, signIn, visit } from './visits.ts';
import { routerProcedures } from './walk-router.ts';

/** The first wall alone: the database lets everybody see everything, so only the code's own conditions keep people apart. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
  const { sql } = world.app.database;
  for (const { table } of await listOwnedTables(sql)) await sql`alter table ${sql(table)} disable row level security`;
  await insertAvaliacao(sql, world.people.owner.id);
  await insertDraft(sql, world.people.owner.id);
  await insertFoto(sql, world.people.owner.id);
});
afterAll(() => world.app.close());

const named = routerProcedures.flatMap(({ path, type }): Procedure[] => {
  const row = procedures[path];
  return row?.unknownIds ? [{ path, type, row }] : [];
});

describe.each(named)('$path, without row-level security,', (procedure) => {
  it("answers for another therapist's ids exactly as for ids that do not exist, and changes nothing of theirs", async () => {
    const { path, type, row } = procedure;
    const { http, socket } = createTransports(world);
    const way = type === 'subscription' ? socket : http;
    // What only admins may call names other people's rows by intent.
    const strangers = row.byAdmins ? (['other'] as const) : (['other', 'admin'] as const);
    for (const identity of strangers) {
      const foreign = await visit(world, identity, procedure, way);
      const unknown = await way({ path, type, input: row.unknownIds?.(), ...(await signIn(world, identity)) });
      expect(foreign).toEqual({ answer: unknown, ownerChanged: false });
    }
  });
});

describe('without row-level security', () => {
  it.each(['avaliacoes.list', 'drafts.current', 'subscriptions.status', 'accounts.session'])(
    "%s still holds none of another person's rows",
    async (path) => {
      const { sql } = world.app.database;
      const person = await world.enrol();
      const cookie = `session=${await world.app.deps.sessions.create(person.id, null)}`;
      await sql`update user_subscriptions set diagnoses_used_this_period = 77 where user_id <> ${person.id}`;
      const { body } = await callHttp(world.app.baseUrl, {
        path,
        type: 'query',
        input: path === 'avaliacoes.list' ? {} : undefined,
        cookie,
      });
      const text = JSON.stringify(body);
      const ids = await sql<{ id: string }[]>`
        select id::text from avaliacoes union all select id::text from anamnese_drafts union all select id::text from fotos`;
      expect(ids.length).toBeGreaterThan(2);
      expect(ids.filter(({ id }) => text.includes(id))).toEqual([]);
      expect(text).not.toContain('"diagnosesUsed":77');
    },
  );

  it('a photo of another therapist is still not there', async () => {
    const id = await storedFoto(world.app, world.people.owner);
    const response = await fetch(`${world.app.baseUrl}/api/fotos/${id}`, { headers: await signInHeaders() });
    expect(response.status).toBe(404);
  });

  it("creating an assessment still moves only one's own counter, draft and key", async () => {
    const { sql } = world.app.database;
    const { other, owner } = world.people;
    const draft = await insertDraft(sql, owner.id);
    const foreign = await insertAvaliacao(sql, owner.id);
    await sql`update avaliacoes set idempotency_key = ${draft} where id = ${foreign}`;
    const before = await fingerprint(sql, owner.id);
    const input = newAvaliacao(await insertFoto(sql, other.id), { idempotencyKey: draft });
    const call = { path: 'avaliacoes.create', type: 'mutation', input, ...(await signIn(world, 'other')) } as const;
    const first = await callHttp(world.app.baseUrl, call);
    const again = await callHttp(world.app.baseUrl, call);
    expect(first.outcome).toBe('ok');
    expect(again).toEqual(first);
    expect(JSON.stringify(first.body)).not.toContain(foreign);
    expect(await fingerprint(sql, owner.id)).toBe(before);
  });

  it("a report's story is told to nobody but its therapist, also from a later event on", async () => {
    const { sql } = world.app.database;
    const id = await insertAvaliacao(sql, world.people.owner.id);
    const { socket } = createTransports(world);
    const answer = await socket({
      path: 'relatorios.onProgress',
      type: 'subscription',
      input: { id, lastEventId: '1' },
      ...(await signIn(world, 'other')),
    });
    expect(answer.outcome).toBe('AVALIACAO_NOT_FOUND');
  });
});

async function signInHeaders(): Promise<Record<string, string>> {
  const { cookie = '' } = await signIn(world, 'other');
  return { cookie };
}
