import { type Foto, fotoUploadLimits } from '@meridia/shared/foto.ts';
import { readErrorBody } from '../../lib/app-error.ts';
import { type FotoUpload, networkError, readFoto, sendRequest } from './send-request.ts';

const firstPieceBytes = 128 * 1024;
/** A piece that is this quick is followed by one of twice its size; one that is this slow, by one of half. */
const quickMs = 4000;
const slowMs = 10_000;
/** Longer than the smallest piece takes at 2 kB a second, and than the server lets a piece wait for its place. */
const pieceTimeoutMs = 40_000;
const shortTimeoutMs = 20_000;
const endTimeoutMs = 90_000;

/** Where the upload of a photo goes on, as long as the page lives. */
const begun = new WeakMap<Blob, string>();

/** Makes the next upload of this photo go on where an earlier page began it. */
export function goOnAt(file: Blob, address: string): void {
  begun.set(file, address);
}

/**
 * Sends a photo in pieces (ADR 0031). When it is called again with the same photo after a failure, it goes on with the first piece
 * that did not arrive.
 * @throws RequestRefused, TypeError, AbortError, like `uploadFoto`
 */
export async function uploadInPieces(upload: FotoUpload): Promise<Foto> {
  try {
    return await goOn(upload);
  } catch (error) {
    if (readErrorBody(error)?.code !== 'FOTO_UPLOAD_GONE') throw error;
    // The server has removed the upload, after a day or to make room for others.
    begun.delete(upload.file);
    return goOn(upload);
  }
}

async function goOn(upload: FotoUpload): Promise<Foto> {
  const { file, link, onProgress, onArrived, signal } = upload;
  const headers = proofOf(link);
  const known = begun.get(file);
  const address = known ?? (await begin(upload));
  let offset = known ? await askOffset(known, headers, signal) : 0;
  let size = firstPieceBytes;
  while (offset < file.size) {
    const from = offset;
    const tell = (bytes: number) => onProgress(Math.min(99, Math.round(((from + bytes) / file.size) * 100)));
    tell(0);
    const startedAt = performance.now();
    try {
      const { header } = await sendRequest({
        method: 'PATCH',
        url: address,
        headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) },
        body: file.slice(from, from + size),
        onSent: tell,
        timeoutMs: pieceTimeoutMs,
        signal,
      });
      offset = readCount(header('upload-offset'));
    } catch (error) {
      if (readErrorBody(error)?.code !== 'FOTO_UPLOAD_OFFSET') throw error;
      // The piece had arrived before, from here or from another tab with the same form.
      offset = await askOffset(address, headers, signal);
      if (offset <= from) throw networkError();
      onArrived?.();
      continue;
    }
    onArrived?.();
    const tookMs = performance.now() - startedAt;
    if (tookMs < quickMs) size = Math.min(size * 2, fotoUploadLimits.maxPieceBytes);
    if (tookMs > slowMs) size = Math.max(size / 2, fotoUploadLimits.minPieceBytes);
  }
  onProgress(100);
  const { body } = await sendRequest({
    method: 'POST',
    url: `${address}/foto`,
    headers,
    timeoutMs: endTimeoutMs,
    signal,
  });
  return readFoto(body);
}

async function begin({ kind, link, draftId, userId, file, onBegun, signal }: FotoUpload): Promise<string> {
  await link?.permitted();
  const { header } = await sendRequest({
    method: 'POST',
    url: link
      ? `/api/ficha/fotos?${new URLSearchParams({ kind })}`
      : `/api/fotos/envios?${new URLSearchParams({ kind, draftId, conta: userId })}`,
    headers: { ...proofOf(link), 'upload-length': String(file.size) },
    timeoutMs: shortTimeoutMs,
    signal,
  });
  const address = header('location');
  if (!address) throw networkError();
  begun.set(file, address);
  onBegun?.(address);
  return address;
}

/** The token is in a header and in no address, which others log. */
function proofOf(link: FotoUpload['link']): Record<string, string> {
  return link ? { authorization: `Bearer ${link.token}` } : {};
}

async function askOffset(address: string, headers: Record<string, string>, signal: AbortSignal): Promise<number> {
  const { header } = await sendRequest({ method: 'HEAD', url: address, headers, timeoutMs: shortTimeoutMs, signal });
  return readCount(header('upload-offset'));
}

function readCount(text: string | null): number {
  const count = Number(text ?? Number.NaN);
  if (!Number.isInteger(count)) throw networkError();
  return count;
}
