import { randomBytes, randomUUID } from 'node:crypto';
import { storedFormat } from '@meridia/drizzle/stored.ts';
import { dadosAnamneseFormat, fotoObservacoesFormat } from '@meridia/drizzle/stored-formats.ts';
import { diagnosticar } from '@meridia/server/mtc/diagnosticar.ts';
import { createKeyring } from '@meridia/server/storage/keyring.ts';
import { openMasterKey } from '@meridia/server/storage/open-storage.ts';
import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { AnamneseDraft } from '@meridia/shared/anamnese/draft.ts';
import { choiceOrNull, choices } from '@meridia/shared/anamnese/fields.ts';
import { withoutUntouchedSliders } from '@meridia/shared/anamnese/untouched-sliders.ts';
import { perguntasDeAlerta } from '@meridia/shared/quadro-clinico.ts';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { countUnsealed, sealRows } from '../../scripts/seal-storage/seal-rows.ts';
import { drawEarPhoto } from '../fixtures/draw-ear.ts';
import { drawFacePhoto } from '../fixtures/draw-face.ts';
import { drawTonguePhoto } from '../fixtures/draw-tongue.ts';
import { keptReleases, keptRowsSchema, readKept } from '../fixtures/stored-rows/read-kept.ts';
import { type ApiClient, createApiClient, signUpClient, testPassword, uploadedFoto } from '../support/api-client.ts';
import { silent } from '../support/backups.ts';
import { buildConsulta } from '../support/consulta.ts';
import { buildConsentir } from '../support/convites.ts';
import { eventually } from '../support/eventually.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import { readJson, readZip } from '../support/read-zip.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe.each(keptReleases)('stored JSON of the release of %s', (release) => {
  const intakes = readKept(release, 'dados-anamnese', z.array(z.record(z.string(), z.unknown())));

  it('can be read with every option of every question, and with every sign of a photo', () => {
    for (const intake of intakes)
      expect(dadosAnamneseFormat.readUnknown(intake)).toMatchObject(withoutUntouchedSliders(intake));
    for (const stored of readKept(release, 'observacoes', z.array(z.record(z.string(), z.unknown())))) {
      expect(fotoObservacoesFormat.readUnknown(stored)).toEqual(stored);
    }
  });

  it('can be read when a question is added later, which counts as not asked', () => {
    const later = dadosAnamneseSchema.extend({
      usaRelogioDePulso: choiceOrNull(['sim', 'nao']),
      sonhos: choices(['voar', 'cair']),
    });
    const format = storedFormat('dados_anamnese', later);
    for (const intake of intakes) {
      const read = format.readUnknown(intake);
      expect(read).toMatchObject({ ...intake, usaRelogioDePulso: null, sonhos: [] });
      expect(diagnosticar(read, [], 'completo').analise.padroes.length).toBeGreaterThan(0);
    }
  });
});

/** As they were written, and after `npm run seal-storage` has sealed them (ADR 0048). */
const ways = [
  { way: 'as they lie', sealed: false },
  { way: 'sealed since', sealed: true },
];

/** Rows as earlier releases wrote them, in the present app: all six uses of a report, and a draft. */
describe.each(keptReleases.flatMap((release) => ways.map((one) => ({ release, ...one }))))(
  'rows of the release of $release, $way',
  ({ release, sealed }) => {
    let app: TestApp;
    let client: ApiClient & { userId: string };
    let kept: z.output<typeof keptRowsSchema>;
    beforeAll(async () => {
      app = await startWithKey(sealed);
      await app.startWorker();
      client = await signUpClient(app.baseUrl);
      kept = readKept(release, 'rows', keptRowsSchema);
      await insertKept(app, kept, client.userId);
      if (sealed) await sealKept(app);
    });
    afterAll(() => app.close());

    const get = (path: string) => client.fetch(path);
    const byId = (id: string) => client.trpc.avaliacoes.byId.query({ id });

    it('open with report, photos and the measurements of the photos', async () => {
      const whole = await byId(kept.everything);
      expect(whole).toMatchObject({ status: 'finalizado', nomeCliente: 'Iolanda Nunes', erro: null });
      expect(whole.relatorioHtml).toContain('Iolanda Nunes');
      expect(whole.fotos.map(({ kind }) => kind).sort()).toEqual(['face', 'lingua', 'orelha']);
      for (const foto of whole.fotos) expect((await get(`/api/fotos/${foto.id}`)).status).toBe(200);
      expect(await byId(kept.usual)).toMatchObject({ status: 'finalizado', erro: 'O serviço não respondeu.' });
    });

    it('can be printed, including the one with a failed remake', async () => {
      for (const [id, name] of [
        [kept.everything, 'Iolanda Nunes'],
        [kept.usual, 'Helena Prado'],
      ]) {
        const response = await get(`/api/relatorios/${id}/pdf`);
        expect(response.status).toBe(200);
        expect((await readPdfPages(await response.arrayBuffer())).join(' ')).toContain(name);
      }
    });

    it('are shown behind their share link', async () => {
      const response = await globalThis.fetch(`${app.baseUrl}/r/${kept.token}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Iolanda Nunes');
    });

    // These two change JSON by SQL.
    it.skipIf(sealed)('are shown and printed even when a limit of the schema became stricter later', async () => {
      const { sql } = app.database;
      await sql`
      update avaliacoes
      set diagnostico_json = jsonb_set(diagnostico_json::jsonb, '{textos,sintese}', to_jsonb(repeat('Longa. ', 400)))::text
      where id = ${kept.everything}`;
      expect((await globalThis.fetch(`${app.baseUrl}/r/${kept.token}`)).status).toBe(200);
      expect((await get(`/api/relatorios/${kept.everything}/pdf`)).status).toBe(200);
    });

    it('are exported completely', async () => {
      const { ticket } = await client.trpc.accounts.beginExport.mutate({ password: testPassword });
      const response = await get(`/api/conta/exportacao?ticket=${ticket}`);
      const files = await readZip(new Uint8Array(await response.arrayBuffer()));
      const reports = [...files.keys()].filter((name) => name.endsWith('/avaliacao.json'));
      expect(reports).toHaveLength(kept.rows.avaliacoes?.length ?? 0);
      const stored = new Map((kept.rows.avaliacoes ?? []).map((row) => [row.id, row.dados_anamnese]));
      for (const name of reports) {
        const { id, dadosAnamnese } = readJson<{ id: string; dadosAnamnese: unknown }>(files, name);
        expect(dadosAnamnese).toEqual(dadosAnamneseFormat.readUnknown(stored.get(id)));
      }
    });

    it('continue their follow-ups, with earlier versions, plan and photos', async () => {
      const { consultasEvolutivas } = client.trpc;
      const avaliacaoId = kept.everything;
      const before = await consultasEvolutivas.overview.query({ avaliacaoId });
      expect(before).toMatchObject({ total: 1, sessoesPropostas: { total: expect.any(Number) } });
      expect(before.fotos).toHaveLength(2);
      const [consulta] = (await consultasEvolutivas.list.query({ avaliacaoId })).items;
      expect(consulta?.observacoes).toBe('Dormiu mal duas noites.');
      const versions = await consultasEvolutivas.versions.query({ id: consulta?.id ?? '' });
      expect(versions.map(({ conteudo }) => conteudo.observacoes)).toEqual([buildConsulta().observacoes]);
      const added = { avaliacaoId, idempotencyKey: randomUUID(), dataConsulta: null, fotoId: null };
      await consultasEvolutivas.create.mutate({ ...added, conteudo: buildConsulta() });
      expect(await consultasEvolutivas.overview.query({ avaliacaoId })).toMatchObject({ total: 2 });
    });

    it('open the remaining draft', async () => {
      const draft: AnamneseDraft | null = await client.trpc.drafts.current.query();
      expect(draft?.data).toMatchObject({
        dados: { nomeCliente: 'Rosa Pinto', tpm: ['Irritabilidade'] },
        consentimento: true,
      });
    });

    const makeAnew = async (id: string) => {
      await client.trpc.relatorios.reprocess.mutate({ id });
      return eventually(async () => {
        const now = await byId(id);
        return now.status === 'pendente' ? null : now;
      }, 'the report made anew');
    };

    it('can be made again', async () => {
      for (const row of kept.rows.avaliacoes ?? []) {
        expect(await makeAnew(z.string().parse(row.id))).toMatchObject({ status: 'finalizado', erro: null });
      }
    });

    it.skipIf(sealed)('can be made again when a question was added later', async () => {
      const { sql } = app.database;
      const keys = Object.keys(dadosAnamneseSchema.shape).filter((key) => !columnsOfTheirOwn.has(key));
      await sql`update avaliacoes set dados_anamnese = dados_anamnese - ${keys}::text[] where id = ${kept.everything}`;
      expect(await makeAnew(kept.everything)).toMatchObject({ status: 'finalizado', erro: null });
    });

    it('have answers that are read and corrected, as the first version', async () => {
      const rows = z.array(z.object({ id: z.uuid() })).parse(kept.rows.avaliacoes);
      for (const { id } of rows.filter((row) => row.id !== kept.signed?.id)) {
        const { dados, estado } = await client.trpc.respostas.read.query({ id });
        expect(estado).toMatchObject({ revisao: 1, doRelatorio: 1, refazerUsaUnidade: false });
        if (!dados) throw new Error('unreadable answers');
        await client.trpc.respostas.correct.mutate({
          ...{ id, revisao: 1, dados: { ...dados, profissao: 'Costureira' }, refazer: false },
        });
        expect((await client.trpc.respostas.versions.query({ id })).items).toMatchObject([
          { revisao: 1, mudancas: [{ campo: 'profissao', depois: 'Costureira' }] },
        ]);
      }
    });
  },
);

/** Rows of what came after the first release: clients, invitations, versions, opinions, signatures, letters, points, requests. */
describe.each(
  keptReleases.flatMap((release) => readSigned(release)).flatMap((scene) => ways.map((one) => ({ ...scene, ...one }))),
)('rows of the release of $release, $way', (scene) => {
  const { kept, signed, sealed } = scene;
  const { id } = signed;
  let app: TestApp;
  let client: ApiClient & { userId: string };
  beforeAll(async () => {
    app = await startWithKey(sealed);
    await app.startWorker();
    client = await signUpClient(app.baseUrl);
    await insertKept(app, kept, client.userId);
    if (sealed) await sealKept(app);
  });
  afterAll(() => app.close());

  it('have their signed version, which is as it was signed, on screen, in the link, on paper and in the export', async () => {
    const { assinadas, aberta } = await client.trpc.pareceres.versoes.query({ id });
    expect(assinadas).toMatchObject([
      { assinatura: { numero: 1, local: 'Campinas' }, intacta: true, fotosApagadas: [] },
    ]);
    expect(aberta).toBe(2);
    const versao = await client.trpc.pareceres.versao.query({ id, numero: 1 });
    expect(versao.html).toContain('Marta Reis');
    // That release judged all therapies as one part. Its agreement is read as one with each, and the hash is still the one that was signed.
    const terapias = versao.partes?.filter(({ id: parte }) => parte.startsWith('terapia.')) ?? [];
    expect(terapias.length).toBeGreaterThan(1);
    for (const { decisao } of terapias) expect(decisao).toBe('concordo');
    const shared = await globalThis.fetch(`${app.baseUrl}/r/${signed.shareToken}`);
    expect(await shared.text()).toContain('Revisado e assinado por');
    const paper = await client.fetch(`/api/relatorios/${id}/pdf?versao=1`);
    expect((await readPdfPages(await paper.arrayBuffer())).join(' ')).toContain('Revisado e assinado por');
    const { ticket } = await client.trpc.accounts.beginExport.mutate({ password: testPassword });
    const exported = await client.fetch(`/api/conta/exportacao?ticket=${ticket}`);
    const files = await readZip(new Uint8Array(await exported.arrayBuffer()));
    const { linhas } = readJson<{ linhas: Record<string, number> }>(files, 'manifesto.json');
    for (const table of newTables) expect([table, linhas[table]]).toEqual([table, kept.rows[table]?.length]);
  });

  it('have the opinion that goes on after the signature, and take the next signature', async () => {
    const revisao = await client.trpc.pareceres.read.query({ id });
    expect(revisao).toMatchObject({ numero: 2, edicao: 2, refeito: false, semMudancas: false });
    expect(revisao.parecer.partes.prognostico).toMatchObject({ decisao: 'retirado' });
    const [row] = kept.rows.relatorio_pareceres?.filter((one) => one.avaliacao_id === id) ?? [];
    const base = z.string().parse(row?.base);
    const signing = {
      id,
      edicao: 2,
      base,
      numero: 2,
      local: '',
      password: testPassword,
      perguntasAbertas: [...perguntasDeAlerta],
    };
    expect(await client.trpc.pareceres.sign.mutate(signing)).toEqual({ numero: 2 });
  });

  it('have the letter as it was changed, on screen and on paper', async () => {
    expect(await client.trpc.cartas.byId.query({ id })).toMatchObject({
      revisao: 1,
      relatorioMudou: false,
      textos: { emCasa: 'Dormir cedo.' },
    });
    const paper = await client.fetch(`/api/relatorios/${id}/pdf?documento=cliente`);
    expect((await readPdfPages(await paper.arrayBuffer())).join(' ')).toContain('Dormir cedo.');
  });

  it('have the earlier answers, with reasons, and the consent that the client gave', async () => {
    const { items } = await client.trpc.respostas.versions.query({ id });
    expect(items).toMatchObject([
      { revisao: 2, mudancas: [{ campo: 'profissao', antes: 'Costureira', depois: 'Professora' }] },
      { revisao: 1, motivo: 'Contou na consulta.', mudancas: [{ campo: 'profissao', depois: 'Costureira' }] },
    ]);
    const { avaliacoes, fotosPermitidas } = await client.trpc.clientes.byId.query({ id: signed.clienteId });
    expect(avaliacoes).toMatchObject([{ id, consentimentoCliente: { nome: 'Marta Reis', local: 'Campinas' } }]);
    expect(fotosPermitidas).toBeNull();
  });

  it('have follow-ups with their points, earlier ones and day of return, which can be continued', async () => {
    const [consulta] = (await client.trpc.consultasEvolutivas.list.query({ avaliacaoId: id })).items;
    expect(consulta).toMatchObject({ pontos: [{ codigo: 'E36', lado: 'direito', tecnicas: ['agulha', 'moxa'] }] });
    const [before] = await client.trpc.consultasEvolutivas.versions.query({ id: consulta?.id ?? '' });
    expect(before?.conteudo).toMatchObject({ pontos: [{ codigo: 'E36', lado: 'bilateral' }], retornoEm: '2026-12-01' });
    const [protocolo] = await client.trpc.protocolosProprios.list.query();
    expect(protocolo).toMatchObject({ nome: 'Lombar', pontos: [{ codigo: 'E36' }] });
    await client.trpc.consultasEvolutivas.create.mutate({
      avaliacaoId: id,
      idempotencyKey: randomUUID(),
      dataConsulta: null,
      fotoId: null,
      conteudo: buildConsulta({ pontos: protocolo?.pontos ?? [] }),
    });
  });

  it('have the client with earlier data, and a merge that can be undone', async () => {
    const { dados, juncoes } = await client.trpc.clientes.byId.query({ id: signed.clienteId });
    expect(dados).toMatchObject({ telefone: '(11) 97777-6666' });
    const versions = await client.trpc.clientes.versions.query({ id: signed.clienteId });
    expect(versions.length).toBe(
      kept.rows.cliente_versoes?.filter((row) => row.cliente_id === signed.clienteId).length,
    );
    await client.trpc.clientes.undoMerge.mutate({ juncaoId: juncoes[0]?.id ?? '' });
    expect((await client.trpc.clientes.byId.query({ id: signed.outroId })).dados.nome).toBe('Marta R.');
  });

  it('have the invitations: a begun form is sent, and an answered one becomes an assessment', async () => {
    const holder = createApiClient(app.baseUrl);
    const opened = await holder.trpc.convites.open.mutate({ token: signed.openConvite });
    if (opened.estado !== 'aberta') throw new Error('the form is not open');
    expect(opened).toMatchObject({ revision: 1, ficha: { respostas: { nomeCliente: 'Marta Reis' } } });
    await holder.trpc.convites.send.mutate({
      token: signed.openConvite,
      baseRevision: 1,
      ficha: opened.ficha,
      consentimento: buildConsentir(),
    });
    const draft = await client.trpc.drafts.byId.query({ id: signed.answeredConvite });
    expect(draft?.data.respondida).toMatchObject({ por: 'Marta Reis' });
    const foto = await uploadedFoto(client, 'lingua', await drawTonguePhoto());
    await client.trpc.avaliacoes.create.mutate(
      newAvaliacao(foto.id, { idempotencyKey: signed.answeredConvite, clienteId: signed.clienteId }),
    );
  });

  it('have the requests of clients and the records without identity, and leave another one behind', async () => {
    const { abertos } = await client.trpc.pedidosTitular.list.query({});
    expect(abertos).toMatchObject([{ tipo: 'acesso', clienteId: signed.clienteId }]);
    await client.trpc.pedidosTitular.conclude.mutate({ id: abertos[0]?.id ?? '', desfecho: 'atendido', resposta: '' });
    const [registro] = await client.trpc.clientes.registros.query();
    expect(registro?.dados.avaliacoes).toMatchObject([
      { versoes: [{ numero: 1 }], consultas: [{ pontos: [{ codigo: 'E36' }] }] },
    ]);
    await eventually(async () => {
      const { avaliacoes } = await client.trpc.clientes.byId.query({ id: signed.clienteId });
      return avaliacoes.some(({ status }) => status === 'pendente') ? null : true;
    }, 'the reports of the client');
    const { dados } = await client.trpc.clientes.byId.query({ id: signed.clienteId });
    await client.trpc.clientes.anonymize.mutate({ id: signed.clienteId, nome: dados.nome, password: testPassword });
    const [newest] = await client.trpc.clientes.registros.query();
    expect(newest?.dados.avaliacoes[0]?.versoes.map(({ numero }) => numero)).toEqual([1, 2]);
  });
});

const newTables = [
  'clientes',
  'cliente_versoes',
  'cliente_juncoes',
  'convites',
  'avaliacao_versoes',
  'relatorio_pareceres',
  'relatorio_versoes',
  'cartas',
  'protocolos_proprios',
  'pedidos_titular',
  'registros_anonimos',
];

/** Nothing for a release without signatures. */
function readSigned(release: string) {
  const kept = readKept(release, 'rows', keptRowsSchema);
  return kept.signed ? [{ release, kept, signed: kept.signed }] : [];
}

/** The questions with columns of their own: an assessment has always had them, because it needs them. */
const columnsOfTheirOwn = new Set(['nomeCliente', 'idade', 'sexo', 'telefone', 'email', 'queixaPrincipal']);

const masterKey = randomBytes(32).toString('base64');

function startWithKey(sealed: boolean): Promise<TestApp> {
  return startTestApp({ env: sealed ? { MASTER_KEY: masterKey } : {} });
}

async function sealKept({ deps, database }: TestApp): Promise<void> {
  const keyring = createKeyring(deps.database.system, openMasterKey(masterKey));
  const { sealed } = await sealRows({ databaseUrl: database.url, keyring, progress: silent });
  expect(sealed).toBeGreaterThan(3);
  expect(await countUnsealed(database.url, await keyring.newest())).toBe(0);
}

/** Gives the rows to another account, and draws their photos. */
async function insertKept(app: TestApp, kept: z.output<typeof keptRowsSchema>, userId: string): Promise<void> {
  const { sql } = app.database;
  const drawn = { lingua: await drawTonguePhoto(), face: await drawFacePhoto(), orelha: await drawEarPhoto() };
  const hand = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll(kept.userId, userId) : value);
  for (const [table, rows] of Object.entries(kept.rows)) {
    for (const row of rows) {
      await insertRow(
        sql,
        table,
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, hand(value)])),
      );
      if (table !== 'fotos') continue;
      const { storage_key, kind } = z
        .object({ storage_key: z.string(), kind: z.enum(['lingua', 'face', 'orelha']) })
        .parse(row);
      const file = kept.signed?.files[storage_key];
      await app.deps.storage.put(
        storage_key.replace(kept.userId, userId),
        file === undefined ? drawn[kind] : Buffer.from(file, 'base64'),
      );
    }
  }
  await sql`select setval(pg_get_serial_sequence('relatorio_events', 'id'), (select max(id) from relatorio_events))`;
}

/** Inserts only the columns that the release knew; newer columns get the defaults of their migration. */
async function insertRow(sql: postgres.Sql, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  await sql.unsafe(
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from jsonb_populate_record(null::${table}, $1::text::jsonb)`,
    [JSON.stringify(row)],
  );
}
