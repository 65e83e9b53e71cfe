// Counts out of the reports of the two test runners. A run that failed never counts as zero failures.

/** @param report of vitest's json reporter, null when there is none */
export function countVitest(report, exitCode) {
  if (report === null) return { passed: 0, failed: 1 };
  // A file that does not load has no tests to fail, and yet it is a failure.
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return atLeastOneFailure(
    { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length },
    exitCode,
  );
}

/**
 * A browser on a busy machine may stumble once in hundreds of walks; more than that is the product's fault or the test's.
 */
export const toleratedSecondTries = 3;

/** @param report of Playwright's json reporter, null when there is none */
export function countPlaywright(report, exitCode) {
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const tolerated = flaky <= toleratedSecondTries ? flaky : 0;
  return atLeastOneFailure({ passed: expected + tolerated, failed: unexpected + flaky - tolerated }, exitCode);
}

function atLeastOneFailure(counts, exitCode) {
  const isEmpty = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (exitCode !== 0 || isEmpty) ? { ...counts, failed: 1 } : counts;
}
