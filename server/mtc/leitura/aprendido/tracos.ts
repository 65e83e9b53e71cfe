import type { Faixa, Palavra } from '../palavras.ts';

/** One property of a stretch of words that the recogniser weighs, and the words that have it. */
export interface Traco {
  /** 32 bits that stand for the property. */
  chave: number;
  indices: readonly number[];
}

/** What stands for a word and for its stem; null for a word that says nothing. */
export type Cifra = { forma: number; raiz: number } | null;

/** A pair of words has at most so many words with a meaning between them, and one more. */
const alcance = 3;

export function cifrar(palavras: readonly Palavra[]): Cifra[] {
  const vistas = new Map<string, Cifra>();
  return palavras.map(({ forma }) => {
    let cifra = vistas.get(forma);
    if (cifra === undefined) {
      cifra = vazias.has(forma) ? null : cifraDe(forma);
      vistas.set(forma, cifra);
    }
    return cifra;
  });
}

export function cifraDe(forma: string): { forma: number; raiz: number } {
  return { forma: resumir(`f ${forma}`), raiz: resumir(`r ${raizDe(forma)}`) };
}

/**
 * What the recogniser sees of a stretch of words: each word, its stem, and the pairs of stems near each other; each property once.
 * Linear in the stretch.
 * @param assunto what the field is about, as if the stretch began with that word
 */
export function tracosDe(cifras: readonly Cifra[], [de, ate]: Faixa, assunto: Cifra): Traco[] {
  const porChave = new Map<number, number[]>();
  const juntar = (chave: number, ...indices: number[]) => {
    const juntos = porChave.get(chave);
    if (!juntos) porChave.set(chave, indices);
    else for (const indice of indices) if (!juntos.includes(indice)) juntos.push(indice);
  };
  const cheias: { raiz: number; indice: number }[] = assunto ? [{ raiz: assunto.raiz, indice: -1 }] : [];
  for (let indice = de; indice < ate; indice += 1) {
    const cifra = cifras[indice];
    if (!cifra) continue;
    juntar(cifra.forma, indice);
    juntar(cifra.raiz, indice);
    cheias.push({ raiz: cifra.raiz, indice });
  }
  for (const [ordem, um] of cheias.entries())
    for (let outra = ordem + 1; outra <= ordem + alcance; outra += 1) {
      const outro = cheias[outra];
      if (!outro) break;
      const chave = Math.imul(Math.imul(um.raiz, 31) ^ outro.raiz, 0x85ebca6b) >>> 0;
      if (um.indice < 0) juntar(chave, outro.indice);
      else juntar(chave, um.indice, outro.indice);
    }
  return [...porChave].map(([chave, indices]) => ({ chave, indices }));
}

/** Words that say nothing about what is told. */
const vazias: ReadonlySet<string> = new Set(
  (
    'o a os as um uma uns umas de do da dos das no na nos nas em ao aos que se seu sua seus suas meu minha meus minhas dela dele delas deles ' +
    'me te lhe por pelo pela pelos pelas para e eh eu ela ele elas eles voce gente isso esse essa este esta isto tem tenho ter estou estao ta to tao fica fico ficou ' +
    'paciente cliente relata refere diz ai la aqui muito muita bem mais so ja ate tambem sao foi era'
  ).split(' '),
);

/** A word without its ending: plural, gender, diminutive and the common ends of verbs. */
export function raizDe(forma: string): string {
  let raiz = forma;
  if (raiz.length > 4)
    raiz = raiz
      .replace(/oes$/, 'ao')
      .replace(/([aeou])is$/, '$1l')
      .replace(/ns$/, 'm');
  if (raiz.length > 3) raiz = raiz.replace(/s$/, '');
  if (raiz.length > 5) raiz = raiz.replace(/z?inh[oa]$/, '');
  const curta = raiz.replace(deFim, '');
  return curta.length >= 3 ? curta : raiz;
}

const deFim = /(ando|endo|indo|aram|eram|iram|avam|ava|ada|ado|ida|ido|iam|ia|ou|ei|eu|iu|ar|er|ir|am|em|a|e|o|i)$/;

/** FNV-1a over the letters. */
function resumir(texto: string): number {
  let resumo = 0x811c9dc5;
  for (let indice = 0; indice < texto.length; indice += 1)
    resumo = Math.imul(resumo ^ texto.charCodeAt(indice), 0x01000193);
  return resumo >>> 0;
}
