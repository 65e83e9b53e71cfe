import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import type { Vision } from '../ports.ts';
import { classifyTongue } from './classify-tongue.ts';
import { isTongueFound, judgeQuality, type OutlineJudged } from './judge-quality.ts';
import { toLab } from './lab.ts';
import type { Polygon } from './mask.ts';
import { measureQuality, type PhotoQuality } from './measure-quality.ts';
import { kindOf, measurementSide, tongueRegions } from './measure-regions.ts';
import { measureTongue, type TongueMeasures } from './measure-tongue.ts';
import { type Pixels, readPixels } from './read-pixels.ts';
import { hue } from './relative-colour.ts';
import { segmentationSide, segmentTongue } from './segment-tongue.ts';

/** Change it with every change of what is measured or said: stored observations name the version that made them. */
export const visionVersao = 'visao-local-1';

export function createLocalVision(): Vision {
  return { observe: observeFoto };
}

/**
 * Measures a photo and says what is seen in a closed vocabulary. Same bytes, same answer.
 * @throws the decoder's error when the bytes are no image
 */
export async function observeFoto(kind: FotoKind, jpeg: Buffer): Promise<FotoObservacoes> {
  if (kind !== 'lingua') return observeOther(kind, await readPixels(jpeg, measurementSide));
  const [pixels, small] = await Promise.all([readPixels(jpeg, measurementSide), readPixels(jpeg, segmentationSide)]);
  return observeTongue(pixels, small);
}

function observeTongue(pixels: Pixels, small: Pixels): FotoObservacoes {
  const traced = segmentTongue(small);
  const regions = tongueRegions(pixels, traced.polygon, segmentationSide);
  const outline = { ...traced, bodyHue: hue(regions.body) };
  const isTongue = (i: number) => regions.kind[i] !== kindOf.outside;
  const quality = measureQuality(pixels, regions.lab, isTongue, (i) => !isTongue(i));
  const qualidade = judgeQuality('lingua', quality, outline);
  if (!isTongueFound(outline)) {
    return {
      versao: visionVersao,
      kind: 'lingua',
      qualidade,
      sinais: [],
      medidas: rounded({ ...qualityNumbers(quality), ...outlineNumbers(outline) }),
      contorno: null,
    };
  }
  const measures = measureTongue(regions);
  return {
    versao: visionVersao,
    kind: 'lingua',
    qualidade,
    sinais: classifyTongue(measures, trustIn(qualidade)),
    medidas: rounded({ ...qualityNumbers(quality), ...outlineNumbers(outline), ...tongueNumbers(measures) }),
    contorno: inShares(outline.polygon, small),
  };
}

/** Face and ear: quality only. The middle of the frame is taken for the subject. */
function observeOther(kind: FotoKind, pixels: Pixels): FotoObservacoes {
  const { width, height } = pixels;
  const inMiddle = (i: number) => {
    const u = ((i % width) + 0.5) / width - 0.5;
    const v = (Math.floor(i / width) + 0.5) / height - 0.5;
    return u * u + v * v < 0.33 * 0.33;
  };
  const quality = measureQuality(pixels, toLab(pixels), inMiddle, inMiddle);
  return {
    versao: visionVersao,
    kind,
    qualidade: judgeQuality(kind, quality, null),
    sinais: [],
    medidas: rounded(qualityNumbers(quality)),
    contorno: null,
  };
}

/** A doubtful photo says the same things more quietly; a colour cast touches nearly all that is said. */
function trustIn({ veredito, problemas }: FotoObservacoes['qualidade']): number {
  const photo = { boa: 1, atencao: 0.8, ruim: 0.5 }[veredito];
  const doubtful = problemas.some(({ problema }) => problema === 'contorno_incerto' || problema === 'dominante_de_cor');
  return doubtful ? photo * 0.75 : photo;
}

function qualityNumbers(quality: PhotoQuality): Record<string, number> {
  return {
    nitidez: quality.fineDetail,
    luminosidade: quality.medianL,
    estourado: quality.burntShare,
    ...(quality.cast && { dominanteA: quality.cast.a, dominanteB: quality.cast.b }),
  };
}

function outlineNumbers(outline: OutlineJudged): Record<string, number> {
  return {
    contornoContraste: outline.edge,
    contornoFraco: outline.lowShare,
    contornoSeparacao: outline.separation,
    areaLingua: outline.area,
    matizCorpo: outline.bodyHue,
  };
}

function tongueNumbers({ body, coating, colour, ...surface }: TongueMeasures): Record<string, number> {
  return {
    corpoL: body.L,
    corpoA: body.a,
    corpoB: body.b,
    ...(colour.skin && { peleL: colour.skin.L, peleA: colour.skin.a, peleB: colour.skin.b }),
    vermelhoRelativo: colour.redness,
    desvioAzul: colour.blueShift,
    luminosidadeRelativa: colour.lightness,
    saburraArea: coating.share,
    saburraOpacidade: coating.opacity,
    ...(coating.colour && { saburraL: coating.colour.L, saburraA: coating.colour.a, saburraB: coating.colour.b }),
    ...(coating.yellowness !== null && { saburraAmarelo: coating.yellowness }),
    reflexos: surface.specularShare,
    textura: surface.texture,
    rachaduras: surface.cracks,
    bordaIrregular: surface.toothmarks.roughness,
    bordaEntalhes: surface.toothmarks.notches,
  };
}

function rounded(numbers: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Math.round(value * 1e4) / 1e4]));
}

function inShares({ x, y }: Polygon, { width, height }: Pixels): [number, number][] {
  const share = (value: number, size: number) => Math.round(Math.max(0, Math.min(1, (value + 0.5) / size)) * 1e4) / 1e4;
  return Array.from(x, (value, k) => [share(value, width), share(y[k] ?? 0, height)]);
}
