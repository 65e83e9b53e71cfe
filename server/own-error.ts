import type { Matter } from './log/operator-matters.ts';

/**
 * An error whose message is safe to log. The message is our own fixed text. It contains at most ids, codes, numbers, settings and
 * paths of ours, and never text that a person typed or that a row holds. The log repeats the messages of these errors and of no
 * others.
 */
export class OwnError extends Error {
  override name = 'OwnError';
  /** Set when the operator can solve the problem. */
  readonly matter: Matter | null;

  constructor(message: string, { cause, matter = null }: { cause?: unknown; matter?: Matter | null } = {}) {
    super(message, { cause });
    this.matter = matter;
  }
}
