import type { FotoObservacoes } from '@meridia/shared/foto.ts';
import { classifyTongue } from './classify-tongue.ts';
import { isTongueFound, judgeTongue, trustIn } from './judge-quality.ts';
import { toLab } from './lab.ts';
import type { Polygon } from './mask.ts';
import { measureQuality } from './measure-quality.ts';
import { kindOf, tongueRegions } from './measure-regions.ts';
import { measureSurroundings } from './measure-surroundings.ts';
import { measureTongue } from './measure-tongue.ts';
import { outlineMedidas, qualityMedidas, rounded, tongueMedidas } from './medidas.ts';
import type { Pixels } from './read-pixels.ts';
import { hue, perLight } from './relative-colour.ts';
import { segmentationSide, segmentTongue } from './segment-tongue.ts';

type TongueObserved = Pick<FotoObservacoes, 'qualidade' | 'sinais' | 'medidas' | 'contorno'>;

/**
 * @param pixels of `measurementSide`
 * @param small the same photo, of `segmentationSide`
 */
export function observeTongue(pixels: Pixels, small: Pixels): TongueObserved {
  const lab = toLab(pixels);
  const traced = segmentTongue(small, lab);
  const regions = tongueRegions(pixels, lab, traced.polygon, segmentationSide);
  const outline = {
    ...traced,
    bodyHue: hue(regions.body),
    bodyL: regions.body.L,
    redness: perLight(regions.body).a,
    around: measureSurroundings(regions),
  };
  const isTongue = (i: number) => regions.kind[i] !== kindOf.outside;
  const quality = measureQuality(pixels, regions.lab, isTongue, (i) => !isTongue(i));
  const qualidade = judgeTongue(quality, outline);
  const photo = { ...qualityMedidas(quality), ...outlineMedidas(outline) };
  if (!isTongueFound(outline)) return { qualidade, sinais: [], medidas: rounded(photo), contorno: null };
  const measures = measureTongue(regions, outline.around.cutShare < 0.3);
  return {
    qualidade,
    sinais: classifyTongue(measures, trustIn(qualidade)),
    medidas: rounded({ ...photo, ...tongueMedidas(measures) }),
    contorno: inShares(outline.polygon, small),
  };
}

function inShares({ x, y }: Polygon, { width, height }: Pixels): [number, number][] {
  const share = (value: number, size: number) => Math.round(Math.max(0, Math.min(1, (value + 0.5) / size)) * 1e4) / 1e4;
  return Array.from(x, (value, k) => [share(value, width), share(y[k] ?? 0, height)]);
}
