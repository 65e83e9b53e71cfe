import type { FotoObservacoes } from '@meridia/shared/foto.ts';
import { smoothLab } from './box-mean.ts';
import { judgeSkinPhoto, trustIn } from './judge-quality.ts';
import { toLab } from './lab.ts';
import { classifyEar, measureEar } from './measure-ear.ts';
import { measureMiddle } from './measure-quality.ts';
import { qualityMedidas, rounded } from './medidas.ts';
import type { Pixels } from './read-pixels.ts';
import { findSkin } from './skin.ts';

/** When the ear does not stand out from its skin, only the quality is judged and no sign is reported. */
export function observeEar(pixels: Pixels): Pick<FotoObservacoes, 'qualidade' | 'sinais' | 'medidas'> {
  const lab = toLab(pixels);
  const quality = measureMiddle(pixels, lab);
  const qualidade = judgeSkinPhoto('orelha', quality, null);
  const skin = findSkin(smoothLab(lab));
  const ear = skin && measureEar(skin);
  return {
    qualidade,
    sinais: ear ? classifyEar(ear, trustIn(qualidade)) : [],
    medidas: rounded({
      ...qualityMedidas(quality),
      ...(skin && { pelePartes: skin.share, peleVermelho: skin.colour.a, peleAmarelo: skin.colour.b }),
      ...(ear && { orelhaSobrePele: ear.earOverSkin, orelhaRelevo: ear.relief, orelhaArea: ear.area }),
    }),
  };
}
