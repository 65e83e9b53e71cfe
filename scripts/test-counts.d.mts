interface Time {
  name: string;
  ms: number;
}
interface Counts {
  passed: number;
  failed: number;
}
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { status: string; fullName: string; duration?: number | null; failureMessages: string[] }[];
  }[];
}
interface PlaywrightSuite {
  specs?: {
    title: string;
    file: string;
    tests: { status: string; projectName: string; results: { duration?: number; error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}
export function countVitest(report: VitestReport | null, exitCode: number): Counts;
export const toleratedSecondTries: number;
export function countPlaywright(report: PlaywrightReport | null, exitCode: number): Counts;
export function failuresOfVitest(report: VitestReport | null): string[];
export function failuresOfPlaywright(report: PlaywrightReport | null): string[];
export function timesOfVitest(report: VitestReport | null): Time[];
export function timesOfPlaywright(report: PlaywrightReport | null): Time[];
export function slowestTests(times: (Time & { step: string })[], count: number): string[];
