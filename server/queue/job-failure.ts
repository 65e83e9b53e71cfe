import { type DescribedError, describeError } from '../log/describe-error.ts';

/**
 * The error that pg-boss gets when a job fails. pg-boss writes the whole error into `pgboss.job`, which admins look at and which
 * must hold no health data. So this error holds only what a log may say (ADR 0015), and the first code in its chain of causes.
 */
export class JobFailure extends Error {
  readonly code: unknown;

  constructor(error: unknown) {
    const described = describeError(error);
    super(described.message);
    this.name = described.name;
    this.code = codeOf(described);
    this.stack = [described.name, ...(described.at ?? []).map((frame) => `    at ${frame}`)].join('\n');
  }
}

function codeOf({ code, cause }: DescribedError): unknown {
  return code ?? (cause && codeOf(cause));
}
