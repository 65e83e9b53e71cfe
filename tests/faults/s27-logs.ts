import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeSearch, searchLogs } from '../support/search-logs.ts';
import type { Outcome } from './outcome.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs the integration and authorization tests with the most detailed log level, and searches the logs for people, secrets,
 * prompts and pictures. `npm test` does the same with its own run, including the end-to-end tests.
 */
export async function searchAllLogs(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'meridia-s27-'));
  try {
    const suites = spawn('vitest', ['run', '--project', 'database', '--reporter=dot'], {
      cwd: root,
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, TEST_LOGS: folder },
      stdio: 'ignore',
    });
    const [code] = await once(suites, 'close');
    const searched = await searchLogs(folder);
    return {
      id: 'S27',
      passed: code === 0 && searched.found.length === 0 && searched.bytes > 0 && searched.silent.length === 0,
      figures: `${code === 0 ? '' : 'tests failed; '}${describeSearch(searched)}`,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
