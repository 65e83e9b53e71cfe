import { randomUUID } from 'node:crypto';
import type { ConsultaEvolutivaConteudo } from '@meridia/shared/consulta-evolutiva.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, refusal, testPassword, uploadedFoto } from '../support/api-client.ts';
import { buildConsulta, buildPonto } from '../support/consulta.ts';
import { smallPhoto } from '../support/pictures.ts';
import { readJson, readZip } from '../support/read-zip.ts';
import { insertAvaliacao, insertCliente } from '../support/rows.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
let stranger: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpSubscriber(app);
  stranger = await signUpSubscriber(app);
});
afterAll(() => app.close());

const sql = () => app.database.sql;
const consultas = () => client.trpc.consultasEvolutivas;
const newCliente = (nome = 'Helena Prado') => insertCliente(sql(), client.userId, { nome });
const dayFromNow = (days: number) => dayInSaoPaulo(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
const write = (
  place: { clienteId: string } | { avaliacaoId: string },
  conteudo: Partial<ConsultaEvolutivaConteudo> = {},
  { dataConsulta = null, idempotencyKey = randomUUID(), fotoId = null }: Partial<Sent> = {},
) =>
  consultas().create.mutate({
    ...{ ...place, idempotencyKey, dataConsulta, fotoId },
    conteudo: buildConsulta({ sessoesRealizadas: null, sessoesPlanejadas: null, ...conteudo }),
  });
interface Sent {
  dataConsulta: string | null;
  idempotencyKey: string;
  fotoId: string | null;
}
const clienteOf = async (id: string) => {
  const [row] = await sql()<{ id: string }[]>`select cliente_id as id from consultas_evolutivas where id = ${id}`;
  return row?.id;
};

describe('a consultation of a client without an assessment', () => {
  it('is counted within the client, without a gap in parallel, and offers the next one its values and points', async () => {
    const clienteId = await newCliente();
    const written = await Promise.all([write({ clienteId }), write({ clienteId }), write({ clienteId })]);
    expect(written.map(({ numeroConsulta }) => numeroConsulta).sort()).toEqual([1, 2, 3]);
    await write({ clienteId }, { pontos: [buildPonto()], sintomasAtuais: ['tosse'] });
    expect(await consultas().overview.query({ clienteId })).toMatchObject({
      ...{ avaliacaoId: null, clienteId, nomeCliente: 'Helena Prado', idade: null, avaliacaoAt: null },
      ...{ avaliacoes: [], total: 4, proximoNumero: 5, sessoesPropostas: null },
      sessoes: { realizadas: 1, planejadas: null },
      ultima: { numeroConsulta: 4, sintomasAtuais: ['tosse'] },
      ultimosPontos: { numeroConsulta: 4, pontos: [{ codigo: 'E36' }] },
    });
    const page = await client.trpc.clientes.byId.query({ id: clienteId });
    expect(page.consultas.map(({ avaliacaoId }) => avaliacaoId)).toEqual([null, null, null, null]);
    // The first three were begun at one moment, so their days say nothing about their order.
    const [newest, ...others] = page.consultas.map(({ numeroConsulta }) => numeroConsulta);
    expect([newest, ...others.sort()]).toEqual([4, 1, 2, 3]);
    // Nobody asked her anything, so nothing is known.
    expect(await consultas().cuidados.query({ clienteId })).toEqual([]);
  });

  it('may lie before the client was made, and not in the future', async () => {
    const clienteId = await newCliente();
    await write({ clienteId }, {}, { dataConsulta: dayFromNow(-400) });
    const { items } = await consultas().list.query({ clienteId });
    expect(dayInSaoPaulo(new Date(items[0]?.dataConsulta ?? ''))).toBe(dayFromNow(-400));
    const future = await refusal(write({ clienteId }, {}, { dataConsulta: dayFromNow(1) }));
    expect(future).toMatchObject({ code: 'VALIDATION', fields: { dataConsulta: expect.any(String) } });
  });

  it('is written once for a form that is sent twice, and can be changed and annulled', async () => {
    const clienteId = await newCliente();
    const idempotencyKey = randomUUID();
    const first = await write({ clienteId }, {}, { idempotencyKey });
    expect(await write({ clienteId }, {}, { idempotencyKey })).toEqual(first);
    const other = await newCliente('Outra');
    expect((await refusal(write({ clienteId: other }, {}, { idempotencyKey }))).code).toBe('IDEMPOTENCY_MISMATCH');
    const read = async () => (await consultas().list.query({ clienteId })).items[0];
    const conteudo = buildConsulta({ observacoes: 'Corrigida.' });
    await consultas().edit.mutate({
      ...{ id: first.id, updatedAt: (await read())?.updatedAt ?? '', conteudo, fotoId: null },
      dataConsulta: dayFromNow(-30),
    });
    expect(await read()).toMatchObject({ observacoes: 'Corrigida.', editadaAt: expect.any(String) });
    expect(await consultas().versions.query({ id: first.id })).toHaveLength(1);
    const updatedAt = (await read())?.updatedAt ?? '';
    await consultas().annul.mutate({ id: first.id, updatedAt, motivo: 'Cliente errada.' });
    expect(await consultas().overview.query({ clienteId })).toMatchObject({ total: 0, proximoNumero: 2, desde: null });
  });

  it('belongs to one’s own client, and to one place', async () => {
    const clienteId = await insertCliente(sql(), stranger.userId);
    expect((await refusal(write({ clienteId }))).code).toBe('CLIENTE_NOT_FOUND');
    for (const read of [consultas().overview, consultas().list, consultas().cuidados]) {
      expect((await refusal(read.query({ clienteId }))).code).toBe('CLIENTE_NOT_FOUND');
      expect((await refusal(read.query({}))).code).toBe('VALIDATION');
    }
    const avaliacaoId = await insertAvaliacao(sql(), client.userId);
    const both = { avaliacaoId, clienteId: await newCliente() };
    expect((await refusal(write(both))).code).toBe('VALIDATION');
    const nowhere = sql()`
      insert into consultas_evolutivas (terapeuta_id, numero_consulta, observacoes, sintomas_atuais, sintomas_resolvidos)
      values (${client.userId}, 1, 'x', '{}', '{}')`;
    await expect(nowhere).rejects.toThrow('consultas_evolutivas_place');
  });

  it('takes a photo only where the client consents to photos', async () => {
    const clienteId = await newCliente();
    const photo = async () => (await uploadedFoto(client, 'lingua', await smallPhoto())).id;
    await write({ clienteId }, {}, { fotoId: await photo() });
    expect((await consultas().overview.query({ clienteId })).fotos).toHaveLength(1);
    await client.trpc.clientes.revokeConsent.mutate({ id: clienteId, ia: false, fotos: true });
    expect((await consultas().overview.query({ clienteId })).fotos).toEqual([]);
    const refused = await refusal(write({ clienteId }, {}, { fotoId: await photo() }));
    expect(refused.code).toBe('FOTO_CONSENT_WITHDRAWN');
  });

  it('brings its return to the list of the week, until the client comes', async () => {
    const ana = await signUpSubscriber(app);
    const clienteId = await insertCliente(sql(), ana.userId, { nome: 'Iara Lima' });
    const come = (retornoEm: string | null, dataConsulta: string | null) =>
      ana.trpc.consultasEvolutivas.create.mutate({
        ...{ clienteId, idempotencyKey: randomUUID(), dataConsulta, fotoId: null },
        conteudo: buildConsulta({ retornoEm }),
      });
    await come(dayFromNow(-1), dayFromNow(-8));
    const retornos = () => ana.trpc.consultasEvolutivas.retornos.query();
    expect(await retornos()).toMatchObject([{ avaliacaoId: null, clienteId, nome: 'Iara Lima', atrasado: true }]);
    await come(null, null);
    expect(await retornos()).toEqual([]);
  });
});

describe('the timeline of a client', () => {
  it('has the assessments and the consultations of all of them, by day, from wherever it is opened', async () => {
    const early = await insertAvaliacao(sql(), client.userId, { createdAt: new Date('2026-03-10T12:00:00Z') });
    const late = await insertAvaliacao(sql(), client.userId, { createdAt: new Date('2026-06-10T12:00:00Z') });
    const clienteId = await insertCliente(sql(), client.userId, { avaliacaoIds: [early, late] });
    const days = { early: '2026-04-01', loose: '2026-02-01', late: '2026-07-01' };
    await write({ avaliacaoId: early }, {}, { dataConsulta: days.early });
    await write({ clienteId }, {}, { dataConsulta: days.loose });
    await write(
      { avaliacaoId: late },
      { escores: { ...buildConsulta().escores, dor: 1 } },
      { dataConsulta: days.late },
    );
    const another = await insertAvaliacao(sql(), client.userId);
    await write({ avaliacaoId: another });
    for (const place of [{ avaliacaoId: early }, { avaliacaoId: late }, { clienteId }]) {
      const { items } = await consultas().list.query({ ...place, limit: 2 });
      const rest = await consultas().list.query({ ...place, cursor: cursorOf(items.at(-1)) });
      const seen = [...items, ...rest.items].map(({ dataConsulta, avaliacaoId, numeroConsulta }) => [
        dataConsulta.slice(0, 10),
        avaliacaoId,
        numeroConsulta,
      ]);
      expect(seen).toEqual([
        [days.late, late, 1],
        [days.early, early, 1],
        [days.loose, null, 1],
      ]);
      const { total, avaliacoes, pontos, desde, proximoNumero } = await consultas().overview.query(place);
      expect({ total, desde: desde?.slice(0, 10), proximoNumero }).toEqual({
        ...{ total: 3, desde: days.loose, proximoNumero: 2 },
      });
      expect(avaliacoes.map(({ id }) => id)).toEqual([late, early]);
      expect(pontos.map(({ data }) => data.slice(0, 10))).toEqual([
        ...[days.loose, '2026-03-10', days.early],
        ...['2026-06-10', days.late],
      ]);
    }
    // A first consultation after a new assessment begins with the client's last values, and with the new plan's points.
    const fresh = await insertAvaliacao(sql(), client.userId);
    await sql()`update avaliacoes set cliente_id = ${clienteId} where id = ${fresh}`;
    expect(await consultas().overview.query({ avaliacaoId: fresh })).toMatchObject({
      ...{ proximoNumero: 1, ultima: { escores: { dor: 1 } }, ultimosPontos: null },
    });
  });

  it('is logged as a read of the client', async () => {
    const clienteId = await newCliente();
    await consultas().list.query({ clienteId });
    await app.deps.database.reads.flush();
    expect(await sql()`select action from access_log where subject_id = ${clienteId}`).toEqual([
      { action: 'cliente.read' },
    ]);
  });
});

function cursorOf(last: { id: string; numeroConsulta: number; dataConsulta: string } | undefined) {
  return last ? { id: last.id, numeroConsulta: last.numeroConsulta, dataConsulta: last.dataConsulta } : null;
}

describe('merging two clients', () => {
  it('moves the consultations without an assessment, and undoing brings back those that have stayed', async () => {
    const { clientes } = client.trpc;
    const [first, second, third] = [await newCliente('A'), await newCliente('B'), await newCliente('C')];
    const { id } = await write({ clienteId: first });
    const own = await write({ clienteId: second });
    await clientes.merge.mutate({ id: second, outroId: first });
    expect(await clienteOf(id)).toBe(second);
    // An open form of the merged client still finds its place.
    await write({ clienteId: first });
    const juncao = async (of: string) => (await clientes.byId.query({ id: of })).juncoes[0]?.id ?? '';
    const one = await juncao(second);
    await clientes.merge.mutate({ id: third, outroId: second });
    const two = await juncao(third);
    await clientes.undoMerge.mutate({ juncaoId: one });
    expect(await clienteOf(id)).toBe(first);
    expect(await clienteOf(own.id)).toBe(third);
    // It comes to the third client by a merge of its own, so the other merge no longer takes it along.
    await clientes.merge.mutate({ id: third, outroId: first });
    await clientes.undoMerge.mutate({ juncaoId: two });
    expect(await clienteOf(own.id)).toBe(second);
    expect(await clienteOf(id)).toBe(third);
  });
});

describe('a client without an assessment', () => {
  it('is exported with the account, and leaves a record of numbers when made anonymous', async () => {
    const person = await signUpSubscriber(app);
    const clienteId = await insertCliente(sql(), person.userId);
    await person.trpc.consultasEvolutivas.create.mutate({
      ...{ clienteId, idempotencyKey: randomUUID(), dataConsulta: null, fotoId: null, conteudo: buildConsulta() },
    });
    const { ticket } = await person.trpc.accounts.beginExport.mutate({ password: testPassword });
    const response = await person.fetch(`/api/conta/exportacao?ticket=${ticket}`);
    const files = await readZip(new Uint8Array(await response.arrayBuffer()));
    expect(readJson(files, 'consultas-sem-avaliacao/consultas.json')).toMatchObject([{ clienteId, numeroConsulta: 1 }]);

    const before = await person.trpc.clientes.direitos.query({ id: clienteId });
    expect(before).toMatchObject({ avaliacoes: 0, consultas: 1, guardarAte: expect.any(String) });
    await person.trpc.clientes.anonymize.mutate({ id: clienteId, nome: 'Helena Prado', password: testPassword });
    const [registro] = await person.trpc.clientes.registros.query();
    expect(registro?.dados).toMatchObject({ avaliacoes: [], consultas: [{ escores: { dor: 3 } }] });
    const [left] =
      await sql()`select count(*)::int as n from consultas_evolutivas where terapeuta_id = ${person.userId}`;
    expect(left).toEqual({ n: 0 });
  });
});
