import { promises as dns } from 'node:dns';
import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP } from 'node:net';
import { type DeliveryFailure, isLoopbackHost, webhookUrlProblem } from '@meridia/shared/webhook.ts';
import type { WebhookMessage, WebhookSender } from '../../ports.ts';
import { isPublicAddress } from './public-address.ts';

/** From the question for the name to the end of the answer. */
const deadlineMs = 15_000;
/** Nobody reads more of an answer: its status says all. */
const mostBodyBytes = 1024;
const mostHeaderBytes = 8 * 1024;

/** All addresses of a name. */
type ResolveName = (hostname: string, signal: AbortSignal) => Promise<string[]>;

interface SenderOptions {
  /** Whether the machine itself may be written to: only where no other machine reaches the app. */
  loopback: boolean;
  resolve?: ResolveName;
  timeoutMs?: number;
}

/**
 * Posts messages to addresses that accounts have named. A name is resolved first, and a connection goes to the address that was checked: a
 * second answer of the name server is never asked for. Nothing is kept open, and no redirect is followed.
 */
export function createHttpWebhookSender({
  loopback,
  resolve = resolveName,
  timeoutMs = deadlineMs,
}: SenderOptions): WebhookSender {
  return {
    async post(message) {
      const begunAt = performance.now();
      const deadline = AbortSignal.timeout(timeoutMs);
      const answer = await post(message, deadline).then(
        (status) => ({ status, failure: failureOfStatus(status) }),
        (error: unknown) => ({ status: null, failure: deadline.aborted ? 'tempo' : failureOfError(error) }),
      );
      return { ...answer, durationMs: Math.round(performance.now() - begunAt) };
    },
  };

  async function post(message: WebhookMessage, signal: AbortSignal): Promise<number> {
    // Stored addresses were checked by the release that stored them.
    if (webhookUrlProblem(message.url)) throw new Refused('rede_interna');
    const url = new URL(message.url);
    const address = await addressOf(url.hostname, signal);
    signal.throwIfAborted();
    return postTo(address, url, message, signal);
  }

  async function addressOf(hostname: string, signal: AbortSignal): Promise<string> {
    if (isLoopbackHost(hostname)) {
      if (!loopback) throw new Refused('rede_interna');
      const literal = hostname.replace(/^\[|\]$/g, '');
      return isIP(literal) === 0 ? '127.0.0.1' : literal;
    }
    const addresses = await resolve(hostname, signal);
    const [first] = addresses;
    if (first === undefined) throw new Refused('dns');
    // One private address among public ones is a mistake at best.
    if (!addresses.every(isPublicAddress)) throw new Refused('rede_interna');
    return first;
  }
}

/** @returns the status of the answer */
function postTo(address: string, url: URL, { headers, body }: WebhookMessage, signal: AbortSignal): Promise<number> {
  const secure = url.protocol === 'https:';
  const open: typeof requestByHttps = secure ? requestByHttps : requestByHttp;
  return new Promise((resolve, reject) => {
    /** Of an answer that has begun: then nothing is an error any more. */
    let status: number | null = null;
    const request = open(
      {
        host: address,
        port: url.port || (secure ? 443 : 80),
        path: `${url.pathname}${url.search}`,
        method: 'POST',
        headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
        // A connection of its own.
        agent: false,
        // The certificate must be that of the name, although the address is connected to.
        servername: isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 ? url.hostname : '',
        rejectUnauthorized: true,
        maxHeaderSize: mostHeaderBytes,
        signal,
      },
      (answer) => {
        const answered = answer.statusCode ?? 0;
        status = answered;
        const end = () => {
          answer.destroy();
          resolve(answered);
        };
        let read = 0;
        answer.on('data', (part: Buffer) => {
          read += part.length;
          if (read >= mostBodyBytes) end();
        });
        for (const event of ['end', 'error', 'close']) answer.on(event, end);
      },
    );
    const give = (error: unknown) => (status === null ? reject(error) : resolve(status));
    request.on('error', give);
    request.once('close', () => give(new Refused('interrompida')));
    request.end(body);
  });
}

/**
 * Asks the name servers and nothing else: `dns.lookup` would hold one of the few threads that files and keys need, for as long as a name
 * server that its owner has slowed down takes. First the addresses of IPv4, which every machine reaches.
 */
async function resolveName(hostname: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new dns.Resolver({ timeout: 3_000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

class Refused extends Error {
  readonly failure: DeliveryFailure;

  constructor(failure: DeliveryFailure) {
    super(failure);
    this.failure = failure;
  }
}

function failureOfStatus(status: number): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirecionou' : 'recusou';
}

function failureOfError(error: unknown): DeliveryFailure {
  if (error instanceof Refused) return error.failure;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT)$/.test(code)) return 'conexao';
  return /^(?:EPROTO|ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|INVALID_CA)/.test(code)
    ? 'tls'
    : 'interrompida';
}
