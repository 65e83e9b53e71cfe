import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { PdfDocumento } from '../mtc/render/pdf/documento.ts';

export interface PrintLimits {
  /** Threads at the same time; each takes a processor and some 100 MB while it runs. */
  maxRunning: number;
  /** Documents that wait for a thread; more are refused. */
  maxWaiting: number;
  deadlineMs: number;
}

export type PrintPdf = (documento: PdfDocumento) => Promise<Buffer>;

/**
 * Sets documents as PDF, each in a thread of its own, so that requests go on being answered meanwhile.
 * @throws UNAVAILABLE when too many wait or one takes too long
 */
export function createPdfPrinter({
  maxRunning = 2,
  maxWaiting = 20,
  deadlineMs = 20_000,
}: Partial<PrintLimits> = {}): PrintPdf {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (documento) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw unavailable();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await printInThread(documento, deadlineMs);
    } finally {
      // Whoever waits takes this place over; the number stays.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const bytesSchema = z.instanceof(Uint8Array);

function printInThread(documento: PdfDocumento, deadlineMs: number): Promise<Buffer> {
  const thread = new Worker(workerFile, { workerData: documento, resourceLimits: { maxOldGenerationSizeMb: 256 } });
  return new Promise<Buffer>((resolve, reject) => {
    const timer = setTimeout(() => reject(unavailable()), deadlineMs);
    thread.once('message', (message) => {
      const { buffer, byteOffset, byteLength } = bytesSchema.parse(message);
      resolve(Buffer.from(buffer, byteOffset, byteLength));
    });
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the PDF thread ended with ${code} and without a document`)));
    thread.once('exit', () => clearTimeout(timer));
  }).finally(() => void thread.terminate());
}

// The build makes the one of the other (scripts/build.ts).
const workerFile = new URL(import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url);

function unavailable(): AppError {
  return new AppError('UNAVAILABLE', 'O PDF não ficou pronto a tempo. Tente de novo em instantes.');
}
