import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beginLoopbackOnly, countOutsideTries } from '../support/loopback-only.ts';

/** `pnpm e2e [arguments of Playwright]`: app and browser reach loopback alone, where the machine allows that. */
await beginLoopbackOnly();
const child = spawn('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
const [code] = await once(child, 'close');
const tries = countOutsideTries();
// The browser looks by itself whether there is a way to IPv6, so this says only that nothing came through.
if (tries !== null) console.log(`tries to reach anything but loopback, those of the browser itself included: ${tries}`);
process.exit(code ?? 1);
