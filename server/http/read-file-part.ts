import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * The bytes of the only file in a multipart request.
 * @param refusals `missing`: no file came; `tooLarge`: the file has more than `maxBytes`
 * @throws VALIDATION for a body that is not valid multipart or ends too early
 */
export async function readFilePart(
  request: FastifyRequest,
  maxBytes: number,
  refusals: { missing: () => AppError; tooLarge: () => AppError },
): Promise<Buffer> {
  if (!request.isMultipart()) throw refusals.missing();
  try {
    // One byte more than the limit, to distinguish a file of exactly the limit from a longer one.
    const fileSize = maxBytes + 1;
    const part = await request.file({ limits: { fileSize } });
    if (!part) throw refusals.missing();
    const bytes = await collect(part.file, Math.min(Number(request.headers['content-length']) || fileSize, fileSize));
    // The parser can also cut off a file without an error.
    if (part.file.truncated) throw refusals.tooLarge();
    return bytes;
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') throw refusals.tooLarge();
    // Only the browser's data can cause this: a wrong boundary, wrong headers of a part, or a missing end.
    throw new AppError('VALIDATION', 'O arquivo não chegou inteiro. Envie de novo.', { cause: error });
  }
}

/**
 * Copies each piece into its final place at once. If the pieces were kept until the end, they would reach the old generation of the heap,
 * whose collection delays every request by 10 to 15 ms.
 * @param mostBytes the most bytes that can come. Memory that is never written costs nothing.
 */
async function collect(file: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(mostBytes);
  let length = 0;
  for await (const piece of file) length += piece.copy(bytes, length);
  return bytes.subarray(0, length);
}
