import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawTongueMask, drawTonguePhoto, type TongueDrawing } from '../../tests/fixtures/draw-tongue.ts';
import { maskPng } from './mask-png.ts';

describe('maskPng', () => {
  it.each<[string, TongueDrawing]>([
    ['a portrait photo', {}],
    ['a landscape photo', { width: 1600, height: 1200 }],
    ['a pale tongue', { body: '#cdb0a6' }],
    ['a tongue under thick coating', { coating: '#e2dedb', coatingShare: 0.8, coatingOpacity: 0.85 }],
    ['dark skin', { skin: '#7a543c' }],
    ['a dim photo', { light: 0.4 }],
  ])('covers the tongue of %s (IoU at least 0.92)', async (_, drawing) => {
    const found = await readBits(await maskPng(await drawTonguePhoto(drawing)));
    expect(iou(found, await readBits(await drawTongueMask(drawing)))).toBeGreaterThan(0.92);
  });

  it('has the size of the photo and contains only black and white', async () => {
    const png = await maskPng(await drawTonguePhoto({ width: 500, height: 667 }));
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 500, height: 667, format: 'raw' });
    expect([...new Set(data)].sort()).toEqual([0, 255]);
  });

  it('follows the EXIF rotation, like a viewer of the photo', async () => {
    const upright = await drawTonguePhoto();
    const onItsSide = await sharp(upright)
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    const png = await maskPng(onItsSide);
    expect(await sharp(png).metadata()).toMatchObject({ width: 720, height: 960 });
    expect(iou(await readBits(png), await readBits(await drawTongueMask()))).toBeGreaterThan(0.92);
  });
});

async function readBits(png: Buffer): Promise<boolean[]> {
  const grey = await sharp(png).toColourspace('b-w').extractChannel(0).raw().toBuffer();
  return Array.from(grey, (value) => value > 127);
}

function iou(a: boolean[], b: boolean[]): number {
  expect(a.length).toBe(b.length);
  const both = a.filter((inside, i) => inside && b[i]).length;
  const either = a.filter((inside, i) => inside || b[i]).length;
  return both / either;
}
