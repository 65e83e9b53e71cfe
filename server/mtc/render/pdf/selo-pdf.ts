import type { Prioridade } from '@meridia/shared/orientacao.ts';
import { cores } from './estilo-pdf.ts';

const largura = 76;
const altura = 15;

/** A priority as a badge that can be read in greyscale too: filled, outlined, dashed. */
export function selo(prioridade: Prioridade): string {
  const { fundo, tracejado, letra } = formas[prioridade];
  return (
    `<svg viewBox="0 0 ${largura} ${altura}" width="${largura}" height="${altura}">` +
    `<rect x="0.5" y="0.5" width="${largura - 1}" height="${altura - 1}" rx="7" fill="${fundo}" stroke="${cores.jade}" stroke-width="0.9"${tracejado}/>` +
    `<text x="${largura / 2}" y="10.6" text-anchor="middle" font-family="Sans" font-size="8.5" font-weight="bold" fill="${letra}">${prioridade}</text></svg>`
  );
}

const formas: Record<Prioridade, { fundo: string; tracejado: string; letra: string }> = {
  Essencial: { fundo: cores.jade, tracejado: '', letra: '#FFFFFF' },
  Importante: { fundo: '#FFFFFF', tracejado: '', letra: cores.jade },
  Recomendada: { fundo: '#FFFFFF', tracejado: ' stroke-dasharray="2 2"', letra: cores.tinta },
};
