import { citarFonte, nomearAchado } from './fonte-do-achado.ts';
import type { ItemDeProva } from './itens-de-prova.ts';

export interface ProvaEmPalavras {
  id: string;
  achado: string;
  /** Every source of the finding, strongest first. */
  fontes: string[];
  peso: number | null;
}

/**
 * A number can have twenty findings. Only the strongest are listed, the rest is counted. A hypothesis lists all of its findings.
 */
const maisFortes = 8;

/** One line per finding, even when several fields name it; the weaker findings of a number are only counted. */
export function resumirProvas(itens: readonly ItemDeProva[]): { linhas: ProvaEmPalavras[]; resto: string } {
  const linhas = new Map<string, ProvaEmPalavras>();
  for (const { achado, peso } of itens) {
    const nome = nomearAchado(achado);
    const fonte = citarFonte(achado);
    const linha = linhas.get(nome);
    if (!linha) linhas.set(nome, { id: achado.id, achado: nome, fontes: [fonte], peso });
    else if (!linha.fontes.includes(fonte)) linha.fontes.push(fonte);
  }
  const todas = [...linhas.values()];
  const sobra = todas.length - maisFortes;
  if (sobra <= 1 || itens.some(({ peso }) => peso !== null)) return { linhas: todas, resto: '' };
  return { linhas: todas.slice(0, maisFortes), resto: `e mais ${sobra} sinais de menor peso` };
}
