import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ignores, readDockerfile, readEnv, readList, type Step } from './dockerfile/read-dockerfile.ts';

/**
 * `pnpm follow-dockerfile`: builds the image of the Dockerfile without an engine, line by line, and runs it. Each stage is a bare
 * directory that a step enters by chroot, in a mount namespace of its own: of this machine it sees the programs of /usr (read-only),
 * /dev and /proc. In place of the base image, /usr/local has the pinned Node and this machine's npm. Needs root, on Linux, and
 * the registry. What only an engine does is not tried: layers, the base image itself, published ports.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'meridia-image-'));
const nodeUser = 1000;

interface Stage {
  dir: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  volumes: string[];
  stopSignal: NodeJS.Signals;
  health: { command: string[]; startPeriodMs: number };
  command: string[];
}

const stages = new Map<string, Stage>();
let stage: Stage | null = null;
let failed = false;

try {
  const context = join(place, 'context');
  copyContext(context);
  for (const step of readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))) {
    const begunAt = performance.now();
    carryOut(step, context);
    const seconds = ((performance.now() - begunAt) / 1000).toFixed(1);
    console.log(`line ${String(step.line).padStart(2)}  ${step.name} ${step.rest.slice(0, 90)}  (${seconds} s)`);
  }
  if (!stage) throw new Error('no stage');
  await tryImage(stage);
} catch (error) {
  failed = true;
  console.error(error instanceof Error ? error.message : error);
} finally {
  rmSync(place, { recursive: true, force: true });
}
console.log(failed ? '\nthe image does not work' : '\nthe image works');
process.exitCode = failed ? 1 : 0;

function carryOut({ name, rest, line }: Step, context: string): void {
  if (name === 'FROM') {
    const [image = '', alias = `line-${line}`] = rest.split(/\s+as\s+/i);
    stage = beginStage(image, alias);
    return;
  }
  if (!stage) throw new Error(`line ${line}: before FROM`);
  if (name === 'WORKDIR') {
    stage.workdir = rest;
    mkdirSync(join(stage.dir, rest), { recursive: true });
  } else if (name === 'ENV') stage.env = { ...stage.env, ...readEnv(rest) };
  else if (name === 'RUN') enter(stage, ['sh', '-c', rest], { user: 'root' });
  else if (name === 'COPY') copy(stage, rest, context);
  else if (name === 'VOLUME') stage.volumes.push(rest);
  else if (name === 'USER') stage.user = rest;
  else if (name === 'STOPSIGNAL') stage.stopSignal = rest === 'SIGTERM' ? 'SIGTERM' : 'SIGKILL';
  else if (name === 'HEALTHCHECK') {
    const [options = '', list = ''] = rest.split(' CMD ');
    const [, seconds = '0'] = /--start-period=(\d+)s/.exec(options) ?? [];
    stage.health = { command: readList(list), startPeriodMs: Number(seconds) * 1000 };
  } else if (name === 'CMD') stage.command = readList(rest);
}

/** A stage begins where an earlier one ended, or in place of the base image. */
function beginStage(image: string, alias: string): Stage {
  const dir = join(place, alias);
  const earlier = stages.get(image);
  if (earlier) execFileSync('cp', ['-a', earlier.dir, dir]);
  else makeBase(dir);
  const begun: Stage = {
    workdir: '/',
    user: 'root',
    volumes: [],
    stopSignal: 'SIGTERM',
    health: { command: [], startPeriodMs: 0 },
    command: [],
    ...earlier,
    env: { ...earlier?.env },
    dir,
  };
  stages.set(alias, begun);
  return begun;
}

function makeBase(dir: string): void {
  for (const path of [
    'usr',
    'local/bin',
    'local/lib/node_modules',
    'etc/ssl',
    'proc',
    'dev',
    'root',
    'home/node',
    'tmp',
    'var/tmp',
  ])
    mkdirSync(join(dir, path), { recursive: true });
  for (const path of ['tmp', 'var/tmp']) chmodSync(join(dir, path), 0o1777);
  for (const path of ['bin', 'lib', 'lib64', 'sbin']) symlinkSync(`usr/${path}`, join(dir, path));
  writeFileSync(
    join(dir, 'etc/passwd'),
    `root:x:0:0:root:/root:/bin/sh\nnode:x:${nodeUser}:${nodeUser}::/home/node:/bin/sh\n`,
  );
  writeFileSync(join(dir, 'etc/group'), `root:x:0:\nnode:x:${nodeUser}:\n`);
  for (const path of ['etc/resolv.conf', 'etc/hosts']) cpSync(`/${path}`, join(dir, path));
  cpSync(realpathSync(join(root, 'node_modules/node/bin/node')), join(dir, 'local/bin/node'));
  const npm = dirname(dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())));
  cpSync(npm, join(dir, 'local/lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(dir, 'local/bin', name));
}

function copy({ dir, workdir }: Stage, rest: string, context: string): void {
  const words = rest.split(/\s+/);
  const [, name] = /^--from=(.+)$/.exec(words[0] ?? '') ?? [];
  const from = name ? stages.get(name)?.dir : context;
  if (!from) throw new Error(`COPY: no stage ${name}`);
  const paths = words.slice(name ? 1 : 0);
  const target = paths.pop() ?? '';
  const into = join(dir, target.startsWith('/') ? target : join(workdir, target));
  for (const path of paths) {
    const source = join(from, path);
    const isFolder = statSync(source).isDirectory();
    const to = !isFolder && (target.endsWith('/') || paths.length > 1) ? join(into, basename(path)) : into;
    mkdirSync(isFolder ? to : dirname(to), { recursive: true });
    // What is copied belongs to root, whoever had it.
    execFileSync('cp', ['-a', '--no-preserve=ownership', isFolder ? `${source}/.` : source, to]);
  }
}

function copyContext(context: string): void {
  const ignored = ignores(readFileSync(join(root, '.dockerignore'), 'utf8'));
  cpSync(root, context, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => {
      const path = relative(root, source);
      return path === '' || !ignored(path);
    },
  });
}

/** The command line that runs a program in a stage, and the environment for it. */
function inside({ dir, workdir, env }: Stage, command: readonly string[], { user }: { user: string }) {
  const own = '"$1"';
  // The way to the registry that this machine has, as the engine of a build has its own.
  const registry = ['/etc/npmrc', '/root/.npmrc', process.env.NODE_EXTRA_CA_CERTS ?? ''].filter((path) =>
    existsSync(path),
  );
  const bind = (path: string) =>
    `mkdir -p ${own}$(dirname ${path}) && touch ${own}${path} && mount --bind ${path} ${own}${path}`;
  const mounts = [
    `mount --bind /usr ${own}/usr && mount -o remount,bind,ro ${own}/usr`,
    `mount --bind ${own}/local ${own}/usr/local`,
    `mount --rbind /dev ${own}/dev && mount -t proc proc ${own}/proc`,
    `mount --bind /etc/ssl ${own}/etc/ssl`,
    ...(user === 'root' ? registry.map(bind) : []),
  ].join(' && ');
  const id = user === 'root' ? '0:0' : `${nodeUser}:${nodeUser}`;
  const script = `${mounts} && cd / && dir=$1 && where=$2 && shift 2 && exec chroot --userspec=${id} "$dir" sh -c 'cd "$0" && exec "$@"' "$where" "$@"`;
  return {
    args: ['--mount', 'sh', '-ec', script, 'sh', dir, workdir, ...command],
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: user === 'root' ? '/root' : '/home/node',
      ...(process.env.NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS }),
      ...env,
    },
  };
}

function enter(where: Stage, command: readonly string[], { user }: { user: string }): string {
  const { args, env } = inside(where, command, { user });
  const { status, stdout, stderr } = spawnSync('unshare', args, { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0)
    throw new Error(`${command.join(' ')} ended with ${status}\n${stdout.slice(-3000)}${stderr.slice(-3000)}`);
  return stdout;
}

/** What one would ask of a container: who runs it, what is in it, does it start, is it healthy, does it end. */
async function tryImage(image: Stage): Promise<void> {
  const ask = (shell: string) => enter(image, ['sh', '-c', shell], { user: image.user }).trim();
  const expect = (what: string, found: string, wanted: string) => {
    console.log(`${found === wanted ? 'ok  ' : 'FAIL'} ${what}: ${found || 'none'}`);
    if (found !== wanted) throw new Error(`${what}: expected ${wanted || 'none'}`);
  };
  expect('the user', ask('id -un'), 'node');
  expect('files of the app that it may change', ask('find /app -writable -not -type l | head -3'), '');
  expect('its volume', ask(`test -w ${image.volumes.join(' ')} && echo writable`), 'writable');
  const stray = ask('find /app -maxdepth 2 \\( -name .env -o -name .git -o -name tests -o -name "*.ts" \\) | head -3');
  expect('sources, secrets and tests in it', stray, '');
  // esbuild and TypeScript come with react-email.
  const tools = ask('ls /app/node_modules/.pnpm | grep -E "^(vitest|vite|@playwright|@biomejs|tsx)" | head -3; true');
  expect('build tools in it', tools, '');
  console.log(`     ${ask('du -sm /app | cut -f1')} MB in /app`);

  const port = await freePort();
  // As `docker run -e`: only this machine reaches it, at a port that is free here.
  const running: Stage = { ...image, env: { ...image.env, HOST: '127.0.0.1', PORT: String(port) } };
  for (const time of ['first', 'second']) {
    const begunAt = performance.now();
    const { args, env } = inside(running, running.command, { user: running.user });
    const child = spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
    const ended = once(child, 'exit');
    try {
      await untilHealthy(running, () => printed + (child.exitCode === null ? '' : ' (ended)'));
      console.log(`ok   the ${time} start is healthy after ${((performance.now() - begunAt) / 1000).toFixed(1)} s`);
      const page = await fetch(`http://127.0.0.1:${port}/`);
      expect('the home page', `${page.status} ${(await page.text()).includes('MeridIA')}`, '200 true');
    } finally {
      child.kill(running.stopSignal);
    }
    const [code, signal] = await Promise.race([ended, delay(31_000).then(() => [null, 'not within 30 s'])]);
    if (code === null) child.kill('SIGKILL');
    expect(`its end after ${running.stopSignal}`, String(code ?? signal), '0');
  }
  expect(
    'what its volume keeps',
    ask(`ls ${image.volumes.join(' ')} | tr '\\n' ' '`)
      .includes('postgres')
      .toString(),
    'true',
  );
}

async function untilHealthy(image: Stage, told: () => string): Promise<void> {
  const deadline = performance.now() + image.health.startPeriodMs;
  while (performance.now() < deadline) {
    const { args, env } = inside(image, image.health.command, { user: image.user });
    if (spawnSync('unshare', args, { env }).status === 0) return;
    await delay(500);
  }
  throw new Error(`not healthy within its start period:\n${told()}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address !== 'object') throw new Error('no free port');
  return address.port;
}
