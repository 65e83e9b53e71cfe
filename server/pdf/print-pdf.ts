import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { PdfDocumento } from '../mtc/render/pdf/documento.ts';
import { OwnError } from '../own-error.ts';
import { createPrintLine, type LineLimits, type PrintTurn } from './print-line.ts';

/**
 * Sets a document as PDF, in a thread of its own, so that requests go on being answered meanwhile. The thread ends with its document.
 * @throws UNAVAILABLE once the signal is aborted
 */
export async function setPdf(documento: PdfDocumento, signal?: AbortSignal): Promise<Buffer> {
  if (signal?.aborted) throw tookTooLong();
  const thread = new Worker(workerFile, { workerData: documento, resourceLimits: { maxOldGenerationSizeMb: 256 } });
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(tookTooLong()), { once: true });
      thread.once('message', (message) => {
        const { buffer, byteOffset, byteLength } = bytesSchema.parse(message);
        resolve(Buffer.from(buffer, byteOffset, byteLength));
      });
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new OwnError(`the PDF thread ended with ${code} and without a document`)));
    });
  } finally {
    // Whoever is next takes this place over, so it must be free.
    await thread.terminate();
  }
}

/**
 * @param work fetches what is to be set, when its turn has come and not before, and has it set: until the deadline, and as long as
 * somebody waits for it
 * @throws what the line, `setPdf` and `work` throw
 */
export type PrintPdf = <T>(
  turn: PrintTurn,
  work: (set: (documento: PdfDocumento) => Promise<Buffer>) => Promise<T>,
) => Promise<T>;

/** For a process that many people ask at once: each in turn, and not too many together. */
export function createPdfPrinter({
  deadlineMs = 20_000,
  ...limits
}: Partial<LineLimits> & { deadlineMs?: number } = {}): PrintPdf {
  const inTurn = createPrintLine(limits);
  return (turn, work) =>
    inTurn(turn, () => {
      const signal = AbortSignal.any([turn.signal, AbortSignal.timeout(deadlineMs)]);
      return work((documento) => setPdf(documento, signal));
    });
}

const bytesSchema = z.instanceof(Uint8Array);

// The build makes the one of the other (scripts/build.ts).
const workerFile = new URL(import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url);

function tookTooLong(): AppError {
  return new AppError('UNAVAILABLE', 'O PDF não ficou pronto a tempo. Tente de novo em instantes.', {
    retryAfterSeconds: 10,
  });
}
