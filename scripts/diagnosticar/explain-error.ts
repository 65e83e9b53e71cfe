import { FinalError, RetryableError } from '@meridia/server/writer-errors.ts';
import { BadInput } from './bad-input.ts';

/**
 * One line for the person, and the exit code: 2 for an error that the person can correct, 1 for a writer that failed. Any other
 * error is thrown again.
 */
export function explainError(error: unknown): { message: string; exitCode: 1 | 2 } {
  if (error instanceof BadInput) return { message: error.message, exitCode: 2 };
  if (error instanceof FinalError || error instanceof RetryableError) return { message: error.detail, exitCode: 1 };
  throw error;
}
