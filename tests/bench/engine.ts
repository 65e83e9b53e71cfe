import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { engineHere } from '@meridia/server/engine/engine-here.ts';
import { createLocalWriter } from '@meridia/server/engine/local-writer.ts';
import { decodeFoto } from '@meridia/server/images/decode-foto.ts';
import { montarHtml } from '@meridia/server/mtc/render/montar-html.ts';
import { dadosDa, nomesFichas } from '@meridia/server/mtc/writer/test-fichas.ts';
import { observeFoto } from '@meridia/server/vision/observe-foto.ts';
import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import { type FotoKind, fotoKinds } from '@meridia/shared/foto.ts';
import { type EngineFoto, runEngine } from '../../scripts/diagnosticar/run-engine.ts';
import { drawEarPhoto } from '../fixtures/draw-ear.ts';
import { drawFacePhoto } from '../fixtures/draw-face.ts';
import { drawTonguePhoto } from '../fixtures/draw-tongue.ts';
import { median, ms, quantile } from './figures.ts';
import { measureSafety } from './safety-intakes.ts';
import { measureVision } from './vision.ts';

/**
 * `pnpm bench:engine [report photos …]`: all or some figures of the report engine, without server or database. Ends with 1 when a
 * figure is not good enough.
 * SAFETY_INTAKES sets the number of intakes for the safety rules (10,000; each makes two reports).
 */
const measures: Record<string, () => Promise<{ passed: boolean; figures: string }>> = {
  cases: measureCases,
  vision: measureVision,
  report: measureReport,
  photos: measurePhotos,
  memory: measureMemory,
  same: measureSameness,
  safety: () => measureSafety(),
};

const writer = createLocalWriter(engineHere);
const day = new Date('2026-11-21T12:00:00Z');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in measures));
if (unknown.length > 0) {
  console.error(`Unknown figure ${unknown.join(', ')}; there are ${Object.keys(measures).join(', ')}.`);
  process.exit(2);
}
let failed = 0;
for (const [name, measure] of Object.entries(measures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { passed, figures } = await measure();
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name.padEnd(7)} ${figures}`);
  if (!passed) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);

/** Agreement with published cases; casos.ts run alone prints more. */
async function measureCases() {
  const program = fileURLToPath(new URL('./casos.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = (await text(child.stdout)).trimEnd().split('\n');
  const figures = lines.join('\n             ');
  const hits = /published cases, out of fold [^:]*: top-1 ([\d.]+) %, top-3 ([\d.]+) %/.exec(figures);
  if (!hits) return { passed: lines.some((line) => line.includes('skipped')), figures };
  const [top1 = 0, top3 = 0] = hits.slice(1).map(Number);
  return { passed: top1 >= 68 && top3 >= 83, figures };
}

async function report(
  nome: (typeof nomesFichas)[number],
  fotos: readonly EngineFoto[],
  tipo: TipoRelatorio = 'completo',
) {
  const { relatorio } = await runEngine({ dados: dadosDa(nome), tipo, fotos, geradoEm: day }, writer);
  return { relatorio, html: montarHtml(relatorio) };
}

/** A whole report in memory: findings, patterns, protocol, texts, safety, schema, HTML. P8 adds the database. */
async function measureReport() {
  const spent: number[] = [];
  const waited: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    for (const nome of nomesFichas) {
      const before = cpuMs();
      const begun = performance.now();
      await report(nome, []);
      if (round < 2) continue;
      spent.push(cpuMs() - before);
      waited.push(performance.now() - begun);
    }
  }
  const p50 = median(spent);
  return {
    passed: p50 <= 40,
    figures: `local report with HTML, without photos: CPU p50 ${ms(p50)}, p95 ${ms(quantile(spent, 0.95))} (limit 40 ms p50); by the clock p50 ${ms(median(waited))}`,
  };
}

/** Processor time of this process: the cost of a report, even on a busy machine. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Three 12 MP photos from upload to report: decoded, re-encoded, measured, and then the report. */
async function measurePhotos() {
  const uploads = await drawUploads();
  const times: number[] = [];
  const spent: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const before = cpuMs();
    const begun = performance.now();
    await report('lombar', await takeIn(uploads));
    if (round === 0) continue;
    times.push(performance.now() - begun);
    spent.push(cpuMs() - before);
  }
  const p50 = median(times);
  const megabytes = uploads.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) / 1e6;
  return {
    passed: p50 <= 1500,
    figures: `report with three 12 MP photos (${megabytes.toFixed(1)} MB): p50 ${ms(p50)}, max ${ms(Math.max(...times))} (limit 1500 ms); CPU p50 ${ms(median(spent))}`,
  };
}

interface Upload {
  kind: FotoKind;
  bytes: Buffer;
}

async function drawUploads(): Promise<Upload[]> {
  const size = { width: 3024, height: 4032 };
  const draw = { lingua: drawTonguePhoto, face: drawFacePhoto, orelha: drawEarPhoto };
  const uploads: Upload[] = [];
  for (const kind of fotoKinds) uploads.push({ kind, bytes: await draw[kind](size) });
  return uploads;
}

function takeIn(uploads: readonly Upload[]): Promise<EngineFoto[]> {
  return Promise.all(
    uploads.map(async ({ kind, bytes }) => {
      const { jpeg } = await decodeFoto(kind, bytes);
      return { id: kind, kind, jpeg, observacoes: await observeFoto(kind, jpeg) };
    }),
  );
}

/** The memory that a process keeps after hundreds of reports, and its highest value. */
async function measureMemory() {
  const settle = () => {
    globalThis.gc?.();
    return process.memoryUsage();
  };
  const before = settle();
  const reports = 300;
  for (let index = 0; index < reports; index += 1) await report(nomesFichas[index % nomesFichas.length] ?? 'tpm', []);
  const after = settle();
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  const grown = (after.rss - before.rss) / 1e6;
  const most = process.resourceUsage().maxRSS * 1024;
  return {
    passed: grown <= 60,
    figures: `resident ${mb(before.rss)} before and ${mb(after.rss)} after ${reports} reports, at most ${mb(most)} (with photos and masks)`,
  };
}

/** Same input, same output: makes every report again in reverse order and compares every byte of its HTML. */
async function measureSameness() {
  const tipos = ['completo', 'diagnostico'] as const;
  const orders = nomesFichas.flatMap((nome) => tipos.map((tipo) => ({ nome, tipo })));
  const write = async ({ nome, tipo }: (typeof orders)[number]) => {
    const { relatorio, html } = await report(nome, [], tipo);
    return JSON.stringify(relatorio) + html;
  };
  const first: string[] = [];
  for (const order of orders) first.push(await write(order));
  let different = 0;
  for (const [index, order] of [...orders.entries()].reverse())
    if ((await write(order)) !== first[index]) different += 1;
  return {
    passed: different === 0,
    figures: `${different} of ${orders.length} reports differ when made again in another order`,
  };
}
