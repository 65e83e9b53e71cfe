interface Counts {
  passed: number;
  failed: number;
}
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}
export function countVitest(report: VitestReport | null, exitCode: number): Counts;
export const toleratedSecondTries: number;
export function countPlaywright(report: PlaywrightReport | null, exitCode: number): Counts;
