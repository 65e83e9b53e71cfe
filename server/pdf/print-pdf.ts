import { Piscina } from 'piscina';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { PdfDocumento } from '../mtc/render/pdf/documento.ts';
import { createPrintLine, type LineLimits, type PrintTurn, usualLimits } from './print-line.ts';

/**
 * Sets a document as PDF in a thread, so that the process answers requests meanwhile.
 * @throws UNAVAILABLE when the signal is aborted; the thread ends then
 */
export async function setPdf(documento: PdfDocumento, signal?: AbortSignal): Promise<Buffer> {
  if (signal?.aborted) throw tookTooLong();
  try {
    const { buffer, byteOffset, byteLength } = bytesSchema.parse(
      await threads.run(documento, signal ? { signal } : {}),
    );
    return Buffer.from(buffer, byteOffset, byteLength);
  } catch (error) {
    throw signal?.aborted ? tookTooLong() : error;
  }
}

/**
 * @param work starts when its turn comes. It loads the document and has it set, until the deadline or until nobody waits for it
 * any more
 * @throws the errors of the line, of `setPdf` and of `work`
 */
export type PrintPdf = <T>(turn: PrintTurn, work: (set: SetPdf) => Promise<T>) => Promise<T>;
export type SetPdf = (documento: PdfDocumento) => Promise<Buffer>;

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

/**
 * A new thread spends three times as much on its first document as on the next ones: it loads packages and compiles them. An idle
 * one ends by itself, and never keeps the process alive.
 */
const threads = new Piscina({
  // The build turns the .ts file into the .js file (scripts/build.ts).
  filename: new URL(import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url).href,
  minThreads: 0,
  maxThreads: usualLimits.maxRunning,
  idleTimeout: 120_000,
  resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
});

function tookTooLong(): AppError {
  return new AppError('UNAVAILABLE', 'O PDF não ficou pronto a tempo. Tente de novo em instantes.', {
    retryAfterSeconds: 10,
  });
}
