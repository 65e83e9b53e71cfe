import { createHash, randomUUID } from 'node:crypto';
import { finishRelatorio } from '@meridia/server/features/relatorios/commands.ts';
import { sampleRelatorio } from '@meridia/server/mtc/render/sample-relatorio.ts';
import type { PageCursor } from '@meridia/shared/pagination.ts';
import { type Parecer, parecerVazio, parteVazia } from '@meridia/shared/parecer.ts';
import { type PerguntaDeAlerta, perguntasDeAlerta } from '@meridia/shared/quadro-clinico.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { buildConsulta } from '../support/consulta.ts';
import { agreeWith } from '../support/pareceres.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import { insertPhotoReport } from '../support/photo-report.ts';
import { solid } from '../support/pictures.ts';
import { readJson, readZip } from '../support/read-zip.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { insertReport, insertShare } from '../support/shares.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: Awaited<ReturnType<typeof signUpClient>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await signUpClient(app.baseUrl);
});

const sql = () => app.database.sql;
const base = sampleRelatorio.origem.geradoEm;
const report = () => insertReport(sql(), client.userId);
const save = (id: string, parecer: Parecer, edicao = 0, by = client) =>
  by.trpc.pareceres.save.mutate({ id, edicao, base, parecer });
const sign = (
  id: string,
  more: {
    edicao?: number;
    numero?: number;
    password?: string;
    base?: string;
    perguntasAbertas?: PerguntaDeAlerta[];
  } = {},
) =>
  client.trpc.pareceres.sign.mutate({
    ...{ id, edicao: 1, base, numero: 1, local: 'Recife, PE', password: testPassword },
    perguntasAbertas: [...perguntasDeAlerta],
    ...more,
  });
const read = (id: string) => client.trpc.pareceres.read.query({ id });
const byId = (id: string) => client.trpc.avaliacoes.byId.query({ id });
const versoes = (id: string) => client.trpc.pareceres.versoes.query({ id });
const versao = (id: string, numero: number) => client.trpc.pareceres.versao.query({ id, numero });
const judged = (more: Parecer['partes'] = {}): Parecer => {
  const all = agreeWith();
  return { ...all, partes: { ...all.partes, ...more } };
};
const ownWords = (texto: string): Parecer['partes'] => ({ sintese: { ...parteVazia, decisao: 'alterado', texto } });
/** A report that is signed as version 1. */
const signed = async (parecer = judged()) => {
  const id = await report();
  await save(id, parecer);
  await sign(id);
  return id;
};
const pdfText = async (path: string) => (await readPdfPages(await (await client.fetch(path)).arrayBuffer())).join(' ');
const sharePath = async (id: string) => `/r/${(await insertShare(sql(), client.userId, id)).token}`;
const pageOf = async (path: string) => {
  const response = await fetch(`${app.baseUrl}${path}`);
  return { status: response.status, body: await response.text() };
};
const zipOf = async (path: string) => readZip(Buffer.from(await (await client.fetch(path)).arrayBuffer()));
const countVersoes = async (id: string) =>
  (await sql()`select 1 from relatorio_versoes where avaliacao_id = ${id}`).length;
const tamper = (id: string, from: string, to: string) =>
  sql()`update relatorio_versoes set conteudo = replace(conteudo, ${from}, ${to}) where avaliacao_id = ${id}`;

it('the history says whether the report as it stands is signed, and finds those page by page', async () => {
  const state = async (id: string) =>
    (await client.trpc.avaliacoes.list.query({})).items.find((one) => one.id === id)?.assinatura;
  const found = async (assinatura: 'a_assinar' | 'assinado') => {
    const ids: string[] = [];
    let cursor: PageCursor | null = null;
    do {
      const page: { items: { id: string }[]; nextCursor: PageCursor | null } = await client.trpc.avaliacoes.list.query({
        ...{ assinatura, limit: 1, cursor },
      });
      ids.push(...page.items.map((one) => one.id));
      cursor = page.nextCursor;
    } while (cursor);
    return ids;
  };
  const [first, second] = [await report(), await report()];
  await insertAvaliacao(sql(), client.userId, { status: 'pendente' });
  const imported = await insertAvaliacao(sql(), client.userId, { status: 'concluido' });
  expect([await state(first), await state(imported)]).toEqual(['a_assinar', null]);
  await save(first, judged());
  await save(second, judged());
  await sign(first);
  await sign(second);
  expect(await state(first)).toBe('assinado');
  expect((await found('assinado')).sort()).toEqual([first, second].sort());
  expect(await found('a_assinar')).toEqual([]);
  await save(second, judged({ sintese: { ...parteVazia, decisao: 'concordo', nota: 'Outra.' } }), 1);
  expect([await found('assinado'), await found('a_assinar')]).toEqual([[first], [second]]);
  const other = await signUpClient(app.baseUrl);
  expect((await other.trpc.avaliacoes.list.query({ assinatura: 'assinado' })).items).toEqual([]);
  await sql()`update avaliacoes set status = 'pendente', tentativa = 1 where id = ${first}`;
  expect(await state(first)).toBe(null);
  await finishRelatorio(
    app.deps,
    { avaliacaoId: first, tentativa: 1 },
    {
      ...{ padrao: null, marca: false, diagnosticoJson: '{}', relatorioHtml: '<p>De novo</p>', motor: 'local' },
      ...{ modelo: null, promptVersao: null, catalogoVersao: null, inputTokens: null, outputTokens: null },
      custoCentavos: null,
    },
  );
  expect(await state(first)).toBe('a_assinar');
});

it('a review that was begun stands on the start screen until it is signed, and again when it goes on', async () => {
  const unsigned = async () => (await client.trpc.pareceres.unsigned.query()).map(({ id }) => id);
  const [first, second] = [await report(), await report()];
  expect(await unsigned()).toEqual([]);
  await save(first, judged());
  await save(second, judged());
  expect(await unsigned()).toEqual([second, first]);
  await sign(second);
  expect(await unsigned()).toEqual([first]);
  await save(second, judged({ sintese: { ...parteVazia, decisao: 'concordo', nota: 'Outra.' } }), 1);
  expect(await unsigned()).toEqual([second, first]);
  const other = await signUpClient(app.baseUrl);
  expect(await other.trpc.pareceres.unsigned.query()).toEqual([]);
});

it('reports that nobody has begun to review stand there, too, for a therapist who signs, once they were opened', async () => {
  const unsigned = async () => (await client.trpc.pareceres.unsigned.query()).map(({ id, begun }) => [id, begun]);
  const [opened, other, old, unopened] = [await report(), await report(), await report(), await report()];
  await sql()`update avaliacoes set finished_at = now(), seen_at = now() where id in ${sql()([opened, other, old])}`;
  await sql()`update avaliacoes set finished_at = now(), seen_at = null where id = ${unopened}`;
  await sql()`update avaliacoes set created_at = now() - interval '31 days' where id = ${old}`;
  expect(await unsigned()).toEqual([]);
  await client.trpc.clinicaConfigs.saveAssinatura.mutate({
    ...{ conselho: '', registro: '', local: '', somenteAssinados: true },
  });
  expect(await unsigned()).toEqual([
    [other, false],
    [opened, false],
  ]);
  await client.trpc.clinicaConfigs.saveAssinatura.mutate({
    ...{ conselho: '', registro: '', local: '', somenteAssinados: false },
  });
  expect(await unsigned()).toEqual([]);
  await save(opened, judged());
  expect(await unsigned()).toEqual([[opened, true]]);
  await sign(opened);
  expect(await unsigned()).toEqual([[other, false]]);
});

describe('what follows from a signed version', () => {
  const semPlano: Parecer['partes'] = { sessoes: { ...parteVazia, decisao: 'retirado' } };
  const retirar = (codigo: string): Parecer['pontos'] => ({ ...parecerVazio.pontos, retirados: [codigo] });

  it('is the start of a follow-up: its points and sessions, and the machine’s again once the report was made again', async () => {
    const [ponto] = sampleRelatorio.protocolo?.pontos ?? [];
    if (!ponto) throw new Error('the sample has points');
    const proposed = async (avaliacaoId: string) => {
      const { sessoesPropostas } = await client.trpc.consultasEvolutivas.overview.query({ avaliacaoId });
      const codigos = (sessoesPropostas?.pontos ?? []).flatMap(({ pontos }) => pontos.map(({ codigo }) => codigo));
      return { total: sessoesPropostas?.total, temPonto: codigos.includes(ponto.codigo) };
    };
    const partes = judged({ ...semPlano, pontos: { ...parteVazia, decisao: 'alterado', texto: 'Menos pontos.' } });
    const id = await report();
    await save(id, { ...partes, pontos: retirar(ponto.codigo) });
    const daMaquina = { total: sampleRelatorio.protocolo?.sessoes.total, temPonto: true };
    expect(await proposed(id)).toEqual(daMaquina);
    await sign(id);
    expect(await proposed(id)).toEqual({ total: null, temPonto: false });
    const remade = JSON.stringify({ ...sampleRelatorio, origem: { ...sampleRelatorio.origem, geradoEm: later } });
    await sql()`update avaliacoes set diagnostico_json = ${remade} where id = ${id}`;
    expect(await proposed(id)).toEqual(daMaquina);
  });

  it('is her advice and her outlook, in the frozen version, the link, the letter and its file, beside the machine’s', async () => {
    const [mudada, fora] = sampleRelatorio.protocolo?.orientacoes ?? [];
    if (!mudada || !fora) throw new Error('the sample has two');
    const alterado = { ...parteVazia, decisao: 'alterado' as const };
    const nova = { id: 'propria_1', categoria: 'sono', prioridade: 'Importante', texto: 'Durma sem tela.' } as const;
    const id = await signed({
      ...judged({
        orientacoes: { ...alterado, texto: 'Uma de cada vez.' },
        prognostico: { ...alterado, texto: 'Ir com calma.' },
      }),
      orientacoes: {
        incluidas: [nova],
        retiradas: [fora.id],
        alteradas: [{ id: mudada.id, texto: 'Jante até as sete.' }],
      },
      prognostico: 'cauteloso',
    });
    const { maquina, partes, html } = await versao(id, 1);
    const itens = (of: typeof partes, parte: string) => of?.find(({ id: one }) => one === parte)?.itens ?? [];
    expect(itens(maquina, 'orientacoes')).toContain(`${mudada.prioridade}: ${mudada.texto}`);
    expect(itens(partes, 'orientacoes')).toContain(`${mudada.prioridade}: Jante até as sete.`);
    expect(itens(partes, 'prognostico')).toEqual(['Prognóstico cauteloso']);
    const { body } = await pageOf(await sharePath(id));
    const carta = JSON.stringify(await client.trpc.cartas.byId.query({ id }));
    const papel = await pdfText(`/api/relatorios/${id}/pdf?documento=cliente`);
    const inteiro = await pdfText(`/api/relatorios/${id}/pdf`);
    for (const seen of [html, body, carta, papel, inteiro]) {
      expect(seen).toContain('Jante até as sete.');
      expect(seen).toContain('Durma sem tela.');
      expect(seen).not.toContain(fora.texto);
    }
    for (const seen of [html, body, inteiro]) expect(seen).toContain('Prognóstico cauteloso');
  });

  it('is told beside a letter that was written before it, where it changes what the letter tells', async () => {
    const id = await report();
    const carta = () => client.trpc.cartas.byId.query({ id });
    const textos = { encontrado: 'Conversamos.', faremos: 'Dez sessões.', emCasa: 'Sopas.', retorno: 'Terça.' };
    await client.trpc.cartas.save.mutate({ id, revisao: 0, textos });
    await save(id, judged(ownWords('Outra síntese, que a carta não conta.')));
    await sign(id);
    expect(await carta()).toMatchObject({ textos, relatorioMudou: false });
    expect(await carta()).toMatchObject({ sinteseDela: 'Outra síntese, que a carta não conta.' });
    await client.trpc.cartas.save.mutate({ id, revisao: 1, textos });
    expect(await carta()).toMatchObject({ sinteseDela: null });
    await client.trpc.cartas.reset.mutate({ id, revisao: 2 });
    expect(await carta()).toMatchObject({ sinteseDela: 'Outra síntese, que a carta não conta.' });
    await client.trpc.cartas.save.mutate({ id, revisao: 0, textos });
    await save(id, judged(semPlano), 1);
    await sign(id, { edicao: 2, numero: 2 });
    expect(await carta()).toMatchObject({ textos, relatorioMudou: true });
    await client.trpc.cartas.save.mutate({ id, revisao: 1, textos });
    expect(await carta()).toMatchObject({ relatorioMudou: false });
  });
});

describe('a physician’s release of a client who was referred', () => {
  const regra = 'dor_no_peito';
  const referred = () =>
    insertReport(sql(), client.userId, {
      change: (relatorio) => ({
        ...relatorio,
        seguranca: [
          {
            regra,
            gravidade: 'encaminhar',
            prazo: 'hoje',
            texto: 'Dor no peito: ir hoje.',
            removidos: [],
            fonte: 'MS',
          },
        ],
      }),
    });
  const dita = { quem: 'Dra. Lia Campos', em: '2026-11-20', disse: 'Pode tratar, sem moxa.' };
  const escrita = 'Dra. Lia Campos, 20/11/2026: “Pode tratar, sem moxa.”';
  const released = { ...judged(), liberacao: { ...dita, regras: [regra] } };
  const visit = async (avaliacaoId: string, liberacao: typeof dita | null) => {
    const [idempotencyKey, conteudo] = [randomUUID(), buildConsulta({ liberacao })];
    const input = { avaliacaoId, idempotencyKey, dataConsulta: null, fotoId: null, conteudo };
    return client.trpc.consultasEvolutivas.create.mutate(input);
  };
  const overview = (avaliacaoId: string) => client.trpc.consultasEvolutivas.overview.query({ avaliacaoId });

  it('is noted in the review, stands beside the warning, and in all that is signed, printed, shared and exported', async () => {
    const id = await referred();
    expect(await read(id)).toMatchObject({ planoEspera: true, encaminhamentos: [regra], liberacaoDaConsulta: null });
    expect(await overview(id)).toMatchObject({ encaminhamento: 'hoje' });
    expect(await overview(id)).not.toHaveProperty('liberacao');
    await save(id, released);
    const notada = { ...dita, consulta: null, anterior: false };
    expect(await overview(id)).toMatchObject({ encaminhamento: 'hoje', liberacao: notada });
    expect((await byId(id)).assinatura.liberacao).toEqual(notada);
    await sign(id);
    const { assinatura, relatorioHtml } = await byId(id);
    expect(assinatura).not.toHaveProperty('liberacao');
    const { body } = await pageOf(await sharePath(id));
    const papel = await pdfText(`/api/relatorios/${id}/pdf`);
    const folha = await pdfText(`/api/relatorios/${id}/pdf?documento=tratamento`);
    for (const seen of [relatorioHtml, body, papel, folha]) {
      expect(seen).toContain('Dor no peito: ir hoje.');
      expect(seen).toContain(escrita);
    }
    const { partes } = await versao(id, 1);
    expect(partes?.find((parte) => parte.id === 'seguranca')?.itens.join(' ')).toContain(escrita);
    const { ticket } = await client.trpc.accounts.beginExport.mutate({ password: testPassword });
    const zip = await zipOf(`/api/conta/exportacao?ticket=${ticket}`);
    const files = [...zip.keys()].filter((name) => /\/(revisao|assinada-1)\.json$/.test(name));
    expect(files).toHaveLength(2);
    for (const name of files) expect(zip.get(name)?.toString()).toContain('Pode tratar, sem moxa.');
  });

  it('is no release of a referral that stands in a report which was made again', async () => {
    const id = await referred();
    await save(id, released);
    const [row] = await sql()<{ json: string }[]>`select diagnostico_json as json from avaliacoes where id = ${id}`;
    const remade = (row?.json ?? '').replace(regra, 'sinais_de_avc').replace(base, later);
    await sql()`update avaliacoes set diagnostico_json = ${remade} where id = ${id}`;
    expect((await overview(id)).liberacao).toMatchObject({ consulta: null, anterior: true });
    const { pendencias } = await read(id);
    expect(pendencias.filter(({ impede }) => impede).map(({ tipo }) => tipo)).toContain('liberacao_de_antes');
    const calm = JSON.stringify({ ...JSON.parse(remade), seguranca: [] });
    await sql()`update avaliacoes set diagnostico_json = ${calm} where id = ${id}`;
    expect(await overview(id)).not.toHaveProperty('liberacao');
    expect((await byId(id)).assinatura).not.toHaveProperty('liberacao');
  });

  it('cannot be signed with a day to come', async () => {
    const id = await referred();
    await save(id, { ...released, liberacao: { ...released.liberacao, em: '2199-01-01' } });
    expect(await refusal(sign(id))).toMatchObject({ code: 'PARECER_INCOMPLETO' });
    expect(await countVersoes(id)).toBe(0);
  });

  it('is noted in a consultation, whose earlier versions stay, and is offered to the review until it is annulled', async () => {
    const id = await referred();
    expect(await refusal(visit(id, { ...dita, em: '2199-01-01' }))).toMatchObject({
      ...{ code: 'VALIDATION', fields: { liberacao: expect.stringContaining('futuro') } },
    });
    expect(await refusal(visit(id, { ...dita, quem: ' ' }))).toMatchObject({ code: 'VALIDATION' });
    await visit(id, dita);
    await visit(id, null);
    const notada = { ...dita, consulta: 1, anterior: false };
    expect((await overview(id)).liberacao).toEqual(notada);
    expect((await read(id)).liberacaoDaConsulta).toEqual(notada);
    expect((await byId(id)).assinatura.liberacao).toEqual(notada);
    const list = async () => (await client.trpc.consultasEvolutivas.list.query({ avaliacaoId: id })).items;
    const [, first] = await list();
    expect(first?.liberacao).toEqual(dita);
    const mudada = { ...dita, disse: 'Pode tratar, sem agulha no tórax.' };
    const change = { id: first?.id ?? '', updatedAt: first?.updatedAt ?? '', dataConsulta: null, fotoId: null };
    await client.trpc.consultasEvolutivas.edit.mutate({ ...change, conteudo: buildConsulta({ liberacao: mudada }) });
    expect((await overview(id)).liberacao).toMatchObject(mudada);
    const versions = await client.trpc.consultasEvolutivas.versions.query({ id: first?.id ?? '' });
    expect(versions.map(({ conteudo }) => conteudo.liberacao)).toEqual([dita]);
    const [, now] = await list();
    const annul = { id: now?.id ?? '', updatedAt: now?.updatedAt ?? '', motivo: 'Era de outra cliente.' };
    await client.trpc.consultasEvolutivas.annul.mutate(annul);
    expect(await overview(id)).not.toHaveProperty('liberacao');
    expect((await read(id)).liberacaoDaConsulta).toBeNull();
  });

  it('stands on the page of an export of one client, and in the paper of what was signed', async () => {
    const id = await referred();
    await visit(id, dita);
    await save(id, released);
    await sign(id);
    const { id: clienteId } = await client.trpc.clientes.group.mutate({ avaliacaoIds: [id], clienteId: null });
    const zip = await zipOf(`/api/clientes/${clienteId}/exportacao`);
    const pages = [...zip].flatMap(([name, bytes]) => (/^[^/]+\.html$/.test(name) ? [bytes.toString()] : []));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(escrita);
    const [pdf] = [...zip].flatMap(([name, bytes]) => (name.endsWith('/relatorio.pdf') ? [bytes] : []));
    const text = (await readPdfPages(pdf ?? Buffer.alloc(0))).join(' ');
    expect(text).toContain('Revisado e assinado por');
    expect(text).toContain(escrita);
  });
});

describe('a review', () => {
  it('starts with nothing judged, and shows what the machine wrote', async () => {
    const id = await report();
    const revisao = await read(id);
    expect(revisao).toMatchObject({ numero: 1, edicao: 0, base, parecer: parecerVazio, refeito: false });
    expect(revisao.partes.find((parte) => parte.id === 'sintese')?.texto).toBe(sampleRelatorio.textos.sintese);
    expect(revisao.pendencias.filter(({ impede }) => impede)).toHaveLength(revisao.partes.length);
  });

  it('saves itself, and the report of the machine stays byte by byte', async () => {
    const id = await report();
    const stored = () => sql()`select diagnostico_json, relatorio_html, updated_at from avaliacoes where id = ${id}`;
    const before = await stored();
    expect(await save(id, judged(ownWords('Vazio do Baço.')))).toEqual({ edicao: 1, pendencias: [] });
    expect((await read(id)).parecer.partes.sintese?.texto).toBe('Vazio do Baço.');
    expect(await stored()).toEqual(before);
  });

  it('tells a second device of a conflict and overwrites nothing; a repeated save is none', async () => {
    const id = await report();
    const mine = judged(ownWords('Um.'));
    await save(id, mine);
    expect(await save(id, mine)).toMatchObject({ edicao: 1 });
    expect(await refusal(save(id, judged(ownWords('Outro.'))))).toMatchObject({ code: 'PARECER_CONFLICT' });
    expect((await read(id)).parecer.partes.sintese?.texto).toBe('Um.');
    expect(await save(id, judged(ownWords('Outro.')), 1)).toMatchObject({ edicao: 2 });
  });

  it('ends in one edition when two devices begin at once', async () => {
    const id = await report();
    const tries = await Promise.allSettled(['A.', 'B.', 'C.'].map((texto) => save(id, judged(ownWords(texto)))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(id)).edicao).toBe(1);
  });

  it('loses its agreements when the report is made again, and keeps texts, notes and points', async () => {
    const id = await report();
    await save(id, judged(ownWords('Fica.')));
    const remade = JSON.stringify({ ...sampleRelatorio, origem: { ...sampleRelatorio.origem, geradoEm: later } });
    await sql()`update avaliacoes set diagnostico_json = ${remade} where id = ${id}`;
    const revisao = await read(id);
    expect(revisao).toMatchObject({ refeito: true, base: later });
    expect(revisao.parecer.partes.sintese).toMatchObject({ decisao: 'alterado', texto: 'Fica.' });
    expect(revisao.parecer.partes.elementos?.decisao).toBeNull();
    expect(await refusal(save(id, judged(), 1))).toMatchObject({ code: 'PARECER_CONFLICT' });
  });

  it('is refused for a report that is not ready, and for one that is only HTML', async () => {
    const running = await insertAvaliacao(sql(), client.userId, { status: 'pendente' });
    expect(await refusal(read(running))).toMatchObject({ code: 'REPORT_NOT_READY' });
    const imported = await insertAvaliacao(sql(), client.userId);
    await sql()`update avaliacoes set diagnostico_json = '{"x":1}' where id = ${imported}`;
    expect(await refusal(save(imported, judged()))).toMatchObject({ code: 'REPORT_NOT_READY' });
    expect((await byId(imported)).assinatura).toMatchObject({ podeRevisar: false, numero: 1, assinada: null });
  });

  it('stores no more than its bounds', async () => {
    const id = await report();
    const long = judged(ownWords('x'.repeat(4001)));
    expect(await refusal(save(id, long))).toMatchObject({ code: 'VALIDATION' });
    const partes = (length: number, texto: string | null) =>
      Object.fromEntries(Array.from({ length }, (_, index) => [`hipotese.p${index}`, { ...parteVazia, texto }]));
    for (const many of [partes(81, null), partes(46, 'x'.repeat(4000))]) {
      expect(await refusal(save(id, { ...parecerVazio, partes: many }))).toMatchObject({ code: 'VALIDATION' });
    }
    // The table takes what the schema lets through, in letters of two bytes.
    const texto = 'ã'.repeat(600);
    const ditas = (length: number, palavra: string) =>
      Array.from({ length }, (_, index) => ({ id: `${palavra}_${index}`, texto }));
    const como = { categoria: 'sono', prioridade: 'Importante' } as const;
    const incluidas = ditas(6, 'propria').map((uma) => ({ ...uma, ...como }));
    const orientacoes = { ...parecerVazio.orientacoes, incluidas, alteradas: ditas(8, 'do_relatorio') };
    const cheia = { ...parecerVazio, orientacoes, partes: partes(45, 'ã'.repeat(4000)) };
    expect(await save(id, cheia)).toMatchObject({ edicao: 1 });
  });
});

const later = '2026-11-22T10:00:00.000Z';

describe('a signature', () => {
  it('freezes a version under the name, council, number, place and time of the signer', async () => {
    await client.trpc.clinicaConfigs.saveAssinatura.mutate({
      ...{ conselho: 'CREFITO-3', registro: '12345-F', local: 'Recife, PE', somenteAssinados: false },
    });
    const id = await signed(judged(ownWords('Vazio do Baço, por mim.')));
    const { assinatura, relatorioHtml } = await byId(id);
    expect(assinatura).toMatchObject({
      ...{ numero: 1, refeitoDepois: false, emRevisao: false },
      assinada: {
        ...{ intacta: true, fotosApagadas: [], codigo: expect.stringMatching(/^([0-9A-F]{4}-){2}[0-9A-F]{4}$/) },
        assinatura: { conselho: 'CREFITO-3', registro: '12345-F', local: 'Recife, PE', numero: 1 },
      },
    });
    expect(relatorioHtml).toContain('Vazio do Baço, por mim.');
    expect(relatorioHtml).toContain('CREFITO-3 12345-F');
    expect(relatorioHtml).not.toContain('Não revisado');
    const text = await pdfText(`/api/relatorios/${id}/pdf`);
    expect(text).toContain('Revisado e assinado por');
    expect(text).toContain(assinatura.assinada?.codigo);
    expect(text).toContain('Vazio do Baço, por mim.');
    const page = await pageOf(await sharePath(id));
    expect(page.body).toContain('Vazio do Baço, por mim.');
    expect(page.body).toContain('Revisado e assinado por');
  });

  it('is refused while a question of safety is open that she did not accept, and keeps those that she did', async () => {
    const id = await report();
    await save(id, judged());
    const { perguntasAbertas } = await read(id);
    expect(perguntasAbertas.length).toBeGreaterThan(1);
    for (const accepted of [[], perguntasAbertas.slice(1)]) {
      const refused = await refusal(sign(id, { perguntasAbertas: accepted }));
      expect(refused).toMatchObject({
        code: 'PERGUNTAS_EM_ABERTO',
        message: expect.stringContaining('Confirmar antes de tratar'),
      });
    }
    expect(await countVersoes(id)).toBe(0);
    await sign(id, { perguntasAbertas });
    expect((await byId(id)).assinatura.assinada).toMatchObject({ intacta: true, assinatura: { perguntasAbertas } });
  });

  it('says nothing of open questions when all were answered', async () => {
    const id = await report();
    await sql()`
      update avaliacoes set dados_anamnese = dados_anamnese || '{"anticoagulante": "nao", "marcapasso": "nao",
        "epilepsia": "nao", "cancer": "nao", "gestante": "nao", "alergias": "Nega"}' where id = ${id}`;
    await save(id, judged());
    expect((await read(id)).perguntasAbertas).toEqual([]);
    await sign(id, { perguntasAbertas: [] });
    expect((await byId(id)).assinatura.assinada?.assinatura).not.toHaveProperty('perguntasAbertas');
  });

  it('asks for the password, counts wrong ones, and freezes nothing without it', async () => {
    const limited = await startTestApp({ env: { LIMITS: 'on' }, beside: app });
    onTestFinished(() => limited.close());
    const id = await report();
    await save(id, judged());
    const therapist = createApiClient(limited.baseUrl);
    await therapist.trpc.accounts.login.mutate({ email: client.email, password: testPassword });
    const trySign = (password: string) =>
      refusal(
        therapist.trpc.pareceres.sign.mutate({
          ...{ id, edicao: 1, base, numero: 1, local: '' },
          perguntasAbertas: [...perguntasDeAlerta],
          password,
        }),
      );
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await trySign('Errada-Senha-1234')).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    }
    expect(await trySign(testPassword)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await countVersoes(id)).toBe(0);
  });

  it('is refused while parts are open, and for another edition, report or number than on the screen', async () => {
    const id = await report();
    await save(id, parecerVazio);
    expect(await refusal(sign(id))).toMatchObject({ code: 'PARECER_INCOMPLETO' });
    await save(id, judged(), 1);
    for (const wrong of [{ edicao: 1 }, { edicao: 2, numero: 2 }, { edicao: 2, base: later }]) {
      expect(await refusal(sign(id, wrong))).toMatchObject({ code: 'PARECER_CONFLICT' });
    }
    expect(await sign(id, { edicao: 2 })).toEqual({ numero: 1 });
  });

  it('is one version when two devices sign at once, and none of them twice', async () => {
    const id = await report();
    await save(id, judged());
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => sign(id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countVersoes(id)).toBe(1);
    expect(await refusal(sign(id))).toMatchObject({ code: 'PARECER_CONFLICT' });
    expect(await refusal(sign(id, { numero: 2 }))).toMatchObject({ code: 'PARECER_CONFLICT' });
  });

  it('is refused when a correction of the answers or another edition comes in between', async () => {
    const id = await report();
    await save(id, judged());
    const [first, second] = await Promise.allSettled([sign(id), save(id, judged(ownWords('Outro.')), 1)]);
    expect(second.status).toBe('fulfilled');
    const frozen = await sql()<{ edicao: number }[]>`select edicao from relatorio_versoes where avaliacao_id = ${id}`;
    expect(frozen.map(({ edicao }) => edicao)).toEqual(first.status === 'fulfilled' ? [1] : []);
  });

  it('leaves a line in the access log, with ids only, and the chain stays whole', async () => {
    const id = await signed();
    const rows = await sql()`select action, subject_id, actor_role from access_log where action = 'relatorio.sign'
      and owner_id = ${client.userId}`;
    expect([...rows]).toEqual([{ action: 'relatorio.sign', subject_id: id, actor_role: 'therapist' }]);
  });
});

describe('a signed version that was changed', () => {
  const show = async (id: string) => {
    const screen = await byId(id);
    return {
      screen,
      list: (await versoes(id)).assinadas,
      one: await versao(id, 1),
      page: await pageOf(await sharePath(id)),
    };
  };
  const expectViolated = async (id: string) => {
    const { screen, list, one, page } = await show(id);
    expect(screen.assinatura.assinada?.intacta).toBe(false);
    expect(list[0]?.intacta).toBe(false);
    expect(one.assinada?.intacta).toBe(false);
    for (const html of [screen.relatorioHtml, one.html]) {
      expect(html).not.toContain('Revisado e assinado por');
    }
    expect(page.status).toBe(409);
    expect(page.body).toContain('Esta versão foi alterada depois de assinada');
    expect(page.body).not.toContain('Revisado e assinado por');
    expect((await client.fetch(`/api/relatorios/${id}/pdf?uso=entrega`)).status).toBe(409);
  };

  it('is told everywhere: one letter of its JSON', async () => {
    const id = await signed(judged(ownWords('Vazio do Baço.')));
    await tamper(id, 'Vazio do Baço.', 'Vazio do Raço.');
    await expectViolated(id);
    const text = await pdfText(`/api/relatorios/${id}/pdf`);
    expect(text).toContain('Esta versão foi alterada depois de assinada');
    expect(text).not.toContain('Revisado e assinado por');
  });

  it('is told for one letter of its HTML', async () => {
    const id = await signed();
    await sql()`update relatorio_versoes set html = replace(html, 'Síntese', 'Sintese') where avaliacao_id = ${id}`;
    await expectViolated(id);
  });

  it('is told for its name, its number, and JSON that is no report any more', async () => {
    const name = await signed();
    await tamper(name, '"local":"Recife, PE"', '"local":"Olinda, PE"');
    await expectViolated(name);
    const broken = await signed();
    await sql()`update relatorio_versoes set conteudo = '{' where avaliacao_id = ${broken}`;
    const { screen, one, page } = await show(broken);
    expect([screen.assinatura.assinada?.intacta, one.html, page.status]).toEqual([false, null, 409]);
    expect(screen.relatorioHtml).toContain('Não revisado por profissional');
    expect((await client.fetch(`/api/relatorios/${broken}/pdf`)).status).toBe(409);
  });

  it('is told when a version was put under another report', async () => {
    const id = await signed();
    const other = await report();
    await sql()`
      insert into relatorio_versoes (avaliacao_id, terapeuta_id, numero, edicao, base, conteudo, html, hash)
      select ${other}, terapeuta_id, numero, edicao, base, conteudo, html, hash from relatorio_versoes
      where avaliacao_id = ${id}`;
    expect((await byId(other)).assinatura.assinada?.intacta).toBe(false);
    expect((await byId(id)).assinatura.assinada?.intacta).toBe(true);
  });

  it('is told for one byte of a photo, and for a photo that was exchanged with its hash', async () => {
    const { id, keys, fotoIds } = await photoReport();
    const [key = ''] = keys;
    const before = await app.deps.storage.get(key);
    if (!before) throw new Error('no photo');
    const after = Buffer.from(before);
    after[200] = (after[200] ?? 0) ^ 1;
    await app.deps.storage.put(key, after);
    await expectViolated(id);
    await app.deps.storage.put(key, before);
    expect((await byId(id)).assinatura.assinada?.intacta).toBe(true);
    const other = await solid(1600, 1200, '#000000').jpeg().toBuffer();
    await app.deps.storage.put(key, other);
    await sql()`update fotos set sha256 = ${sha256(other)} where id = ${fotoIds[0] ?? ''}`;
    await expectViolated(id);
  });

  it('is no forgery when a photo was deleted, which is told', async () => {
    const { id, fotoIds } = await photoReport();
    await sql()`delete from fotos where id = ${fotoIds[0] ?? ''}`;
    expect((await byId(id)).assinatura.assinada).toMatchObject({ intacta: true, fotosApagadas: ['lingua'] });
  });
});

it('a link reads no photo for a preview, a logo or the head of a file, and each of them for its page', async () => {
  const { id } = await photoReport();
  const path = await sharePath(id);
  const get = vi.spyOn(app.deps.storage, 'get');
  onTestFinished(() => get.mockRestore());
  await fetch(`${app.baseUrl}${path}`, { headers: { 'user-agent': 'WhatsApp/2.24' } });
  await fetch(`${app.baseUrl}${path}`, { method: 'HEAD' });
  await fetch(`${app.baseUrl}${path}/logo`);
  await fetch(`${app.baseUrl}${path}/pdf`, { method: 'HEAD' });
  expect(get).not.toHaveBeenCalled();
  expect((await pageOf(path)).status).toBe(200);
  expect(get).toHaveBeenCalledTimes(3);
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A report with three photos, signed. */
async function photoReport() {
  const made = await insertPhotoReport(sql(), app.deps.storage, client.userId);
  await save(made.id, judged());
  await sign(made.id);
  return made;
}

describe('the versions of a report', () => {
  it('are one that is not signed for a report of an earlier release, whose row stays as it is', async () => {
    const id = await report();
    const old = '<article class="relatorio" lang="pt-BR"><header class="rel-cabecalho"><h1>X</h1></header></article>';
    await sql()`update avaliacoes set relatorio_html = ${old} where id = ${id}`;
    expect(await versoes(id)).toMatchObject({ assinadas: [], aberta: 1 });
    const { assinatura, relatorioHtml } = await byId(id);
    expect(assinatura).toMatchObject({ numero: 1, assinada: null, emRevisao: false, podeRevisar: true });
    expect(relatorioHtml).toContain('Não revisado por profissional');
    const [row] = await sql()<{ html: string }[]>`select relatorio_html as html from avaliacoes where id = ${id}`;
    expect(row?.html).toBe(old);
    expect((await pageOf(await sharePath(id))).body).toContain('Não revisado por profissional');
    expect(await pdfText(`/api/relatorios/${id}/pdf`)).toContain('Não revisado por profissional');
  });

  it('grow by one with each signature; each is comparable and printable, and links show the newest signed one', async () => {
    const id = await signed(judged(ownWords('Primeira leitura.')));
    const path = await sharePath(id);
    expect(await versoes(id)).toMatchObject({ aberta: null });
    await save(id, judged(ownWords('Segunda leitura.')), 1);
    expect(await versoes(id)).toMatchObject({ aberta: 2 });
    expect((await byId(id)).assinatura).toMatchObject({ numero: 1, emRevisao: true });
    expect((await pageOf(path)).body).toContain('Primeira leitura.');
    expect((await versao(id, 2)).html).toContain('Não revisado por profissional');
    expect(await pdfText(`/api/relatorios/${id}/pdf?versao=2`)).toContain('Não revisado por profissional');
    await sign(id, { edicao: 2, numero: 2 });
    expect((await versoes(id)).assinadas.map(({ assinatura }) => assinatura.numero)).toEqual([2, 1]);
    const words = async (numero: number) =>
      (await versao(id, numero)).partes?.find((parte) => parte.id === 'sintese')?.texto;
    expect([await words(1), await words(2)]).toEqual(['Primeira leitura.', 'Segunda leitura.']);
    expect((await versao(id, 1)).maquina?.find((parte) => parte.id === 'sintese')?.texto).toBe(
      sampleRelatorio.textos.sintese,
    );
    expect(await pdfText(`/api/relatorios/${id}/pdf?versao=1`)).toContain('Primeira leitura.');
    expect((await pageOf(path)).body).toContain('Segunda leitura.');
    expect((await pageOf(path)).body).toContain('revisado e assinado em');
    expect(await refusal(versao(id, 4))).toMatchObject({ code: 'VERSAO_NOT_FOUND' });
    expect((await client.fetch(`/api/relatorios/${id}/pdf?versao=4`)).status).toBe(404);
  });

  it('stay open when the report is made again: the screen shows the new one, links the signed one', async () => {
    const id = await signed(judged(ownWords('Assinado assim.')));
    const path = await sharePath(id);
    const remade = JSON.stringify({ ...sampleRelatorio, origem: { ...sampleRelatorio.origem, geradoEm: later } });
    await sql()`update avaliacoes set diagnostico_json = ${remade} where id = ${id}`;
    expect((await byId(id)).assinatura).toMatchObject({ numero: 2, refeitoDepois: true });
    expect((await byId(id)).relatorioHtml).toContain('Não revisado por profissional');
    expect(await versoes(id)).toMatchObject({ aberta: 2 });
    expect((await versao(id, 1)).html).toContain('Assinado assim.');
    expect((await pageOf(path)).body).toContain('Assinado assim.');
    expect(await pdfText(`/api/relatorios/${id}/pdf`)).toContain('Não revisado por profissional');
    expect(await pdfText(`/api/relatorios/${id}/pdf?uso=entrega`)).toContain('Assinado assim.');
  });
});

describe('a therapist who shares signed reports only', () => {
  it('makes no link and no file to give away of an unsigned one, and her older links open nothing', async () => {
    const id = await report();
    const path = await sharePath(id);
    expect((await pageOf(path)).status).toBe(200);
    await client.trpc.clinicaConfigs.saveAssinatura.mutate({
      ...{ conselho: '', registro: '', local: '', somenteAssinados: true },
    });
    const share = () => client.trpc.relatorioShares.create.mutate({ avaliacaoId: id, dias: 30 });
    expect(await refusal(share())).toMatchObject({ code: 'RELATORIO_NAO_ASSINADO' });
    for (const below of ['', '/pdf']) expect((await pageOf(path + below)).status).toBe(404);
    expect((await client.fetch(`/api/relatorios/${id}/pdf?uso=entrega`)).status).toBe(409);
    // Her own file stays hers.
    expect((await client.fetch(`/api/relatorios/${id}/pdf`)).status).toBe(200);
    await save(id, judged());
    await sign(id);
    expect((await pageOf(path)).status).toBe(200);
    expect(await share()).toHaveProperty('url');
    expect((await client.fetch(`/api/relatorios/${id}/pdf?uso=entrega`)).status).toBe(200);
  });
});

describe('an assessment that is deleted', () => {
  it('takes its review and its versions along', async () => {
    const id = await signed();
    await sql()`delete from avaliacoes where id = ${id}`;
    const left = await sql()`select 1 from relatorio_pareceres where avaliacao_id = ${id}`;
    expect([left.length, await countVersoes(id)]).toEqual([0, 0]);
  });
});

describe('the export of an account', () => {
  it('holds the review and each signed version, with the text that its hash is over', async () => {
    const id = await signed(judged(ownWords('Exportado.')));
    const { ticket } = await client.trpc.accounts.beginExport.mutate({ password: testPassword });
    const files = await zipOf(`/api/conta/exportacao?ticket=${ticket}`);
    const name = (end: string) => [...files.keys()].find((path) => path.endsWith(end)) ?? '';
    const version = readJson<{ conteudo: string; hash: string }>(files, name('assinada-1.json'));
    expect(version.conteudo).toContain(id);
    expect(files.get(name('assinada-1.html'))?.toString()).toContain('Exportado.');
    expect(files.get(name('relatorio.html'))?.toString()).toContain('Não revisado por profissional');
    expect(JSON.stringify(readJson(files, name('revisao.json')))).toContain('Exportado.');
  });
});
