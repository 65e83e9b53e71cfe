/** The facts in the first bytes of a picture, read without decoding. */
export interface ImageHeader {
  pixels: number;
  /** The largest number of bytes that a decoder may hold of the picture at once. */
  heldBytes: number;
  /** A PNG sent in several passes over the whole picture; no camera or screenshot writes such a PNG. */
  interlacedPng: boolean;
  animated: boolean;
}

/** Null for a file that is no JPEG, PNG or WebP, or ends before it gives its size. */
export function readImageHeader(upload: Buffer): ImageHeader | null {
  if (upload.length >= 29 && upload.readUInt32BE(0) === 0x89504e47) return readPng(upload);
  if (upload.length >= 4 && upload.readUInt16BE(0) === 0xffd8) return readJpeg(upload);
  if (upload.length >= 30 && ascii(upload, 0, 4) === 'RIFF' && ascii(upload, 8, 12) === 'WEBP') return readWebp(upload);
  return null;
}

/** Samples per pixel by colour type: grey, RGB, palette (which becomes RGBA), grey with alpha, RGBA. */
const pngSamples: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

// Source: PNG specification, section 11.2.1.
function readPng(upload: Buffer): ImageHeader {
  const pixels = upload.readUInt32BE(16) * upload.readUInt32BE(20);
  const samples = pngSamples[upload.readUInt8(25)] ?? 4;
  return {
    pixels,
    heldBytes: pixels * samples * (upload.readUInt8(24) > 8 ? 2 : 1),
    interlacedPng: upload.readUInt8(28) !== 0,
    animated: false,
  };
}

// Source: ITU T.81, appendix B.
function readJpeg(upload: Buffer): ImageHeader | null {
  let frame: { pixels: number; samples: number; components: number; progressive: boolean } | null = null;
  for (let at = 2; at + 4 <= upload.length; ) {
    if (upload.readUInt8(at) !== 0xff) return null;
    const marker = upload.readUInt8(at + 1);
    // Fill bytes and markers without a length.
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const end = at + 2 + upload.readUInt16BE(at + 2);
    if (end > upload.length) return null;
    if (marker === 0xda) {
      if (!frame) return null;
      const { pixels, samples, components, progressive } = frame;
      // Only a picture in one pass can be decoded row by row. Otherwise every coefficient, two bytes each, stays in memory until
      // the last pass.
      const passes = progressive || upload.readUInt8(at + 4) < components;
      return { pixels, heldBytes: passes ? samples * 2 : pixels, interlacedPng: false, animated: false };
    }
    if (isFrame(marker)) {
      frame = readFrame(upload.subarray(at + 4, end), marker);
      if (!frame) return null;
    }
    at = end;
  }
  return null;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function readFrame(segment: Buffer, marker: number) {
  const components = segment.length < 6 ? 0 : segment.readUInt8(5);
  if (components === 0 || segment.length < 6 + 3 * components) return null;
  const pixels = segment.readUInt16BE(1) * segment.readUInt16BE(3);
  const areas = Array.from({ length: components }, (_, index) => {
    const factors = segment.readUInt8(7 + 3 * index);
    return (factors >> 4) * (factors & 15);
  });
  const largest = Math.max(1, ...areas);
  const samples = areas.reduce((sum, area) => sum + (pixels * area) / largest, 0);
  return { pixels, samples, components, progressive: marker === 0xc2 || marker === 0xc6 || marker === 0xca };
}

// Source: WebP container specification, and RFC 6386 (VP8) and RFC 9649 (VP8L) for the sizes.
function readWebp(upload: Buffer): ImageHeader | null {
  const kind = ascii(upload, 12, 16);
  const header = (width: number, height: number, animated = false): ImageHeader => ({
    pixels: width * height,
    heldBytes: width * height * 4,
    interlacedPng: false,
    animated,
  });
  if (kind === 'VP8X') {
    const animated = (upload.readUInt8(20) & 0x02) !== 0;
    return header(upload.readUIntLE(24, 3) + 1, upload.readUIntLE(27, 3) + 1, animated);
  }
  if (kind === 'VP8L') {
    const bits = upload.readUInt32LE(21);
    return header((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  return kind === 'VP8 ' ? header(upload.readUInt16LE(26) & 0x3fff, upload.readUInt16LE(28) & 0x3fff) : null;
}

function ascii(upload: Buffer, from: number, to: number): string {
  return upload.toString('latin1', from, to);
}
