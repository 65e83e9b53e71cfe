import { errorBodySchema } from '@meridia/shared/errors.ts';
import { type Foto, type FotoKind, fotoSchema } from '@meridia/shared/foto.ts';
import { RequestRefused } from '../../lib/app-error.ts';

interface FotoUpload {
  kind: FotoKind;
  draftId: string;
  file: Blob;
  /** The percentage of the bytes sent, 0..100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

// Long enough for 5 MB over a poor mobile network.
const timeoutMs = 90_000;

/**
 * Sends one photo, by XMLHttpRequest, because fetch does not report the progress.
 * @throws RequestRefused with the server's words; TypeError when the network failed; AbortError when the upload was aborted.
 */
export function uploadFoto({ kind, draftId, file, onProgress, signal }: FotoUpload): Promise<Foto> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(abortError());
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.open('POST', `/api/fotos?${new URLSearchParams({ kind, draftId })}`);
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => {
      const answer = parseJson(request.responseText);
      const foto = fotoSchema.safeParse(answer);
      if (request.status < 300 && foto.success) return resolve(foto.data);
      const body = errorBodySchema.safeParse(answer);
      reject(body.success ? new RequestRefused(request.status, body.data) : networkError());
    });
    request.addEventListener('error', () => reject(networkError()));
    request.addEventListener('timeout', () => reject(networkError()));
    request.addEventListener('abort', () => reject(abortError()));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    const form = new FormData();
    form.append('file', file, `${kind}.jpg`);
    request.send(form);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// `isNetworkFailure` recognises a lost network by this message.
function networkError(): TypeError {
  return new TypeError('Failed to fetch');
}

function abortError(): DOMException {
  return new DOMException('aborted', 'AbortError');
}
