import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { maskPng } from '@meridia/server/vision/mask-png.ts';
import { observeFoto } from '@meridia/server/vision/observe-foto.ts';
import sharp from 'sharp';
import { median, ms, quantile } from './figures.ts';
import { measureCasts } from './vision-casts.ts';
import { measureLargeFotos } from './vision-large-fotos.ts';
import { measureRefusal } from './vision-refusal.ts';

const folder = new URL('../../../shared/data/tongue/masked/', import.meta.url);

/**
 * Agreement with hand-drawn masks, the processor time of one photo and of three in camera size, and the colours under other
 * light. The photos have no licence and stay outside the repository: without them only the drawn ones are measured.
 */
export async function measureVision(): Promise<{ passed: boolean; figures: string }> {
  const large = await measureLargeFotos();
  if (!existsSync(folder)) {
    return { passed: large.passed, figures: `${large.figures}; ../shared/data/tongue/masked is absent` };
  }
  const jpegs = readdirSync(folder)
    .filter((file) => file.endsWith('.jpg'))
    .map((name) => ({ name, jpeg: readFileSync(new URL(name, folder)) }));
  const ious: number[] = [];
  const times: number[] = [];
  for (const { name, jpeg } of jpegs) {
    const byHand = readFileSync(new URL(name.replace('.jpg', '-mask.png'), folder));
    ious.push(iou(await readMask(await maskPng(jpeg)), await readMask(byHand)));
  }
  // In a process like a server's: warm, and with 50 MB of living objects, which determine how often the collector runs.
  const living = Array.from({ length: 400_000 }, (_, index) => ({ index }));
  for (const { jpeg } of jpegs) {
    const before = process.cpuUsage();
    await observeFoto('lingua', jpeg);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  living.length = 0;
  const casts = await measureCasts(jpegs.filter((_, index) => index % 5 === 0).map(({ jpeg }) => jpeg));
  const refusal = await measureRefusal(jpegs.map(({ jpeg }) => jpeg));
  const mean = ious.reduce((sum, value) => sum + value, 0) / ious.length;
  const p10 = quantile(ious, 0.1);
  const shape = `IoU mean ${mean.toFixed(4)}, median ${median(ious).toFixed(3)}, p10 ${p10.toFixed(3)}, min ${quantile(ious, 0).toFixed(3)}`;
  const time = `CPU per photo median ${ms(median(times))}, p95 ${ms(quantile(times, 0.95))}`;
  return {
    passed: mean >= 0.955 && p10 >= 0.92 && median(times) <= 60 && large.passed,
    figures: `${jpegs.length} photos, ${shape}; ${time}; ${large.figures}; ${casts}; ${refusal}`,
  };
}

async function readMask(png: Buffer): Promise<Buffer> {
  return sharp(png).toColourspace('b-w').extractChannel(0).raw().toBuffer();
}

function iou(a: Buffer, b: Buffer): number {
  if (a.length !== b.length) throw new Error('masks of different size');
  let both = 0;
  let either = 0;
  for (let i = 0; i < a.length; i++) {
    const p = (a[i] ?? 0) > 127;
    const q = (b[i] ?? 0) > 127;
    if (p && q) both += 1;
    if (p || q) either += 1;
  }
  return both / either;
}

if (import.meta.main) console.log((await measureVision()).figures);
