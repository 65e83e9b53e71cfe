import { type Foto, type FotoKind, fotoSchema } from '@meridia/shared/foto.ts';
import { networkError, sendRequest } from './send-request.ts';

export interface FotoUpload {
  kind: FotoKind;
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

/** Smaller photos are sent in one request: a second attempt costs little. */
const wholeBytes = 384 * 1024;
// Long enough for such a photo over a poor mobile network.
const timeoutMs = 90_000;

/**
 * Sends one photo.
 * @throws RequestRefused with the server's words; TypeError when the network failed; AbortError when the upload was aborted.
 */
export async function uploadFoto(upload: FotoUpload): Promise<Foto> {
  const { kind, draftId, userId, file, onProgress, signal } = upload;
  if (file.size > wholeBytes) {
    const { uploadInPieces } = await import('./upload-in-pieces.ts');
    return uploadInPieces(upload);
  }
  const form = new FormData();
  form.append('file', file, `${kind}.jpg`);
  const { body } = await sendRequest({
    method: 'POST',
    url: `/api/fotos?${new URLSearchParams({ kind, draftId, conta: userId })}`,
    body: form,
    onSent: (bytes, total) => total > 0 && onProgress(Math.round((bytes / total) * 100)),
    timeoutMs,
    signal,
  });
  return readFoto(body);
}

/** @throws TypeError for an answer of something that stands between the server and us */
export function readFoto(body: unknown): Foto {
  const foto = fotoSchema.safeParse(body);
  if (!foto.success) throw networkError();
  return foto.data;
}
