import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Set in processes that run without a network. */
const insideFlag = 'MERIDIA_LOOPBACK_ONLY';

/** True in a process that has only loopback. */
const isLoopbackOnly = process.env[insideFlag] === '1';

/**
 * Runs this script again in a network namespace of its own. Loopback is up, no route leads out, and names are asked of an
 * unreachable address. So every attempt to reach the outside fails, and the kernel counts it.
 * @returns its exit code; null when the machine allows no such namespace (`unshare` and `ip`, util-linux and iproute2)
 */
async function runAgainLoopbackOnly(): Promise<number | null> {
  if (spawnSync('unshare', [...namespace, 'sh', '-c', prepare('true')]).status !== 0) return null;
  const child = spawn(
    'unshare',
    [
      ...namespace,
      'sh',
      '-c',
      prepare('exec "$@"'),
      'sh',
      process.execPath,
      ...process.execArgv,
      ...process.argv.slice(1),
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, [insideFlag]: '1' },
    },
  );
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/** Goes on in a process that has only loopback, and ends this one with its exit code; says so where the machine allows none. */
export async function beginLoopbackOnly(): Promise<void> {
  if (isLoopbackOnly) return;
  const code = await runAgainLoopbackOnly();
  if (code !== null) process.exit(code);
  console.warn(
    'This machine allows no network of its own: whether anything was contacted beside loopback is not counted.',
  );
}

/** Prints how often something other than loopback was tried. @returns whether it never was, or was not counted */
export function reportOutsideTries(): boolean {
  const tries = countOutsideTries();
  if (tries === null) return true;
  console.log(`${tries === 0 ? 'ok  ' : 'FAIL'} tries to reach anything but loopback: ${tries}`);
  return tries === 0;
}

/** How often this namespace has tried to send where no route leads, since its beginning: connections and datagrams; null outside of one. */
export function countOutsideTries(): number | null {
  if (!isLoopbackOnly) return null;
  const [names = [], values = []] = readFileSync('/proc/net/snmp', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('Ip:'))
    .map((line) => line.split(' '));
  const v4 = Number(values[names.indexOf('OutNoRoutes')]);
  const v6 = Number(/Ip6OutNoRoutes\s+(\d+)/.exec(readFileSync('/proc/net/snmp6', 'utf8'))?.[1]);
  return v4 + v6;
}

// An ordinary user keeps the same id, because PostgreSQL does not run as root.
const namespace = process.getuid?.() === 0 ? ['-n', '-m'] : ['-c', '-n', '-m', '--keep-caps'];

/** A cable that leads nowhere, without a route: with loopback alone a browser says that it is offline. */
const cable = [
  'ip link add cable type veth peer name end',
  'ip link set cable addrgenmode none',
  'ip link set end addrgenmode none',
  'ip address add 198.51.100.1/32 dev cable',
  'ip link set cable up',
  'ip link set end up',
];

function prepare(command: string): string {
  const resolver = join(tmpdir(), 'meridia-no-resolver.conf');
  writeFileSync(resolver, 'nameserver 192.0.2.53\noptions timeout:1 attempts:1\n');
  return [`mount --bind ${resolver} /etc/resolv.conf`, 'ip link set lo up', ...cable, command].join(' && ');
}
