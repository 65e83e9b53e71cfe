import type { FotoObservacoes } from '@meridia/shared/foto.ts';
import { smoothLab } from './box-mean.ts';
import { classifyFace } from './classify-face.ts';
import { findFace } from './find-face.ts';
import { judgeSkinPhoto, trustIn } from './judge-quality.ts';
import { toLab } from './lab.ts';
import { measureFace } from './measure-face.ts';
import { measureMiddle } from './measure-quality.ts';
import { known, qualityMedidas, rounded } from './medidas.ts';
import type { Pixels } from './read-pixels.ts';
import { findSkin } from './skin.ts';

/** When no skin or no eyes are found, only the quality is judged and no sign is reported. */
export function observeFace(pixels: Pixels): Pick<FotoObservacoes, 'qualidade' | 'sinais' | 'medidas'> {
  const lab = toLab(pixels);
  const quality = measureMiddle(pixels, lab);
  const skin = findSkin(smoothLab(lab));
  const face = skin && findFace(skin);
  const measures = skin && face && measureFace(skin, face);
  const qualidade = judgeSkinPhoto('face', quality, measures?.evenness ?? null);
  return {
    qualidade,
    sinais: measures ? classifyFace(measures, trustIn(qualidade)) : [],
    medidas: rounded({
      ...qualityMedidas(quality),
      ...(skin && { pelePartes: skin.share, peleVermelho: skin.colour.a, peleAmarelo: skin.colour.b }),
      ...(face && { olhosX: face.centre.x / pixels.width, olhosY: face.centre.y / pixels.height }),
      ...(face && { olhosDistancia: face.unit / pixels.width }),
      ...(measures &&
        known({
          macasSobreRosto: measures.cheeksOverFace,
          rostoSobrePescoco: measures.faceOverNeck,
          labiosSobrePele: measures.lipsOverSkin,
          luzSobOlhos: measures.underEyes,
          brilho: measures.shine,
          luzIgual: measures.evenness,
          macasL: measures.cheekL,
          macasVermelho: measures.cheekRedness,
        })),
    }),
  };
}
