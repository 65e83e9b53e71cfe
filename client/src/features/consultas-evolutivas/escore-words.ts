import type { EscoreKey } from '@meridia/shared/consulta-evolutiva.ts';

interface EscoreWords {
  label: string;
  /** Which end of the scale is the good one. */
  better: 'less' | 'more';
  /** What 0 and 10 mean. */
  ends: readonly [string, string];
}

export const escoreWords: Record<EscoreKey, EscoreWords> = {
  queixa: { label: 'Queixa principal', better: 'less', ends: ['Não incomoda', 'Incomoda ao máximo'] },
  dor: { label: 'Dor', better: 'less', ends: ['Sem dor', 'Pior dor possível'] },
  sono: { label: 'Sono', better: 'more', ends: ['Péssimo', 'Ótimo'] },
  energia: { label: 'Energia', better: 'more', ends: ['Sem energia', 'Muita energia'] },
  estresse: { label: 'Estresse', better: 'less', ends: ['Nenhum', 'Extremo'] },
};

export function directionText(key: EscoreKey): string {
  return escoreWords[key].better === 'less' ? 'menos é melhor' : 'mais é melhor';
}
