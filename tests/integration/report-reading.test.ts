import { openBudget } from '@meridia/server/features/ai-calls/commands.ts';
import { generateRelatorio } from '@meridia/server/features/relatorios/generate-relatorio.ts';
import { isLidoPelaIa } from '@meridia/server/mtc/achados/achado-id.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { type Relatorio, relatorioSchema } from '@meridia/shared/relatorio.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAnamnese } from '../support/anamnese.ts';
import { signUpClient, uploadedFoto } from '../support/api-client.ts';
import {
  answerTokens,
  type GeminiContractServer,
  type ReadingAnswer,
  startGeminiContractServer,
} from '../support/gemini-contract-server.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import { setPlan } from '../support/people.ts';
import { smallPhoto } from '../support/pictures.ts';
import { jobRun } from '../support/reports.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let gemini: GeminiContractServer;
let app: TestApp;
let therapist: Awaited<ReturnType<typeof signUpClient>>;
/** Every report of this file is of the same tongue, of which only the first has the photo. */
let lingua: () => Promise<string>;

beforeAll(async () => {
  gemini = await startGeminiContractServer();
  app = await startTestApp({ env: { GEMINI_API_KEY: 'test', GEMINI_BASE_URL: gemini.baseUrl } });
  therapist = await signUpClient(app.baseUrl);
  await setPlan(app.database.sql, therapist.userId, 'Enterprise');
  const photo = await smallPhoto();
  lingua = async () => (await uploadedFoto(therapist, 'lingua', photo)).id;
});
afterAll(async () => {
  await app.close();
  await gemini.close();
});
beforeEach(() => {
  gemini.requests.length = 0;
  gemini.readings.length = 0;
  gemini.violations.length = 0;
  gemini.play('good');
});

const queixaPrincipal =
  'Cansaço e barriga estufada. Vive com um tijolo em cima do estômago. Pensa em apagar a própria vela de vez.';
const statement = (sinal: string, citacao: string) => ({ campo: 'queixaPrincipal', citacao, sinal, negado: false });
const tijolo = statement('empachamento', 'tijolo em cima do estômago');
const vela = statement('ideacao_suicida', 'apagar a própria vela de vez');
const answerOf = (...afirmacoes: unknown[]): ReadingAnswer => ({ text: JSON.stringify({ afirmacoes }) });
/** The client marked nothing that these statements say. */
const anamnese = (changes: Partial<DadosAnamnese> = {}) =>
  buildAnamnese({ queixaPrincipal, sintomasDigestivos: [], ...changes });

async function request(dadosAnamnese = anamnese()): Promise<string> {
  return (await therapist.trpc.avaliacoes.create.mutate(newAvaliacao(await lingua(), { dadosAnamnese }))).id;
}

async function generate(
  answer: ReadingAnswer,
  { id = '', deps = app.deps } = {},
): Promise<{ id: string; report: Relatorio }> {
  gemini.playReading(answer);
  const wanted = id || (await request());
  await generateRelatorio(deps, jobRun(wanted, { lastTry: true }));
  return { id: wanted, report: await readReport(wanted) };
}

async function readRow(id: string) {
  const [row] = await app.database.sql<
    { status: string; json: string; leitura: { propostas: unknown[] } | null; cost: number }[]
  >`
    select status, diagnostico_json as json, leitura_ia as leitura, custo_centavos::float8 as cost from avaliacoes where id = ${id}`;
  if (!row) throw new Error('no such report');
  return row;
}
const readReport = async (id: string) => relatorioSchema.parse(JSON.parse((await readRow(id)).json));
const readByModel = ({ analise }: Relatorio) => analise.achados.filter(isLidoPelaIa).map(({ id }) => id);
const remake = async (id: string) => {
  await therapist.trpc.relatorios.reprocess.mutate({ id });
};

describe('a report of the model', () => {
  it('says what the model read as read by AI, on the screen, on paper and behind its link', async () => {
    const { id, report } = await generate(answerOf(tijolo, vela));
    expect(gemini.violations).toEqual([]);
    expect(readByModel(report)).toEqual(['empachamento@ia.queixaPrincipal', 'ideacao_suicida@ia.queixaPrincipal']);
    expect(report.seguranca.find(({ regra }) => regra === 'risco_de_suicidio')).toMatchObject({
      gravidade: 'encaminhar',
      texto: expect.stringContaining('Lido pela IA'),
    });
    const quoted = 'lido pela IA: “tijolo em cima do estômago”';
    const { relatorioHtml } = await therapist.trpc.avaliacoes.byId.query({ id });
    expect(relatorioHtml).toContain(quoted);
    expect(relatorioHtml).toContain('Trechos da ficha lidos pelo Gemini');
    const pdf = await readPdfPages(await (await therapist.fetch(`/api/relatorios/${id}/pdf`)).arrayBuffer());
    expect(pdf.join(' ').replace(/\s+/g, ' ')).toContain(quoted);
    const { url } = await therapist.trpc.relatorioShares.create.mutate({ avaliacaoId: id });
    expect(await (await fetch(`${app.baseUrl}${new URL(url).pathname}`)).text()).toContain(quoted);
  });

  it('tells the writer that nobody confirmed it', async () => {
    await generate(answerOf(tijolo));
    expect(JSON.stringify(gemini.requests[0])).toContain(
      JSON.stringify('"id":"empachamento@ia.queixaPrincipal","label":"empachamento').slice(1, -1),
    );
    expect(JSON.stringify(gemini.requests[0])).toContain(JSON.stringify('"aConfirmar":true').slice(1, -1));
  });

  it('costs both requests, in the day, in the account and in the report', async () => {
    const { id } = await generate(answerOf(tijolo));
    const calls = await app.database.sql<{ leitura: boolean; tokens: number; cost: number }[]>`
      select leitura, input_tokens as tokens, custo_centavos::float8 as cost from ai_calls where avaliacao_id = ${id} order by created_at`;
    expect(calls.map(({ leitura, tokens }) => [leitura, tokens])).toEqual([
      [true, answerTokens.prompt],
      [false, answerTokens.prompt],
    ]);
    expect((await readRow(id)).cost).toBeCloseTo(
      calls.reduce((sum, { cost }) => sum + cost, 0),
      4,
    );
  });

  it('is made again from the same reading, without another request', async () => {
    const { id, report } = await generate(answerOf(tijolo));
    await remake(id);
    const { report: again } = await generate(answerOf(vela), { id });
    expect(gemini.readings).toHaveLength(1);
    expect(again.analise).toEqual(report.analise);
    expect(again.leituraMudou).toBeUndefined();
  });

  it('keeps its reading when the text fails, and its repair when there was a reading', async () => {
    gemini.playReading(answerOf(tijolo));
    const id = await request();
    gemini.play('server_error');
    await expect(generateRelatorio(app.deps, jobRun(id))).rejects.toThrow();
    gemini.play('unknown_ids', 'good');
    await generateRelatorio(app.deps, jobRun(id, { lastTry: true }));
    expect(gemini.readings).toHaveLength(1);
    expect(gemini.requests).toHaveLength(3);
    expect(readByModel(await readReport(id))).toEqual(['empachamento@ia.queixaPrincipal']);
  });

  it('asks once in a cycle, and again when a person starts it again', async () => {
    const { id, report } = await generate('server_error');
    expect(readByModel(report)).toEqual([]);
    await remake(id);
    const { report: again } = await generate(answerOf(tijolo), { id });
    expect(readByModel(again)).toEqual(['empachamento@ia.queixaPrincipal']);
    expect(again.leituraMudou?.agora).toMatchObject([{ label: expect.stringContaining('empachamento') }]);
  });
});

describe('without an answer', () => {
  it.each<ReadingAnswer>([
    'rate_limited',
    'server_error',
    'reset',
    'cut',
    'safety',
    'bad_key',
    'html_page',
    { text: '{' },
  ])('the report is as it would be with nothing read (%j)', async (answer) => {
    const { id, report } = await generate(answer);
    const { report: plain } = await generate(answerOf());
    expect(report.analise).toEqual(plain.analise);
    expect(report.origem).toMatchObject({ motor: 'gemini' });
    expect(report.origem.leituraIa).toBeUndefined();
    expect((await readRow(id)).leitura).toBeNull();
    expect(gemini.requests).toHaveLength(2);
  });

  it('because the money is spent, the local writer writes and nothing is asked', async () => {
    const deps = { ...app.deps, config: { ...app.deps.config, AI_DAILY_CAP_CENTAVOS: 0 } };
    const { report } = await generate(answerOf(tijolo), { deps });
    expect(report.origem.motor).toBe('local');
    expect([gemini.readings, gemini.requests]).toEqual([[], []]);
  });
});

it('has one place of its own in the limits of a report, which takes none from the text', async () => {
  const most = { inputTokens: 1, outputTokens: 1, custoCentavos: 1 };
  const budget = openBudget(app.deps, { avaliacaoId: crypto.randomUUID(), terapeutaId: therapist.userId, ciclo: 1 });
  const ask = async (one: Pick<typeof budget, 'reserve'>) => {
    await (await one.reserve({ modelo: 'test', most })).settle({
      inputTokens: 10,
      outputTokens: 5,
      custoCentavos: 0.5,
    });
  };
  await ask(budget.leitura);
  await expect(ask(budget.leitura)).rejects.toMatchObject({ name: 'FinalError' });
  await ask(budget);
  await ask(budget);
  await expect(ask(budget)).rejects.toMatchObject({ name: 'FinalError' });
});
