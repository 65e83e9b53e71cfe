import { randomUUID } from 'node:crypto';
import { dadosAnamneseFormat } from '@meridia/drizzle/stored-formats.ts';
import { failRelatorio } from '@meridia/server/features/relatorios/commands.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { type VersaoDasRespostas, versoesPageSize } from '@meridia/shared/respostas.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildAnamnese } from '../support/anamnese.ts';
import { type ApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import { leaveUnits, readUsage } from '../support/people.ts';
import { callHttp } from '../support/raw-call.ts';
import { readJson, readZip } from '../support/read-zip.ts';
import { readLedger, requestReport, untilSettled } from '../support/reports.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { insertReport, insertShare } from '../support/shares.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
let stranger: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  stranger = await signUpClient(app.baseUrl);
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await signUpClient(app.baseUrl);
});

const intake = (more: Partial<DadosAnamnese> = {}) => buildAnamnese({ nomeCliente: 'Helena Prado', ...more });
const corrected = intake({ nomeCliente: 'Helena Prado Lima', idade: 43, queixaPrincipal: 'Dor lombar há dois anos.' });
const read = (id: string) => client.trpc.respostas.read.query({ id });
const versoesOf = async (id: string) => (await client.trpc.respostas.versions.query({ id })).items;
const correct = (
  id: string,
  dados = corrected,
  {
    by = client,
    ...more
  }: { revisao?: number; motivo?: string; refazer?: boolean; aceitaUnidade?: boolean } & {
    by?: ApiClient;
  } = {},
) => by.trpc.respostas.correct.mutate({ id, revisao: 1, dados, refazer: false, ...more });
const answer = (id: string, respostas: Partial<DadosAnamnese>, revisao = 1) =>
  client.trpc.respostas.answer.mutate({ id, revisao, respostas });
const reprocess = (id: string, aceitaUnidade = false) => client.trpc.relatorios.reprocess.mutate({ id, aceitaUnidade });
const stateOf = async (id: string) => (await client.trpc.avaliacoes.byId.query({ id })).respostas;
const used = async () => (await readUsage(app.database.sql, client.userId)).used;
/** Two days ago. */
const late = () => new Date(Date.now() - 48 * 60 * 60 * 1000);
const rowOf = async (id: string) => (await app.database.sql`select * from avaliacoes where id = ${id}`)[0];
/** As the worker leaves it, from the answers of the revision that was current. */
const finish = (id: string) => app.database.sql`
  update avaliacoes set status = 'finalizado', percent = 100, relatorio_revisao = respostas_revisao where id = ${id}`;

describe('the answers behind a report', () => {
  it('are all readable, with consent, and with what each correction changed', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId);
    expect(await read(id)).toMatchObject({
      id,
      estado: { revisao: 1, doRelatorio: 1 },
      dados: intake(),
      consentimentoVersao: 'test',
      livres: null,
    });
    expect(await versoesOf(id)).toEqual([]);
    await correct(id);
    await correct(id, { ...corrected, sede: 'aumentada' }, { revisao: 2, motivo: 'A sede foi trocada.' });
    expect(await read(id)).toMatchObject({
      estado: { revisao: 3, doRelatorio: 1 },
      nomeCliente: 'Helena Prado Lima',
      dados: { ...corrected, sede: 'aumentada' },
    });
    expect(await versoesOf(id)).toMatchObject([
      {
        revisao: 2,
        motivo: 'A sede foi trocada.',
        mudancas: [{ campo: 'sede', antes: 'baixa', depois: 'aumentada' }],
      },
      {
        revisao: 1,
        motivo: null,
        mudancas: [
          { campo: 'nomeCliente', antes: 'Helena Prado', depois: 'Helena Prado Lima' },
          { campo: 'idade', antes: 42, depois: 43 },
          { campo: 'queixaPrincipal', depois: 'Dor lombar há dois anos.' },
        ],
      },
    ]);
  });

  it('tell a correction of what was read in a text', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId);
    const correcao = { campo: 'queixaPrincipal', sinal: 'cansaco', rotulo: 'cansaço', trecho: 'Cansaço' };
    await correct(id, intake({ correcoes: [{ ...correcao, decisao: 'removido' }] }));
    expect(await versoesOf(id)).toMatchObject([
      { mudancas: [{ campo: 'correcoes', antes: [], depois: ['cansaço: não está no texto'] }] },
    ]);
  });

  it('of an earlier release are completed, and imported ones that nobody can read are said to be so', async () => {
    const { sql } = app.database;
    const old = await insertAvaliacao(sql, client.userId);
    await sql`update avaliacoes set dados_anamnese = dados_anamnese - 'epilepsia' - 'cancer' - 'correcoes' where id = ${old}`;
    expect((await read(old)).dados).toEqual(intake());
    await correct(old);
    expect(await versoesOf(old)).toMatchObject([{ mudancas: [{ campo: 'nomeCliente' }, {}, {}] }]);
    const imported = await insertAvaliacao(sql, client.userId);
    await sql`update avaliacoes set dados_anamnese = '{"a": 1}' where id = ${imported}`;
    expect(await read(imported)).toMatchObject({ dados: null, livres: null, nomeCliente: 'Helena Prado' });
    expect((await stateOf(imported)).emAberto).toEqual([]);
  });
});

describe('a correction', () => {
  it('changes the columns that repeat answers, and neither consent, photos, client nor report', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId);
    const before = await rowOf(id);
    expect(await correct(id, { ...corrected, linguaDesc: ['Vermelha'], sintomasGerais: ['insônia'] })).toEqual({
      revisao: 2,
    });
    const after = await rowOf(id);
    expect(after).toMatchObject({
      nome_cliente: 'Helena Prado Lima',
      idade: 43,
      queixa_principal: 'Dor lombar há dois anos.',
      sintomas: expect.arrayContaining(['insônia']),
      lingua_cor: 'Vermelha',
      lingua_marcas_dente: false,
    });
    const kept = ['consentimento_versao', 'imagem_lingua_url', 'cliente_id', 'relatorio_html', 'status', 'created_at'];
    for (const column of kept) expect(after?.[column]).toEqual(before?.[column]);
    const found = await client.trpc.avaliacoes.list.query({ search: 'lombar lima' });
    expect(found.items.map((item) => item.id)).toEqual([id]);
  });

  it('that changes nothing writes nothing, and a repeated one is written once', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId);
    expect(await correct(id, intake())).toEqual({ revisao: 1 });
    await correct(id);
    expect(await versoesOf(id)).toHaveLength(1);
    expect(await correct(id, corrected, { revisao: 2 })).toEqual({ revisao: 2 });
    expect(await versoesOf(id)).toHaveLength(1);
  });

  it.each([false, true])(
    'from two devices at once is written by one of them (report made again: %s)',
    async (refazer) => {
      for (let round = 1; round <= 5; round += 1) {
        const id = await insertAvaliacao(app.database.sql, client.userId);
        const from = (queixaPrincipal: string) =>
          callHttp(app.baseUrl, {
            path: 'respostas.correct',
            type: 'mutation',
            input: { id, revisao: 1, dados: intake({ queixaPrincipal }), refazer },
            cookie: client.cookie(),
          });
        const answers = await Promise.all([from('Tontura ao levantar.'), from('Zumbido à noite.')]);
        const refused = refazer ? 'AVALIACAO_PENDING' : 'RESPOSTAS_CONFLICT';
        expect(answers.map(({ outcome }) => outcome).sort()).toEqual([refused, 'ok'].sort());
        expect(await versoesOf(id)).toHaveLength(1);
        expect(await readLedger(app.database.sql, id)).toEqual(refazer ? [{ kind: 'redo', ciclo: 2 }] : []);
      }
    },
  );

  it('and a remake at once happen one after the other, and the report gets one version', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const id = await insertAvaliacao(app.database.sql, client.userId);
      const call = (path: string, input: object) =>
        callHttp(app.baseUrl, { path, type: 'mutation', input, cookie: client.cookie() });
      const [corrected, remade] = await Promise.all([
        call('respostas.correct', { id, revisao: 1, dados: intake({ idade: 43 }), refazer: false }),
        call('relatorios.reprocess', { id }),
      ]);
      expect(remade.outcome).toBe('ok');
      expect(['ok', 'AVALIACAO_PENDING']).toContain(corrected.outcome);
      const versions = corrected.outcome === 'ok' ? 1 : 0;
      expect(await versoesOf(id)).toHaveLength(versions);
      expect(await rowOf(id)).toMatchObject({ status: 'pendente', respostas_revisao: 1 + versions });
      expect(await readLedger(app.database.sql, id)).toEqual([{ kind: 'redo', ciclo: 2 }]);
    }
  });

  it('is in the export, with the answers before it and the reason', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId);
    await correct(id, corrected, { motivo: 'Engano.' });
    const { ticket } = await client.trpc.accounts.beginExport.mutate({ password: testPassword });
    const answer = await client.fetch(`/api/conta/exportacao?ticket=${ticket}`);
    const files = await readZip(new Uint8Array(await answer.arrayBuffer()));
    const name = [...files.keys()].find((path) => path.endsWith('/versoes.json')) ?? '';
    expect(readJson(files, name)).toMatchObject([{ revisao: 1, motivo: 'Engano.', dadosAnamnese: intake() }]);
  });

  it("is refused for another therapist's assessment, while a report is being made, and after 100 of them", async () => {
    const { sql } = app.database;
    const id = await insertAvaliacao(sql, client.userId);
    const before = await rowOf(id);
    expect((await refusal(correct(id, corrected, { by: stranger }))).code).toBe('AVALIACAO_NOT_FOUND');
    expect((await refusal(stranger.trpc.respostas.read.query({ id }))).code).toBe('AVALIACAO_NOT_FOUND');
    expect((await refusal(correct(randomUUID()))).code).toBe('AVALIACAO_NOT_FOUND');
    await sql`update avaliacoes set respostas_revisao = 101 where id = ${id}`;
    expect((await refusal(correct(id, corrected, { revisao: 101 }))).code).toBe('RESPOSTAS_LIMIT');
    await sql`update avaliacoes set respostas_revisao = 1 where id = ${id}`;
    expect(await rowOf(id)).toEqual(before);
    const pending = await insertAvaliacao(sql, client.userId, { status: 'pendente' });
    expect((await refusal(correct(pending))).code).toBe('AVALIACAO_PENDING');
    expect(await versoesOf(pending)).toEqual([]);
  });

  it('is refused beyond 300 a day of one account, and one that changes nothing takes no try', async () => {
    const counting = await startTestApp({ beside: app, env: { LIMITS: 'on' } });
    onTestFinished(() => counting.close());
    const by = await signUpClient(counting.baseUrl);
    const id = await insertAvaliacao(app.database.sql, by.userId);
    for (let time = 0; time < 299; time += 1) await counting.deps.limits.take('respostas', by.userId);
    await correct(id, intake(), { by });
    await correct(id, corrected, { by });
    expect((await refusal(correct(id, intake(), { by, revisao: 2 }))).code).toBe('TOO_MANY_REQUESTS');
    expect((await by.trpc.respostas.versions.query({ id })).items).toHaveLength(1);
  });

  it("drops a model's reading of a text that it changes, and keeps it otherwise", async () => {
    const { sql } = app.database;
    const id = await insertAvaliacao(sql, client.userId);
    await sql`update avaliacoes set leitura_ia = '{"modelo":"m","promptVersao":"1","propostas":[]}' where id = ${id}`;
    await correct(id, intake({ sede: 'aumentada' }));
    expect((await rowOf(id))?.leitura_ia).not.toBeNull();
    await correct(id, corrected, { revisao: 2 });
    expect((await rowOf(id))?.leitura_ia).toBeNull();
  });
});

describe('the report after a correction', () => {
  it('is made again from the new answers without a unit within 24 hours, and says which answers they are', async () => {
    // The reports of the other tests must stay as their rows say, so the worker has an app of its own.
    const working = await startTestApp();
    onTestFinished(() => working.close());
    await working.startWorker();
    const { sql } = working.database;
    const by = await signUpClient(working.baseUrl);
    const id = await requestReport(by);
    await untilSettled(sql, id);
    expect((await by.trpc.avaliacoes.byId.query({ id })).respostas).toMatchObject({
      revisao: 1,
      doRelatorio: 1,
      refazerUsaUnidade: false,
    });
    const used = async () => (await readUsage(sql, by.userId)).used;
    const usedBefore = await used();
    const { relatorioHtml: first } = await by.trpc.avaliacoes.byId.query({ id });
    expect(first).toContain('Escrito a partir da versão 1 das respostas da anamnese, de ');
    await correct(id, corrected, { by, refazer: true });
    await untilSettled(sql, id);
    const { respostas, relatorioHtml, leituraMudou } = await by.trpc.avaliacoes.byId.query({ id });
    expect(respostas).toMatchObject({ revisao: 2, doRelatorio: 2 });
    expect(relatorioHtml).toContain('Helena Prado Lima');
    expect(relatorioHtml).toContain('Escrito a partir da versão 2 das respostas da anamnese, de ');
    const pdf = await by.fetch(`/api/relatorios/${id}/pdf?fotos=nao`);
    expect((await readPdfPages(await pdf.arrayBuffer())).join(' ')).toMatch(/versão 2\s+das respostas/);
    // The texts are others, so nothing can be said of how they are read.
    expect(leituraMudou).toBeNull();
    expect(await used()).toBe(usedBefore);
    expect(await readLedger(sql, id)).toEqual([
      { kind: 'consume', ciclo: 1 },
      { kind: 'redo', ciclo: 2 },
    ]);
  });

  it('says what it says otherwise than the one before, which stays to be read, as do the last three', async () => {
    const working = await startTestApp();
    onTestFinished(() => working.close());
    await working.startWorker();
    const { sql } = working.database;
    const by = await signUpClient(working.baseUrl);
    const id = await requestReport(by);
    await untilSettled(sql, id);
    const first = await by.trpc.avaliacoes.byId.query({ id });
    expect(first.refeito).toBe(false);
    expect(await by.trpc.relatorios.mudancas.query({ id })).toBeNull();

    await correct(id, intake({ gestante: 'sim', linguaDesc: ['Vermelha', 'Seca'], sede: 'aumentada' }), {
      by,
      refazer: true,
    });
    await untilSettled(sql, id);
    expect((await by.trpc.avaliacoes.byId.query({ id })).refeito).toBe(true);
    const mudancas = await by.trpc.relatorios.mudancas.query({ id });
    expect(mudancas).toMatchObject({ revisao: 2, outroCatalogo: false, anterior: { revisao: 1 } });
    expect(mudancas?.respostas).toContainEqual({ campo: 'sede', antes: 'baixa', depois: 'aumentada' });
    const padroes = mudancas?.padroes ?? [];
    expect(padroes.some(({ antes, agora }) => antes !== agora)).toBe(true);
    // A pregnancy forbids points.
    expect(mudancas?.pontos?.sairam.length).toBeGreaterThan(0);

    const { anteriores } = await by.trpc.pareceres.versoes.query({ id });
    expect(anteriores).toEqual([mudancas?.anterior]);
    const anterior = anteriores[0]?.id ?? '';
    const kept = await by.trpc.pareceres.versao.query({ id, anterior });
    expect(kept.html).toBe(first.relatorioHtml);
    expect(kept.partes?.length).toBeGreaterThan(5);
    const other = await requestReport(by);
    expect((await refusal(by.trpc.pareceres.versao.query({ id: other, anterior }))).code).toBe('VERSAO_NOT_FOUND');
    const stranger = await signUpClient(working.baseUrl);
    const foreign = stranger.trpc.pareceres.versao.query({ id, anterior });
    expect((await refusal(foreign)).code).toBe('AVALIACAO_NOT_FOUND');

    for (let again = 0; again < 3; again += 1) {
      await by.trpc.relatorios.reprocess.mutate({ id });
      await untilSettled(sql, id);
    }
    const last = await by.trpc.pareceres.versoes.query({ id });
    expect(last.anteriores.map(({ revisao }) => revisao)).toEqual([2, 2, 2]);
    expect(await by.trpc.relatorios.mudancas.query({ id })).toMatchObject({ respostas: [] });
  });

  it('stays as it is when it cannot be made again, and so do the answers', async () => {
    const { sql } = app.database;
    const id = await insertAvaliacao(sql, client.userId);
    await sql`
      insert into usage_movements (user_id, avaliacao_id, kind, delta, ciclo, counted_at)
      select ${client.userId}, ${id}, 'redo', 0, n, now() from generate_series(2, 6) n`;
    await sql`update avaliacoes set ciclo = 6 where id = ${id}`;
    const before = await rowOf(id);
    expect((await refusal(correct(id, corrected, { refazer: true }))).code).toBe('REPROCESS_LIMIT');
    expect(await rowOf(id)).toEqual(before);
    expect(await versoesOf(id)).toEqual([]);
    await correct(id);
    expect(await stateOf(id)).toMatchObject({ revisao: 2, doRelatorio: 1 });
  });

  it('that fails leaves the earlier one with its version, and gives the unit of a late correction back', async () => {
    const { sql } = app.database;
    const id = await insertAvaliacao(sql, client.userId, { createdAt: late() });
    await correct(id, corrected, { refazer: true, aceitaUnidade: true });
    expect(await used()).toBe(1);
    await failRelatorio(app.deps, { avaliacaoId: id, tentativa: 0 }, 'Falhou.');
    expect(await stateOf(id)).toMatchObject({ revisao: 2, doRelatorio: 1, refazerUsaUnidade: true });
    expect(await used()).toBe(0);
  });

  it('takes a unit after 24 hours, only once the therapist has read so, and with none left it is refused', async () => {
    const { sql } = app.database;
    const id = await insertAvaliacao(sql, client.userId, { createdAt: late() });
    expect((await read(id)).livres).toEqual(expect.arrayContaining(['epilepsia', 'urina']));
    expect((await read(id)).livres).not.toContain('idade');
    expect((await refusal(correct(id, corrected, { refazer: true }))).code).toBe('REPROCESS_TAKES_UNIT');
    expect(await versoesOf(id)).toEqual([]);
    await correct(id);
    expect(await stateOf(id)).toMatchObject({ refazerUsaUnidade: true });
    expect((await refusal(reprocess(id))).code).toBe('REPROCESS_TAKES_UNIT');
    expect(await used()).toBe(0);
    await leaveUnits(sql, client.userId, 0);
    expect((await refusal(reprocess(id, true))).code).toBe('QUOTA_EXCEEDED');
    await leaveUnits(sql, client.userId, 1);
    await reprocess(id, true);
    expect(await readLedger(sql, id)).toEqual([{ kind: 'consume', ciclo: 2 }]);
    await finish(id);
    // The report is from these answers now, so making it again is a plain remake.
    expect(await stateOf(id)).toMatchObject({ revisao: 2, doRelatorio: 2, refazerUsaUnidade: false });
    await reprocess(id);
  });

  it('stays free when the answers were corrected in time and the report is made later', async () => {
    const { sql } = app.database;
    const id = await insertAvaliacao(sql, client.userId, { createdAt: late() });
    await correct(id);
    await sql`update avaliacao_versoes set created_at = ${late()} where avaliacao_id = ${id}`;
    expect(await stateOf(id)).toMatchObject({ revisao: 2, doRelatorio: 1, refazerUsaUnidade: false });
    await correct(id, { ...corrected, idade: 44 }, { revisao: 2 });
    expect(await stateOf(id)).toMatchObject({ refazerUsaUnidade: true });
    await correct(id, corrected, { revisao: 3 });
    // Back at the answers of the first day: nothing was replaced late.
    expect(await stateOf(id)).toMatchObject({ refazerUsaUnidade: false });
    await reprocess(id);
  });

  it('is free at any time when only open questions were answered', async () => {
    const { sql } = app.database;
    const id = await insertAvaliacao(sql, client.userId, { createdAt: late() });
    await answer(id, { epilepsia: 'nao', urina: 'Clara.' });
    expect(await readLedger(sql, id)).toEqual([{ kind: 'redo', ciclo: 2 }]);
    await sql`update avaliacoes set status = 'finalizado' where id = ${id}`;
    await correct(id, intake({ epilepsia: 'sim', urina: 'Clara.' }), { revisao: 2 });
    // Compared with the report, it still is an answer to what was open.
    expect(await stateOf(id)).toMatchObject({ refazerUsaUnidade: false });
    await reprocess(id);
    expect(await used()).toBe(0);
  });

  it('tells how many links will show it', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId);
    expect(await stateOf(id)).toMatchObject({ links: 0 });
    const { sql } = app.database;
    for (const revoked of [false, true]) {
      await sql`
        insert into relatorio_shares (avaliacao_id, terapeuta_id, token_hash, expires_at, revoked_at)
        values (${id}, ${client.userId}, ${randomUUID()}, now() + interval '1 day', ${revoked ? new Date() : null})`;
    }
    expect(await stateOf(id)).toMatchObject({ links: 1 });
  });
});

it('a shared link says when its report was made again, and only then', async () => {
  const { sql } = app.database;
  const id = await insertReport(sql, client.userId);
  const { token } = await insertShare(sql, client.userId, id);
  const page = async () => (await globalThis.fetch(`${app.baseUrl}/r/${token}`)).text();
  expect(await page()).not.toContain('foi refeito em');
  await sql`
    update avaliacoes
    set diagnostico_json = jsonb_set(diagnostico_json::jsonb, '{origem,geradoEm}', '"2030-01-02T15:00:00.000Z"')::text
    where id = ${id}`;
  expect(await page()).toContain('foi refeito em 2 de janeiro de 2030');
});

describe('an open question of a report', () => {
  const note = (diagnostico: unknown, id: string) =>
    app.database.sql`update avaliacoes set diagnostico_json = ${JSON.stringify(diagnostico)} where id = ${id}`;

  it('is asked when nobody answered it, and about a pregnancy only when the report names it', async () => {
    const { sql } = app.database;
    const id = await insertAvaliacao(sql, client.userId);
    await sql`update avaliacoes set dados_anamnese = dados_anamnese || '{"gestante": null}' where id = ${id}`;
    expect((await stateOf(id)).emAberto).toEqual(['anticoagulante', 'epilepsia', 'cancer']);
    await note({ seguranca: [{ regra: 'gestacao_nao_perguntada' }] }, id);
    expect((await stateOf(id)).emAberto).toEqual(['gestante', 'anticoagulante', 'epilepsia', 'cancer']);
    await answer(id, { gestante: 'desconheco' });
    expect(await versoesOf(id)).toEqual([]);
    await answer(id, { gestante: 'nao', epilepsia: 'nao' });
    expect(await rowOf(id)).toMatchObject({ status: 'pendente' });
    await finish(id);
    expect((await stateOf(id)).emAberto).toEqual(['anticoagulante', 'cancer']);
    expect(await versoesOf(id)).toMatchObject([{ motivo: 'Pergunta em aberto respondida' }]);
  });

  it("stays open after 'Não sabe', and is then answered without a unit", async () => {
    const { sql } = app.database;
    const id = await insertAvaliacao(sql, client.userId, { createdAt: late() });
    await sql`update avaliacoes set dados_anamnese = dados_anamnese || '{"gestante": "desconheco"}' where id = ${id}`;
    await note({ seguranca: [{ regra: 'gestacao_possivel' }] }, id);
    expect((await stateOf(id)).emAberto).toContain('gestante');
    await answer(id, { gestante: 'nao' });
    expect(await readLedger(sql, id)).toEqual([{ kind: 'redo', ciclo: 2 }]);
  });

  it('is also what a report without a hypothesis needs for one', async () => {
    const { sql } = app.database;
    const id = await insertAvaliacao(sql, client.userId);
    await note({ seguranca: [], analise: { achados: [], padroes: [] } }, id);
    expect((await stateOf(id)).emAberto).toEqual([
      ...['sintomasTermicos', 'sintomasEmocionais', 'sintomasSono', 'urina', 'evacuacao', 'suorEspontaneo'],
      ...['dorMenstrual', 'tpm', 'qualidadeSono', 'linguaDetalhes', 'pulso', 'anticoagulante', 'epilepsia', 'cancer'],
    ]);
    await note({ seguranca: [], analise: { achados: [], padroes: [{ id: 'x' }] } }, id);
    expect((await stateOf(id)).emAberto).toEqual(['anticoagulante', 'epilepsia', 'cancer']);
  });

  it('that has an answer keeps it, and a report in the making is left alone', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId);
    expect(await answer(id, { gestante: 'sim', nomeCliente: 'Outra', epilepsia: null })).toEqual({ revisao: 1 });
    expect((await read(id)).dados).toEqual(intake());
    expect(await rowOf(id)).toMatchObject({ status: 'finalizado' });
    expect((await refusal(answer(id, { epilepsia: 'sim' }, 7))).code).toBe('RESPOSTAS_CONFLICT');
    await answer(id, { epilepsia: 'sim' });
    expect((await refusal(answer(id, { cancer: 'sim' }, 2))).code).toBe('AVALIACAO_PENDING');
  });
});

describe('a hundred long versions', () => {
  let id: string;
  beforeEach(async () => {
    const { sql } = app.database;
    id = await insertAvaliacao(sql, client.userId);
    const texts = ['queixaPrincipal', 'historicoMedico', 'cirurgias', 'medicamentos', 'objetivos', 'observacoes'];
    await sql`
      insert into avaliacao_versoes (avaliacao_id, terapeuta_id, revisao, dados_anamnese)
      select ${id}, ${client.userId}, n, dados_anamnese || (
        select jsonb_object_agg(campo, rpad(n || ' ', 2000, 'sono leve ')) from unnest(${texts}::text[]) as campo
        where dados_anamnese ? campo)
      from avaliacoes, generate_series(1, 100) as n where id = ${id}`;
    await sql`update avaliacoes set respostas_revisao = 101 where id = ${id}`;
  });

  it('come twenty at a time, each once with what replaced it, and the answers come without them', async () => {
    const found: VersaoDasRespostas[] = [];
    let cursor: number | null = null;
    do {
      const page = await client.trpc.respostas.versions.query({ id, cursor });
      expect(page.items.length).toBe(versoesPageSize);
      found.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(found.map(({ revisao }) => revisao)).toEqual(Array.from({ length: 100 }, (_, at) => 100 - at));
    for (const [at, { mudancas, revisao }] of found.entries()) {
      const queixa = mudancas.find(({ campo }) => campo === 'queixaPrincipal');
      expect(queixa?.antes).toMatch(new RegExp(`^${revisao} sono`));
      expect(queixa?.depois).toMatch(at === 0 ? /^Cansaço/ : new RegExp(`^${revisao + 1} sono`));
    }
    expect(JSON.stringify(await read(id)).length).toBeLessThan(20_000);
  });

  it('are read piece by piece, so that other requests get their turn', async () => {
    let turns = 0;
    let reading = true;
    const takeTurns = () => {
      turns += 1;
      if (reading) setImmediate(takeTurns);
    };
    const parse = vi.spyOn(dadosAnamneseFormat, 'read');
    const turnsAt: number[] = [];
    parse.mockImplementation((stored) => {
      turnsAt.push(turns);
      return dadosAnamneseFormat.readUnknown(stored);
    });
    takeTurns();
    expect(await versoesOf(id)).toHaveLength(versoesPageSize);
    reading = false;
    parse.mockRestore();
    expect(new Set(turnsAt).size).toBeGreaterThan(versoesPageSize / 2);
  });
});
