import type { FotoKind } from '@meridia/shared/foto.ts';

interface FotoGuide {
  title: string;
  /** The guidance of docs/PRODUCT.md 7.6, one rule each. */
  rules: readonly string[];
  /** Which camera of the phone takes the photo. */
  camera: 'environment' | 'user';
}

export const fotoGuides: Record<FotoKind, FotoGuide> = {
  lingua: {
    title: 'Foto da língua',
    rules: [
      'Luz natural, de frente para uma janela',
      'Língua relaxada e totalmente exposta',
      'Sem café nem corantes nas últimas 2 horas',
    ],
    camera: 'environment',
  },
  face: {
    title: 'Foto da face',
    rules: ['Expressão neutra', 'Luz frontal difusa', 'Sem maquiagem pesada'],
    camera: 'user',
  },
  orelha: {
    title: 'Foto da orelha',
    rules: ['Foto lateral nítida', 'Orelha inteira no quadro'],
    camera: 'environment',
  },
};
