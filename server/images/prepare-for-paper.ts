import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { FotoImpressa } from '../mtc/render/pdf/foto-pdf.ts';

/** Long side and quality, best first. 700 px on 200 points are 250 dots per inch. */
const tries = [
  { sidePx: 700, quality: 82 },
  { sidePx: 700, quality: 70 },
  { sidePx: 700, quality: 55 },
  { sidePx: 560, quality: 50 },
  { sidePx: 400, quality: 45 },
];
/** Three photos stay below 350 kB, and the whole file below 600 kB. */
const maxBytes = 112_000;
/** Margin around the tongue's outline, as a share of the photo. */
const margin = 0.05;
const whole = { x: 0, y: 0, largura: 1, altura: 1 };

/**
 * A stored photo for print: cut to the measured tongue, small, without metadata.
 * @param contorno in shares of the photo's width and height; null shows the whole photo
 * @throws when the bytes are no picture
 */
export async function prepareFotoForPaper(
  kind: FotoKind,
  jpeg: Buffer,
  contorno: FotoObservacoes['contorno'],
): Promise<FotoImpressa> {
  const image = sharp(jpeg, { failOn: 'error', limitInputPixels: 50e6 });
  const { width, height } = await image.metadata();
  const recorte = contorno ? cutAround(contorno) : whole;
  const left = Math.floor(recorte.x * width);
  const top = Math.floor(recorte.y * height);
  const region = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(recorte.largura * width))),
    height: Math.max(1, Math.min(height - top, Math.round(recorte.altura * height))),
  };
  const { data, info } = await shrink(image.extract(region));
  return {
    kind,
    imagem: `data:image/jpeg;base64,${data.toString('base64')}`,
    largura: info.width,
    altura: info.height,
    recorte,
  };
}

async function shrink(image: Sharp): Promise<{ data: Buffer; info: OutputInfo }> {
  const [first, ...others] = tries;
  let result = await encode(image, first ?? { sidePx: 700, quality: 82 });
  for (const next of others) {
    if (result.data.length <= maxBytes) break;
    result = await encode(image, next);
  }
  return result;
}

function encode(image: Sharp, { sidePx, quality }: { sidePx: number; quality: number }) {
  return image
    .clone()
    .resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
}

/** The outline with a margin; the whole photo when the outline is too thin. */
function cutAround(contorno: readonly (readonly [number, number])[]): FotoImpressa['recorte'] {
  const [x, largura] = span(contorno.map(([value]) => value));
  const [y, altura] = span(contorno.map(([, value]) => value));
  return contorno.length > 2 && largura > 0.12 && altura > 0.12 ? { x, y, largura, altura } : whole;
}

function span(values: readonly number[]): [start: number, length: number] {
  const start = Math.max(0, Math.min(...values) - margin);
  return [start, Math.min(1, Math.max(...values) + margin) - start];
}
