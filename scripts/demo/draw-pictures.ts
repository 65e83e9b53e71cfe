import { createHash } from 'node:crypto';
import { decodeFoto } from '@meridia/server/images/decode-foto.ts';
import type { Vision } from '@meridia/server/ports.ts';
import type { FotoObservacoes } from '@meridia/shared/foto.ts';
import sharp from 'sharp';
import { drawTonguePhoto, type TongueDrawing } from '../../tests/fixtures/draw-tongue.ts';

/** A stored photo without its owner. */
export interface Picture {
  jpeg: Buffer;
  sha256: string;
  bytes: number;
  width: number;
  height: number;
  observacoes: FotoObservacoes;
}

/** Draws a tongue and handles it like an upload: decodes and measures it. */
export async function drawTongue(vision: Vision, drawing: TongueDrawing): Promise<Picture> {
  allowSvg();
  const { jpeg, width, height } = await decodeFoto('lingua', await drawTonguePhoto(drawing));
  return {
    jpeg,
    width,
    height,
    bytes: jpeg.byteLength,
    sha256: createHash('sha256').update(jpeg).digest('hex'),
    observacoes: await vision.observe('lingua', jpeg),
  };
}

/** The logo of an invented clinic: a path between two hills. */
export function drawLogo(): Promise<Buffer> {
  allowSvg();
  return sharp(Buffer.from(logo)).png({ compressionLevel: 9 }).toBuffer();
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200" viewBox="0 0 600 200">
  <circle cx="100" cy="100" r="86" fill="#1f5e4b"/>
  <path d="M30 118c26-34 48-34 70-8 22-30 46-30 70 8-8 30-36 58-70 58s-62-28-70-58Z" fill="#7fb39b"/>
  <path d="M96 176c-10-22 22-30 8-52-8-12 6-20 2-30 14 12 8 20 12 30 8 20-14 30-4 52Z" fill="#f4ece0"/>
  <circle cx="128" cy="62" r="15" fill="#e8b45a"/>
  <g fill="none" stroke="#1f5e4b" stroke-width="9" stroke-linecap="round">
    <path d="M222 72h250"/><path d="M222 108h330"/><path d="M222 144h180"/>
  </g>
</svg>`;

/**
 * The app never accepts SVG as an upload, and accepting an upload blocks SVG for the whole process. This SVG is our own drawing.
 */
function allowSvg(): void {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
}
