import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { PdfDocumento } from '../mtc/render/pdf/documento.ts';
import { OwnError } from '../own-error.ts';
import { createPrintLine, type LineLimits, type PrintTurn } from './print-line.ts';

/**
 * Sets a document as PDF in a thread of its own, so that the process answers requests meanwhile. The thread ends with its
 * document.
 * @throws UNAVAILABLE when the signal is aborted
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
    // The next job takes over this place, so the place must be free.
    await thread.terminate();
  }
}

/**
 * @param work starts when its turn comes. It loads the document and has it set, until the deadline or until nobody waits for it
 * any more
 * @throws the errors of the line, of `setPdf` and of `work`
 */
export type PrintPdf = <T>(
  turn: PrintTurn,
  work: (set: (documento: PdfDocumento) => Promise<Buffer>) => Promise<T>,
) => Promise<T>;

/** For a process with many requests at the same time: requests take turns, and only a few run at once. */
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

// The build turns the .ts file into the .js file (scripts/build.ts).
const workerFile = new URL(import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url);

function tookTooLong(): AppError {
  return new AppError('UNAVAILABLE', 'O PDF não ficou pronto a tempo. Tente de novo em instantes.', {
    retryAfterSeconds: 10,
  });
}
