import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAdmins, traceOf } from '../support/admins.ts';
import { refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Runs `npm run promote-admin` beside the running app. */
function run(...args: string[]) {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: app.database.url,
    DATA_DIR: fileURLToPath(new URL('.', import.meta.url)),
  };
  const command = ['--import', 'tsx', 'scripts/promote-admin.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('promotes and demotes, each once, with a trace of the command line, and keeps the last admin', async () => {
  const first = await signUpClient(app.baseUrl);
  const second = await signUpClient(app.baseUrl);
  const { email } = first;
  expect(run(email.toUpperCase())).toEqual({
    status: 0,
    stdout: `${email} agora é admin. / ${email} is now an admin.\n`,
    stderr: '',
  });
  expect((await first.trpc.accounts.session.query()).user).toMatchObject({ role: 'admin' });
  expect(run(email).stdout).toBe(
    `${email} já era admin; nada mudou. / ${email} was an admin already; nothing changed.\n`,
  );
  expect(run(email, '--remove')).toMatchObject({ status: 1, stderr: expect.stringContaining('LAST_ADMIN') });
  expect(run(second.email)).toMatchObject({ status: 0 });
  expect(run(email, '--remove')).toMatchObject({ status: 0, stdout: expect.stringContaining('não é mais admin') });
  expect(run(email, '--remove')).toMatchObject({ status: 0, stdout: expect.stringContaining('nada mudou') });
  expect(await listAdmins(app.database.sql)).toEqual([second.userId]);
  expect((await first.trpc.accounts.session.query()).user).toBeNull();
  await first.trpc.accounts.login.mutate({ email, password: testPassword });
  expect(await refusal(first.trpc.admin.accounts.list.query({}))).toMatchObject({ code: 'FORBIDDEN' });
  expect(await traceOf(app.database.sql, first.userId)).toEqual([
    { action: 'admin.promote', actorId: null, details: {} },
    { action: 'admin.demote', actorId: null, details: {} },
  ]);
});

it('shows help in both languages, also after wrong arguments or an unknown account', () => {
  const told = run('--help');
  expect(told).toMatchObject({ status: 0, stderr: '' });
  expect(told.stdout).toMatch(
    /npm run promote-admin -- EMAIL\n[\s\S]*Makes an existing account[\s\S]*Torna admin uma conta/,
  );
  for (const args of [[], ['ana'], ['ana@example.com', 'bia@example.com'], ['ana@example.com', '--demote']]) {
    expect(run(...args)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('npm run promote-admin'),
    });
  }
  expect(run('ninguem@example.com')).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Não há conta com o e-mail ninguem@example.com. A pessoa precisa se cadastrar antes.\n' +
      'There is no account with the address ninguem@example.com. The person signs up first.\n',
  });
});
