import { fotoKindSchema } from '@meridia/shared/foto.ts';
import { FakeServer, NoAnswer, Refusal } from './fake-server.ts';

// What stands under the client's own links: what they would send is read here, and what they would receive is written.

/** The server of the running test; another one for each (set-up.ts). */
export let server = new FakeServer();

// A socket opens by itself, also where the test moves the clock.
const realTimeout = setTimeout;
const sockets = new Set<FakeSocket>();

export function nextServer(): void {
  for (const socket of sockets) socket.close();
  server = new FakeServer();
}

/** tRPC over HTTP: calls of one moment in one request, or one alone. */
export async function fakeFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input), 'http://localhost');
  const paths = url.pathname.replace('/trpc/', '').split(',');
  const batched = url.searchParams.has('batch');
  const inputs = JSON.parse(String(init.body ?? url.searchParams.get('input') ?? 'null'));
  const answers = await untilAborted(
    Promise.allSettled(paths.map((path, at) => server.take(path, batched ? inputs?.[at] : inputs))),
    init.signal,
  );
  const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  const lost = failures.find((failure) => failure instanceof NoAnswer);
  // As the browser words it, and as lib/app-error.ts knows it.
  if (lost?.kind === 'network') throw new TypeError('Failed to fetch');
  if (lost) return new Response('gateway', { status: 502 });
  const parts = answers.map((answer) =>
    answer.status === 'fulfilled' ? { result: { data: answer.value } } : { error: wireError(answer.reason) },
  );
  return Response.json(batched ? parts : parts[0], { status: failures.length > 0 ? 400 : 200 });
}

function wireError(reason: unknown) {
  const app = reason instanceof Refusal ? reason.body : undefined;
  return { message: app?.message ?? 'error', code: -32600, data: { code: 'BAD_REQUEST', httpStatus: 400, app } };
}

function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal | null | undefined): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    work.then(resolve, reject);
  });
}

/** tRPC over a socket: subscriptions that are opened, told something and closed. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState: number = FakeSocket.CONNECTING;
  readonly #subscriptions = new Map<number, { path: string; tell: (told: unknown) => void }>();

  constructor() {
    super();
    sockets.add(this);
    realTimeout(() => {
      if (server.deaf) {
        this.dispatchEvent(new Event('error'));
        return this.close();
      }
      this.readyState = FakeSocket.OPEN;
      this.dispatchEvent(new Event('open'));
    });
  }

  send(text: string): void {
    if (text === 'PING') {
      this.#hear('PONG');
      return;
    }
    const sent: unknown = JSON.parse(text);
    for (const message of Array.isArray(sent) ? sent : [sent]) this.#take(message);
  }

  close(): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    sockets.delete(this);
    for (const subscription of this.#subscriptions.values()) server.subscribers.delete(subscription);
    this.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  }

  #take({ id, method, params }: { id: number; method: string; params?: { path: string } }): void {
    const known = this.#subscriptions.get(id);
    if (known) server.subscribers.delete(known);
    this.#subscriptions.delete(id);
    if (method !== 'subscription' || !params) return;
    const tell = (told: unknown) => this.#hear(JSON.stringify({ id, result: { type: 'data', ...tracked(told) } }));
    const subscription = { path: params.path, tell };
    this.#subscriptions.set(id, subscription);
    server.subscribers.add(subscription);
    this.#hear(JSON.stringify({ id, result: { type: 'started' } }));
  }

  #hear(data: string): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

/** What carries a number to go on from tells it to the socket as well. */
function tracked(told: unknown): { id?: unknown; data: unknown } {
  const numbered = typeof told === 'object' && told !== null && 'id' in told && 'data' in told;
  return numbered ? { id: told.id, data: told } : { data: told };
}

/** The upload of a photo, which fetch cannot watch. */
export class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  timeout = 0;
  status = 0;
  responseText = '';
  #url = new URL('http://localhost');
  #aborted = false;

  open(_method: string, path: string): void {
    this.#url = new URL(path, 'http://localhost');
  }

  abort(): void {
    this.#aborted = true;
    this.#end('abort');
  }

  async send(form: FormData): Promise<void> {
    const kind = fotoKindSchema.parse(this.#url.searchParams.get('kind'));
    const file = form.get('file');
    try {
      if (!(file instanceof Blob)) throw new Error('no file');
      this.responseText = JSON.stringify(await server.upload({ kind, file }));
      this.status = 201;
    } catch (error) {
      if (!(error instanceof Refusal)) return this.#end('error');
      this.responseText = JSON.stringify(error.body);
      this.status = 400;
    }
    this.#end('load');
  }

  #end(how: 'load' | 'error' | 'abort'): void {
    if (this.#aborted && how !== 'abort') return;
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}
