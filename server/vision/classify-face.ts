import type { FotoObservacoes } from '@meridia/shared/foto.ts';
import type { FaceMeasures } from './measure-face.ts';
import { rankSigns, type Sign, strength } from './sign.ts';

/**
 * Signs of a face, strongest first. The thresholds lie well above the values reported for healthy faces (lips about 0.15 redder
 * than skin, cheeks 0.02 redder than the forehead). No photos of real faces were available to set them.
 * @param trust 0..1, how reliable the photo itself is; scales every strength
 */
export function classifyFace(face: FaceMeasures, trust: number): FotoObservacoes['sinais'] {
  return rankSigns([colour(face), lips(face), eyes(face), shine(face)], trust);
}

/** Sun, make-up and warmth colour a face too, so this sign is never very sure. */
const surest = 0.6;

const redness = 'a*/(L*+16)';

function colour({ cheeksOverFace, faceOverNeck, lipsOverSkin, cheekL }: FaceMeasures): Sign | null {
  if (faceOverNeck !== null && faceOverNeck > 0.06) {
    return {
      sinal: 'face_vermelha',
      forca: Math.min(surest, strength(faceOverNeck - 0.06, 0.05)),
      medida: { nome: 'vermelho do rosto acima do do pescoço', valor: faceOverNeck, unidade: redness },
    };
  }
  if (cheeksOverFace === null) return null;
  if (cheeksOverFace > 0.05) {
    return {
      sinal: 'malares_vermelhos',
      forca: Math.min(surest, strength(cheeksOverFace - 0.05, 0.05)),
      medida: { nome: 'vermelho das maçãs acima do da testa e do queixo', valor: cheeksOverFace, unidade: redness },
    };
  }
  // A pale face looks like fair skin. Only when both cheeks and lips lack their own colour is the sign reported.
  if (cheeksOverFace < 0.006 && isFair(cheekL) && lipsOverSkin !== null && lipsOverSkin < 0.045) {
    return {
      sinal: 'face_palida',
      forca: Math.min(0.45, strength(0.045 - lipsOverSkin, 0.06)),
      medida: { nome: 'vermelho das maçãs acima do da testa e do queixo', valor: cheeksOverFace, unidade: redness },
    };
  }
  return null;
}

/** Healthy lips beside red skin do not stand out. */
function lips({ lipsOverSkin, cheekL, cheekRedness }: FaceMeasures): Sign | null {
  if (lipsOverSkin === null || !isFair(cheekL) || lipsOverSkin > 0.06) return null;
  if (cheekRedness === null || cheekRedness > 0.21) return null;
  return {
    sinal: 'labios_palidos',
    forca: Math.min(0.5, strength(0.06 - lipsOverSkin, 0.06)),
    medida: { nome: 'vermelho dos lábios acima do da pele', valor: lipsOverSkin, unidade: redness },
  };
}

/** On darker skin healthy lips are brown rather than red, so their redness says nothing there. */
function isFair(cheekL: number | null): boolean {
  return cheekL !== null && cheekL >= 52;
}

/** Light from above or one side draws shadows below the eyes. */
function eyes({ underEyes, evenness }: FaceMeasures): Sign | null {
  if (underEyes === null || evenness === null || evenness < 0.85 || underEyes > 0.87) return null;
  return {
    sinal: 'olheiras',
    forca: Math.min(0.5, strength(0.87 - underEyes, 0.12)),
    medida: { nome: 'luz sob os olhos em relação às maçãs do rosto', valor: underEyes, unidade: 'razão' },
  };
}

function shine({ shine: share, evenness }: FaceMeasures): Sign | null {
  if (share === null || evenness === null || evenness < 0.85 || share < 0.12) return null;
  return {
    sinal: 'face_oleosa',
    forca: Math.min(0.45, strength(share - 0.12, 0.25)),
    medida: { nome: 'área de brilho na testa e no nariz', valor: share, unidade: 'fração' },
  };
}
