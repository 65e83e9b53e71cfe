import type { Level } from './check-prediction.ts';
import { type Cost, type Costs, type Kind, kinds, labels } from './costs.ts';
import type { Forecast } from './forecast.ts';
import type { Prediction } from './predict.ts';
import { perReport, workingDay } from './working-day.ts';

/** Lines of columns, the first to the left and all others to the right, as wide as they need. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, text] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, text.length);
  }
  const aligned = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(aligned).join('  ').trimEnd()).join('\n');
}

export function costsTable({ measuredOn, machine, idle, neighbour, others, memory, kinds: found }: Costs): string {
  const head = [
    'one of',
    'answer ms',
    'main ms',
    'threads',
    'pictures',
    'database',
    'client',
    'WAL kB',
    'rows kB',
    'files kB',
    'net kB',
  ];
  const rowOf = (kind: Kind, cost: Cost) => [
    labels[kind],
    one(cost.answerMs),
    two(cost.mainMs),
    two(cost.threadsMs),
    two(cost.picturesMs),
    two(cost.databaseMs),
    two(cost.clientMs),
    kb(cost.walBytes),
    kb(cost.databaseBytes),
    kb(cost.fileBytes),
    kb(cost.sentBytes + cost.receivedBytes),
  ];
  return [
    `${measuredOn}, ${machine.cores} cores (${machine.processor}); other programs took ${percent(others)} of them`,
    tableOf([head, ...kinds.map((kind) => rowOf(kind, found[kind]))]),
    `idle: app ${two(idle.appMs)} ms and database ${two(idle.databaseMs)} ms of each second; beside busy cores ${two(neighbour)}x`,
    `memory: app ${memory.appMb.toFixed(0)} MB, database ${memory.databaseMb.toFixed(0)} MB, an idle socket ${memory.socketKb.toFixed(0)} kB`,
  ].join('\n');
}

export function assumptionsTable(): string {
  return tableOf([
    ...Object.entries(workingDay).map(([name, value]) => [name, String(value)]),
    ...kinds.map((kind) => [`${labels[kind]}, for each report`, String(perReport[kind])]),
  ]);
}

export function predictionTable({ use, times }: Prediction): string {
  return [
    `use of the cores: ${percent(use)}`,
    tableOf([
      ['answer', 'asked', 'p50 ms', 'p95 ms', 'p99 ms'],
      ...kinds.flatMap((kind) => {
        const found = times[kind];
        return found ? [[labels[kind], String(found.count), one(found.p50), one(found.p95), one(found.p99)]] : [];
      }),
    ]),
  ].join('\n');
}

export function forecastTable(forecasts: readonly Forecast[]): string {
  const row = (name: string, of: (one: Forecast) => number, digits = 0) => [
    name,
    ...forecasts.map((forecast) => grouped(of(forecast), digits)),
  ];
  return tableOf([
    row('therapists', ({ therapists }) => therapists),
    row('reports a second in the busiest hour', ({ reportsPerSecond }) => reportsPerSecond, 3),
    row('cores of the app', ({ appCores }) => appCores, 1),
    row('cores of the database', ({ databaseCores }) => databaseCores, 1),
    row('processes of the app', ({ processes }) => processes),
    row('connections to the database', ({ connections }) => connections),
    row('sockets', ({ sockets }) => sockets),
    row('memory of the app, GB', ({ memoryGb }) => memoryGb, 1),
    row('database, GB a year', ({ databaseGbPerYear }) => databaseGbPerYear, 1),
    row('photos, GB a year', ({ filesGbPerYear }) => filesGbPerYear, 1),
    row('write-ahead log, MB a second', ({ walMbPerSecond }) => walMbPerSecond, 2),
    row('network, Mbit a second', ({ networkMbitPerSecond }) => networkMbitPerSecond, 1),
  ]);
}

export function levelTable({ level, reportsPerSecond, others, rows }: Level): string {
  return [
    `planned use ${percent(level)}: ${two(reportsPerSecond)} reports a second, each with all that belongs to it; other programs took ${percent(others)} of the cores`,
    tableOf([
      ['', 'count', 'predicted', 'measured', 'difference', ''],
      ...rows.map(({ what, predicted, measured, count, within }) => {
        const isUse = !Number.isFinite(count);
        const show = (value: number) => (isUse ? percent(value) : `${one(value)} ms`);
        const verdict = within === null ? 'too few' : within ? 'ok' : 'OUTSIDE';
        const difference = `${measured >= predicted ? '+' : '-'}${percent(Math.abs(measured / predicted - 1))}`;
        return [what, isUse ? '' : String(count), show(predicted), show(measured), difference, verdict];
      }),
    ]),
  ].join('\n');
}

const one = (value: number) => value.toFixed(1);
const two = (value: number) => value.toFixed(2);
const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

function grouped(value: number, digits: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: value < 10 ? digits : 0 });
}
