import { citarFonte, nomearAchado } from './fonte-do-achado.ts';
import type { ItemDeProva } from './itens-de-prova.ts';

export interface ProvaEmPalavras {
  id: string;
  achado: string;
  /** Every place that says so, the strongest first. */
  fontes: string[];
  peso: number | null;
}

/** A number can gather twenty findings; beyond the strongest they only say that there are more. A hypothesis shows all of its own. */
const maisFortes = 8;

/** One line per finding, however many fields name it; the weaker ones behind a number are only counted. */
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
