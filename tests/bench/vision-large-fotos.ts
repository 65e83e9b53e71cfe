import { decodeFoto } from '@meridia/server/images/decode-foto.ts';
import { observeFoto } from '@meridia/server/vision/observe-foto.ts';
import { fotoKinds } from '@meridia/shared/foto.ts';
import sharp from 'sharp';
import { drawEarPhoto } from '../fixtures/draw-ear.ts';
import { drawFacePhoto } from '../fixtures/draw-face.ts';
import { drawTonguePhoto } from '../fixtures/draw-tongue.ts';
import { ms } from './figures.ts';

const cameraSize = { width: 3000, height: 4000 };

/** Processor time for the three photos of an intake, 12 megapixels each: from the uploads to the input of the report. */
export async function measureLargeFotos(): Promise<{ passed: boolean; figures: string }> {
  const drawn = { lingua: await drawTonguePhoto(), face: await drawFacePhoto(), orelha: await drawEarPhoto() };
  const uploads = await Promise.all(
    fotoKinds.map(async (kind) => ({ kind, bytes: await likeFromCamera(drawn[kind]) })),
  );
  const before = process.cpuUsage();
  const begun = performance.now();
  for (const { kind, bytes } of uploads) await observeFoto(kind, (await decodeFoto(kind, bytes)).jpeg);
  const wall = performance.now() - begun;
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000;
  const megabytes = uploads.map(({ bytes }) => (bytes.byteLength / 1024 / 1024).toFixed(1)).join(' + ');
  return { passed: cpu <= 1500, figures: `three 12 MP photos (${megabytes} MB) ${ms(cpu)} CPU, ${ms(wall)} in turn` };
}

/** A drawing as large and as noisy as a phone's photo. */
async function likeFromCamera(drawing: Buffer): Promise<Buffer> {
  const noise = {
    create: {
      ...cameraSize,
      channels: 3 as const,
      background: '#808080',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 14 },
    },
  };
  const grain = await sharp(noise).png({ compressionLevel: 0 }).toBuffer();
  return sharp(drawing)
    .resize(cameraSize.width, cameraSize.height, { fit: 'fill' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}
