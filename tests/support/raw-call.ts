import { type ErrorBody, type ErrorCode, errorBodySchema } from '@meridia/shared/errors.ts';
import { WebSocket } from 'ws';
import { z } from 'zod';

/** Low-level tRPC calls, for requests that a well-behaved client never sends. */
export interface RawCall {
  path: string;
  type: 'query' | 'mutation' | 'subscription';
  input?: unknown;
  /** The `Cookie` header; none when left out. */
  cookie?: string;
}

export interface Answer {
  /** HTTP status; null on a socket. */
  status: number | null;
  outcome: 'ok' | ErrorCode;
  /** Everything that was received for this call. */
  body: unknown;
}

const resultSchema = z.union([
  z.object({ error: z.object({ data: z.object({ app: errorBodySchema }) }) }),
  z.object({ result: z.looseObject({}) }),
]);

/** GET for queries and subscriptions, POST for mutations; `method` forces another. */
export async function callHttp(
  baseUrl: string,
  { path, type, input, cookie }: RawCall,
  method = type === 'mutation' ? 'POST' : 'GET',
): Promise<Answer> {
  const query = method === 'GET' && input !== undefined ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
  const response = await fetch(`${baseUrl}/trpc/${path}${query}`, {
    method,
    headers: headersOf(baseUrl, cookie),
    ...(method === 'POST' && input !== undefined ? { body: JSON.stringify(input) } : {}),
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) return readEventStream(response);
  const body: unknown = await response.json();
  return { status: response.status, outcome: outcomeOf(body), body };
}

/** Two calls in one request; the result is the answer to the second one, after `companion` of the same kind. */
export async function callBatch(baseUrl: string, call: RawCall, companion: RawCall): Promise<Answer> {
  const inputs = JSON.stringify({ 0: companion.input, 1: call.input });
  const post = call.type === 'mutation';
  const query = post ? '?batch=1' : `?batch=1&input=${encodeURIComponent(inputs)}`;
  const response = await fetch(`${baseUrl}/trpc/${companion.path},${call.path}${query}`, {
    method: post ? 'POST' : 'GET',
    headers: headersOf(baseUrl, call.cookie),
    ...(post ? { body: inputs } : {}),
  });
  const answered: unknown = await response.json();
  // A batch that is refused as a whole has one answer for all its calls.
  const body: unknown = Array.isArray(answered) ? answered[1] : answered;
  return { status: response.status, outcome: outcomeOf(body), body };
}

/** A socket that sends tRPC's frames; `headers` may be false. */
export async function openRawSocket(
  baseUrl: string,
  { cookie, origin = baseUrl }: { cookie?: string | undefined; origin?: string | null } = {},
): Promise<RawSocket> {
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/trpc`, {
    headers: { ...(origin === null ? {} : { origin }), ...(cookie ? { cookie } : {}) },
  });
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('unexpected-response', (_request, response) =>
      reject(new SocketRefused(response.statusCode ?? 0, 'upgrade refused')),
    );
    socket.once('error', reject);
  });
  let lastId = 0;
  return {
    closed,
    close: () => socket.close(),
    call: ({ path, type, input }) => {
      const id = ++lastId;
      return new Promise<Answer>((resolve, reject) => {
        socket.once('close', (code) => reject(new Error(`socket closed (${code}) before it answered ${path}`)));
        socket.on('message', (frame) => {
          if (String(frame) === 'PING') return;
          const message = frameSchema.parse(JSON.parse(String(frame)));
          // A subscription is accepted when its first datum arrives; `started` only says that the message was understood.
          if (message.id !== id || message.result?.type === 'started') return;
          const body = message.error ? { error: message.error } : { result: message.result };
          resolve({ status: null, outcome: outcomeOf(body), body });
        });
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', method: type, params: { path, input } }));
      });
    },
  };
}

export interface RawSocket {
  /** The close code, when it arrives. */
  closed: Promise<number>;
  close(): void;
  call(call: RawCall): Promise<Answer>;
}

export class SocketRefused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const frameSchema = z.object({
  id: z.number().nullable(),
  result: z.looseObject({ type: z.string() }).optional(),
  error: z.unknown().optional(),
});

/** The message for the person; only for a refused call. */
export function errorOf(answer: Answer): ErrorBody {
  const parsed = resultSchema.parse(answer.body);
  if ('result' in parsed) throw new Error('the call was expected to be refused');
  return parsed.error.data.app;
}

function outcomeOf(body: unknown): 'ok' | ErrorCode {
  const plain = errorBodySchema.safeParse(body);
  if (plain.success) return plain.data.code;
  const parsed = resultSchema.parse(body);
  return 'result' in parsed ? 'ok' : parsed.error.data.app.code;
}

async function readEventStream(response: Response): Promise<Answer> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const chunk = await reader?.read();
    text += chunk?.value ?? '';
    const error = /event: serialized-error\ndata: (.*)\n/.exec(text)?.[1];
    const data = /(?:^|\n)data: (.*)\nid: /.exec(text)?.[1];
    const found = error ? { error: JSON.parse(error) } : data ? { result: JSON.parse(data) } : null;
    if (found) {
      await reader?.cancel();
      return { status: response.status, outcome: outcomeOf(found), body: found };
    }
    if (!chunk || chunk.done) throw new Error(`the event stream ended without an answer: ${text}`);
  }
}

function headersOf(origin: string, cookie: string | undefined): Record<string, string> {
  return { origin, 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
}
