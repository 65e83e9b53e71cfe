import { FinalError, RetryableError } from '@meridia/server/writer-errors.ts';
import { BadInput } from './bad-input.ts';

/** One line for the person, and how the tool ends: 2 for what they can correct, 1 for a writer that failed. Anything else is thrown on. */
export function explainError(error: unknown): { message: string; exitCode: 1 | 2 } {
  if (error instanceof BadInput) return { message: error.message, exitCode: 2 };
  if (error instanceof FinalError || error instanceof RetryableError) return { message: error.detail, exitCode: 1 };
  throw error;
}
