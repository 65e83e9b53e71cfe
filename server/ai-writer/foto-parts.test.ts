import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { shrinkForModel } from '../images/shrink-for-model.ts';
import { sampleLingua } from '../mtc/render/sample-relatorio.ts';
import { fotoParts } from './foto-parts.ts';

let noise: Buffer;
beforeAll(async () => {
  const [width, height] = [1800, 2400];
  noise = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Copyright: 'paciente', Model: 'Camera X' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>paciente</a></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg({ quality: 90 })
    .toBuffer();
});

async function send(kind: 'lingua' | 'face', contorno: typeof sampleLingua.contorno): Promise<Buffer> {
  const fotos = [{ kind, observacoes: { ...sampleLingua, kind, contorno }, jpeg: async () => noise }];
  const parts = await fotoParts(fotos, shrinkForModel);
  expect(parts[0]).toEqual({ text: `FOTO ${kind}` });
  const [, foto] = parts;
  return foto && 'jpeg' in foto ? foto.jpeg : Buffer.alloc(0);
}

const tongue: [number, number][] = [
  [0.3, 0.4],
  [0.7, 0.4],
  [0.5, 0.9],
];

describe('a photo that is sent to the model', () => {
  it('has at most 768 px and 400 kB, even when it contains only noise', async () => {
    const bytes = await send('face', null);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([576, 768]);
    expect(bytes.length).toBeLessThanOrEqual(400_000);
  });

  it('shows the tongue with a small margin, and nothing else', async () => {
    const { width, height } = await sharp(await send('lingua', tongue)).metadata();
    expect(width / height).toBeCloseTo((0.52 * 1800) / (0.62 * 2400), 1);
  });

  it('carries no metadata', async () => {
    expect(noise.includes('paciente')).toBe(true);
    const bytes = await send('lingua', tongue);
    const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(bytes.includes('paciente')).toBe(false);
  });

  it('shows exiftool only its format and size', async ({ skip }) => {
    const tool = spawnSync('exiftool', ['-j', '-G', '-'], { input: await send('lingua', tongue), encoding: 'utf8' });
    if (tool.error) skip(`exiftool does not run here: ${tool.error.message}`);
    const tags = Object.keys(JSON.parse(tool.stdout)[0]);
    expect(tags.filter((tag) => !/^(SourceFile|ExifTool|File|JFIF|Composite):?/.test(tag))).toEqual([]);
  });
});
