import { randomUUID } from 'node:crypto';
import { eraseCliente } from '@meridia/server/features/cliente-erasure/commands.ts';
import { sweepFotos } from '@meridia/server/features/fotos/sweep-fotos.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient, refusal, testPassword, uploadedFoto } from '../support/api-client.ts';
import { buildConsentir, buildFicha, tokenOf } from '../support/convites.ts';
import { dumpTables, tablesWith } from '../support/dump-tables.ts';
import { arrangeMarkedCliente, marks } from '../support/marked-cliente.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { smallPhoto } from '../support/pictures.ts';
import { type Manifesto, readJson, readZip } from '../support/read-zip.ts';
import { insertAvaliacao, insertCliente, insertConsulta, insertFoto } from '../support/rows.ts';
import { insertReport, insertShare } from '../support/shares.ts';
import { listStoredFiles } from '../support/stored-files.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
let stranger: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  await app.startWorker();
  client = await signUpSubscriber(app);
  stranger = await signUpSubscriber(app);
});
afterAll(() => app.close());

const sql = () => app.database.sql;
const proof = { password: testPassword };
const scene = () => ({ sql: sql(), storage: app.deps.storage, baseUrl: app.baseUrl });
const filesOf = async (userId: string) => (await listStoredFiles(app)).filter((path) => path.includes(userId)).length;
const actions = async (subjectId: string) =>
  (
    await sql()<{ action: string }[]>`
      select action from access_log where subject_id = ${subjectId} and action like 'cliente.%' and action <> 'cliente.read'
      order by id`
  ).map(({ action }) => action);

/** Tables that can hold something about a client, by their foreign keys; `access_log` and `pedidos_titular` name them without one. */
async function tablesOfClientes(): Promise<string[]> {
  const rows = await sql()<{ name: string }[]>`
    with recursive below as (
      select 'clientes'::regclass::oid as id
      union select conrelid from pg_constraint join below on confrelid = below.id where contype = 'f')
    select id::regclass::text as name from below order by name`;
  return rows.map(({ name }) => name);
}

describe.each(['anonymize', 'erase'] as const)('%s of a client with something in every table (S28)', (act) => {
  it('leaves nothing of the identity in any table or file, and changes nothing of others', async () => {
    const person = await signUpSubscriber(app);
    const neighbour = await insertCliente(sql(), person.userId, {
      nome: 'Rosa Pinto',
      avaliacaoIds: [await insertReport(sql(), person.userId, { nomeCliente: 'Rosa Pinto' })],
    });
    const marked = await arrangeMarkedCliente(scene(), person);
    const before = await person.trpc.clientes.byId.query({ id: neighbour });
    const used = await person.trpc.subscriptions.status.query();
    const kept = tablesWith(await dumpTables(sql()), marks);
    // So that the search below can fail.
    expect(kept).toEqual([
      'anamnese_drafts',
      'avaliacao_versoes',
      'avaliacoes',
      'cartas',
      'cliente_versoes',
      'clientes',
      'consulta_evolutiva_versoes',
      'consultas_evolutivas',
      'convites',
      'pedidos_titular',
      'relatorio_pareceres',
      'relatorio_versoes',
      'relatorios_anteriores',
    ]);
    // Every table below the client has a row of this one: a new table is arranged, or this is red.
    expect(await tablesOfClientes()).toEqual([
      'avaliacao_versoes',
      'avaliacoes',
      'cartas',
      'cliente_juncoes',
      'cliente_versoes',
      'clientes',
      'consulta_evolutiva_versoes',
      'consultas_evolutivas',
      'convites',
      'fotos',
      'relatorio_events',
      'relatorio_pareceres',
      'relatorio_shares',
      'relatorio_versoes',
      'relatorios_anteriores',
      'usage_movements',
    ]);
    expect(await filesOf(person.userId)).toBe(6);

    const input = { id: marked.id, nome: 'zulmirana quexadense LIMA', ...proof };
    const motivo = 'Zulmirana Quexadense pediu por telefone, (19) 97531-8642, e levou a cópia consigo.';
    const run = () =>
      act === 'erase'
        ? person.trpc.clientes.erase.mutate({ ...input, motivo })
        : person.trpc.clientes.anonymize.mutate(input);
    await Promise.all([run(), run(), run()]);
    await run();

    expect(tablesWith(await dumpTables(sql()), marks)).toEqual([]);
    expect(await filesOf(person.userId)).toBe(0);
    expect((await fetch(app.baseUrl + new URL(marked.shareUrl).pathname)).status).toBe(404);
    const jobs = await sql()<{ data: object }[]>`select data from pgboss.job`;
    expect(jobs.filter(({ data }) => JSON.stringify(data).includes(marked.avaliacaoId))).toEqual([]);
    for (const id of [marked.id, marked.outroId]) {
      expect((await refusal(person.trpc.clientes.byId.query({ id }))).code).toBe('CLIENTE_NOT_FOUND');
    }
    // The unit stays taken, and its movement is still explained.
    expect(await person.trpc.subscriptions.status.query()).toEqual(used);
    expect((await person.trpc.subscriptions.movements.query({})).items.map(({ kind }) => kind)).toContain('consume');
    expect(await person.trpc.clientes.byId.query({ id: neighbour })).toEqual(before);
    expect(await actions(marked.id)).toEqual([`cliente.${act}`]);
    const tipo = act === 'erase' ? 'eliminacao' : 'anonimizacao';
    const { concluidos } = await person.trpc.pedidosTitular.list.query({});
    const acts = concluidos.filter((pedido) => pedido.tipo === tipo);
    expect(acts).toMatchObject([{ nome: null, via: 'sem_pedido', desfecho: 'atendido', clienteId: marked.id }]);
    expect(acts[0]?.resposta).toBe(
      act === 'erase' ? '[…] […] pediu por telefone, […], e levou a cópia consigo.' : null,
    );
    const registros = await person.trpc.clientes.registros.query();
    expect(registros).toHaveLength(act === 'erase' ? 0 : 1);
    if (act === 'erase') return;
    expect(registros[0]?.guardarAte).toBe(
      `${Number(dayInSaoPaulo(new Date()).slice(0, 4)) + 20}${dayInSaoPaulo(new Date()).slice(4)}`,
    );
    const [avaliacao] = registros[0]?.dados.avaliacoes ?? [];
    expect(avaliacao).toMatchObject({
      mes: dayInSaoPaulo(new Date()).slice(0, 7),
      faixaEtaria: '40 a 49 anos',
      motor: 'local',
      consultas: [
        {
          escores: { queixa: 6, dor: 3, sono: 7, energia: 5, estresse: null },
          sessoesRealizadas: 2,
          pontos: [{ codigo: 'E36', lado: 'bilateral', tecnicas: ['agulha'], minutos: 20 }],
        },
      ],
    });
    // What was signed stands beside what the machine said.
    const [versao] = avaliacao?.versoes ?? [];
    expect(versao).toMatchObject({ numero: 1, mes: dayInSaoPaulo(new Date()).slice(0, 7) });
    expect(versao?.retiradas).toContain(`hipotese.${avaliacao?.padroes[0]?.id}`);
    expect(versao?.padroes).toEqual(avaliacao?.padroes.slice(1));
    expect(versao?.pontos).toEqual(avaliacao?.pontos.slice(1));
    expect(registros[0]?.dados.consultas).toMatchObject([{ escores: { queixa: 6 }, sessoesRealizadas: 2 }]);
    expect(Object.keys(avaliacao?.respostas ?? {}).length).toBeGreaterThan(10);
    expect(avaliacao?.padroes.length).toBeGreaterThan(0);
    expect(avaliacao?.pontos.length).toBeGreaterThan(0);
    expect(await stranger.trpc.clientes.registros.query()).toEqual([]);
  });
});

describe('a client is not erased', () => {
  it('without the right name, the right password, and a reason where the record must be kept', async () => {
    const id = await insertCliente(sql(), client.userId, { avaliacaoIds: [await insertReport(sql(), client.userId)] });
    const erase = (more: object) =>
      refusal(client.trpc.clientes.erase.mutate({ id, nome: 'Helena Prado', motivo: null, ...proof, ...more }));
    expect(await erase({ nome: 'Helena' })).toMatchObject({ code: 'VALIDATION', fields: { nome: expect.any(String) } });
    expect((await erase({ password: 'Errada-Demais-1' })).code).toBe('INVALID_CREDENTIALS');
    expect(await erase({ motivo: 'porque sim' })).toMatchObject({ fields: { motivo: expect.any(String) } });
    expect((await client.trpc.clientes.byId.query({ id })).avaliacoes).toHaveLength(1);
    expect(await client.trpc.clientes.direitos.query({ id })).toMatchObject({ relatorios: 1, emAndamento: 0 });
    expect(
      (await refusal(stranger.trpc.clientes.erase.mutate({ id, nome: 'Helena Prado', motivo: null, ...proof }))).code,
    ).toBe('CLIENTE_NOT_FOUND');
  });

  it('while a report is being made', async () => {
    const avaliacaoId = await insertAvaliacao(sql(), client.userId, { status: 'pendente' });
    const id = await insertCliente(sql(), client.userId, { avaliacaoIds: [avaliacaoId] });
    const erase = client.trpc.clientes.erase.mutate({ id, nome: 'Helena Prado', motivo: null, ...proof });
    expect((await refusal(erase)).code).toBe('AVALIACAO_PENDING');
  });

  it('by half: photos whose removal fails are found by the sweep', async () => {
    const avaliacaoId = await insertAvaliacao(sql(), client.userId, { status: 'erro' });
    const id = await insertCliente(sql(), client.userId, { avaliacaoIds: [avaliacaoId] });
    const fotoId = await insertFoto(sql(), client.userId);
    const [foto] = await sql()<{ key: string }[]>`
      update fotos set avaliacao_id = ${avaliacaoId} where id = ${fotoId} returning storage_key as key`;
    const key = foto?.key ?? '';
    await app.deps.storage.put(key, await smallPhoto());
    const remove = () => Promise.reject(new Error('the process ends here'));
    const actor = { type: 'user', id: client.userId, role: 'therapist', sessionId: 'none' } as const;
    const dying = { ...app.deps, storage: { ...app.deps.storage, remove } };
    await eraseCliente(dying, actor, { id, nome: 'Helena Prado', motivo: null, ...proof });
    expect(await app.deps.storage.get(key)).not.toBeNull();
    await sweepFotos(app.deps, new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect(await app.deps.storage.get(key)).toBeNull();
  });
});

it('erases at once a client of whom nothing must be kept, and a record whose twenty years are over', async () => {
  const failed = await insertCliente(sql(), client.userId, {
    avaliacaoIds: [await insertAvaliacao(sql(), client.userId, { status: 'erro' })],
  });
  const old = await insertAvaliacao(sql(), client.userId, { createdAt: new Date('2001-05-01T12:00:00Z') });
  const past = await insertCliente(sql(), client.userId, { avaliacaoIds: [old] });
  expect((await client.trpc.clientes.direitos.query({ id: past })).guardarAte).toBe('2021-05-01');
  for (const id of [failed, past]) {
    await client.trpc.clientes.erase.mutate({ id, nome: 'Helena Prado', motivo: null, ...proof });
    expect((await refusal(client.trpc.clientes.byId.query({ id }))).code).toBe('CLIENTE_NOT_FOUND');
  }
});

describe('a consent that is withdrawn', () => {
  it('ends at once: no provider, no photo, no new one, with the day on which it ended', async () => {
    const { userId } = client;
    const jpeg = await smallPhoto();
    const avaliacaoId = await insertReport(sql(), userId);
    const { id: consultaId } = await insertConsulta(sql(), userId, avaliacaoId);
    const [ofIntake, ofConsulta] = [await insertFoto(sql(), userId), await insertFoto(sql(), userId)];
    await sql()`update fotos set avaliacao_id = ${avaliacaoId} where id = ${ofIntake}`;
    await sql()`update fotos set consulta_evolutiva_id = ${consultaId} where id = ${ofConsulta}`;
    for (const { key } of await sql()<{ key: string }[]>`
      select storage_key as key from fotos where id in (${ofIntake}, ${ofConsulta})`) {
      await app.deps.storage.put(key, jpeg);
    }
    const id = await insertCliente(sql(), userId, { avaliacaoIds: [avaliacaoId] });
    await client.trpc.clientes.setIaExterior.mutate({ id, permitido: true });
    const files = await filesOf(userId);
    const revoke = () => client.trpc.clientes.revokeConsent.mutate({ id, ia: true, fotos: true });
    await Promise.all([revoke(), revoke()]);
    await revoke();
    expect(await filesOf(userId)).toBe(files - 2);
    expect(await sql()`select from fotos where id in (${ofIntake}, ${ofConsulta})`).toHaveLength(0);
    const cliente = await client.trpc.clientes.byId.query({ id });
    expect(cliente).toMatchObject({ iaExterior: false, fotosPermitidas: false });
    expect(cliente.fotosPermitidasEm).toBeTruthy();
    expect(await actions(id)).toEqual(['cliente.revoke']);
    expect((await client.trpc.pedidosTitular.list.query({ clienteId: id })).concluidos).toMatchObject([
      { tipo: 'revogacao', resposta: 'Inteligência artificial de fora do Brasil; Fotos, que foram apagadas' },
    ]);

    const { id: lingua } = await uploadedFoto(client, 'lingua', jpeg);
    const create = () => client.trpc.avaliacoes.create.mutate(newAvaliacao(lingua, { clienteId: id }));
    expect((await refusal(create())).code).toBe('FOTO_CONSENT_WITHDRAWN');
    const consulta = client.trpc.consultasEvolutivas.create.mutate({
      ...{ avaliacaoId, idempotencyKey: randomUUID(), dataConsulta: null, fotoId: lingua },
      conteudo: {
        ...{
          observacoes: 'Melhor.',
          mudancasQuadro: null,
          sintomasAtuais: [],
          sintomasResolvidos: [],
          novasQueixas: null,
        },
        ...{ correcoes: [], escores: { queixa: null, dor: null, sono: null, energia: null, estresse: null } },
        ...{ sessoesRealizadas: null, sessoesPlanejadas: null },
      },
    });
    expect((await refusal(consulta)).code).toBe('FOTO_CONSENT_WITHDRAWN');
    // The report still opens and can be made again without its photos.
    expect((await client.trpc.avaliacoes.byId.query({ id: avaliacaoId })).id).toBe(avaliacaoId);
    await client.trpc.clientes.allowFotos.mutate({ id });
    await create();
    expect((await client.trpc.clientes.byId.query({ id })).fotosPermitidas).toBe(true);
  });

  it('is not given again by an answer of before, and is by one of after', async () => {
    const person = await signUpSubscriber(app);
    const clienteId = await insertCliente(sql(), person.userId);
    const answer = async () => {
      const made = await person.trpc.convites.create.mutate({ clienteId, nome: 'Helena Prado', email: null });
      const token = tokenOf(made.link?.url ?? '');
      const ficha = { ...buildFicha(), fotos: true };
      await createApiClient(app.baseUrl).trpc.convites.send.mutate({
        ...{ token, baseRevision: 0, ficha, consentimento: buildConsentir() },
      });
      return made.id;
    };
    const create = async (idempotencyKey: string) => {
      const { id } = await uploadedFoto(person, 'lingua', await smallPhoto());
      return person.trpc.avaliacoes.create.mutate(newAvaliacao(id, { clienteId, idempotencyKey }));
    };
    const before = await answer();
    await person.trpc.clientes.revokeConsent.mutate({ id: clienteId, ia: false, fotos: true });
    expect((await refusal(create(before))).code).toBe('FOTO_CONSENT_WITHDRAWN');
    await create(await answer());
    expect((await person.trpc.clientes.byId.query({ id: clienteId })).fotosPermitidas).toBe(true);
  });

  it('stays withdrawn when the record is merged into one that permits photos', async () => {
    const [kept, other] = [await insertCliente(sql(), client.userId), await insertCliente(sql(), client.userId)];
    await client.trpc.clientes.revokeConsent.mutate({ id: other, ia: false, fotos: true });
    await client.trpc.clientes.merge.mutate({ id: kept, outroId: other });
    expect(await client.trpc.clientes.byId.query({ id: kept })).toMatchObject({
      fotosPermitidas: false,
      iaExterior: null,
    });
  });
});

describe('requests of clients', () => {
  it('are written down once, listed by urgency, concluded once, and not shown to others', async () => {
    const person = await signUpSubscriber(app);
    const clienteId = await insertCliente(sql(), person.userId);
    const daysAgo = (days: number) => dayInSaoPaulo(new Date(Date.now() - days * 24 * 60 * 60 * 1000));
    const create = (days: number, idempotencyKey = randomUUID()) =>
      person.trpc.pedidosTitular.create.mutate({
        ...{ clienteId, tipo: 'acesso', via: 'mensagem', recebidoEm: daysAgo(days), idempotencyKey },
      });
    const key = randomUUID();
    const [one, same] = await Promise.all([create(3, key), create(3, key)]);
    expect(same).toEqual(one);
    await create(20);
    const { abertos, atrasados, totalAbertos } = await person.trpc.pedidosTitular.list.query({});
    expect({ atrasados, totalAbertos }).toEqual({ atrasados: 1, totalAbertos: 2 });
    expect(abertos.map(({ diasRestantes }) => diasRestantes)).toEqual([-5, 12]);
    expect((await refusal(create(-1))).fields).toHaveProperty('recebidoEm');

    const conclude = (desfecho: 'atendido' | 'recusado', resposta: string) =>
      person.trpc.pedidosTitular.conclude.mutate({ id: one.id, desfecho, resposta });
    expect((await refusal(conclude('recusado', 'não'))).fields).toHaveProperty('resposta');
    await conclude('recusado', 'Já recebeu tudo na semana passada.');
    await conclude('atendido', '');
    const [done] = (await person.trpc.pedidosTitular.list.query({ clienteId })).concluidos;
    expect(done).toMatchObject({ desfecho: 'recusado', resposta: 'Já recebeu tudo na semana passada.' });
    expect(
      (await refusal(stranger.trpc.pedidosTitular.conclude.mutate({ id: one.id, desfecho: 'atendido', resposta: '' })))
        .code,
    ).toBe('PEDIDO_NOT_FOUND');
    expect((await stranger.trpc.pedidosTitular.list.query({})).abertos).toEqual([]);
  });

  it('are answered by the act that they ask for, and cannot name a client again who is gone', async () => {
    const person = await signUpSubscriber(app);
    const clienteId = await insertCliente(sql(), person.userId);
    const ask = (tipo: 'eliminacao' | 'acesso') =>
      person.trpc.pedidosTitular.create.mutate({
        ...{ clienteId, tipo, via: 'carta', recebidoEm: dayInSaoPaulo(new Date()), idempotencyKey: randomUUID() },
      });
    await ask('eliminacao');
    const access = await ask('acesso');
    await person.trpc.clientes.erase.mutate({ id: clienteId, nome: 'Helena Prado', motivo: null, ...proof });
    const conclude = { id: access.id, desfecho: 'recusado', resposta: 'Helena Prado não existe mais aqui.' } as const;
    expect((await person.trpc.pedidosTitular.list.query({})).abertos).toMatchObject([{ id: access.id, nome: null }]);
    await person.trpc.pedidosTitular.conclude.mutate(conclude);
    const { concluidos } = await person.trpc.pedidosTitular.list.query({});
    expect(concluidos.map(({ tipo, via, resposta }) => ({ tipo, via, resposta }))).toEqual([
      { tipo: 'acesso', via: 'carta', resposta: null },
      { tipo: 'eliminacao', via: 'carta', resposta: null },
    ]);
  });
});

describe('the export of one client', () => {
  it('contains everything of this client, to read and to process, and nothing of others', async () => {
    const person = await signUpSubscriber(app);
    const marked = await arrangeMarkedCliente(scene(), person);
    const other = await insertReport(sql(), person.userId, { nomeCliente: 'Rosa Secreta' });
    await insertCliente(sql(), person.userId, { nome: 'Rosa Secreta', avaliacaoIds: [other] });
    const response = await person.fetch(`/api/clientes/${marked.id}/exportacao`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/dados-do-cliente-.*\.zip/);
    const files = await readZip(new Uint8Array(await response.arrayBuffer()));
    const names = [...files.keys()];
    const folder = names.find((name) => name.endsWith('/avaliacao.json'))?.replace('/avaliacao.json', '');
    expect(names.map((name) => name.replace(`${folder}/`, '>').replace(/-[0-9a-f]{8}\.jpg/, '.jpg'))).toEqual([
      ...['>avaliacao.json', '>versoes.json', '>consultas.json', '>revisao.json', '>links.json', '>carta.json'],
      ...['>lingua.jpg', '>face.jpg', '>consulta-1-lingua.jpg'],
      ...['>relatorio.html', '>assinada-1.json', '>assinada-1.html'],
      ...['>anterior-1.json', '>anterior-1.html', '>relatorio.pdf'],
      ...['consultas-sem-avaliacao/consultas.json', 'consultas-sem-avaliacao/consulta-1-lingua.jpg'],
      ...['cliente.json', 'fotos-de-rascunhos/lingua.jpg'],
      ...['registros/registro-de-acesso-001.json', 'dados.html', 'LEIA-ME.txt', 'manifesto.json'],
    ]);
    const manifesto = readJson<Manifesto>(files, 'manifesto.json');
    expect(manifesto).toMatchObject({
      arquivos: files.size,
      ausentes: [],
      linhas: {
        ...{ avaliacoes: 1, avaliacao_versoes: 1, clientes: 2, cliente_versoes: 1, cliente_juncoes: 1, convites: 2 },
        ...{
          consultas_evolutivas: 2,
          consulta_evolutiva_versoes: 1,
          fotos: 5,
          relatorio_shares: 1,
          pedidos_titular: 2,
        },
        anamnese_drafts: 1,
      },
    });
    expect(String(files.get(`${folder}/relatorio.pdf`)?.subarray(0, 5))).toBe('%PDF-');
    const page = String(files.get('dados.html'));
    expect(page).toContain('ZQTEXTO Zulmirana Quexadense conta que dorme mal');
    expect(page).not.toContain('<script');
    const all = [...files.values()].map(String).join('\n');
    expect(all).not.toContain('Rosa Secreta');
    expect(all).not.toMatch(/tokenHash|token_hash/);
    const log = readJson<{ action: string }[]>(files, 'registros/registro-de-acesso-001.json');
    expect(log.map(({ action }) => action)).toContain('cliente.export');

    expect((await stranger.fetch(`/api/clientes/${marked.id}/exportacao`)).status).toBe(404);
    expect((await person.fetch('/api/clientes/nada/exportacao')).status).toBe(404);
  });
});

it('lists the open links of all reports of a client', async () => {
  const [one, two] = [await insertReport(sql(), client.userId), await insertReport(sql(), client.userId)];
  const clienteId = await insertCliente(sql(), client.userId, { avaliacaoIds: [one, two] });
  const shares = [await insertShare(sql(), client.userId, one), await insertShare(sql(), client.userId, two)];
  const list = () => client.trpc.relatorioShares.ofCliente.query({ clienteId });
  expect((await list()).map(({ avaliacaoId }) => avaliacaoId).sort()).toEqual([one, two].sort());
  await client.trpc.relatorioShares.revoke.mutate({ id: shares[0]?.id ?? '' });
  expect((await list()).map(({ id }) => id)).toEqual([shares[1]?.id]);
});
