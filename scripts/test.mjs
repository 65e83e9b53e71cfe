// `npm test`: all checks of the product, from a bare clone. Its last line is `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureChromium } from './ensure-chromium.mjs';
import { openFolderInMemory } from './folder-in-memory.mjs';
import { build, install, root, run } from './prepare.mjs';
import {
  countPlaywright,
  countVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  slowestTests,
  timesOfPlaywright,
  timesOfVitest,
} from './test-counts.mjs';

const startedAt = Date.now();
const resultsFolder = join(root, 'test-results');
// Collects all logs and output of the tested apps; the last step searches them.
const logFolder = join(resultsFolder, 'logs');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const env = testEnvironment();
const temporary = openFolderInMemory();
/** The files of the tested apps lie in memory; what compilers keep from run to run stays where it was. */
const appEnv = {
  ...env,
  ...(temporary && { TMPDIR: temporary, PLAYWRIGHT_TRANSFORM_CACHE_DIR: transformCache() }),
};
/** Path of the browser, once it is found or installed; undefined for Playwright's own. */
let chromium;

/** A failed step does not stop the others, except steps that need its result. Each step returns its counts. */
const steps = {
  install: async () => {
    await install();
    return { passed: 0, failed: 0 };
  },
  browser: async () => {
    chromium = await ensureChromium();
    return { passed: 0, failed: 0 };
  },
  types: (sink) => asOneTest('types', sink),
  lint: (sink) => asOneTest('lint', sink),
  boundaries: (sink) => asOneTest('boundaries', sink),
  unused: (sink) => asOneTest('unused', sink),
  unit: (sink) => vitest('unit', sink),
  components: (sink) => vitest('components', sink),
  database: (sink) => vitest('database', sink),
  build: async (sink) => {
    await build(sink);
    return { passed: 1, failed: 0 };
  },
  sizes: (sink) => asOneTest('sizes', sink),
  e2e: playwright,
  texts: (sink) => asOneTest('tsx tests/support/print-unseen-texts.ts', sink),
  logs: (sink) => asOneTest(`tsx tests/support/print-log-search.ts "${logFolder}"`, sink),
};
const neededBy = {
  install: Object.keys(steps).slice(1),
  build: ['sizes', 'e2e', 'texts'],
  browser: ['e2e', 'texts'],
  components: ['texts'],
  e2e: ['texts'],
};
/**
 * The lines run one after the other. The lists of one line run side by side: the tests of the first list often wait for databases and
 * other processes, and the others use that time. They run with low priority, because some tests of the first list measure time. The
 * components wait for timers two thirds of their time, so they run while the databases need the processors; the unit tests, which never
 * wait, come last and have both.
 */
const order = [
  [['install']],
  [['database'], ['build', 'sizes', 'types', 'lint', 'boundaries', 'unused', 'components', 'unit'], ['browser']],
  [['e2e']],
  [['texts']],
  [['logs']],
];

// Ended from outside it still removes what lies in memory.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(logFolder, { recursive: true });
const total = { passed: 0, failed: 0 };
const blocked = new Map();
/** Repeated at the end, so that the last lines of a run show the failures. */
const failures = [];
const times = [];
for (const [first, ...beside] of order) {
  const shown = takeAll(first, () => ({}));
  const kept = beside.map((names) => takeAll(names, () => ({ giveWay: true, output: [] })));
  await Promise.all([shown, ...kept]);
}
console.log(`The slowest tests:\n${slowestTests(times, 20).join('\n')}\n`);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`All steps took ${seconds(startedAt)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** One after the other. */
async function takeAll(names, makeSink) {
  for (const name of names) await take(name, makeSink());
}

/** @param sink of a step that runs beside others: its output is kept there and printed at its end, and it runs with low priority */
async function take(name, sink = {}) {
  const begunAt = Date.now();
  const counts = blocked.has(name) ? notRun(name) : await steps[name](sink).catch(broken);
  if (counts.failed > 0) for (const other of neededBy[name] ?? []) blocked.set(other, name);
  total.passed += counts.passed;
  total.failed += counts.failed;
  times.push(...(counts.times ?? []).map((time) => ({ ...time, step: name })));
  if (counts.failed > 0)
    failures.push(...(counts.failures?.length ? counts.failures : ['see above']).map((one) => `${name}: ${one}`));
  if (sink.output) process.stdout.write(Buffer.concat(sink.output));
  console.log(`\n== ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds(begunAt)}\n`);
}

/** @param script of package.json by its name, or a command */
async function asOneTest(script, sink) {
  const code = await run(scripts[script] ?? script, [], { env, shell: true, ...sink });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(project, sink) {
  const file = join(resultsFolder, `${project}.json`);
  const command = `${scripts[project]} --reporter=default --reporter=json --outputFile.json="${file}"`;
  const code = await run(command, [], { env: appEnv, shell: true, ...sink });
  const report = readJson(file);
  return { ...countVitest(report, code), failures: failuresOfVitest(report), times: timesOfVitest(report) };
}

async function playwright() {
  const file = join(resultsFolder, 'e2e.json');
  const browser = chromium ? { CHROMIUM_PATH: chromium } : {};
  const command = `${scripts.e2e} --reporter=list,json --output="${join(resultsFolder, 'e2e')}"`;
  const code = await run(command, [], {
    env: { ...appEnv, ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    shell: true,
  });
  const report = readJson(file);
  if (report?.stats.flaky)
    console.log(`${report.stats.flaky} passed only at the second try; they stand above as flaky`);
  return { ...countPlaywright(report, code), failures: failuresOfPlaywright(report), times: timesOfPlaywright(report) };
}

/** The machine's environment without settings of the app: no test may reach a real database or use a real key. */
function testEnvironment() {
  const bin = join(root, 'node_modules/.bin');
  const path = `${bin}${delimiter}${process.env.PATH}`;
  const seenTexts = join(resultsFolder, 'seen-texts.txt');
  const env = { ...process.env, CI: 'true', PATH: path, TEST_LOGS: logFolder, SEEN_TEXTS: seenTexts };
  for (const [, name] of readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^([A-Z_]+)=/gm)) delete env[name];
  return env;
}

/** Where Playwright keeps its own. */
function transformCache() {
  return join(tmpdir(), `playwright-transform-cache-${process.geteuid?.()}`);
}

function broken(error) {
  console.error(error);
  return { passed: 0, failed: 1 };
}

function notRun(name) {
  console.error(`${name} was not run, because ${blocked.get(name)} failed`);
  return { passed: 0, failed: 1 };
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
