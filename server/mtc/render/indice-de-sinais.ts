import { type Achado, substancias } from '@meridia/shared/relatorio.ts';
import { citarFonte, nomearAchado } from './fonte-do-achado.ts';
import type { ItemDeProva } from './itens-de-prova.ts';
import type { Prova, Provas } from './provas.ts';

/**
 * The findings of the report, numbered in the order in which they are first cited, so that each is told once and the evidence of a
 * number only names them.
 */
export interface IndiceDeSinais {
  entradas: readonly { numero: number; nome: string; fontes: readonly string[] }[];
  /** Number of the finding's entry; findings with the same text share an entry. */
  numerar(itens: readonly ItemDeProva[]): number[];
  /** Whether any number or hypothesis rests on this finding. */
  tem(achado: Achado): boolean;
}

export function indexarSinais(provas: Provas): IndiceDeSinais {
  const entradas = new Map<string, { numero: number; nome: string; fontes: string[] }>();
  // Each finding is cited by several numbers, and its name is put together from its parts.
  const numeros = new Map<Achado, number>();
  for (const { achado } of todas(provas).flatMap(({ aFavor, contra }) => [...aFavor, ...contra])) {
    if (numeros.has(achado)) continue;
    const nome = nomearAchado(achado);
    const fonte = citarFonte(achado);
    const entrada = entradas.get(nome) ?? { numero: entradas.size + 1, nome, fontes: [] };
    entradas.set(nome, entrada);
    numeros.set(achado, entrada.numero);
    if (!entrada.fontes.includes(fonte)) entrada.fontes.push(fonte);
  }
  const numeroDe = (achado: Achado) => numeros.get(achado) ?? entradas.get(nomearAchado(achado))?.numero;
  return {
    entradas: [...entradas.values()],
    tem: (achado) => numeroDe(achado) !== undefined,
    numerar: (itens) => [...new Set(itens.flatMap(({ achado }) => numeroDe(achado) ?? []))],
  };
}

/** The evidence of the numbers, chart by chart in reading order. */
export function provasDosQuadros({
  elementos,
  principios,
  orgaos,
  substancias: dasSubstancias,
}: Provas): [string, Prova[]][] {
  return [
    ['Cinco elementos', emOrdem(Object.values(elementos))],
    ['Oito princípios', emOrdem([...principios.values()])],
    ['Órgãos e vísceras', emOrdem(Object.values(orgaos))],
    ['Qi, Xue, Yin, Yang e Jin Ye', substancias.flatMap((id) => dasSubstancias.get(id) ?? [])],
  ];
}

/** The id of a sign's entry on the screen. */
export function ancoraDoSinal(numero: number): string {
  return `rel-sinal-${numero}`;
}

/** The weight of each finding in one hypothesis, by the number of its entry; a weight against it is negative. */
export function pesarSinais(prova: Prova | undefined, indice: IndiceDeSinais): ReadonlyMap<number, number> {
  const pesos = new Map<number, number>();
  const somar = (itens: readonly ItemDeProva[], sentido: 1 | -1) => {
    for (const item of itens) {
      const peso = sentido * Math.abs(item.peso ?? 0);
      for (const numero of indice.numerar([item])) {
        if (Math.abs(peso) > Math.abs(pesos.get(numero) ?? 0)) pesos.set(numero, peso);
      }
    }
  };
  somar(prova?.aFavor ?? [], 1);
  somar(prova?.contra ?? [], -1);
  return pesos;
}

/** "3,2", "−1,0" */
export function escreverPeso(peso: number): string {
  return formatoDoPeso.format(peso).replace('-', '−');
}

// Made once: a report has a hundred weights, and `toLocaleString` would prepare its format for each.
const formatoDoPeso = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

function todas(provas: Provas): Prova[] {
  return [...provas.hipoteses.values(), ...provasDosQuadros(provas).flatMap(([, dele]) => dele)];
}

function emOrdem(provas: readonly (Prova | undefined)[]): Prova[] {
  return provas.flatMap((prova) => prova ?? []).sort((a, b) => a.numero - b.numero);
}
