import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { maskPng } from '@meridia/server/vision/mask-png.ts';
import sharp from 'sharp';

const folder = new URL('../../../shared/data/tongue/masked/', import.meta.url);

/** Prints how well the drawn outlines agree with hand-drawn masks. The photos have no licence and stay outside the repository. */
export async function benchVision(): Promise<void> {
  if (!existsSync(folder)) {
    console.log('vision: skipped, ../shared/data/tongue/masked is absent');
    return;
  }
  const ious: number[] = [];
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.jpg'))) {
    const jpeg = readFileSync(new URL(name, folder));
    const ours = await readMask(await maskPng(jpeg));
    ious.push(iou(ours, await readMask(readFileSync(new URL(name.replace('.jpg', '-mask.png'), folder)))));
  }
  ious.sort((p, q) => p - q);
  const at = (share: number) => (ious[Math.floor(share * (ious.length - 1))] ?? 0).toFixed(3);
  const mean = ious.reduce((sum, value) => sum + value, 0) / ious.length;
  console.log(`vision: ${ious.length} photos, IoU mean ${mean.toFixed(4)}, median ${at(0.5)}, p10 ${at(0.1)}, min ${at(0)}`);
}

async function readMask(png: Buffer): Promise<Buffer> {
  return sharp(png).toColourspace('b-w').extractChannel(0).raw().toBuffer();
}

function iou(a: Buffer, b: Buffer): number {
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

await benchVision();
