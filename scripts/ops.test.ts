import { readFileSync } from 'node:fs';
import { counters, gauges, timers } from '@meridia/server/metrics/instruments.ts';
import { openMeter } from '@meridia/server/metrics/open-meter.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const files = ['ops/alerts.yml', 'ops/dashboard.json'].map((path) => ({ path, text: read(path) }));
const named = /\b(?:meridia|nodejs|process)_[a-z0-9_]+\b/g;
/** Labels that Prometheus adds. */
const added = ['le', 'job', 'instance'];

const instruments = [...Object.values(counters), ...Object.values(timers), ...Object.values(gauges)];
/** A histogram is three series. */
const ofHistogram = /_(?:bucket|count|sum)$/;

describe('the alarms and the dashboard', () => {
  let exist: Set<string>;
  beforeAll(async () => {
    const { text = '' } = (await openMeter().page?.()) ?? {};
    exist = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) => seriesOf(name, type)),
    );
  });

  it.each(files)('$path names only metrics that the app has', ({ text }) => {
    const names = [...new Set(text.match(named))];
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !exist.has(name))).toEqual([]);
  });

  it.each(files)('$path asks only for labels that the metric has', ({ text }) => {
    const asked = [...text.matchAll(/\b(meridia_[a-z_]+)\{([^}]*)\}/g)];
    expect(asked.length).toBeGreaterThan(1);
    const wrong = asked.flatMap(([, name = '', labels = '']) => {
      const instrument = instruments.find((one) => one.name === name.replace(ofHistogram, '') || one.name === name);
      const known: readonly string[] = [...(instrument?.labels ?? []), ...added];
      return [...labels.matchAll(/([a-z_]+)\s*[=!]/g)].flatMap(([, label = '']) =>
        known.includes(label) ? [] : [`${name}: ${label}`],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('look at every metric of ours but those that explain another', () => {
    const text = files.map((file) => file.text).join('\n');
    const unseen = instruments.filter(({ name }) => !text.includes(name)).map(({ name }) => name);
    expect(unseen).toEqual([
      'meridia_database_transaction_duration_seconds',
      'meridia_process_role',
      'meridia_database_statements_running',
      'meridia_database_pool_size',
    ]);
  });

  it('the example reads the port that the page of operations names', () => {
    expect(read('ops/prometheus.yml')).toContain('127.0.0.1:9464');
    expect(read('docs/OPERATIONS.md')).toContain('METRICS_PORT=9464');
  });
});

describe('the log of requests of the proxy', () => {
  const caddyfile = read('ops/Caddyfile');
  const filters = [...caddyfile.matchAll(/request>uri regexp "([^"]+)" "([^"]+)"/g)].map(
    ([, pattern = '', kept = '']) =>
      (address: string) =>
        address.replace(new RegExp(pattern), kept),
  );

  it('is made, kept for six months, and made in containers too', () => {
    expect(caddyfile).toContain('output file /var/log/caddy/access.log');
    const hours = Number(/roll_keep_for (\d+)h/.exec(caddyfile)?.[1]);
    expect(hours).toBeGreaterThanOrEqual(184 * 24);
    expect(hours).toBeLessThan(190 * 24);
    expect(read('ops/compose.yml')).toContain('./Caddyfile:/etc/caddy/Caddyfile:ro');
    expect(read('docs/OPERATIONS.md')).toContain('/var/log/caddy/access.log');
  });

  it('holds no link, no ticket and nothing that was searched for, beside the lines of failures too', () => {
    expect(filters).toHaveLength(2);
    expect(caddyfile.match(/request>headers delete\n\s+resp_headers delete/g)).toHaveLength(2);
    for (const filter of filters) {
      expect(filter('/r/Abc-123_x')).toBe('/r/-');
      expect(filter('/r/Abc-123_x/pdf?baixar=1')).toBe('/r/-');
      expect(filter('/correio/Abc-123_x/7/original')).toBe('/correio/-');
      expect(filter('/api/conta/exportacao?ticket=Abc-123_x')).toBe('/api/conta/exportacao?-');
      expect(filter('/trpc/clientes.list?input=%7B%22busca%22%3A%22Helena%22%7D')).toBe('/trpc/clientes.list?-');
      expect(filter('/api/fotos/4f0c2a1b')).toBe('/api/fotos/4f0c2a1b');
    }
  });
});

describe('the log of requests of the other proxy', () => {
  const config = read('ops/haproxy.cfg');
  const [, pattern = '', kept = ''] = /path,'regsub\("([^"]+)","([^"]+)"\)'/.exec(config) ?? [];
  const logged = (path: string) => path.replace(new RegExp(pattern), kept.replace('\\1', '$1'));

  it('has the page without link and question, and nothing else of the address or the headers', () => {
    expect(logged('/r/Abc-123_x/pdf')).toBe('/r/-');
    expect(logged('/correio/Abc-123_x/7/original')).toBe('/correio/-');
    expect(logged('/api/fotos/4f0c2a1b')).toBe('/api/fotos/4f0c2a1b');
    const format = /log-format "(.+)"/.exec(config)?.[1] ?? '';
    expect(format.match(/%(?:\[[^\]]+\]|\w+)/g)).toEqual([
      '%[date,utime(%Y-%m-%dT%H:%M:%SZ)]',
      '%ci',
      '%HM',
      '%[var(txn.page)]',
      '%ST',
      '%B',
      '%Ta',
      '%s',
    ]);
    expect(config).not.toMatch(/option (?:httplog|tcplog)|capture/);
  });

  it('is kept for six months', () => {
    expect(read('docs/OPERATIONS.md')).toContain("sed -i 's/rotate 7/rotate 184/' /etc/logrotate.d/haproxy");
  });
});

describe('a metric', () => {
  it('has no label that Prometheus writes itself, and a name in its words', () => {
    const wrong = instruments.filter(
      ({ name, labels }) => !/^meridia_[a-z_]+$/.test(name) || labels.some((label) => added.includes(label)),
    );
    expect(wrong).toEqual([]);
    expect(Object.values(counters).filter(({ name }) => !name.endsWith('_total'))).toEqual([]);
    expect(Object.values(timers).filter(({ name }) => !name.endsWith('_seconds'))).toEqual([]);
  });
});

function seriesOf(name: string, type: string | undefined): string[] {
  return type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name];
}
