// Reads counts and failures from the reports of the two test runners. A run that failed never counts as zero failures.

/** @param report of vitest's json reporter, null when there is none */
export function countVitest(report, exitCode) {
  if (report === null) return { passed: 0, failed: 1 };
  // A file that does not load has no failed tests, but it still is a failure.
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return atLeastOneFailure(
    { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length },
    exitCode,
  );
}

/** Each failed test with the first line of its reason, and each file that does not load. @param report as above */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0) return failed.map((test) => withReason(test.fullName, test.failureMessages[0]));
    return file.status === 'failed' ? [withReason(file.name, file.message)] : [];
  });
}

/**
 * On a busy machine a browser test may fail once in hundreds of runs. More retries than this point to a fault in the product or
 * the test.
 */
export const toleratedSecondTries = 3;

/** @param report of Playwright's json reporter, null when there is none */
export function countPlaywright(report, exitCode) {
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const tolerated = flaky <= toleratedSecondTries ? flaky : 0;
  return atLeastOneFailure({ passed: expected + tolerated, failed: unexpected + flaky - tolerated }, exitCode);
}

/** Each test that failed at its last try, with the first line of its reason. @param report as above */
export function failuresOfPlaywright(report) {
  return (report?.suites ?? [])
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          withReason(`[${projectName}] ${file}: ${title}`, results.at(-1)?.error?.message),
        ),
    );
}

/** How long each test took, its first try. @param report of vitest's json reporter, null when there is none */
export function timesOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
  );
}

/** @param report of Playwright's json reporter, null when there is none */
export function timesOfPlaywright(report) {
  return (report?.suites ?? []).flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `[${projectName}] ${file}: ${title}`,
      ms: results[0]?.duration ?? 0,
    })),
  );
}

/** Lines of the slowest tests of a run, the slowest first. */
export function slowestTests(times, count) {
  return [...times]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ step, name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${step}: ${name}`);
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function withReason(name, message) {
  return `${name}: ${message?.trim().split('\n')[0] ?? 'no reason given'}`;
}

function atLeastOneFailure(counts, exitCode) {
  const isEmpty = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (exitCode !== 0 || isEmpty) ? { ...counts, failed: 1 } : counts;
}
