import type { Matter } from './log/operator-matters.ts';
import { OwnError } from './own-error.ts';
import type { WriterUsage } from './ports.ts';

interface WriterErrorOptions {
  cause?: unknown;
  /** What the operator can do about it. */
  matter?: Matter | null;
  /** The cost of the failed tries, when the vendor reported it: failed tries are paid for, too. */
  usage?: WriterUsage | null;
}

/** The writer failed in a way that may pass, so the queue tries again. `detail` is Portuguese, for the therapist. */
export class RetryableError extends OwnError {
  override name = 'RetryableError';
  readonly detail: string;
  /** How long the vendor asked us to wait; null when the vendor did not say. */
  readonly retryAfterMs: number | null;
  readonly usage: WriterUsage | null;

  constructor(detail: string, options: WriterErrorOptions & { retryAfterMs?: number | null } = {}) {
    super(detail, options);
    this.detail = detail;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.usage = options.usage ?? null;
  }
}

/** The writer failed, and waiting will not help. `detail` is Portuguese, for the therapist. */
export class FinalError extends OwnError {
  override name = 'FinalError';
  readonly detail: string;
  readonly usage: WriterUsage | null;

  constructor(detail: string, options: WriterErrorOptions = {}) {
    super(detail, options);
    this.detail = detail;
    this.usage = options.usage ?? null;
  }
}

/** This report has used up the requests or the time that one report may take. */
export class CallsSpentError extends FinalError {
  constructor() {
    super('O serviço de IA não concluiu este relatório nas tentativas feitas. Tente novamente em alguns minutos.');
  }
}

/** The day's money for paid requests or the account's share of it is spent: another writer must write the report. */
export class BudgetSpentError extends OwnError {
  override name = 'BudgetSpentError';

  constructor() {
    super('no budget is left');
  }
}

/** The client took the permission back while the report was being made: nothing more may be sent, and another writer must write it. */
export class PermissionTakenBackError extends BudgetSpentError {
  override name = 'PermissionTakenBackError';
}
