import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, findEmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { processBirth, processesIn } from './processes.ts';

let folder: string;
beforeAll(async () => {
  // mkdtemp makes the folder with mode 0700. When the tests run as root, the server's account therefore cannot enter it.
  folder = await mkdtemp(join(tmpdir(), 'meridia-embedded-'));
  await startEmbeddedPostgres({ dataDir: join(folder, 'first'), log, durable: false }).then((server) => server.stop());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const said: string[] = [];
const log = (message: string) => void said.push(message);
const start = (name: string) => startEmbeddedPostgres({ dataDir: prepare(name), log, durable: false });

/** A folder with a cluster: a copy of the first one, because creating a cluster takes longer than most of these tests. */
function prepare(name: string): string {
  const dataDir = join(folder, name);
  if (existsSync(dataDir)) return dataDir;
  // As the system copies: with the account that owns each file.
  for (const suffix of ['', '.password']) {
    spawnSync('cp', ['-a', `${join(folder, 'first')}${suffix}`, `${dataDir}${suffix}`]);
  }
  return dataDir;
}

async function ask<T>(url: string, question: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, connect_timeout: 5 });
  return question(sql).finally(() => sql.end());
}

async function serverPid(name: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, name, 'postmaster.pid'), 'utf8'), 10);
}

describe('the built-in PostgreSQL', { timeout: 60_000 }, () => {
  it('keeps its data from one start to the next', async () => {
    const first = await start('keeps');
    await ask(first.url, (sql) => sql`create table nota (texto text)`);
    await ask(first.url, (sql) => sql`insert into nota values ('coração')`);
    await first.stop();

    const second = await start('keeps');
    expect(await ask(second.url, (sql) => sql`select upper(texto) as texto from nota`)).toMatchObject([
      { texto: 'CORAÇÃO' },
    ]);
    await second.stop();
  });

  it('listens only on the loopback address, refuses a wrong password and keeps the password in a file of mode 0600', async () => {
    const server = await start('closed');
    const [settings] = await ask(
      server.url,
      (sql) => sql`
      select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets`,
    );
    expect(settings).toEqual({ addresses: '127.0.0.1', sockets: '' });

    const wrong = new URL(server.url);
    wrong.password = 'errada';
    await expect(ask(wrong.href, (sql) => sql`select 1`)).rejects.toMatchObject({ code: '28P01' });
    expect((await stat(join(folder, 'closed.password'))).mode & 0o777).toBe(0o600);
    await server.stop();
  });

  it('tells other processes its address while it runs, and no address after it stops', async () => {
    const dataDir = join(folder, 'found');
    expect(await findEmbeddedPostgres(dataDir)).toBeNull();
    const server = await start('found');
    expect(await findEmbeddedPostgres(dataDir)).toBe(server.url);
    await server.stop();
    expect(await findEmbeddedPostgres(dataDir)).toBeNull();
  });

  it('refuses a folder that a living process uses, and does not disturb the server there', async () => {
    const server = await start('shared');
    await expect(start('shared')).rejects.toThrow(/already uses the data/);
    expect(await ask(server.url, (sql) => sql`select 1 as one`)).toMatchObject([{ one: 1 }]);
    await server.stop();
  });

  it('stops the server that a killed process left behind, and keeps all committed data', async () => {
    const { url, kill } = await startElsewhere('orphan');
    await ask(url, (sql) => sql`create table nota as select 'guardada' as texto`);
    const orphan = await serverPid('orphan');
    // As on a machine without a shell that watches over the server.
    process.kill(leashOf(orphan), 'SIGKILL');
    await kill();
    expect(processBirth(orphan)).not.toBeNull();

    const server = await start('orphan');
    expect(processBirth(orphan)).toBeNull();
    expect(said.join('\n')).toContain(`process ${orphan}) that an earlier run left behind`);
    expect(await ask(server.url, (sql) => sql`select texto from nota`)).toMatchObject([{ texto: 'guardada' }]);
    await server.stop();
  });

  it('ends when the process that started it is killed, also in the middle of a restart', async () => {
    const ended = () =>
      expect.poll(() => processesIn(join(folder, 'alone'), 'postgres'), { timeout: 20_000 }).toEqual([]);
    const first = await startElsewhere('alone');
    await first.kill();
    await ended();

    const second = await startElsewhere('alone');
    process.kill(await serverPid('alone'), 'SIGKILL');
    await expect.poll(() => second.said(), { timeout: 20_000 }).toContain('starting it again');
    await second.kill();
    await ended();
    await start('alone').then((server) => server.stop());
  });

  it('does not come to life when the process that starts it is killed at that moment', async () => {
    await start('unleashed').then((server) => server.stop());
    await expect(startElsewhere('unleashed', killedAtServerStart)).rejects.toThrow('ended with null');
    const left = () => ['sh', 'postgres'].flatMap((program) => processesIn(join(folder, 'unleashed'), program));
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  });

  it('restarts at the same address after the server is killed, even while one of its processes is busy in a long query', async () => {
    const server = await start('killed');
    await ask(server.url, (sql) => sql`create table nota as select 'guardada' as texto`);
    const busy = ask(server.url, (sql) => sql`select count(*) from generate_series(1, 100000000000)`).catch(String);
    await expect
      .poll(() => ask(server.url, (sql) => sql`select from pg_stat_activity where query like '%generate_series(1,%'`), {
        timeout: 20_000,
      })
      .not.toHaveLength(1);
    process.kill(await serverPid('killed'), 'SIGKILL');

    await expect
      .poll(() => ask(server.url, (sql) => sql`select texto from nota`).catch(() => null), { timeout: 30_000 })
      .toMatchObject([{ texto: 'guardada' }]);
    expect(await busy).toMatch(/CONNECTION|ECONNRESET/);
    expect(said.join('\n')).toMatch(
      /ended unexpectedly \(SIGKILL\); starting it again\n(.*\n)*.*runs again, after [\d.]+ s/,
    );
    await server.stop();
  });

  it('can be stopped during a restart, and leaves no process running', async () => {
    const server = await start('stopped');
    process.kill(await serverPid('stopped'), 'SIGKILL');
    await expect
      .poll(
        () =>
          ask(server.url, (sql) => sql`select 1`).then(
            () => 'up',
            () => 'down',
          ),
        { timeout: 20_000 },
      )
      .toBe('down');
    await server.stop();
    await expect.poll(() => processesIn(join(folder, 'stopped'), 'postgres'), { timeout: 20_000 }).toEqual([]);
    await start('stopped').then((again) => again.stop());
  });

  it("reports with PostgreSQL's words that it did not restart in time", async () => {
    const { promise, resolve: onLost } = Promise.withResolvers<Error>();
    const dataDir = prepare('lost');
    const server = await startEmbeddedPostgres({ dataDir, log, durable: false, onLost, patienceMs: 3_000 });
    await rename(join(dataDir, 'global'), join(dataDir, 'elsewhere'));
    process.kill(await serverPid('lost'), 'SIGKILL');
    expect((await promise).message).toMatch(/does not start:\n(.*\n)*.*could not find the database system/);
    await server.stop();
    expect(processesIn(dataDir, 'postgres')).toEqual([]);
  });

  it('starts although the process id in its pid file now belongs to another program', async () => {
    await start('reused').then((server) => server.stop());
    await writeFile(join(folder, 'reused', 'postmaster.pid'), `${process.pid}\n`);
    const server = await start('reused');
    await server.stop();
  });

  it("reports PostgreSQL's own message when it cannot start", async () => {
    const server = await start('port-a');
    const port = Number(new URL(server.url).port);
    await expect(startEmbeddedPostgres({ dataDir: prepare('port-b'), log, port, durable: false })).rejects.toThrow(
      /Address already in use/,
    );
    await server.stop();
  });
});

/** The shell that stops this server when the app's process is gone. */
function leashOf(server: number): number {
  const list = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,command='], { encoding: 'utf8' }).stdout;
  const line = list.split('\n').find((text) => text.endsWith(`kill -INT "$1" sh ${server}`));
  return Number.parseInt(line ?? '', 10);
}

/** Lines of a program that is killed right after it started the server, before it can do anything else. */
const killedAtServerStart = `
  const { default: processes } = await import('node:child_process');
  const { spawn } = processes;
  processes.spawn = (...call) => {
    const child = spawn(...call);
    if (call[1].includes('-D')) process.kill(process.pid, 'SIGKILL');
    return child;
  };
  (await import('node:module')).syncBuiltinESMExports();`;

/**
 * Starts the server from a separate process, which `kill` ends without a chance to clean up.
 * @param first lines that the process runs before
 */
async function startElsewhere(
  name: string,
  first = '',
): Promise<Pick<EmbeddedPostgres, 'url'> & { kill(): Promise<void>; said(): string }> {
  const program = `${first}
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)});
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(prepare(name))}, log: console.error, durable: false });
    process.stdout.write(server.url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  const url = await new Promise<string>((settle, reject) => {
    child.stdout.once('data', (chunk) => settle(`${chunk}`));
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${printed}`)));
  });
  return {
    url,
    said: () => printed,
    kill: () =>
      new Promise((settle) => {
        child.once('exit', () => settle());
        child.kill('SIGKILL');
      }),
  };
}
