import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSessionToken } from '../auth/cookie.ts';
import { networkOf } from '../auth/visitor.ts';
import { AppError } from '../errors.ts';
import { loadActor } from '../features/accounts/queries.ts';
import type { Deps } from '../ports.ts';
import { rawAnswer } from './unreadable-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route checks the account before it reads the body, and limits size and time itself (server/http/upload-desk.ts). */
    receivesPicture?: true;
  }
}

/** Time limits of Node's own HTTP server. Fastify turns off `requestTimeout` unless it is set here. */
export const serverTimes = {
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  // The longest request is a picture that waits for its turn and then arrives over a slow network.
  requestTimeout: 200_000,
};

/** Enough for every request without a session: a sign-up has 300 bytes. */
const maxAnonymousBytes = 64 * 1024;
/** Time limit for a body that is not a picture. The longest possible intake arrives in time at 30 kB a second. */
const maxBodyMs = 15_000;
/** A body that takes longer counts as slow, be it by a poor network or on purpose. Faster bodies are not counted. */
const heldAfterMs = 1000;
/**
 * How many slow bodies may be open; the oldest beyond this number is cut. Several therapists behind one address may be slow at
 * the same time.
 */
const maxHeldOfNetwork = 20;
const maxHeld = 100;
/**
 * How many long bodies without a session one network may have open, slow or not. Only routes that other servers call read such a body, and
 * nearly whole ones would be kept until they are cut.
 */
const maxLongOfNetwork = 4;
/** How long a refused client may continue to send, so that it can read the answer before the connection ends. */
const lingerMs = 3000;

interface OpenBody {
  raw: IncomingMessage;
  since: number;
  network: string;
  /** Without a session, and longer than what is sent without one. */
  long: boolean;
}

/**
 * Keeps anybody from filling memory or sockets by sending slowly: bodies have a time limit, and only few slow ones may be open.
 */
export function limitBodies(app: FastifyInstance, deps: Pick<Deps, 'config' | 'sessions'>): void {
  const open = new Set<OpenBody>();
  const answer = rawAnswer(408, deps.config);
  const cut = (body: OpenBody) => {
    open.delete(body);
    body.raw.socket.end(answer);
    setTimeout(() => body.raw.socket.destroy(), lingerMs).unref();
  };

  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    if (!hasBody(raw) || request.routeOptions.config.receivesPicture) return;
    const network = networkOf(request.ip);
    const long = mayBeLong(raw) && !(await isSignedIn(request));
    if (long && !request.routeOptions.config.signedByCaller) {
      throw new AppError('TOO_LARGE', 'O envio é grande demais. Entre na sua conta e tente de novo.');
    }
    if (long && [...open].filter((one) => one.long && one.network === network).length >= maxLongOfNetwork) {
      throw new AppError('UNAVAILABLE', 'Há envios grandes demais ao mesmo tempo. Tente de novo em instantes.', {
        retryAfterSeconds: 10,
      });
    }
    const body = { raw, since: performance.now(), network, long };
    open.add(body);
    const forget = () => open.delete(body);
    raw.once('end', forget);
    raw.once('close', forget);
  });

  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    setTimeout(() => {
      if (!raw.complete) raw.socket.destroy();
    }, lingerMs).unref();
  });

  const timer = setInterval(() => {
    for (const body of bodiesToCut([...open], performance.now())) cut(body);
  }, heldAfterMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  async function isSignedIn({ headers }: FastifyRequest): Promise<boolean> {
    const token = readSessionToken(headers.cookie, deps.config);
    return token !== null && (await loadActor(deps, token)) !== null;
  }
}

/** @param open in the order in which the bodies began */
export function bodiesToCut<Body extends Pick<OpenBody, 'since' | 'network'>>(
  open: readonly Body[],
  now: number,
): Set<Body> {
  const cut = new Set(open.filter(({ since }) => now - since > maxBodyMs));
  const held = open.filter((body) => !cut.has(body) && now - body.since > heldAfterMs);
  for (const ofNetwork of Map.groupBy(held, ({ network }) => network).values()) {
    for (const body of ofNetwork.slice(0, Math.max(0, ofNetwork.length - maxHeldOfNetwork))) cut.add(body);
  }
  const left = held.filter((body) => !cut.has(body));
  for (const body of left.slice(0, Math.max(0, left.length - maxHeld))) cut.add(body);
  return cut;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function mayBeLong({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > maxAnonymousBytes;
}
