import { subtle, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from './eventually.ts';

/** A message as it arrived. */
export interface Hook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse, hook: Hook) => void;

export interface HookReceiver {
  /** The address to be added. */
  url: string;
  /** In the order of arrival. */
  hooks: Hook[];
  /** From now on it answers like this. */
  answer: Answer;
  /** Waits until so many have arrived. */
  waitFor(count: number): Promise<Hook[]>;
  close(): Promise<void>;
}

export const answerWith =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end();

/** A real HTTP server on this machine, as a clinic's system would be. */
export async function startHookReceiver(): Promise<HookReceiver> {
  const receiver = { hooks: [] as Hook[], answer: answerWith(204) };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const hook = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString('utf8') };
      receiver.hooks.push(hook);
      receiver.answer(response, hook);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${port}/avisos`,
    waitFor: (count: number) =>
      eventually(async () => (receiver.hooks.length >= count ? receiver.hooks : null), `${count} messages`),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

/**
 * Whether a message carries a signature by this secret, as Standard Webhooks 1.0 has it. Written from its text, over WebCrypto: it
 * shares nothing with the code that signs.
 */
export async function isSignedBy(secret: string, { headers, body }: Hook): Promise<boolean> {
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers[name]);
  if (typeof signatures !== 'string' || !/^\d+$/.test(String(time))) return false;
  if (Math.abs(Date.now() / 1000 - Number(time)) > 5 * 60) return false;
  const raw = Uint8Array.from(atob(secret.slice('whsec_'.length)), (letter) => letter.charCodeAt(0));
  const key = await subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const expected = await subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${time}.${body}`));
  return signatures.split(' ').some((one) => {
    const [version, value = ''] = one.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === 32 && timingSafeEqual(given, Buffer.from(expected));
  });
}
