// `npm test`: all checks of the product, from a bare clone. Its last line is `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureChromium } from './ensure-chromium.mjs';
import { build, install, root, run } from './prepare.mjs';
import { countPlaywright, countVitest, failuresOfPlaywright, failuresOfVitest } from './test-counts.mjs';

const startedAt = Date.now();
const resultsFolder = join(root, 'test-results');
// Collects all logs and output of the tested apps; the last step searches them.
const logFolder = join(resultsFolder, 'logs');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const env = testEnvironment();

/** In this order. A failed step does not stop the others, except steps that need its result. Each step returns its counts. */
const steps = {
  install: async () => {
    await install();
    return { passed: 0, failed: 0 };
  },
  types: () => asOneTest('types'),
  lint: () => asOneTest('lint'),
  boundaries: () => asOneTest('boundaries'),
  unused: () => asOneTest('unused'),
  unit: () => vitest('unit'),
  integration: () => vitest('integration'),
  authorization: () => vitest('authorization'),
  build: async () => {
    await build();
    return { passed: 1, failed: 0 };
  },
  sizes: () => asOneTest('sizes'),
  e2e: playwright,
  logs: async () => {
    const code = await run('tsx', ['tests/support/print-log-search.ts', logFolder], { env });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
};
const neededBy = { install: Object.keys(steps).slice(1), build: ['sizes', 'e2e'] };

rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(logFolder, { recursive: true });
const total = { passed: 0, failed: 0 };
const blocked = new Map();
/** Repeated at the end, so that the last lines of a run show the failures. */
const failures = [];
for (const [name, step] of Object.entries(steps)) {
  const begunAt = Date.now();
  const counts = blocked.has(name) ? notRun(name) : await step().catch(broken);
  if (counts.failed > 0) for (const other of neededBy[name] ?? []) blocked.set(other, name);
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed > 0)
    failures.push(...(counts.failures?.length ? counts.failures : ['see above']).map((one) => `${name}: ${one}`));
  console.log(`\n== ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds(begunAt)}\n`);
}
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`All steps took ${seconds(startedAt)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function asOneTest(script) {
  const code = await run(scripts[script], [], { env, shell: true });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(project) {
  const file = join(resultsFolder, `${project}.json`);
  const command = `${scripts[project]} --reporter=default --reporter=json --outputFile.json="${file}"`;
  const code = await run(command, [], { env, shell: true });
  const report = readJson(file);
  return { ...countVitest(report, code), failures: failuresOfVitest(report) };
}

async function playwright() {
  const file = join(resultsFolder, 'e2e.json');
  const chromium = await ensureChromium();
  const browser = chromium ? { CHROMIUM_PATH: chromium } : {};
  const command = `${scripts.e2e} --reporter=list,json --output="${join(resultsFolder, 'e2e')}"`;
  const code = await run(command, [], { env: { ...env, ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file }, shell: true });
  const report = readJson(file);
  if (report?.stats.flaky)
    console.log(`${report.stats.flaky} passed only at the second try; they stand above as flaky`);
  return { ...countPlaywright(report, code), failures: failuresOfPlaywright(report) };
}

/** The machine's environment without settings of the app: no test may reach a real database or use a real key. */
function testEnvironment() {
  const bin = join(root, 'node_modules/.bin');
  const path = `${bin}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, CI: 'true', PATH: path, TEST_LOGS: logFolder };
  for (const [, name] of readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^([A-Z_]+)=/gm)) delete env[name];
  return env;
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
