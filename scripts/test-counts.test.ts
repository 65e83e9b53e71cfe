import { describe, expect, it } from 'vitest';
import {
  countPlaywright,
  countVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  slowestTests,
  timesOfPlaywright,
  timesOfVitest,
  toleratedSecondTries,
} from './test-counts.mjs';

const vitest = (numPassedTests: number, numFailedTests: number, ...files: [status: string, tests: number][]) => ({
  numPassedTests,
  numFailedTests,
  testResults: files.map(([status, tests]) => ({
    name: 'a.test.ts',
    message: status === 'failed' ? 'Cannot find module\nstack' : '',
    status,
    assertionResults: Array.from({ length: tests }, (_, at) => ({
      status: at === 0 ? status : 'passed',
      fullName: `test ${at}`,
      failureMessages: ['expected 1 to be 2\nstack'],
    })),
  })),
});
const playwright = (expected: number, unexpected: number, flaky = 0) => ({
  stats: { expected, unexpected, flaky, skipped: 0 },
  suites: [],
});

describe('the failures of npm test', () => {
  it('are listed with the first line of their reason, wherever they are in the report', () => {
    expect(failuresOfVitest(vitest(6, 1, ['passed', 3], ['failed', 4], ['failed', 0]))).toEqual([
      'test 0: expected 1 to be 2',
      'a.test.ts: Cannot find module',
    ]);
    const tried = (status: string) => ({
      status,
      projectName: 'phone',
      results: [{}, { error: { message: 'Timed out\n' } }],
    });
    const spec = { title: 'signs in', file: 'a.spec.ts', tests: [tried('unexpected'), tried('flaky')] };
    expect(
      failuresOfPlaywright({ ...playwright(3, 1), suites: [{ suites: [{ specs: [spec] }] }, { specs: [] }] }),
    ).toEqual(['[phone] a.spec.ts: signs in: Timed out']);
    expect(failuresOfVitest(null)).toEqual([]);
  });
});

describe('the counts of npm test', () => {
  it('add up the numbers of the runners', () => {
    expect(countVitest(vitest(7, 0, ['passed', 7]), 0)).toEqual({ passed: 7, failed: 0 });
    expect(countVitest(vitest(6, 1, ['failed', 7]), 1)).toEqual({ passed: 6, failed: 1 });
    expect(countPlaywright(playwright(3, 1), 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('include a test file that does not load', () => {
    expect(countVitest(vitest(7, 0, ['passed', 7], ['failed', 0]), 1)).toEqual({ passed: 7, failed: 1 });
  });

  it('accept a few tests that pass at the second try, and count more of them as failures', () => {
    expect(countPlaywright(playwright(3, 0, toleratedSecondTries), 0)).toEqual({ passed: 6, failed: 0 });
    expect(countPlaywright(playwright(3, 0, toleratedSecondTries + 1), 0)).toEqual({ passed: 3, failed: 4 });
  });

  it('never treat a run without a report, without tests or with a failing exit code as good', () => {
    expect(countVitest(null, 0).failed).toBe(1);
    expect(countPlaywright(null, 1).failed).toBe(1);
    expect(countVitest(vitest(0, 0), 0).failed).toBe(1);
    expect(countVitest(vitest(7, 0, ['passed', 7]), 1)).toEqual({ passed: 7, failed: 1 });
  });
});

describe('the slowest tests of npm test', () => {
  it('are told over all steps, the slowest first, by their first try', () => {
    const report = vitest(2, 0, ['passed', 2]);
    for (const [at, test] of (report.testResults[0]?.assertionResults ?? []).entries())
      Object.assign(test, { duration: [40, 12_345][at] });
    const tried = { status: 'flaky', projectName: 'phone', results: [{ duration: 2_000 }, { duration: 90_000 }] };
    const spec = { title: 'signs in', file: 'a.spec.ts', tests: [tried] };
    const times = [
      ...timesOfVitest(report).map((time) => ({ ...time, step: 'unit' })),
      ...timesOfPlaywright({ ...playwright(1, 0), suites: [{ specs: [spec] }] }).map((time) => ({
        ...time,
        step: 'e2e',
      })),
    ];
    expect(slowestTests(times, 2)).toEqual(['  12.3 s  unit: test 1', '   2.0 s  e2e: [phone] a.spec.ts: signs in']);
    expect(timesOfVitest(null)).toEqual([]);
    expect(timesOfPlaywright(null)).toEqual([]);
  });
});
