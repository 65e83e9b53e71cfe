import type { IndiceDeSinais } from './indice-de-sinais.ts';
import type { ItemDeProva } from './itens-de-prova.ts';

export interface ProvaEmPalavras {
  /** Of the sign's entry in the index. */
  numero: number;
  nome: string;
  /** Null where only the strength of the finding counts. */
  peso: number | null;
}

/** A number can have twenty signs. Only the strongest are named, the rest is counted. A hypothesis names all of its signs. */
const maisFortes = 8;

/** Each sign once, strongest first; the weaker signs of a number are only counted. */
export function resumirProvas(
  itens: readonly ItemDeProva[],
  { entradas, numerar }: IndiceDeSinais,
): { linhas: ProvaEmPalavras[]; resto: string } {
  const nomes = new Map(entradas.map(({ numero, nome }) => [numero, nome]));
  const linhas = new Map<number, ProvaEmPalavras>();
  for (const item of itens) {
    for (const numero of numerar([item])) {
      if (!linhas.has(numero)) linhas.set(numero, { numero, nome: nomes.get(numero) ?? '', peso: item.peso });
    }
  }
  const todas = [...linhas.values()];
  const sobra = todas.length - maisFortes;
  if (sobra <= 1 || itens.some(({ peso }) => peso !== null)) return { linhas: todas, resto: '' };
  return { linhas: todas.slice(0, maisFortes), resto: `e mais ${sobra} sinais de menor peso` };
}
