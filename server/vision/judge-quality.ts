import type { FotoKind, FotoObservacoes, QualidadeProblema } from '@meridia/shared/foto.ts';
import type { PhotoQuality } from './measure-quality.ts';
import type { ContourScore } from './score-contour.ts';

type Qualidade = FotoObservacoes['qualidade'];

export interface OutlineJudged extends ContourScore {
  /** Hue angle of the body inside the outline, degrees. */
  bodyHue: number;
}

/**
 * Too little contrast along the outline: no clear tongue. Too yellow inside: skin, an ear or a closed face was
 * outlined (tongues measured 20..45 degrees, at most 51 in warm light; skin 44..75).
 */
export function isTongueFound({ edge, bodyHue }: OutlineJudged): boolean {
  return edge >= 0.7 && bodyHue <= 55;
}

/**
 * What is wrong with a photo and how to take a better one; worst first.
 * @param outline null for a photo of face or ear
 */
export function judgeQuality(kind: FotoKind, quality: PhotoQuality, outline: OutlineJudged | null): Qualidade {
  const found = [...outlineProblems(outline), ...lightProblems(kind, quality)].sort(
    (p, q) => Number(q.severe) - Number(p.severe),
  );
  const veredito = found.some((p) => p.severe) ? 'ruim' : found.length > 0 ? 'atencao' : 'boa';
  return { veredito, problemas: found.map(({ problema }) => ({ problema, conselho: advice[problema] })) };
}

interface Problem {
  problema: QualidadeProblema;
  severe: boolean;
}

function outlineProblems(outline: OutlineJudged | null): Problem[] {
  if (outline === null) return [];
  if (!isTongueFound(outline)) return [{ problema: 'lingua_nao_encontrada', severe: true }];
  const problems: Problem[] = [];
  if (outline.area < 0.06) problems.push({ problema: 'lingua_pequena', severe: false });
  if (isOutlineDoubtful(outline)) problems.push({ problema: 'contorno_incerto', severe: false });
  return problems;
}

function isOutlineDoubtful({ edge, lowShare, separation }: ContourScore): boolean {
  return edge < 0.95 || lowShare > 0.2 || separation < 0.7;
}

function lightProblems(kind: FotoKind, quality: PhotoQuality): Problem[] {
  const problems: Problem[] = [];
  // Skin may be dark in good light; a tongue is never.
  const darkest = kind === 'lingua' ? 27 : 17;
  if (quality.medianL < darkest) problems.push({ problema: 'escura', severe: quality.medianL < darkest / 2 });
  if (quality.medianL > 85) problems.push({ problema: 'clara_demais', severe: quality.medianL > 93 });
  if (quality.burntShare > 0.04) problems.push({ problema: 'estourada', severe: quality.burntShare > 0.15 });
  if (quality.fineDetail < 0.32) problems.push({ problema: 'desfocada', severe: quality.fineDetail < 0.2 });
  if (quality.cast !== null && isTinted(quality.cast)) problems.push({ problema: 'dominante_de_cor', severe: false });
  return problems;
}

/** Wide enough for every skin colour in ordinary light; a hint only. */
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
};
