import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { type OpenApiCheck, openApiCheck } from './openapi-check.ts';

const contractFile = new URL('../../../shared/contracts/gemini-openapi-20241016.json', import.meta.url);
/** Optional fields that are newer than the description of October 2024. */
const newerKeys = [
  'GenerationConfig.thinkingConfig',
  'GenerationConfig.mediaResolution',
  'UsageMetadata.thoughtsTokenCount',
];

/** The SDK writes schema types in lower case, and the API accepts them. */
const caseFree = ['Schema.type'];

/** Why requests are not compared with Google's description; null when they are. */
export const contractSkipReason = existsSync(contractFile)
  ? null
  : `contract file not found at ${contractFile.pathname}: requests are checked for their frame only`;

export type GeminiScenario =
  | 'good'
  | 'rate_limited'
  /** Gives the waiting time only in the header. */
  | 'rate_limited_by_header'
  | 'server_error'
  | 'unavailable'
  | 'bad_key'
  | 'reset'
  | 'hang'
  | 'drip'
  | 'cut'
  | 'truncated_json'
  | 'max_tokens'
  | 'max_tokens_without_text'
  | 'safety'
  | 'recitation'
  | 'prompt_blocked'
  | 'empty_candidates'
  | 'html_in_fields'
  | 'wrong_language'
  | 'unknown_ids'
  | 'extra_keys'
  | 'huge'
  /** A web page with status 200, as a proxy between would send it. */
  | 'html_page'
  /** Changes the good draft. */
  | ((draft: Draft) => unknown);

/** The whole text of an answer, or what happens instead of one. */
export type ReadingAnswer = { text: string } | Extract<GeminiScenario, string>;

export interface Draft {
  [field: string]: unknown;
  hipoteses: { padraoId: string; texto: string; achadoIds: string[] }[];
}

const requestSchema = z.looseObject({
  contents: z.array(
    z.looseObject({
      role: z.string(),
      parts: z.array(
        z.looseObject({
          text: z.string().optional(),
          inlineData: z.object({ mimeType: z.string(), data: z.string() }).optional(),
        }),
      ),
    }),
  ),
  systemInstruction: z.looseObject({ parts: z.array(z.looseObject({ text: z.string().optional() })) }).optional(),
  generationConfig: z.looseObject({
    maxOutputTokens: z.number(),
    responseSchema: z.looseObject({ properties: z.record(z.string(), z.unknown()) }),
  }),
});
export type GeminiRequest = z.output<typeof requestSchema>;

export interface GeminiContractServer {
  baseUrl: string;
  /** Bodies of the requests for a text, as received, in order. */
  requests: GeminiRequest[];
  /** Bodies of the requests for a reading of the intake. */
  readings: GeminiRequest[];
  /** When each of them arrived, by `performance.now`. */
  arrivals: number[];
  /** Sums of the token counts in the answers; the end of the huge answer is never read. */
  told: { promptTokens: number; outputTokens: number };
  /** Where requests or our own answers differ from the contract. */
  violations: string[];
  /** The scenarios of the next calls, one each; the last one is repeated. */
  play(...scenarios: [GeminiScenario, ...GeminiScenario[]]): void;
  /** How requests for a reading are answered from now on. At first nothing is read. */
  playReading(answer: ReadingAnswer): void;
  /** Chooses the scenario of each call by its text, for parallel reports. */
  playFor(choose: (text: string) => GeminiScenario): void;
  /** Stops listening until `listenAgain`. */
  hangUp(): Promise<void>;
  listenAgain(): Promise<void>;
  close(): Promise<void>;
}

/** Token counts of every complete answer: known figures for checks of the cost. */
export const answerTokens = { prompt: 4200, candidates: 1500, thoughts: 300, total: 6000 } as const;
export const retryAfterSeconds = 7;

/**
 * Serves `streamGenerateContent` over real HTTP and checks each request against Google's description.
 * @param options.thinkMs time before the first byte of each answer
 */
export async function startGeminiContractServer({
  thinkMs = () => 0,
}: {
  thinkMs?: () => number;
} = {}): Promise<GeminiContractServer> {
  const contract = contractSkipReason === null ? openApiCheck(contractFile, { newerKeys, caseFree }) : null;
  let scenarios: GeminiScenario[] = ['good'];
  let choose: ((text: string) => GeminiScenario) | null = null;
  let reading: ReadingAnswer = { text: JSON.stringify({ afirmacoes: [] }) };
  const state = {
    requests: [] as GeminiRequest[],
    readings: [] as GeminiRequest[],
    arrivals: [] as number[],
    violations: [] as string[],
    told: { promptTokens: 0, outputTokens: 0 },
  };
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      state.violations.push(String(error));
      response.destroy();
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: unknown = JSON.parse(await readBody(request));
    state.violations.push(
      ...checkFrame(request, contract),
      ...(contract?.differences('GenerateContentRequest', body) ?? []),
    );
    const parsed = requestSchema.parse(body);
    const isReading = 'afirmacoes' in parsed.generationConfig.responseSchema.properties;
    (isReading ? state.readings : state.requests).push(parsed);
    if (!isReading) state.arrivals.push(performance.now());
    const thinkingTimeMs = thinkMs();
    if (thinkingTimeMs > 0) await setTimeout(thinkingTimeMs);
    const next = () => (scenarios.length > 1 ? scenarios.shift() : scenarios[0]) ?? 'good';
    const writing = () => (choose ? choose(requestText(parsed)) : next());
    const scenario = isReading ? reading : writing();
    const chunks = typeof scenario === 'object' ? textChunks(scenario.text, 'STOP') : play(scenario, parsed, response);
    if (!chunks) return;
    if (contract && scenario !== 'huge')
      state.violations.push(...chunks.flatMap((chunk) => contract.differences('GenerateContentResponse', chunk)));
    for (const { usageMetadata: usage } of scenario === 'huge' ? [] : (chunks as Chunk[])) {
      state.told.promptTokens += usage?.promptTokenCount ?? 0;
      state.told.outputTokens += (usage?.totalTokenCount ?? 0) - (usage?.promptTokenCount ?? 0);
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const chunk of chunks) {
      // Each piece must be sent before the connection may be cut.
      await new Promise((resolve) => response.write(`data: ${JSON.stringify(chunk)}\r\n\r\n`, resolve));
    }
    if (scenario === 'cut') response.destroy();
    else response.end();
  }

  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    ...state,
    baseUrl: `http://127.0.0.1:${port}`,
    play: (...next) => {
      scenarios = next;
      choose = null;
    },
    playReading: (next) => {
      reading = next;
    },
    playFor: (by) => {
      choose = by;
    },
    hangUp: close,
    listenAgain: () => listen(port),
    close,
  };
}

/** All texts of a request, without its pictures. */
export function requestText({ contents }: GeminiRequest): string {
  return contents.flatMap(({ parts }) => parts.map(({ text }) => text ?? '')).join('\n');
}

interface Chunk {
  usageMetadata?: { promptTokenCount: number; totalTokenCount: number };
}

function checkFrame(request: IncomingMessage, contract: OpenApiCheck | null): string[] {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const template = url.pathname.replace(/\/models\/[^/:]+:/, '/models/{model}:');
  const problems: string[] = [];
  if (request.method !== 'POST') problems.push('not a POST');
  if (template !== '/v1beta/models/{model}:streamGenerateContent') problems.push(`unknown path ${url.pathname}`);
  if (contract && !contract.hasPath(template)) problems.push(`path ${template} is not in the contract`);
  if (url.searchParams.get('alt') !== 'sse') problems.push('alt is not sse');
  if (!request.headers['x-goog-api-key']) problems.push('no x-goog-api-key');
  if (url.searchParams.has('key')) problems.push('the key stands in the address');
  return problems;
}

/** The chunks of an answer, or null when the scenario has answered itself. */
function play(scenario: GeminiScenario, request: GeminiRequest, response: ServerResponse): object[] | null {
  const draft = goodDraft(request);
  const whole = (value: unknown) => textChunks(JSON.stringify(value), 'STOP');
  if (typeof scenario === 'function') return whole(scenario(draft));
  switch (scenario) {
    case 'good':
      return whole(draft);
    case 'rate_limited':
      return fail(response, 429, 'RESOURCE_EXHAUSTED', [
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retryAfterSeconds}s` },
      ]);
    case 'rate_limited_by_header':
      return fail(response, 429, 'RESOURCE_EXHAUSTED', []);
    case 'server_error':
      return fail(response, 500, 'INTERNAL', []);
    case 'unavailable':
      return fail(response, 503, 'UNAVAILABLE', []);
    case 'bad_key':
      return fail(response, 403, 'PERMISSION_DENIED', []);
    case 'reset':
      response.socket?.resetAndDestroy();
      return null;
    case 'hang':
      return null;
    case 'drip':
      return drip(response);
    case 'cut':
      return textChunks(JSON.stringify(draft), undefined).slice(0, 3);
    case 'truncated_json':
      return textChunks(JSON.stringify(draft).slice(0, 700), 'STOP');
    case 'max_tokens':
      return textChunks(JSON.stringify(draft).slice(0, 700), 'MAX_TOKENS');
    case 'max_tokens_without_text':
      return textChunks('', 'MAX_TOKENS');
    case 'safety':
      return textChunks('', 'SAFETY');
    case 'recitation':
      return textChunks('{"sintese":"O', 'RECITATION');
    case 'prompt_blocked':
      return [
        { promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: { promptTokenCount: 10, totalTokenCount: 10 } },
      ];
    case 'empty_candidates':
      return [{ candidates: [], usageMetadata: { promptTokenCount: 10, totalTokenCount: 10 } }];
    case 'html_in_fields':
      return whole({ ...draft, elementos: `${String(draft.elementos)} <script>alert(1)</script>` });
    case 'wrong_language':
      return whole({ ...draft, ...Object.fromEntries(textFields.map((field) => [field, english])) });
    case 'unknown_ids':
      return whole({ ...draft, hipoteses: [{ padraoId: 'inventado', texto: portuguese, achadoIds: ['nada'] }] });
    case 'extra_keys':
      return whole({ ...draft, status: 'finalizado', role: 'admin' });
    case 'huge':
      return textChunks(JSON.stringify({ ...draft, sintese: 'a '.repeat(5_000_000) }), 'STOP', 1);
    case 'html_page':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Login</title><script>alert(1)</script><p>Sign in to the network</p>');
      return null;
  }
}

export const textFields = [
  'sintese',
  'elementos',
  'sindromes',
  'zangFu',
  'substancias',
  'lingua',
  'face',
  'orelha',
  'protocolo',
  'orientacoes',
  'sessoes',
  'prognostico',
] as const;
export const portuguese =
  'O quadro reúne sinais de um padrão que pede cuidado, com confiança moderada, e a confirmar pelo profissional no exame do pulso.';
const english =
  'The picture brings together the signs of a pattern that needs care, with moderate confidence, and this is to be confirmed.';

/** Built from the request alone: the hypotheses come from the closed list in its schema. */
function goodDraft({ generationConfig }: GeminiRequest): Draft {
  const closed = /"enum":(\[[^\]]*\])/.exec(JSON.stringify(generationConfig.responseSchema))?.[1] ?? '[]';
  const padraoIds = z.array(z.string()).parse(JSON.parse(closed));
  return {
    ...Object.fromEntries(textFields.map((field) => [field, portuguese])),
    hipoteses: padraoIds.map((padraoId) => ({ padraoId, texto: portuguese, achadoIds: [] })),
  };
}

function textChunks(text: string, finishReason: string | undefined, count = 8): object[] {
  const size = Math.max(1, Math.ceil(text.length / count));
  const pieces = Array.from({ length: Math.ceil(text.length / size) || 1 }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
  return pieces.map((piece, index) => {
    const isLast = index === pieces.length - 1;
    const finish = isLast && finishReason ? { finishReason } : {};
    return {
      candidates: [{ content: { role: 'model', parts: [{ text: piece }] }, index: 0, ...finish }],
      ...(isLast ? { usageMetadata } : {}),
    };
  });
}

const usageMetadata = {
  promptTokenCount: answerTokens.prompt,
  candidatesTokenCount: answerTokens.candidates,
  thoughtsTokenCount: answerTokens.thoughts,
  totalTokenCount: answerTokens.total,
};

function fail(response: ServerResponse, code: number, status: string, details: object[]): null {
  const headers = {
    'content-type': 'application/json',
    ...(code === 429 ? { 'retry-after': String(retryAfterSeconds) } : {}),
  };
  response.writeHead(code, headers);
  response.end(JSON.stringify({ error: { code, message: 'contract server', status, details } }));
  return null;
}

/** The first byte at once, then one per second. */
function drip(response: ServerResponse): null {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('d');
  const timer = setInterval(() => response.write('a'), 1_000);
  response.on('close', () => clearInterval(timer));
  return null;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  return body;
}
