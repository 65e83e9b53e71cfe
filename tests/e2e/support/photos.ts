import sharp from 'sharp';
import { drawTonguePhoto, type TongueDrawing } from '../../fixtures/draw-tongue.ts';

let tongue: Promise<Buffer> | undefined;

/** The drawn tongue that all tests use; drawn once per process. */
export function tonguePhoto(): Promise<Buffer> {
  tongue ??= drawTongue();
  return tongue;
}

export function drawTongue(options: TongueDrawing = {}): Promise<Buffer> {
  allowSvg();
  return drawTonguePhoto(options);
}

/** A logo with a transparent background, larger than the server will store it. */
export function drawLogo(): Promise<Buffer> {
  allowSvg();
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="360"><circle cx="180" cy="180" r="150" fill="#1f5e4b"/><path d="M380 120h440v40H380zM380 210h300v40H380z" fill="#b5412b"/></svg>';
  return sharp(Buffer.from(mark)).png().toBuffer();
}

// The upload code, once loaded, forbids SVG in this whole process. The drawing is made from SVG, so the ban is lifted for it.
function allowSvg(): void {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
}
