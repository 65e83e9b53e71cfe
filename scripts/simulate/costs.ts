import { z } from 'zod';

/** What a therapist's app asks for. `report` is the submission and the report that follows from it. */
export const kinds = [
  'sign-in',
  'history',
  'client',
  'draft',
  'reading',
  'photo',
  'report',
  'open',
  'pdf',
  'share',
] as const;
export type Kind = (typeof kinds)[number];

export const labels: Record<Kind, string> = {
  'sign-in': 'a sign-in',
  history: 'a page of the history',
  client: 'the page of a client',
  draft: 'a draft is saved',
  reading: "a text is read ('Entendido')",
  photo: 'a photo of 4 MB is taken in',
  report: 'submission and report (local writer)',
  open: 'a report is opened',
  pdf: 'a PDF with its photo',
  share: 'a shared report is viewed',
};

const amount = z.number().nonnegative();

/** One operation, alone on the machine. Milliseconds are of a processor, except `answerMs`. */
const costSchema = z.object({
  /** How many were measured. */
  count: z.number().int().positive(),
  /** From the request to its answer (of a report: until it is finished), in the middle of all. */
  answerMs: amount,
  /** The app's thread that answers requests. */
  mainMs: amount,
  /** Its other threads: engine, PDF, hashes of passwords, garbage. */
  threadsMs: amount,
  /** Its processes for pictures. */
  picturesMs: amount,
  /** All processes of PostgreSQL. */
  databaseMs: amount,
  /** The program that asks, on the same machine. */
  clientMs: amount,
  walBytes: amount,
  /** What the database has grown by. */
  databaseBytes: amount,
  /** What the folder of photos has grown by. */
  fileBytes: amount,
  sentBytes: amount,
  receivedBytes: amount,
});
export type Cost = z.output<typeof costSchema>;

export const costsSchema = z.object({
  /** `YYYY-MM-DD` */
  measuredOn: z.string(),
  machine: z.object({ processor: z.string(), cores: z.number().int().positive() }),
  /** Taken of each second while nobody asks for anything, in milliseconds of a processor. */
  idle: z.object({ appMs: amount, databaseMs: amount }),
  /** How much more processor time the same work takes while all other cores are busy; 1: no more. */
  neighbour: z.number().min(1),
  /** The share of the cores that other programs took meanwhile. */
  others: amount,
  /** Held by one process of the app, with its threads and pictures, after the measurement, and by PostgreSQL. */
  memory: z.object({ appMb: amount, databaseMb: amount, socketKb: amount }),
  kinds: z.record(z.enum(kinds), costSchema),
});
export type Costs = z.output<typeof costsSchema>;

/** Processor time of the app alone. */
export function appMs({ mainMs, threadsMs, picturesMs }: Cost): number {
  return mainMs + threadsMs + picturesMs;
}
