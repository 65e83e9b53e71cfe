import { limitRules } from '@meridia/server/auth/limits.ts';
import { sweepConvites } from '@meridia/server/features/convites/commands.ts';
import { sweepFotos } from '@meridia/server/features/fotos/sweep-fotos.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { fotoLimits, fotoSchema, fotoUploadLimits } from '@meridia/shared/foto.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient, refusal, signUpClient } from '../support/api-client.ts';
import { buildConsentir, buildFicha, insertConvite } from '../support/convites.ts';
import { createFichaSender } from '../support/ficha-fotos.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { smallPhoto } from '../support/pictures.ts';
import { insertCliente } from '../support/rows.ts';
import { listStoredFiles } from '../support/stored-files.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type Person = ApiClient & { userId: string };

let app: TestApp;
let client: Person;
let visitor: ApiClient;
let photo: Buffer;
/** Runs while a photo is decoded. */
let meanwhile: (() => Promise<unknown>) | undefined;
beforeAll(async () => {
  app = await startTestApp();
  const { takeFoto } = app.deps.images;
  app.deps.images.takeFoto = async (...photo) => {
    await meanwhile?.();
    return takeFoto(...photo);
  };
  client = await signUpClient(app.baseUrl);
  visitor = createApiClient(app.baseUrl);
  photo = await smallPhoto();
});
afterAll(() => app.close());

const permitting = { ...buildFicha(), fotos: true };

/** An invitation whose client permits photos, unless told otherwise. */
async function invite({ person = client, fotos = true as boolean | null, clienteId = null as string | null } = {}) {
  const ficha = { ...buildFicha(), fotos };
  const convite = await insertConvite(app.database.sql, person.userId, { ficha, clienteId });
  return { ...convite, sender: createFichaSender(app.baseUrl, convite.token) };
}

const send = (token: string, { fotos = true, baseRevision = 1 } = {}) =>
  visitor.trpc.convites.send.mutate({
    ...{ token, baseRevision, ficha: permitting, consentimento: buildConsentir({ fotos }) },
  });
const fotosOf = (conviteId: string) =>
  app.database.sql<
    { id: string; kind: string }[]
  >`select id, kind from fotos where convite_id = ${conviteId} order by kind`;
const filesOf = async ({ userId }: Person) =>
  (await listStoredFiles(app)).filter((file) => file.includes(userId)).length;
const refusalOf = async (answer: Response) => [answer.status, errorBodySchema.parse(await answer.json()).code];
const later = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);

describe('a photo that a client sends through her link', () => {
  it('arrives with her answers in the draft, marked as hers, and becomes part of the assessment', async () => {
    const person = await signUpClient(app.baseUrl);
    const { id, token, sender } = await invite({ person });
    const sent = fotoSchema.parse(await (await sender.photo(photo)).json());
    await sender.photo(photo, 'orelha');
    await send(token);
    const draft = await person.trpc.drafts.byId.query({ id });
    const [orelha] = (await fotosOf(id)).filter(({ kind }) => kind === 'orelha');
    expect(draft?.data.fotos).toEqual({ lingua: sent.id, orelha: orelha?.id });
    const [foto] = await person.trpc.fotos.byIds.query({ ids: [sent.id] });
    expect(foto).toMatchObject({ id: sent.id, doCliente: true });
    expect((await person.fetch(`/api/fotos/${sent.id}`)).status).toBe(200);
    await person.trpc.avaliacoes.create.mutate(newAvaliacao(sent.id, { idempotencyKey: id }));
    const [row] = await app.database.sql`select avaliacao_id is not null as claimed from fotos where id = ${sent.id}`;
    expect(row).toEqual({ claimed: true });
  });

  it('tells her how good it is and none of its signs, also when the end is asked for again', async () => {
    const { sender } = await invite();
    const at = (await sender.begin(photo.byteLength)).headers.get('location') ?? '';
    await sender.piece(at, 0, photo);
    expect((await sender.ask(at)).headers.get('upload-offset')).toBe(String(photo.byteLength));
    const answers = [await (await sender.end(at)).json(), await (await sender.end(at)).json()];
    expect(answers[1]).toEqual(answers[0]);
    const { observacoes, doCliente } = fotoSchema.parse(answers[0]);
    expect(observacoes).toMatchObject({ sinais: [], medidas: {}, contorno: null });
    expect(observacoes.qualidade.veredito).toBeTruthy();
    expect(doCliente).toBeUndefined();
  });

  it('is named by the link, and shown by none', async () => {
    const { token, sender } = await invite();
    const { id } = fotoSchema.parse(await (await sender.photo(photo, 'face')).json());
    expect(await visitor.trpc.convites.open.mutate({ token })).toMatchObject({ fotos: { face: id } });
    const shown = await fetch(`${app.baseUrl}/api/fotos/${id}`, { headers: { authorization: `Bearer ${token}` } });
    expect(shown.status).toBe(401);
  });

  it('replaces the one of its kind, and can be removed', async () => {
    const person = await signUpClient(app.baseUrl);
    const { id, token, sender } = await invite({ person });
    await sender.photo(photo);
    await sender.photo(photo);
    const [last, ...others] = await fotosOf(id);
    expect(others).toEqual([]);
    expect(await filesOf(person)).toBe(1);
    const other = await invite({ person });
    await visitor.trpc.convites.removeFoto.mutate({ token: other.token, id: last?.id ?? '' });
    expect(await fotosOf(id)).toHaveLength(1);
    await visitor.trpc.convites.removeFoto.mutate({ token, id: last?.id ?? '' });
    expect(await fotosOf(id)).toEqual([]);
    expect(await filesOf(person)).toBe(0);
  });
});

describe('without her permission', () => {
  it.each([
    ['before her answer', null],
    ['after a no', false],
  ])('no photo is taken %s', async (_when, fotos) => {
    const { id, sender } = await invite({ fotos });
    expect(await refusalOf(await sender.photo(photo))).toEqual([403, 'FORBIDDEN']);
    expect(await fotosOf(id)).toEqual([]);
  });

  it('what has arrived is erased at once when she takes it back, and nothing more comes', async () => {
    const person = await signUpClient(app.baseUrl);
    const { id, token, sender } = await invite({ person });
    await sender.photo(photo);
    const at = (await sender.begin(photo.byteLength, 'face')).headers.get('location') ?? '';
    await sender.piece(at, 0, photo);
    expect(await filesOf(person)).toBe(2);
    const ficha = { ...permitting, fotos: false };
    await visitor.trpc.convites.save.mutate({ token, baseRevision: 1, ficha });
    expect([await fotosOf(id), await filesOf(person)]).toEqual([[], 0]);
    expect(await refusalOf(await sender.end(at))).toEqual([403, 'FORBIDDEN']);
    await visitor.trpc.convites.save.mutate({ token, baseRevision: 2, ficha: permitting });
    expect(await refusalOf(await sender.end(at))).toEqual([404, 'FOTO_UPLOAD_GONE']);
  });

  it('no photo stays that was being decoded when she took it back, or when the link was ended', async () => {
    const person = await signUpClient(app.baseUrl);
    const one = await invite({ person });
    const other = await invite({ person });
    const ficha = { ...permitting, fotos: false };
    meanwhile = () => visitor.trpc.convites.save.mutate({ token: one.token, baseRevision: 1, ficha });
    expect((await one.sender.photo(photo)).status).toBe(403);
    meanwhile = () => person.trpc.convites.revoke.mutate({ id: other.id });
    expect(await refusalOf(await other.sender.photo(photo))).toEqual([404, 'CONVITE_NOT_FOUND']);
    meanwhile = undefined;
    expect([await fotosOf(one.id), await fotosOf(other.id), await filesOf(person)]).toEqual([[], [], 0]);
  });

  it('a no in the consent itself erases them too', async () => {
    const { id, token, sender } = await invite();
    await sender.photo(photo);
    await send(token, { fotos: false });
    expect(await fotosOf(id)).toEqual([]);
    expect((await client.trpc.drafts.byId.query({ id }))?.data.fotos).toEqual({});
  });

  it('nothing more comes once she has withdrawn it at the visit, also for what is being decoded, until she is invited again', async () => {
    const clienteId = await insertCliente(app.database.sql, client.userId);
    const { id: other } = await client.trpc.clientes.create.mutate({
      nome: 'Helena Prado Lima',
      nascimento: null,
      idade: 42,
      sexo: 'feminino',
      telefone: '',
      email: '',
    });
    await client.trpc.clientes.merge.mutate({ id: other, outroId: clienteId });
    const { id, sender } = await invite({ clienteId });
    await sender.photo(photo, 'face');
    const withdrawn = [409, 'FOTO_CONSENT_WITHDRAWN'];
    meanwhile = () => client.trpc.clientes.revokeConsent.mutate({ id: other, ia: false, fotos: true });
    expect(await refusalOf(await sender.photo(photo))).toEqual(withdrawn);
    meanwhile = undefined;
    expect(await refusalOf(await sender.begin(photo.byteLength))).toEqual(withdrawn);
    expect(await fotosOf(id)).toEqual([]);
    const again = await invite({ clienteId });
    expect((await again.sender.photo(photo)).status).toBe(200);
  });

  it('nothing comes through a link that is sent, unknown or ended', async () => {
    const { token, sender } = await invite();
    await send(token);
    expect(await refusalOf(await sender.photo(photo))).toEqual([409, 'CONVITE_ANSWERED']);
    const ended = await invite();
    await client.trpc.convites.revoke.mutate({ id: ended.id });
    for (const dead of [ended.sender, createFichaSender(app.baseUrl, 'A'.repeat(43))]) {
      expect(await refusalOf(await dead.photo(photo))).toEqual([404, 'CONVITE_NOT_FOUND']);
    }
    const none = await fetch(`${app.baseUrl}/api/ficha/fotos?kind=lingua`, {
      method: 'POST',
      headers: { origin: app.baseUrl, cookie: client.cookie(), 'upload-length': '1000' },
    });
    expect(await refusalOf(none)).toEqual([404, 'CONVITE_NOT_FOUND']);
  });
});

describe('the photos of a form', () => {
  it('wait as long as its answers, and go with them', async () => {
    const person = await signUpClient(app.baseUrl);
    const { id, sender } = await invite({ person });
    await sender.photo(photo);
    await sweepFotos(app.deps, later(14 * 24));
    expect(await fotosOf(id)).toHaveLength(1);
    await app.database.sql`update convites set expires_at = now() - interval '8 days' where id = ${id}`;
    await sweepConvites(app.deps.database);
    await sweepFotos(app.deps, later(25));
    expect([await fotosOf(id), await filesOf(person)]).toEqual([[], 0]);
  });

  it('go at once with a link that is ended, and with a draft that is discarded', async () => {
    const person = await signUpClient(app.baseUrl);
    const ended = await invite({ person });
    const discarded = await invite({ person });
    for (const { sender } of [ended, discarded]) await sender.photo(photo);
    await person.trpc.convites.revoke.mutate({ id: ended.id });
    await send(discarded.token);
    await sweepFotos(app.deps, later(25));
    expect(await fotosOf(discarded.id)).toHaveLength(1);
    await person.trpc.drafts.discard.mutate({ id: discarded.id });
    expect([await fotosOf(ended.id), await fotosOf(discarded.id), await filesOf(person)]).toEqual([[], [], 0]);
  });

  it('are out of reach for other links, and so are the therapist’s own uploads', async () => {
    const { sender } = await invite();
    const other = await invite();
    const at = (await sender.begin(photo.byteLength)).headers.get('location') ?? '';
    expect((await other.sender.ask(at)).status).toBe(404);
    const hers = await client.fetch('/api/fotos/envios?kind=lingua', {
      method: 'POST',
      headers: { 'upload-length': String(photo.byteLength) },
    });
    const own = hers.headers.get('location') ?? '';
    expect((await sender.ask(own.replace('/fotos/envios/', '/ficha/fotos/'))).status).toBe(404);
    expect((await client.fetch(at.replace('/ficha/fotos/', '/fotos/envios/'), { method: 'HEAD' })).status).toBe(404);
  });
});

describe('what a hostile holder can use up', () => {
  it('is three begun uploads and three photos, and no room of the therapist or of other clients', async () => {
    const person = await signUpClient(app.baseUrl);
    const { id, sender } = await invite({ person });
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 10 }, () => sender.begin(fotoLimits.maxBytes)));
    }
    const [left] = await app.database.sql`select count(*)::int as uploads from foto_uploads where convite_id = ${id}`;
    expect(left?.uploads).toBe(fotoUploadLimits.maxOpenOfConvite);
    await Promise.all((['lingua', 'face', 'orelha'] as const).map((kind) => sender.photo(photo, kind)));
    expect((await (await invite({ person })).sender.photo(photo)).status).toBe(200);
    expect((await person.uploadFoto('lingua', photo)).status).toBe(200);
  });

  it('has a room for all clients of a therapist, apart from her own', async () => {
    const person = await signUpClient(app.baseUrl);
    const { sql } = app.database;
    const { id, sender } = await invite({ person });
    const fill = (conviteId: string | null, bytes: number) => sql`
      insert into foto_uploads (terapeuta_id, convite_id, kind, total_bytes)
      values (${person.userId}, ${conviteId}, 'face', ${bytes})`;
    await fill(null, fotoLimits.maxUnclaimedBytes);
    expect((await sender.photo(photo)).status).toBe(200);
    await sql`delete from foto_uploads where terapeuta_id = ${person.userId}`;
    await fill(id, fotoLimits.maxBytesOfClients);
    const other = await invite({ person });
    expect(await refusalOf(await other.sender.photo(photo))).toEqual([409, 'FOTOS_FULL']);
    expect((await person.uploadFoto('lingua', photo)).status).toBe(200);
    // What was left unfinished for an hour makes room.
    await sql`update foto_uploads set created_at = now() - interval '61 minutes' where convite_id = ${id}`;
    expect((await other.sender.photo(photo)).status).toBe(200);
  });

  it('keeps the photos of an open form when the room is full', async () => {
    const person = await signUpClient(app.baseUrl);
    const { sql } = app.database;
    const { id, sender } = await invite({ person });
    await sender.photo(photo);
    await sql`update fotos set created_at = now() - interval '2 hours', bytes = ${fotoLimits.maxBytesOfClients}
      where convite_id = ${id}`;
    expect((await (await invite({ person })).sender.photo(photo)).status).toBe(409);
    expect(await fotosOf(id)).toHaveLength(1);
  });

  it.each([
    ['fichaFoto', 'link'],
    ['fichaFotoAccount', 'therapist'],
    ['fichaFotoPiece', 'link'],
    ['fichaFotoEnd', 'link'],
  ] as const)('is counted: %s, by %s', async (limit, by) => {
    const limited = await startTestApp({ env: { LIMITS: 'on' } });
    try {
      const person = await signUpClient(limited.baseUrl);
      const [one, other] = await Promise.all(
        [0, 1].map(() => insertConvite(limited.database.sql, person.userId, { ficha: permitting })),
      );
      if (!one || !other) throw new Error('no invitation');
      const photoBy = ({ token }: { token: string }) => createFichaSender(limited.baseUrl, token).photo(photo);
      expect((await photoBy(one)).status).toBe(200);
      const { tries } = limitRules[limit];
      await limited.database.sql`update rate_limits set points = ${tries} where key like ${`${limit}:%`}`;
      expect((await photoBy(one)).status).toBe(429);
      expect((await photoBy(other)).status).toBe(by === 'link' ? 200 : 429);
      expect((await person.uploadFoto('lingua', photo)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('old links', () => {
  it('of an earlier release have no answer about photos, and take none', async () => {
    const { sender, id, token } = await invite();
    await app.database.sql`update convites set ficha = ficha - 'fotos' where id = ${id}`;
    expect(await visitor.trpc.convites.open.mutate({ token })).toMatchObject({ ficha: { fotos: null }, fotos: {} });
    expect((await sender.photo(photo)).status).toBe(403);
    const call = visitor.trpc.convites.removeFoto.mutate({ token: 'nenhum', id });
    expect((await refusal(call)).code).toBe('CONVITE_NOT_FOUND');
  });
});
