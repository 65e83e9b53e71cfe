import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { storageAway, storageFull } from './storage-refusals.ts';

/** A bucket of an S3-compatible service, addressed by its path: `{endpoint}/{bucket}/{name}`. */
export interface BucketSettings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long a request waits for a service that does not answer. */
export interface BucketPatience {
  /** One try. */
  tryMs: number;
  /** All tries and the pauses between them: a person is waiting. */
  totalMs: number;
  tries: number;
}

const usualPatience: BucketPatience = { tryMs: 5_000, totalMs: 12_000, tries: 4 };

interface BucketRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Name of the object; none for the bucket itself. */
  name?: string;
  query?: Record<string, string>;
  body?: Buffer;
  signal?: AbortSignal | undefined;
}

/** The whole answer. `code` is the error code of the service. */
interface BucketAnswer {
  status: number;
  body: Buffer;
  code: string | null;
}

export type AskBucket = (request: BucketRequest) => Promise<BucketAnswer>;

/**
 * Signs and sends requests. No answer, 408, 429 and 5xx are tried again, after growing pauses, until the patience ends. Each request may
 * run twice without harm.
 * @returns an answer of success, or the one that says that there is no such object
 */
export function createBucketRequests(settings: BucketSettings, patience = usualPatience): AskBucket {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const root = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}`;

  async function send({ method, name, query, body, signal }: BucketRequest, tryMs: number): Promise<BucketAnswer> {
    const url = new URL(name ? `${root}/${name}` : root);
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
    const request = await signer.sign(url, {
      method,
      // With the checksum of the body the service refuses a body that changed on its way.
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body && { body: new Uint8Array(body) }),
    });
    const deadline = AbortSignal.timeout(tryMs);
    const response = await fetch(request, {
      // A redirect would take the signed request to another server.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    const answer = Buffer.from(await response.arrayBuffer());
    return { status: response.status, body: answer, code: response.ok ? null : readCode(answer) };
  }

  return async (request) => {
    const { signal } = request;
    const endsAt = performance.now() + patience.totalMs;
    for (let tried = 1; ; tried += 1) {
      signal?.throwIfAborted();
      const leftMs = Math.max(1, endsAt - performance.now());
      const answer = await send(request, Math.min(patience.tryMs, leftMs)).catch((error: unknown) => {
        signal?.throwIfAborted();
        return { failure: error };
      });
      if (!('failure' in answer) && !mayPass(answer)) return accept(answer);
      const pauseMs = 100 * 2 ** tried * (0.5 + Math.random() / 2);
      if (tried >= patience.tries || performance.now() + pauseMs > endsAt) {
        throw 'failure' in answer
          ? storageAway('bucket_away', `the bucket did not answer in ${tried} tries`, answer.failure)
          : storageAway('bucket_away', `the bucket answered ${describe(answer)} to ${tried} tries`);
      }
      await delay(pauseMs, undefined, signal ? { signal } : undefined);
    }
  };
}

function mayPass({ status, code }: BucketAnswer): boolean {
  if (status === fullStatus || (code !== null && fullCodes.has(code))) return false;
  return status === 408 || status === 429 || status >= 500 || code === 'RequestTimeout';
}

function accept(answer: BucketAnswer): BucketAnswer {
  const { status, code } = answer;
  if (status >= 200 && status < 300) return answer;
  // Only this code: without its bucket a photo is not missing.
  if (status === 404 && code === 'NoSuchKey') return answer;
  if (status === fullStatus || (code !== null && fullCodes.has(code))) throw storageFull(undefined);
  throw storageAway('bucket_refused', `the bucket refused with ${describe(answer)}`);
}

const fullStatus = 507;
/** The codes of services with a limit, such as Ceph and MinIO. */
const fullCodes: ReadonlySet<string> = new Set([
  'QuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
]);

function describe({ status, code }: BucketAnswer): string {
  return code ? `${status} ${code}` : String(status);
}

/** The code is a word; the rest of the answer may repeat the request. */
function readCode(body: Buffer): string | null {
  return /<Code>([A-Za-z]{1,60})<\/Code>/.exec(body.toString('latin1', 0, 4_096))?.[1] ?? null;
}
