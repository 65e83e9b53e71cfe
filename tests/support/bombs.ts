import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { photoOfBytes, smallPhoto } from './pictures.ts';

/** Pictures of 49 megapixels in less than half a megabyte: within every limit of size, and expensive to decode. */
export const giants = {
  'interlaced PNG': () => giant().png({ progressive: true, compressionLevel: 9 }).toBuffer(),
  PNG: () => giant().png({ compressionLevel: 9 }).toBuffer(),
  'progressive JPEG': () => giant().jpeg({ progressive: true }).toBuffer(),
  // Its decoder holds four bytes a pixel, so that 49 megapixels are refused by the header.
  'lossless WebP of 40 megapixels': () => giant(6300).webp({ lossless: true, effort: 0 }).toBuffer(),
  'progressive JPEG 4:4:4': () =>
    giant().jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 40 }).toBuffer(),
};

/** The first bytes of such a picture, which already tell what it is. */
export function interlacedHeader(): Buffer {
  return png(7000, 7000, [], Buffer.alloc(0), 1);
}

export interface Bomb {
  make: () => Promise<Buffer> | Buffer;
  /** Every right answer; an accepted picture is stored as our own. */
  statuses: readonly number[];
}

/** Malicious uploads by name. */
export const bombs: Record<string, Bomb> = {
  'PNG header of 65535 x 65535': { make: () => png(65_535, 65_535, []), statuses: [422] },
  'JPEG header of 65535 x 65535': { make: enormousJpeg, statuses: [422] },
  'GIF of 1,000 frames': { make: () => frames().gif().toBuffer(), statuses: [415] },
  'WebP of 1,000 frames': { make: () => frames().webp({ effort: 0 }).toBuffer(), statuses: [415] },
  'PNG with a colour profile of 200 MB': {
    make: () => png(64, 64, [iccOf(200)], deflateSync(Buffer.alloc(64 * 193))),
    statuses: [200, 422],
  },
  'PNG with a comment of 200 MB': {
    make: () => png(64, 64, [commentOf(200)], deflateSync(Buffer.alloc(64 * 193))),
    statuses: [200, 422],
  },
  'JPEG with profiles inside profiles': { make: nestedProfiles, statuses: [200, 422] },
  'JPEG of a hundred scans': { make: manyScans, statuses: [200, 422] },
  ZIP: { make: () => Buffer.from(`PK\u0003\u0004${'\0'.repeat(200)}`, 'latin1'), statuses: [415] },
  PDF: { make: () => Buffer.from('%PDF-1.7\n%âãÏÓ'), statuses: [415] },
  HTML: { make: () => Buffer.from('<!doctype html><script>alert(1)</script>'), statuses: [415] },
  JavaScript: { make: () => Buffer.from('alert(document.cookie)'), statuses: [415] },
  SVG: { make: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), statuses: [415] },
  TIFF: { make: () => giantless().tiff().toBuffer(), statuses: [415] },
  HEIC: { make: () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), statuses: [415] },
  'JPEG with HTML behind it': { make: () => behind('<html><script>alert(1)</script>'), statuses: [200] },
  'JPEG with a ZIP behind it': { make: () => behind('PK\u0003\u0004\u0014\0'), statuses: [200] },
  'half a JPEG': {
    make: async () => (await sharp(noise()).jpeg().toBuffer()).subarray(0, 20_000),
    statuses: [422],
  },
  nothing: { make: () => Buffer.alloc(0), statuses: [415] },
  '5 MB and one byte': { make: () => photoOfBytes(5 * 1024 * 1024 + 1), statuses: [413] },
};

function giant(side = 7000) {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#c86464' } });
}

function giantless() {
  return sharp({ create: { width: 90, height: 90, channels: 3, background: '#c86464' } });
}

function noise() {
  return {
    create: {
      width: 400,
      height: 400,
      channels: 3 as const,
      background: '#808080',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
    },
  };
}

function frames() {
  const [side, count] = [16, 1000];
  // Each frame is different, because the writer would merge equal ones.
  const pixels = Buffer.from(
    Array.from({ length: side * side * count * 3 }, (_, at) => (at * 7 + (at >> 9) * 31) & 255),
  );
  return sharp(pixels, { raw: { width: side, height: side * count, channels: 3, pageHeight: side } });
}

async function behind(text: string): Promise<Buffer> {
  return Buffer.concat([await smallPhoto(), Buffer.from(text, 'latin1')]);
}

/** RGB of 8 bits. Source: PNG specification, sections 5 and 11. */
function png(width: number, height: number, extra: readonly Buffer[], data = Buffer.alloc(0), interlace = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, interlace], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function iccOf(megabytes: number): Buffer {
  return chunk('iCCP', Buffer.concat([Buffer.from('perfil\0\0', 'latin1'), deflated(megabytes)]));
}

function commentOf(megabytes: number): Buffer {
  return chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflated(megabytes)]));
}

function deflated(megabytes: number): Buffer {
  return deflateSync(Buffer.alloc(megabytes * 1024 * 1024));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A small photo whose frame header claims the largest size of the format. */
async function enormousJpeg(): Promise<Buffer> {
  const photo = await smallPhoto();
  photo.writeUInt32BE(0xffffffff, photo.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  return photo;
}

/** Every part of a profile claims to be the first of 255, and contains another picture with such a part. */
async function nestedProfiles(): Promise<Buffer> {
  let photo = await smallPhoto();
  for (let depth = 0; depth < 40; depth += 1) {
    const inner = photo.subarray(0, 60_000);
    const profile = Buffer.concat([Buffer.alloc(4), Buffer.from('ICC_PROFILE\0\u0001\u00ff', 'latin1'), inner]);
    profile.writeUInt16BE(0xffe2, 0);
    profile.writeUInt16BE(profile.length - 2, 2);
    photo = Buffer.concat([photo.subarray(0, 2), profile, photo.subarray(2)]);
  }
  return photo;
}

/** A progressive picture whose last pass is repeated many times; a decoder reads the whole picture for each. */
async function manyScans(): Promise<Buffer> {
  const photo = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#c86464' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const last = photo.lastIndexOf(Buffer.from([0xff, 0xda]));
  const pass = photo.subarray(last, photo.length - 2);
  return Buffer.concat([photo.subarray(0, photo.length - 2), ...Array<Buffer>(300).fill(pass), photo.subarray(-2)]);
}
