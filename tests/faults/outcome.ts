/** The result of a fault test: its figures in one line, and whether they are good enough. */
export interface Outcome {
  id: string;
  passed: boolean;
  figures: string;
}

export function describeOutcome({ id, passed, figures }: Outcome): string {
  return `${passed ? 'ok  ' : 'FAIL'} ${id.padEnd(4)} ${figures}`;
}
