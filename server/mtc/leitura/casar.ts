import { type Lexico, leves, numeral, type Sentido } from './lexico.ts';
import type { Palavra } from './palavras.ts';

export interface Item {
  /** Indexes of the words that the phrase names, in order. */
  literais: readonly number[];
  sentidos: readonly Sentido[];
}

export function casar(palavras: readonly Palavra[], { palavras: formas, raiz }: Lexico): Item[] {
  const achados: Item[] = [];
  const numeros = palavras.map(({ forma }) => numerosDe(forma, formas));
  for (let inicio = 0; inicio < palavras.length; inicio += 1) {
    if (numeros[inicio]?.length === 0) continue;
    const porLiterais = new Map<string, { literais: readonly number[]; sentidos: readonly Sentido[] }>();
    const negado = negam.has(palavras[inicio]?.forma ?? '');
    let nos = [{ no: raiz, literais: [] as number[] }];
    let saltos = 0;
    for (let indice = inicio; indice < palavras.length && nos.length > 0; indice += 1) {
      const palavra = palavras[indice];
      if (!palavra || (indice > inicio && palavra.pausa !== 'nenhuma')) break;
      const proximos: typeof nos = [];
      for (const numero of numeros[indice] ?? [])
        for (const { no, literais } of nos) {
          const filho = no.filhos.get(numero);
          if (filho) proximos.push({ no: filho, literais: [...literais, indice] });
        }
      for (const { no, literais } of proximos) {
        if (no.sentidos.length === 0) continue;
        // Several inflections of a word may lead to the same words of the text.
        const chave = literais.join();
        const igual = porLiterais.get(chave);
        if (igual) igual.sentidos = [...igual.sentidos, ...no.sentidos];
        else porLiterais.set(chave, { literais, sentidos: no.sentidos });
      }
      if (indice > inicio && leves.has(palavra.forma) && saltos < 4 && !(negado && deGrau.test(palavra.forma))) {
        saltos += 1;
        nos = [...proximos, ...nos];
      } else nos = proximos;
    }
    achados.push(...porLiterais.values());
  }
  return achados;
}

const negam = new Set(['nao', 'sem', 'nunca']);
const deGrau = /^(muit|tant)[oa]s?$/;

function numerosDe(escrita: string, formas: ReadonlyMap<string, readonly number[]>): readonly number[] {
  const forma = numeral(escrita);
  const exatos = forma === escrita ? formas.get(forma) : [...(formas.get(escrita) ?? []), ...(formas.get(forma) ?? [])];
  if (exatos) return exatos;
  const base = /^(\w{3,}?)(zinh|inh|issim)([oa])s?$/.exec(forma);
  if (base) {
    const [, raiz = ''] = base;
    for (const fim of ['o', 'a', 'e', '', 'or']) {
      const achado = formas.get(raiz + fim) ?? formas.get(raiz.replace(/qu$/, 'c').replace(/gu$/, 'g') + fim);
      if (achado) return achado;
    }
  }
  return [];
}

/** Longest first; of two that share a word only the longer stays. Phrases over the same words all stay. */
export function semSobreposicao(itens: readonly Item[]): Item[] {
  const porTamanho = itens.toSorted(
    (a, b) => b.literais.length - a.literais.length || (a.literais[0] ?? 0) - (b.literais[0] ?? 0),
  );
  const dono = new Map<number, string>();
  const ficam: Item[] = [];
  for (const item of porTamanho) {
    const chave = item.literais.join();
    if (item.literais.some((indice) => dono.has(indice) && dono.get(indice) !== chave)) continue;
    for (const indice of item.literais) dono.set(indice, chave);
    ficam.push(item);
  }
  return ficam.toSorted((a, b) => (a.literais[0] ?? 0) - (b.literais[0] ?? 0));
}

/** Signs that a longer phrase beginning with them says, too: "febre alta" says "febre". */
const aninhaveis = new Set('febre boca_seca insonia falta_ar ansiedade irritabilidade'.split(' '));
const deDor = /^dor_/;

export function comAninhados(ditos: readonly Item[], todos: readonly Item[]): Item[] {
  const aninhados = todos.filter(
    (item) =>
      item.sentidos.some(
        (sentido) =>
          sentido.tipo === 'dito' && sentido.presente && (aninhaveis.has(sentido.sinal) || deDor.test(sentido.sinal)),
      ) &&
      ditos.some(
        (dito) =>
          dito.literais.length > item.literais.length && dentro(item, dito) && dito.literais[0] === item.literais[0],
      ),
  );
  return [...ditos, ...aninhados];
}

export function dentro(menor: Item, maior: Item): boolean {
  return menor.literais.every((indice) => maior.literais.includes(indice));
}

/** For each word the items that name it. */
export function porPalavra<T extends { literais: readonly number[] }>(
  itens: readonly T[],
): ReadonlyMap<number, readonly T[]> {
  const mapa = new Map<number, T[]>();
  for (const item of itens)
    for (const indice of item.literais) {
      const lista = mapa.get(indice);
      if (lista) lista.push(item);
      else mapa.set(indice, [item]);
    }
  return mapa;
}

export function toca(um: Item, outro: Item): boolean {
  return um.literais.some((indice) => outro.literais.includes(indice));
}

export function nomeia({ sentidos }: Item, cabeca: string): boolean {
  return sentidos.some((sentido) => sentido.tipo === 'cabeca' && sentido.cabeca === cabeca);
}
