import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `pnpm follow-operations`: carries out every block marked `sh` of docs/OPERATIONS.md, word for word and in order, with the last commit
 * of this folder as the repository. It happens in a copy of this machine that is thrown away: an overlay in memory, in namespaces
 * of its own for mounts and processes. Needs root on Debian 12 with PostgreSQL 15, npm and the package registries; takes the ports that the page
 * names. systemd is replaced by scripts/operations/systemctl.sh.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
/** `--all`: goes on after a failure, to find all of them. */
const goOn = process.argv.includes('--all');
const ports = [80, 443, 2019, 3000, 3999, 5432, 6432, 9090, 9464];

const blocks = readBlocks(readFileSync(join(root, 'docs/OPERATIONS.md'), 'utf8'));
for (const port of ports) await assertFree(port);

const place = mkdtempSync(join(tmpdir(), 'meridia-operations-'));
const tools = join(place, 'tools');
mkdirSync(tools);
writeTool('systemctl', readFileSync(join(root, 'scripts/operations/systemctl.sh'), 'utf8'));
writeTool('journalctl', '#!/bin/sh\ncat /var/log/meridia.service.log\n');
writeTool(
  'follow',
  [
    '#!/bin/bash',
    'failed=0',
    goOn ? 'set -o pipefail' : 'set -e -o pipefail',
    `trap 'failed=1; echo "FAILED: $BASH_COMMAND"; tail -n 8 /var/log/*.service.log 2>/dev/null' ERR`,
    // Packages start nothing by themselves.
    "printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d && chmod 755 /usr/sbin/policy-rc.d",
    'cp /meridia-tools/systemctl /meridia-tools/journalctl /usr/local/bin/',
    // Caddy makes a certificate of its own for a name that ends like this.
    'export NAME=meridia.local DEBIAN_FRONTEND=noninteractive',
    "echo '127.0.0.1 meridia.local' >> /etc/hosts",
    `export MERIDIA_REPO=file://${execFileSync('git', ['rev-parse', '--show-toplevel'], { cwd: root, encoding: 'utf8' }).trim()}`,
    ...blocks.flatMap(({ line, heading, text }) => [
      `printf '\\n== line %s, %s (%s s)\\n' ${line} '${heading}' $SECONDS`,
      text,
    ]),
    'echo',
    `echo 'came to the end of ${blocks.length} blocks'`,
    // Processes that the blocks have left running end with this one.
    'exit $failed',
  ].join('\n'),
);

const machine = [
  'mount -t tmpfs tmpfs "$1/mount" && cd "$1/mount" && mkdir upper work root',
  'mount -t overlay overlay -o lowerdir=/,upperdir=upper,workdir=work root',
  'mkdir root/meridia-tools && mount --bind "$1/tools" root/meridia-tools',
  'mount -t proc proc root/proc && mount --rbind /dev root/dev',
  'exec chroot root bash /meridia-tools/follow',
].join(' && ');
mkdirSync(join(place, 'mount'));
// When this ends, so does every process that the blocks have started.
const follower = spawn(
  'unshare',
  ['--mount', '--pid', '--fork', '--kill-child', 'bash', '-ec', machine, 'bash', place],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
const [code] = await once(follower, 'exit');
rmSync(place, { recursive: true, force: true });
if (code !== 0) console.log(`\nthe page cannot be followed (${code})`);
process.exitCode = code === 0 ? 0 : 1;

function writeTool(name: string, text: string): void {
  writeFileSync(join(tools, name), text);
  chmodSync(join(tools, name), 0o755);
}

function readBlocks(page: string): { line: number; heading: string; text: string }[] {
  const found: { line: number; heading: string; text: string }[] = [];
  let heading = '';
  let open: string[] | null = null;
  for (const [index, line] of page.split('\n').entries()) {
    if (open === null && line.startsWith('## ')) heading = line.slice(3);
    if (open === null && line.trim() === '```sh') open = [];
    else if (open && line.trim() === '```') {
      found.push({ line: index + 1 - open.length, heading, text: open.join('\n') });
      open = null;
    } else open?.push(line);
  }
  return found;
}

async function assertFree(port: number): Promise<void> {
  const server = createServer();
  const listening = once(server, 'listening');
  server.listen(port);
  await listening.catch(() => {
    throw new Error(`port ${port} is taken`);
  });
  server.close();
}
