import { randomUUID } from 'node:crypto';
import { storeLogo } from '@meridia/server/features/clinica-configs/commands.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildConsulta } from '../support/consulta.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { smallPhoto } from '../support/pictures.ts';
import { callHttp } from '../support/raw-call.ts';
import { insertAvaliacao, insertConsulta, insertDraft, insertFoto } from '../support/rows.ts';
import { createWorld, type World } from './identities.ts';
import { procedures } from './matrix.ts';
import { fingerprint, listOwnedTables } from './ownership.ts';
import { storedFoto } from './plain-routes.ts';
import { createTransports, type Procedure, signIn, visit } from './visits.ts';
import { routerProcedures } from './walk-router.ts';

/** Tests the code's own conditions alone: here the database shows every row to everybody. */
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
  it("answers the same for another therapist's ids as for unknown ids, and changes none of their rows", async () => {
    const { path, type, row } = procedure;
    const { http, socket } = createTransports(world);
    const way = type === 'subscription' ? socket : http;
    // Procedures for admins name other people's rows by design.
    const strangers = row.byAdmins ? (['other'] as const) : (['other', 'admin'] as const);
    for (const identity of strangers) {
      const foreign = await visit(world, identity, procedure, way);
      const unknown = await way({ path, type, input: row.unknownIds?.(), ...(await signIn(world, identity)) });
      expect(foreign).toEqual({ answer: unknown, ownerChanged: false });
    }
  });
});

describe('without row-level security', () => {
  it.each(['avaliacoes.list', 'avaliacoes.ready', 'drafts.current', 'subscriptions.status', 'accounts.session'])(
    "%s still contains none of another person's rows",
    async (path) => {
      const { sql } = world.app.database;
      const person = await world.enrol();
      const cookie = `session=${await world.app.deps.sessions.create(person.id, null)}`;
      await sql`update user_subscriptions set diagnoses_used_this_period = 77 where user_id <> ${person.id}`;
      // Makes the reports new for their own therapists.
      await sql`update avaliacoes set finished_at = now(), seen_at = null where terapeuta_id <> ${person.id}`;
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

  it("another person's second factor and settings are not shown as one's own", async () => {
    const { owner, other } = world.people;
    const { sql } = world.app.database;
    await sql`insert into recovery_codes (hash, account_id) values ('first', ${owner.id}), ('second', ${owner.id})`;
    await sql`update accounts set email_notices = false where id <> ${other.id}`;
    // A row that is written last lies last, so that a read without a condition would find another account first.
    await sql`update accounts set email_notices = true where id = ${other.id}`;
    const { body } = await callHttp(world.app.baseUrl, {
      path: 'accounts.security',
      type: 'query',
      input: undefined,
      ...(await signIn(world, 'other')),
    });
    expect(body).toMatchObject({ result: { data: { recoveryCodesLeft: 0, emailNotices: true } } });
  });

  it("a refusal gives the reason of one's own subscription", async () => {
    const { other } = world.people;
    const { sql } = world.app.database;
    await sql`update user_subscriptions set status = 'active' where user_id <> ${other.id}`;
    // Written last for the same reason as above.
    await sql`update user_subscriptions set status = 'expired' where user_id = ${other.id}`;
    const { outcome } = await callHttp(world.app.baseUrl, {
      path: 'avaliacoes.create',
      type: 'mutation',
      input: newAvaliacao(await insertFoto(sql, other.id)),
      ...(await signIn(world, 'other')),
    });
    expect(outcome).toBe('NO_ACTIVE_SUBSCRIPTION');
    await sql`update user_subscriptions set status = 'active' where user_id = ${other.id}`;
  });

  it("the access log shows neither reads of another therapist's data nor names from it", async () => {
    const { sql } = world.app.database;
    const { owner, other } = world.people;
    const foreign = await insertAvaliacao(sql, owner.id, { nomeCliente: 'Zulmira' });
    const foto = await insertFoto(sql, owner.id);
    await sql`update fotos set avaliacao_id = ${await insertAvaliacao(sql, other.id, { nomeCliente: 'Eulália' })} where id = ${foto}`;
    // Only a broken import or a breach could log a read of somebody else's assessment or photo as one's own.
    const log = (id: string, subjectId: string) =>
      world.app.deps.database.reads.note(
        { type: 'user', id, role: 'therapist', sessionId: '' },
        { action: 'avaliacao.read', subjectId },
      );
    log(owner.id, foreign);
    log(other.id, foreign);
    log(other.id, foto);
    const { body, outcome } = await callHttp(world.app.baseUrl, {
      path: 'accessLog.list',
      type: 'query',
      input: { othersOnly: false },
      ...(await signIn(world, 'other')),
    });
    const text = JSON.stringify(body);
    expect(outcome).toBe('ok');
    expect(text).toContain('avaliacao.read');
    expect(text).not.toContain('Zulmira');
    expect(text).not.toContain('Eulália');
    const foreignRows = await sql<{ id: string }[]>`select id::text from access_log where owner_id = ${owner.id}`;
    expect(foreignRows.filter(({ id }) => text.includes(`"id":${id},`))).toEqual([]);
  });

  it("another therapist's drafts do not fill one's own places", async () => {
    const { sql } = world.app.database;
    for (let count = 0; count < 20; count += 1) await insertDraft(sql, world.people.owner.id);
    const { outcome } = await callHttp(world.app.baseUrl, {
      path: 'drafts.save',
      type: 'mutation',
      input: {
        id: randomUUID(),
        baseRevision: 0,
        data: { dados: { nomeCliente: 'Rascunho' }, fotos: {}, consentimento: false },
      },
      ...(await signIn(world, 'other')),
    });
    expect(outcome).toBe('ok');
    await sql`delete from anamnese_drafts where terapeuta_id = ${world.people.owner.id}`;
  });

  it('a photo of another therapist is still not found', async () => {
    const id = await storedFoto(world.app, world.people.owner);
    const response = await fetch(`${world.app.baseUrl}/api/fotos/${id}`, { headers: await signInHeaders() });
    expect(response.status).toBe(404);
  });

  it("another therapist's clinic and logo do not change", async () => {
    const { sql } = world.app.database;
    const { owner, other } = world.people;
    const png = await smallPhoto('png');
    for (const person of [owner, other]) {
      await storeLogo(world.app.deps, { type: 'user', id: person.id, role: 'therapist', sessionId: '' }, png);
    }
    const before = await fingerprint(sql, owner.id);
    const input = { nomeClinica: 'Clínica Jade', logoUrl: '' };
    for (const call of [{ path: 'clinicaConfigs.save', input }, { path: 'clinicaConfigs.removeLogo' }] as const) {
      const { outcome } = await callHttp(world.app.baseUrl, {
        input: undefined,
        type: 'mutation',
        ...call,
        ...(await signIn(world, 'other')),
      });
      expect(outcome).toBe('ok');
    }
    expect(await fingerprint(sql, owner.id)).toBe(before);
    const seen = await fetch(`${world.app.baseUrl}/api/clinica/logo`, { headers: await signInHeaders() });
    expect(seen.status).toBe(404);
    const { cookie = '' } = await signIn(world, 'owner');
    expect((await fetch(`${world.app.baseUrl}/api/clinica/logo`, { headers: { cookie } })).status).toBe(200);
  });

  it("creating an assessment still uses only one's own counter, draft and key", async () => {
    const { sql } = world.app.database;
    const { other, owner } = world.people;
    const draft = await insertDraft(sql, owner.id);
    const foreign = await insertAvaliacao(sql, owner.id);
    await sql`update avaliacoes set idempotency_key = ${draft} where id = ${foreign}`;
    const before = await fingerprint(sql, owner.id);
    const input = newAvaliacao(await insertFoto(sql, other.id), { idempotencyKey: draft });
    const call = { path: 'avaliacoes.create', type: 'mutation', input, ...(await signIn(world, 'other')) } as const;
    const first = await callHttp(world.app.baseUrl, call);
    // The rows now lie so that a search by the key alone would find the other therapist's row first.
    await sql.unsafe(`create index others_first on avaliacoes ((terapeuta_id = '${other.id}'))`);
    await sql`cluster avaliacoes using others_first`;
    await sql`drop index others_first`;
    const again = await callHttp(world.app.baseUrl, call);
    expect(first.outcome).toBe('ok');
    expect(again).toEqual(first);
    expect(JSON.stringify(first.body)).not.toContain(foreign);
    expect(await fingerprint(sql, owner.id)).toBe(before);
  });

  it("a follow-up neither shows nor counts another therapist's rows that are attached to one's own", async () => {
    const { sql } = world.app.database;
    const { other, owner } = world.people;
    const avaliacaoId = await insertAvaliacao(sql, other.id);
    // Only a broken import or a breach could cause this: the owner's rows are attached to the other therapist's assessment.
    const foreign = await insertConsulta(sql, owner.id, avaliacaoId);
    const idempotencyKey = randomUUID();
    await sql`
      update consultas_evolutivas set numero_consulta = 77, idempotency_key = ${idempotencyKey} where id = ${foreign.id}`;
    const ask = async (path: string, type: 'query' | 'mutation', input: unknown) =>
      callHttp(world.app.baseUrl, {
        path: `consultasEvolutivas.${path}`,
        type,
        input,
        ...(await signIn(world, 'other')),
      });
    const creation = { avaliacaoId, idempotencyKey, dataConsulta: null, conteudo: buildConsulta(), fotoId: null };
    expect(JSON.stringify(await ask('create', 'mutation', creation))).toContain('"numeroConsulta":1}');
    // In both orders of the rows, a search by the key alone would find the wrong one first.
    const number = (value: number) => sql`
      update consultas_evolutivas set numero_consulta = ${value} where terapeuta_id = ${other.id} and avaliacao_inicial_id = ${avaliacaoId}`;
    await number(99);
    expect((await ask('create', 'mutation', creation)).outcome).toBe('ok');
    await number(1);
    const [own] = await sql<{ id: string; updatedAt: Date }[]>`
      select id, updated_at as "updatedAt" from consultas_evolutivas where terapeuta_id = ${other.id} and numero_consulta = 1`;
    const [version] = await sql<{ id: string }[]>`
      insert into consulta_evolutiva_versoes (consulta_evolutiva_id, terapeuta_id, conteudo)
      values (${own?.id ?? ''}, ${owner.id}, '{}') returning id`;
    const foto = await insertFoto(sql, owner.id);
    await sql`update fotos set consulta_evolutiva_id = ${own?.id ?? ''} where id = ${foto}`;

    const shown = await ask('list', 'query', { avaliacaoId });
    const all = [
      shown,
      await ask('overview', 'query', { avaliacaoId }),
      await ask('versions', 'query', { id: own?.id }),
    ];
    expect(all.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok']);
    const text = JSON.stringify(all);
    for (const hidden of [foreign.id, version?.id ?? '', foto, '77']) expect(text).not.toContain(`"${hidden}"`);
    expect(JSON.stringify(all[1])).toContain('"total":1,"registradas":1,"proximoNumero":2');
    expect(JSON.stringify(shown)).toContain('"editadaAt":null');
    const change = {
      id: own?.id,
      updatedAt: own?.updatedAt.toISOString(),
      dataConsulta: null,
      conteudo: buildConsulta(),
    };
    expect((await ask('edit', 'mutation', { ...change, fotoId: foto })).outcome).toBe('FOTO_NOT_FOUND');
  });

  it("a report's events reach only its therapist, also when resuming from a later event", async () => {
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
