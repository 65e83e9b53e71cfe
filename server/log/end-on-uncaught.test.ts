import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const program = `
  import { createLogger } from '@meridia/server/log/create-logger.ts';
  import { endOnUncaught } from '@meridia/server/log/end-on-uncaught.ts';
  const log = createLogger('warn');
  endOnUncaught((error) => log.fatal({ err: error }, 'ended'));
  process.on('exit', () => process.stdout.write('last word'));
  const failure = () => Object.assign(new Error('Helena Prado'), { params: ['Helena Prado'], code: 'XX000' });
  setInterval(() => {}, 1000);`;

describe.concurrent('a process with an uncaught error', () => {
  it.each([
    ['an error', 'setTimeout(() => { throw failure(); })', 'XX000'],
    ['a rejection while it starts', 'await Promise.reject(failure())', 'XX000'],
  ])(
    '%s: logs only what may be logged about the error, runs the exit listeners and ends with code 1',
    async (_name, end, code) => {
      const args = ['--import', 'tsx', '--input-type=module', '--eval', `${program}\n${end}`];
      const child = spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'pipe'] });
      const exited = new Promise((resolve) => child.once('exit', resolve));
      const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
      expect(await exited).toBe(1);
      expect(complained).toBe('');
      expect(printed).toMatch(new RegExp(`"level":60,.*"code":"${code}".*"msg":"ended"}`));
      expect(printed).toContain('last word');
      expect(printed).not.toContain('Helena');
    },
  );
});
