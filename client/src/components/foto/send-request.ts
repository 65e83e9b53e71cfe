import { errorBodySchema } from '@meridia/shared/errors.ts';
import { type Foto, type FotoKind, fotoSchema } from '@meridia/shared/foto.ts';
import { RequestRefused } from '../../lib/app-error.ts';

/** The link of an invited client, who has no account (ADR 0033). */
export interface FotoLink {
  token: string;
  /** Resolves when the server knows that she permits photos. @throws TypeError without a network */
  permitted: () => Promise<void>;
}

export interface FotoUpload {
  kind: FotoKind;
  /** Without it the photo is sent with the session. */
  link?: FotoLink | undefined;
  draftId: string;
  /** The account whose photo this is: the server takes it from no other. */
  userId: string;
  file: Blob;
  /** The percentage of the bytes sent, 0..100. */
  onProgress: (percent: number) => void;
  /** Called when a part of the photo is safe: an interruption no longer costs it. */
  onArrived?: () => void;
  /** Called with the address at which the upload can go on later (upload-in-pieces.ts). */
  onBegun?: (address: string) => void;
  signal: AbortSignal;
}

interface SendRequest {
  method: 'POST' | 'PATCH' | 'HEAD';
  url: string;
  headers?: Record<string, string>;
  body?: FormData | Blob;
  /** How many bytes of the body were sent. */
  onSent?: (bytes: number, total: number) => void;
  timeoutMs: number;
  signal: AbortSignal;
}

interface Answer {
  /** The parsed body; null when there is none. */
  body: unknown;
  header: (name: string) => string | null;
}

/**
 * One request by XMLHttpRequest, because fetch does not report the progress.
 * @throws RequestRefused with the server's words; TypeError when the network failed; AbortError when the request was aborted.
 */
export function sendRequest({ method, url, headers, body, onSent, timeoutMs, signal }: SendRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(abortError());
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.open(method, url);
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value);
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent?.(loaded, total));
    request.addEventListener('load', () => {
      const answer = parseJson(request.responseText);
      if (request.status < 300) return resolve({ body: answer, header: (name) => request.getResponseHeader(name) });
      const refusal = errorBodySchema.safeParse(answer);
      if (refusal.success) return reject(new RequestRefused(request.status, refusal.data));
      reject(method === 'HEAD' ? headRefused(request.status) : networkError());
    });
    request.addEventListener('error', () => reject(networkError()));
    request.addEventListener('timeout', () => reject(networkError()));
    request.addEventListener('abort', () => reject(abortError()));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.send(body ?? null);
  });
}

/** An answer to HEAD has no body, so its status must say why. */
function headRefused(status: number): Error {
  if (status === 401) return new RequestRefused(status, { code: 'UNAUTHENTICATED', message: 'Entre de novo.' });
  if (status === 404) return new RequestRefused(status, { code: 'FOTO_UPLOAD_GONE', message: 'Envie a foto de novo.' });
  return networkError();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `isNetworkFailure` recognises a lost network by this message. */
export function networkError(): TypeError {
  return new TypeError('Failed to fetch');
}

function abortError(): DOMException {
  return new DOMException('aborted', 'AbortError');
}

/** @throws TypeError for an answer of something that stands between the server and us */
export function readFoto(body: unknown): Foto {
  const foto = fotoSchema.safeParse(body);
  if (!foto.success) throw networkError();
  return foto.data;
}
