import type { FotoKind, FotoObservacoes, QualidadeProblema } from '@meridia/shared/foto.ts';
import type { PhotoQuality } from './measure-quality.ts';
import type { Surroundings } from './measure-surroundings.ts';
import type { ContourScore } from './score-contour.ts';

type Qualidade = FotoObservacoes['qualidade'];

export interface OutlineJudged extends ContourScore {
  /** Hue angle of the body inside the outline, degrees. */
  bodyHue: number;
  /** Median L of the body. */
  bodyL: number;
  /** a / (L + 16) of the body. */
  redness: number;
  around: Surroundings;
}

/**
 * Too little contrast along the outline or with what is around it: no clear tongue. Too yellow inside: the outline holds skin, an
 * ear or a closed face (tongues measured 20..45 degrees, at most 51 in warm light; skin 44..75). Too grey or too red: a thing.
 * The rest is the place of a tongue: a mouth above, skin beside and below, and neither a finger's nor a lip's shape.
 */
export function isTongueFound(outline: OutlineJudged): boolean {
  const { edge, separation, bodyHue, bodyL, redness } = outline;
  const contrast = edge * darknessFactor(bodyL);
  // Noise has an inside like its outside. So has a tongue under a thick coating, but with a strong outline.
  const isClear = contrast >= 0.65 && (separation >= 0.5 || contrast >= 1.6);
  return isClear && bodyHue <= 55 && redness >= 0.06 && redness <= 0.8 && isPlaceOfTongue(outline.around);
}

/**
 * Tongues measured: mouth above in half of the columns or more (nearly all: everywhere), skin 0.14 or more (0.08 in cool light),
 * 0.67..2 as wide as high.
 */
function isPlaceOfTongue({ mouthShare, skinShare, aspect }: Surroundings): boolean {
  return (mouthShare ?? 1) >= 0.2 && (skinShare ?? 1) >= 0.06 && aspect >= 0.57 && aspect <= 2.3;
}

/** Contrast shrinks with the light. The limits were set on well-lit tongues, whose body has an L near 40. */
function darknessFactor(bodyL: number): number {
  return Math.max(1, Math.min(1.8, (40 + 16) / (bodyL + 16)));
}

/** The problems of a tongue photo with advice for a better photo, worst first. */
export function judgeTongue(quality: PhotoQuality, outline: OutlineJudged): Qualidade {
  return describe([...outlineProblems(outline), ...lightProblems('lingua', quality)]);
}

/**
 * The same for a photo of a face or an ear.
 * @param evenness light of the darker cheek over that of the brighter one; null when that is not known
 */
export function judgeSkinPhoto(kind: FotoKind, quality: PhotoQuality, evenness: number | null): Qualidade {
  const oneSided = evenness !== null && evenness < 0.75;
  return describe([
    ...lightProblems(kind, quality),
    ...(oneSided ? [{ problema: 'luz_de_lado' as const, severe: false }] : []),
  ]);
}

/** Signs of a doubtful photo get less strength. A colour cast makes a photo doubtful, because it changes nearly all signs. */
export function trustIn({ veredito, problemas }: Qualidade): number {
  const photo = { boa: 1, atencao: 0.8, ruim: 0.5 }[veredito];
  const doubtful = problemas.some(({ problema }) => problema === 'contorno_incerto' || problema === 'dominante_de_cor');
  return doubtful ? photo * 0.75 : photo;
}

function describe(problems: readonly Problem[]): Qualidade {
  const found = problems.toSorted((p, q) => Number(q.severe) - Number(p.severe));
  const veredito = found.some((p) => p.severe) ? 'ruim' : found.length > 0 ? 'atencao' : 'boa';
  return { veredito, problemas: found.map(({ problema }) => ({ problema, conselho: advice[problema] })) };
}

interface Problem {
  problema: QualidadeProblema;
  severe: boolean;
}

function outlineProblems(outline: OutlineJudged): Problem[] {
  if (!isTongueFound(outline)) return [{ problema: 'lingua_nao_encontrada', severe: true }];
  const problems: Problem[] = [];
  if (outline.area < 0.06) problems.push({ problema: 'lingua_pequena', severe: false });
  if (isOutlineDoubtful(outline)) problems.push({ problema: 'contorno_incerto', severe: false });
  return problems;
}

function isOutlineDoubtful({ edge, lowShare, separation, bodyL }: OutlineJudged): boolean {
  return edge * darknessFactor(bodyL) < 0.95 || lowShare > 0.2 || separation < 0.7;
}

function lightProblems(kind: FotoKind, quality: PhotoQuality): Problem[] {
  const problems: Problem[] = [];
  // Skin may be dark in good light; a tongue never is.
  const darkest = kind === 'lingua' ? 27 : 17;
  if (quality.medianL < darkest) problems.push({ problema: 'escura', severe: quality.medianL < darkest / 2 });
  if (quality.medianL > 85) problems.push({ problema: 'clara_demais', severe: quality.medianL > 93 });
  if (quality.burntShare > 0.04) problems.push({ problema: 'estourada', severe: quality.burntShare > 0.15 });
  if (quality.fineDetail < 0.32) problems.push({ problema: 'desfocada', severe: quality.fineDetail < 0.2 });
  if (quality.cast !== null && isTinted(quality.cast)) problems.push({ problema: 'dominante_de_cor', severe: false });
  return problems;
}

/** Wide enough for every skin colour in ordinary light; a value outside is only a hint. */
function isTinted({ a, b }: { a: number; b: number }): boolean {
  return a < 1 || a > 18 || b < -8 || b > 23;
}

const advice: Record<QualidadeProblema, string> = {
  escura: 'A foto está escura. Chegue perto de uma janela e tire de novo.',
  clara_demais: 'A foto está clara demais. Afaste-se da luz direta ou desligue o flash e tire de novo.',
  estourada: 'O reflexo da luz esconde parte da imagem. Mude um pouco o ângulo ou desligue o flash.',
  desfocada: 'A foto está sem foco. Apoie o celular, toque na tela para focar e tire de novo.',
  dominante_de_cor: 'A luz está mudando as cores. Use luz do dia, longe de lâmpadas e paredes coloridas.',
  lingua_nao_encontrada: 'Não encontramos a língua. Coloque a língua bem para fora, no centro da foto, e tire de novo.',
  lingua_pequena: 'A língua aparece pequena. Aproxime o celular até ela ocupar boa parte da foto.',
  contorno_incerto:
    'O contorno da língua não está claro. Abra mais a boca e deixe a língua solta, sem encostar nos lábios.',
  luz_de_lado: 'A luz vem de um lado só. Fique de frente para a janela e tire de novo.',
};
