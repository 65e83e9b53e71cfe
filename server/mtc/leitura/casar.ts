import { fora, raiz, semRepetir } from './arvore.ts';
import { semDiminutivo } from './diminutivos.ts';
import { corrigida } from './grafias.ts';
import { type Lexico, leves, numeral, type Sentido } from './lexico.ts';
import type { Palavra } from './palavras.ts';

export interface Item {
  /** Indexes of the words that the phrase names, in order. */
  literais: readonly number[];
  sentidos: readonly Sentido[];
}

/** For each word of a text the numbers of the lexicon's words that it may be a form of. */
export function numerar(palavras: readonly Palavra[], { palavras: formas }: Lexico): (readonly number[])[] {
  const vistas = new Map<string, readonly number[]>();
  return palavras.map(({ forma }) => {
    let numeros = vistas.get(forma);
    if (!numeros) {
      numeros = numerosDe(forma, formas);
      vistas.set(forma, numeros);
    }
    return numeros;
  });
}

/**
 * The phrases of the lexicon that a sentence contains, by their first word.
 * @param numeros of each word
 */
export function casar(
  palavras: readonly Palavra[],
  numeros: readonly (readonly number[])[],
  { frases }: Lexico,
): Item[] {
  const achados: Item[] = [];
  for (let inicio = 0; inicio < palavras.length; inicio += 1) {
    // Where in the tree the words from here lead, and which of them were taken on the way, one bit for each.
    let nos = 0;
    for (const numero of numeros[inicio] ?? []) {
      const no = frases.descer(raiz, numero);
      if (no === fora) continue;
      aqui.nos[nos] = no;
      aqui.tomadas[nos] = 1;
      nos += 1;
    }
    if (nos === 0) continue;
    const primeiro = achados.length;
    const primeiraForma = palavras[inicio]?.forma ?? '';
    const negado = negam.has(primeiraForma);
    let saltos = 0;
    let negadores = 0;
    for (let indice = inicio; ; ) {
      for (let qual = 0; qual < nos; qual += 1) {
        const todos = frases.em(aqui.nos[qual] ?? raiz);
        const bits = aqui.tomadas[qual] ?? 0;
        // Reached before a small word that was not taken.
        if (todos.length === 0 || bits >>> (indice - inicio) === 0) continue;
        // "Luz não incomoda" denies that the light is a trouble.
        const sentidos = saltaNegador(bits, negadores) ? todos.filter(({ tipo }) => tipo === 'negavel') : todos;
        if (sentidos.length > 0) acrescentar(achados, primeiro, bits, inicio, sentidos);
      }
      indice += 1;
      const palavra = palavras[indice];
      if (palavra === undefined || (palavra.pausa !== 'nenhuma' && !abreValor(palavras, indice))) break;
      const negador = negamNoMeio.has(palavra.forma);
      if (negador) negadores |= 1 << (indice - inicio);
      let proximos = 0;
      for (const numero of numeros[indice] ?? [])
        for (let qual = 0; qual < nos; qual += 1) {
          const de = aqui.nos[qual] ?? raiz;
          const no = frases.continua(de) ? frases.descer(de, numero) : fora;
          if (no === fora) continue;
          depois.nos[proximos] = no;
          depois.tomadas[proximos] = (aqui.tomadas[qual] ?? 0) | (1 << (indice - inicio));
          proximos += 1;
        }
      const pequena =
        saltos < 4 &&
        (leves.has(palavra.forma) || lados.has(palavra.forma)) &&
        !(negado && deGrau.test(palavra.forma)) &&
        !novoSujeito(palavras, indice);
      if (pequena) saltos += 1;
      if (pequena || (negador && !negado)) {
        for (let qual = 0; qual < nos; qual += 1) {
          const no = aqui.nos[qual] ?? raiz;
          if (!frases.continua(no)) continue;
          depois.nos[proximos] = no;
          depois.tomadas[proximos] = aqui.tomadas[qual] ?? 0;
          proximos += 1;
        }
      }
      if (proximos === 0) break;
      [aqui, depois] = [depois, aqui];
      nos = proximos;
    }
  }
  return achados;
}

/** The nodes that were reached, with the words that were taken; reused, because every word of a text needs them. */
interface Frente {
  nos: number[];
  tomadas: number[];
}
let aqui: Frente = { nos: [], tomadas: [] };
let depois: Frente = { nos: [], tomadas: [] };

/** Several inflections of a word may lead to the same words of the text. @param primeiro the first phrase that begins here */
function acrescentar(
  achados: Item[],
  primeiro: number,
  bits: number,
  inicio: number,
  sentidos: readonly Sentido[],
): void {
  const literais = indicesDe(bits, inicio);
  for (let ordem = primeiro; ordem < achados.length; ordem += 1) {
    const outro = achados[ordem];
    if (outro && mesmos(outro.literais, literais)) {
      achados[ordem] = { literais: outro.literais, sentidos: semRepetir(outro.sentidos, sentidos) };
      return;
    }
  }
  achados.push({ literais, sentidos });
}

/** Whether both lists have the same indexes. */
export function mesmos(um: readonly number[], outro: readonly number[]): boolean {
  if (um.length !== outro.length) return false;
  for (let ordem = 0; ordem < um.length; ordem += 1) if (um[ordem] !== outro[ordem]) return false;
  return true;
}

/** "Fluxo: intenso" says what "fluxo intenso" does: behind the colon of a short name stands its value. */
function abreValor(palavras: readonly Palavra[], indice: number): boolean {
  if (!palavras[indice]?.doisPontos) return false;
  let inicio = indice - 1;
  while (inicio > 0 && palavras[inicio]?.pausa === 'nenhuma') inicio -= 1;
  return indice - inicio <= nomeCurto;
}

/** More words are no name of what is asked. */
const nomeCurto = 2;

/** Whether a denial stands between the words that were taken, and is none of them. */
function saltaNegador(bits: number, negadores: number): boolean {
  const saltados = negadores & ~bits;
  return saltados !== 0 && bits > (saltados & -saltados);
}

/** The indexes that the bits stand for. */
function indicesDe(bits: number, inicio: number): number[] {
  if (bits === 1) return [inicio];
  const indices: number[] = [];
  for (let passo = 0; bits >>> passo !== 0; passo += 1) if ((bits >>> passo) & 1) indices.push(inicio + passo);
  return indices;
}

/** "Ombro esquerdo congelado" names the same as without its side, and so does "canela D inchada". */
const lados = new Set(['direito', 'direita', 'esquerdo', 'esquerda', 'd']);
/** "Quando dói ela não aguenta": with its own subject a denial begins a clause of its own. */
function novoSujeito(palavras: readonly Palavra[], indice: number): boolean {
  return pronomes.has(palavras[indice]?.forma ?? '') && negam.has(palavras[indice + 1]?.forma ?? '');
}

const pronomes = new Set(['eu', 'ela', 'ele', 'elas', 'eles']);
const negam = new Set(['nao', 'sem', 'nunca']);
const negamNoMeio = new Set(['nao', 'nunca', 'jamais', 'nem']);
const deGrau = /^(muit|tant)[oa]s?$/;

const diminutivo = /^(\w{3,}?)(zinh|inh|issim)([oa])s?$/;

function numerosDe(escrita: string, formas: ReadonlyMap<string, readonly number[]>): readonly number[] {
  const forma = numeral(escrita);
  const exatos = forma === escrita ? formas.get(forma) : [...(formas.get(escrita) ?? []), ...(formas.get(forma) ?? [])];
  // "Sanguinho" stands in some expressions; in those of "sangue" it counts as well.
  const inteira = semDiminutivo(forma);
  if (inteira !== forma) return [...(exatos ?? []), ...(formas.get(inteira) ?? [])];
  if (exatos) return exatos;
  const base = forma.includes('inh') || forma.includes('issim') ? diminutivo.exec(forma) : null;
  if (base) {
    const [, comeco = '', , genero = ''] = base;
    for (const fim of [genero, 'o', 'a', 'e', '', 'or']) {
      const achado = formas.get(comeco + fim) ?? formas.get(comeco.replace(/qu$/, 'c').replace(/gu$/, 'g') + fim);
      if (achado) return achado;
    }
  }
  const outra = corrigida(forma, formas);
  return outra === null ? [] : (formas.get(outra) ?? []);
}

/** Longest first; of two that share a word only the longer stays. */
export function semSobreposicao(itens: readonly Item[]): readonly Item[] {
  if (itens.length < 2) return itens;
  const porTamanho = itens.toSorted(
    (a, b) => b.literais.length - a.literais.length || (a.literais[0] ?? 0) - (b.literais[0] ?? 0),
  );
  const tomadas = new Set<number>();
  const ficam: Item[] = [];
  for (const item of porTamanho) {
    if (item.literais.some((indice) => tomadas.has(indice))) continue;
    for (const indice of item.literais) tomadas.add(indice);
    ficam.push(item);
  }
  return ficam.toSorted((a, b) => (a.literais[0] ?? 0) - (b.literais[0] ?? 0));
}

/** Signs that a longer phrase beginning with them says, too: "febre alta" says "febre". */
const aninhaveis = new Set('febre calafrios boca_seca insonia falta_ar ansiedade irritabilidade'.split(' '));
const deDor = /^dor_/;

export function comAninhados(ditos: readonly Item[], todos: readonly Item[]): readonly Item[] {
  const longos = ditos.filter(({ literais }) => literais.length > 1);
  if (longos.length === 0) return ditos;
  const aninhados = todos.filter(
    (item) =>
      longos.some(
        (dito) =>
          dito.literais.length > item.literais.length && dito.literais[0] === item.literais[0] && dentro(item, dito),
      ) &&
      item.sentidos.some(
        (sentido) =>
          sentido.tipo === 'dito' && sentido.presente && (aninhaveis.has(sentido.sinal) || deDor.test(sentido.sinal)),
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
