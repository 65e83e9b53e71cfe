import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * The bytes of the one file of a multipart request.
 * @param refusals `missing`: no file came; `tooLarge`: it has more than `maxBytes`
 * @throws VALIDATION for what is no multipart, or ends in the middle
 */
export async function readFilePart(
  request: FastifyRequest,
  maxBytes: number,
  refusals: { missing: () => AppError; tooLarge: () => AppError },
): Promise<Buffer> {
  if (!request.isMultipart()) throw refusals.missing();
  try {
    // One byte over the limit is let through, so that a file of just the limit is told from a longer one.
    const fileSize = maxBytes + 1;
    const part = await request.file({ limits: { fileSize } });
    if (!part) throw refusals.missing();
    const bytes = await collect(part.file, Math.min(Number(request.headers['content-length']) || fileSize, fileSize));
    // The parser can also cut a file short without an error.
    if (part.file.truncated) throw refusals.tooLarge();
    return bytes;
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') throw refusals.tooLarge();
    // Nothing but what the browser sent takes part in this: boundaries, headers of parts, an end that did not come.
    throw new AppError('VALIDATION', 'O arquivo não chegou inteiro. Envie de novo.', { cause: error });
  }
}

/**
 * Copies what comes into place at once. Pieces kept until the end would outlive the young generation, and a collection of the old one
 * holds up every request for 10 to 15 ms.
 * @param mostBytes as many as can come; memory that nothing was written to costs nothing
 */
async function collect(file: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(mostBytes);
  let length = 0;
  for await (const piece of file) length += piece.copy(bytes, length);
  return bytes.subarray(0, length);
}
