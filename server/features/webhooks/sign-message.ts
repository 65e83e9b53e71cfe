import { createHmac, randomBytes } from 'node:crypto';

/** As Standard Webhooks writes a secret. */
const secretPrefix = 'whsec_';
const secretBytes = 32;

/** A new secret for an address. */
export function newSecret(): string {
  return `${secretPrefix}${randomBytes(secretBytes).toString('base64')}`;
}

/**
 * The headers of one try, as Standard Webhooks 1.0 has them: id, time and body are signed together, once with each secret.
 * @param message.id the same for every try
 */
export function signMessage(
  { id, body, now }: { id: string; body: string; now: Date },
  secrets: readonly string[],
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(secretPrefix, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
