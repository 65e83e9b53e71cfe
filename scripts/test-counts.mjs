// Counts and failures out of the reports of the two test runners. A run that failed never counts as zero failures.

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

/** Each failed test with the first line of why, and each file that does not load. @param report as above */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0) return failed.map((test) => withReason(test.fullName, test.failureMessages[0]));
    return file.status === 'failed' ? [withReason(file.name, file.message)] : [];
  });
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

/** Each test that failed at its last try, with the first line of why. @param report as above */
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
