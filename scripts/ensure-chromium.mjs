// The browser of the end-to-end tests. Plain Node, like all code that runs before the installation.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pinnedNode, root, run } from './prepare.mjs';

/** Chromium without windows, tabs and menus, which no test sees: it needs little more than half the processor time. */
const lean = 'chromium-headless-shell';
const names = [lean, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of this machine: `CHROMIUM_PATH`, or the first on PATH; undefined when there is none. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Finds a browser or installs one: Debian's package as root, otherwise Playwright's own. When Debian packages are available, the
 * lean package is installed even beside another Chromium; when that fails, the other Chromium is used.
 * @returns its path, or undefined for Playwright's own, which Playwright finds by itself
 * @throws Error when there is none and none can be installed
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found && (process.env.CHROMIUM_PATH || found.endsWith(lean))) return found;

  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt-get …');
    const packages = found ? [lean] : [lean, 'chromium'];
    if ((await apt('update')) === 0) {
      for (const name of packages)
        if ((await apt('install', '-y', '--no-install-recommends', name)) === 0) return findChromium();
    }
  }
  if (found) return found;
  console.log("Installing Playwright's own Chromium …");
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  if ((await run(pinnedNode, [playwright, 'install', 'chromium'], { quiet: true })) === 0) return undefined;
  throw new Error('There is no Chromium, and none could be installed. Install one and set CHROMIUM_PATH.');
}

/** Gives up soon when no mirror answers. */
function apt(...args) {
  const patience = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'];
  return run('apt-get', [...patience, ...args], {
    quiet: true,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
