import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './app-process.ts';
import { eventually } from './eventually.ts';
import { endNeighbour, startNeighbour } from './neighbour.ts';

/** HAProxy with ops/haproxy.cfg, without TLS and on loopback. */
export interface Haproxy {
  port: number;
  /** The number of requests of each process, in the order of the ports. */
  sent(): number[];
  /** The lines of its log of requests. */
  lines(): string[];
  close(): Promise<void>;
}

/** Why there is no HAProxy on this machine; null when there is one. */
export function haproxySkipReason(): string | null {
  return spawnSync('haproxy', ['-v']).error ? 'haproxy is not installed (apt-get install haproxy)' : null;
}

/** @param port where people reach it @param ports of the processes; it waits until all of them are ready */
export async function startHaproxy(port: number, ports: number[]): Promise<Haproxy> {
  const dir = await mkdtemp(join(tmpdir(), 'meridia-haproxy-'));
  const file = join(dir, 'haproxy.cfg');
  const statsPort = await freePort();
  const template = await readFile(new URL('../../ops/haproxy.cfg', import.meta.url), 'utf8');
  await writeFile(file, fillIn(template, port, ports, statsPort));
  const child = startNeighbour('haproxy', ['-db', '-f', file]);
  const lines: string[] = [];
  let rest = '';
  let complaints = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const found = (rest + text).split('\n');
    rest = found.pop() ?? '';
    lines.push(...found);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-5_000);
  });
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`haproxy ended:\n${complaints}`);
    const response = await fetch(`http://127.0.0.1:${statsPort}/;csv`).catch(() => null);
    // `L7OK`: it has asked, and did not only assume so.
    return (await response?.text())?.match(/L7OK/g)?.length === ports.length ? true : null;
  }, 'haproxy to find every process ready');
  return {
    port,
    sent: () => ports.map((one) => lines.filter((line) => line.endsWith(` web-${one}`)).length),
    lines: () => lines,
    close: async () => {
      await endNeighbour(child, 'SIGTERM');
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** The file of an operator with the addresses of a test. Its log goes to standard output. */
function fillIn(template: string, port: number, ports: number[], statsPort: number): string {
  const changes: [RegExp, string][] = [
    [/^\tlog \/dev\/log local0$/m, '\tlog stdout format raw local0'],
    [/^\tchroot .*\n\tuser .*\n\tgroup .*\n/m, ''],
    [/^\tbind :80\n\tbind :443 .*$/m, `\tbind 127.0.0.1:${port}`],
    [/^\thttp-request redirect scheme https .*\n/m, ''],
    [/^\thttp-request set-header X-Forwarded-Proto https\n/m, ''],
    [/^\tserver one .*\n\tserver two .*$/m, ports.map((one) => `\tserver web-${one} 127.0.0.1:${one}`).join('\n')],
  ];
  const filled = changes.reduce((text, [line, replacement]) => {
    if (!line.test(text)) throw new Error(`ops/haproxy.cfg has no line ${line}`);
    return text.replace(line, replacement);
  }, template);
  // By itself it opens a way to the name server of the machine, though no name is asked for.
  const asksNobody = 'resolvers default\n\tnameserver none 127.0.0.1:53\n';
  return `${filled}\n${asksNobody}\nlisten stats\n\tbind 127.0.0.1:${statsPort}\n\tstats enable\n\tstats uri /\n`;
}
