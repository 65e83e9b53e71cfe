import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readImageHeader } from './image-header.ts';

const picture = () => sharp({ create: { width: 640, height: 480, channels: 3, background: '#c86464' } });
const pixels = 640 * 480;

describe('the header of a picture', () => {
  it.each([
    ['a baseline JPEG', () => picture().jpeg(), { heldBytes: pixels }],
    [
      'a progressive JPEG with subsampled colours',
      () => picture().jpeg({ progressive: true }),
      { heldBytes: pixels * 3 },
    ],
    [
      'a progressive JPEG with full colours',
      () => picture().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
      { heldBytes: pixels * 6 },
    ],
    ['a PNG', () => picture().png(), { heldBytes: pixels * 3, interlacedPng: false }],
    ['an interlaced PNG', () => picture().png({ progressive: true }), { interlacedPng: true }],
    [
      'a PNG with transparency and 16 bits',
      () => picture().ensureAlpha().toColourspace('rgb16').png(),
      { heldBytes: pixels * 8 },
    ],
    ['a PNG with a palette', () => picture().png({ palette: true }), { heldBytes: pixels * 4 }],
    ['a WebP', () => picture().webp(), { heldBytes: pixels * 4 }],
    ['a lossless WebP', () => picture().webp({ lossless: true }), { heldBytes: pixels * 4 }],
    [
      'a WebP with metadata around it',
      () =>
        picture()
          .withExif({ IFD0: { Make: 'x' } })
          .webp(),
      { heldBytes: pixels * 4, animated: false },
    ],
  ])('of %s tells its size and the memory that decoding takes', async (_name, make, said) => {
    const upload = await make().toBuffer();
    expect(readImageHeader(upload)).toMatchObject({ pixels, ...said });
  });

  it('of a WebP with frames tells that it is animated', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(readImageHeader(moving)).toMatchObject({ pixels: 81, animated: true });
  });

  it('of a JPEG with its colours in separate passes counts like a progressive one', async () => {
    const upload = Buffer.from(await picture().jpeg().toBuffer());
    const scan = upload.indexOf(Buffer.from([0xff, 0xda]));
    upload.writeUInt8(1, scan + 4);
    expect(readImageHeader(upload)).toMatchObject({ heldBytes: pixels * 3 });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a JPEG of four bytes', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a JPEG whose segment is longer than the file', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0])],
    ['a JPEG without a frame before its scan', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 4, 1, 0])],
    ['a JPEG of fill bytes', Buffer.from([0xff, 0xd8, ...Array(40).fill(0xff)])],
    ['a text', Buffer.from('isto não é uma foto, mas um texto mais comprido do que um cabeçalho')],
    ['a PNG that ends in its header', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
  ])('is null for %s', (_name, upload) => {
    expect(readImageHeader(upload)).toBeNull();
  });
});
