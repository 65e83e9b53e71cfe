import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { freePort } from './app-process.ts';
import { eventually } from './eventually.ts';
import { endNeighbour, startNeighbour } from './neighbour.ts';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

/** PgBouncer in front of a database of this machine, with the files of ops/ as an operator uses them. */
export interface TestPooler {
  port: number;
  /** Of the two roles. */
  password: string;
  /** The setting DATABASE_POOLER_URL beside this DATABASE_URL. */
  urlFor(directUrl: string): string;
  /** What it wrote. */
  output(): string;
  close(): Promise<void>;
}

/** Why there is no pooler on this machine; null when there is one. */
export function poolerSkipReason(): string | null {
  return spawnSync('pgbouncer', ['--version']).error ? 'pgbouncer is not installed (apt-get install pgbouncer)' : null;
}

interface PoolerOptions {
  /** The lines of `[databases]`, given where the server is; by default every database of it. */
  databases?: (host: string) => string;
  /** Of roles that may log in already. They are then listed with it, which lets this pooler log in as somebody else. */
  known?: string;
  /** By default a free one. */
  port?: number;
}

/** @param directUrl as the superuser of a migrated database. Its two roles get a password, as from ops/pooler.sql */
export async function startPooler(
  directUrl: string,
  { databases = (host) => `* = ${host}`, known, port: wantedPort }: PoolerOptions = {},
): Promise<TestPooler> {
  // PgBouncer refuses to run as root, and who it runs as instead may not look into the folder of temporary files of `npm test`.
  const asNobody = process.getuid?.() === 0;
  const dir = await mkdtemp(join(asNobody ? '/tmp' : tmpdir(), 'meridia-pooler-'));
  await chmod(dir, 0o755);
  const password = known ?? randomBytes(24).toString('hex');
  const users = known ? `"meridia_app" "${known}"\n"meridia_system" "${known}"\n` : await letIn(directUrl, password);
  await writeFile(join(dir, 'userlist.txt'), users);
  const { hostname, port: serverPort } = new URL(directUrl);
  const port = wantedPort ?? (await freePort());
  const host = `host=${hostname} port=${serverPort}`;
  const ini = join(dir, 'pgbouncer.ini');
  const template = await read('ops/pgbouncer.ini');
  const settings = { listen_port: `${port}`, auth_file: join(dir, 'userlist.txt') };
  await writeFile(ini, fillIn(template, databases(host), settings));
  const ids = asNobody ? { uid: 65534, gid: 65534 } : {};
  const child = startNeighbour('pgbouncer', [ini], { ...ids, cwd: dir });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-20_000);
    });
  }
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended:\n${printed}`);
    return printed.includes('process up') ? true : null;
  }, 'pgbouncer to start');
  return {
    port,
    password,
    urlFor: (url) => `postgres://meridia_app:${password}@127.0.0.1:${port}${new URL(url).pathname}`,
    output: () => printed,
    close: async () => {
      // It has nothing to keep, and by itself would wait for everybody to leave (from 1.23 on).
      await endNeighbour(child, 'SIGKILL');
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** ops/pooler.sql, and the lines of the list of users as docs/OPERATIONS.md makes them. */
async function letIn(directUrl: string, password: string): Promise<string> {
  const sql = postgres(directUrl, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe((await read('ops/pooler.sql')).replaceAll(":'password'", `'${password}'`));
    const rows = await sql<{ line: string }[]>`
      select format('"%s" "%s"', rolname, rolpassword) as line from pg_authid
      where rolname in ('meridia_app', 'meridia_system')`;
    return rows.map(({ line }) => `${line}\n`).join('');
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The file of an operator with the addresses of a test; it writes to standard output and has no socket in a folder. */
function fillIn(template: string, databases: string, settings: Record<string, string>): string {
  const here = { ...settings, unix_socket_dir: '', logfile: '', pidfile: '' };
  let filled = template.replace(/^meridia = .*$/m, databases);
  for (const [name, value] of Object.entries(here)) {
    const line = new RegExp(`^${name} = .*$`, 'm');
    if (!line.test(filled)) throw new Error(`ops/pgbouncer.ini has no ${name}`);
    filled = filled.replace(line, `${name} = ${value}`);
  }
  return filled;
}
