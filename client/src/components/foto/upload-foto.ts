import type { Foto } from '@meridia/shared/foto.ts';
import { type FotoUpload, readFoto, sendRequest } from './send-request.ts';
import { uploadInPieces } from './upload-in-pieces.ts';

/** Smaller photos are sent in one request: a second attempt costs little. */
const wholeBytes = 384 * 1024;
// Long enough for such a photo over a poor mobile network.
const timeoutMs = 90_000;

/**
 * Sends one photo.
 * @throws RequestRefused with the server's words; TypeError when the network failed; AbortError when the upload was aborted.
 */
export async function uploadFoto(upload: FotoUpload): Promise<Foto> {
  const { kind, link, draftId, userId, file, onProgress, signal } = upload;
  if (link || file.size > wholeBytes) return uploadInPieces(upload);
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
