import { type DescribedError, describeError } from '../log/describe-error.ts';

/**
 * What the queue keeps of an error: everything that stands in it is written into `pgboss.job`, which admins look at and which is no place
 * for health data. So it holds what a log may say (ADR 0015), and the code of whichever cause has one.
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
