import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

export interface TongueColours {
  body: Colour;
  coating: Colour;
  /** 0 no coating .. 1 opaque. */
  coatingOpacity: number;
}

const width = 600;
const height = 800;
/** The middle of the tongue, and half its height. */
const [cx, cy, h] = [width / 2, height * 0.46, height * 0.23];

/** A few milliseconds of work. */
const rowsInOneTurn = 8;

const dark: Colour = [58, 44, 36];
const skin: Colour = [192, 154, 126];
const lips: Colour = [176, 112, 104];
const mouth: Colour = [42, 18, 18];

/**
 * Draws a tongue photo: skin, lips, open mouth, tongue, coating, and the grain of a sharp picture. Works pixel by pixel, because the
 * server's image decoders read only photo formats and no vector drawings. Other requests get their turns in between.
 * @returns PNG
 */
export async function drawTongue({ body, coating, coatingOpacity }: TongueColours): Promise<Buffer> {
  const rows = Buffer.alloc(height * (1 + 3 * width));
  const grain = createGrain();
  for (let y = 0; y < height; y += 1) {
    if (y % rowsInOneTurn === 0) await nextTurn();
    for (let x = 0; x < width; x += 1) {
      let colour = mix(skin, dark, 0.45 * smooth(0.35, 1.1, Math.hypot(x - cx, y - cy) / (0.75 * height)));
      colour = mix(colour, lips, insideEllipse(x, y, cy - 0.72 * h, 1.02 * h, 0.62 * h));
      colour = mix(colour, mouth, insideEllipse(x, y, cy - 0.7 * h, 0.94 * h, 0.5 * h));
      colour = mix(colour, mouth, 0.3 * insideTongue(x, y, 1.05));
      const onTongue = insideTongue(x, y, 1);
      colour = mix(colour, body, onTongue);
      const coated = smooth(1.15, 0.75, Math.hypot((x - cx) / (0.5 * h), (y - (cy - 0.25 * h)) / (0.66 * h)));
      colour = mix(colour, coating, onTongue * coatingOpacity * coated);
      const factor = grain();
      const at = y * (1 + 3 * width) + 1 + 3 * x;
      for (let channel = 0; channel < 3; channel += 1) {
        rows[at + channel] = Math.max(0, Math.min(255, Math.round((colour[channel] ?? 0) * factor)));
      }
    }
  }
  return encodePng(rows);
}

/** 1 inside, 0 outside, with a soft edge of about two pixels. */
function insideEllipse(x: number, y: number, middle: number, rx: number, ry: number): number {
  return smooth(1.01, 0.99, Math.hypot((x - cx) / rx, (y - middle) / ry));
}

/** Broad root, rounded tip. */
function insideTongue(x: number, y: number, scale: number): number {
  const dy = (y - cy) / scale;
  const sine = dy < 0 ? -((-dy / (0.85 * h)) ** (1 / 0.7)) : (dy / h) ** (1 / 0.95);
  if (Math.abs(sine) >= 1) return 0;
  const reach = 0.76 * h * (1 - sine * sine) ** 0.4 * (1 - 0.1 * sine) * scale;
  return smooth(1, -1, Math.abs(x - cx) - reach);
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const [red, green, blue] = from;
  return [red + (to[0] - red) * share, green + (to[1] - green) * share, blue + (to[2] - blue) * share];
}

/** Rises smoothly from 0 at `from` to 1 at `to`. */
function smooth(from: number, to: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Factors around 1, the same in every run (mulberry32). */
function createGrain(): () => number {
  let state = 20240607;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return 1 + (((t ^ (t >>> 14)) >>> 0) / 4_294_967_296 - 0.5) * 0.09;
  };
}

/** @param rows RGB, each row after its filter byte 0. Source: PNG specification, sections 5 and 11. */
async function encodePng(rows: Buffer): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits per channel, RGB; default compression, filter and interlace.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const compress = promisify(deflate);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
