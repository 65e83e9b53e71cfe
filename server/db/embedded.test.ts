import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, findEmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { processBirth } from './processes.ts';

let folder: string;
beforeAll(async () => {
  // 0700 and owned by us: as root this is also a folder that the account of the server cannot walk into.
  folder = await mkdtemp(join(tmpdir(), 'meridia-embedded-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const said: string[] = [];
const log = (message: string) => void said.push(message);
const start = (name: string) => startEmbeddedPostgres({ dataDir: join(folder, name), log, durable: false });

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

  it('listens on the loopback address only and refuses a wrong password, which lies in a file of mode 0600', async () => {
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

  it('tells where it runs while it runs, and nothing afterwards', async () => {
    const dataDir = join(folder, 'found');
    expect(await findEmbeddedPostgres(dataDir)).toBeNull();
    const server = await start('found');
    expect(await findEmbeddedPostgres(dataDir)).toBe(server.url);
    await server.stop();
    expect(await findEmbeddedPostgres(dataDir)).toBeNull();
  });

  it('refuses a folder that a living process uses, and leaves its server alone', async () => {
    const server = await start('shared');
    await expect(start('shared')).rejects.toThrow(/already uses the data/);
    expect(await ask(server.url, (sql) => sql`select 1 as one`)).toMatchObject([{ one: 1 }]);
    await server.stop();
  });

  it('stops the server that a killed process left behind, and loses nothing that was committed', async () => {
    const { url, kill } = await startElsewhere('orphan');
    await ask(url, (sql) => sql`create table nota as select 'guardada' as texto`);
    await kill();
    const orphan = await serverPid('orphan');
    expect(processBirth(orphan)).not.toBeNull();

    const server = await start('orphan');
    expect(processBirth(orphan)).toBeNull();
    expect(said.join('\n')).toContain(`process ${orphan}) that an earlier run left behind`);
    expect(await ask(server.url, (sql) => sql`select texto from nota`)).toMatchObject([{ texto: 'guardada' }]);
    await server.stop();
  });

  it('comes back on the same address when the server itself is killed', async () => {
    const server = await start('killed');
    await ask(server.url, (sql) => sql`create table nota as select 'guardada' as texto`);
    process.kill(await serverPid('killed'), 'SIGKILL');

    await expect
      .poll(() => ask(server.url, (sql) => sql`select texto from nota`).catch(() => null), { timeout: 30_000 })
      .toMatchObject([{ texto: 'guardada' }]);
    await server.stop();
  });

  it('starts although the number of its last process now belongs to another program', async () => {
    await start('reused').then((server) => server.stop());
    await writeFile(join(folder, 'reused', 'postmaster.pid'), `${process.pid}\n`);
    const server = await start('reused');
    await server.stop();
  });

  it('says what PostgreSQL said when it cannot start', async () => {
    const server = await start('port-a');
    const port = Number(new URL(server.url).port);
    await expect(startEmbeddedPostgres({ dataDir: join(folder, 'port-b'), log, port, durable: false })).rejects.toThrow(
      /Address already in use/,
    );
    await server.stop();
  });
});

/** Starts the server in a process of its own, which `kill` ends without a chance to clean up. */
async function startElsewhere(name: string): Promise<Pick<EmbeddedPostgres, 'url'> & { kill(): Promise<void> }> {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)});
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(join(folder, name))}, log: console.error, durable: false });
    process.stdout.write(server.url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((settle, reject) => {
    child.stdout.once('data', (chunk) => settle(`${chunk}`));
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
  return {
    url,
    kill: () =>
      new Promise((settle) => {
        child.once('exit', () => settle());
        child.kill('SIGKILL');
      }),
  };
}
