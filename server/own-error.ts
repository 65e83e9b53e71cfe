import type { Matter } from './log/operator-matters.ts';

/**
 * An error in our own words. Its message is fixed text with nothing inserted but ids, codes, numbers, settings and paths of ours,
 * never what a person typed or a row holds: that is why the log may repeat it, and the message of no other error.
 */
export class OwnError extends Error {
  override name = 'OwnError';
  /** Set when the operator can end it. */
  readonly matter: Matter | null;

  constructor(message: string, { cause, matter = null }: { cause?: unknown; matter?: Matter | null } = {}) {
    super(message, { cause });
    this.matter = matter;
  }
}
