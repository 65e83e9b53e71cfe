import { grafiaUsual } from './grafias.ts';

/** One word of a free text. `inicio` and `fim` are offsets into the text that was read. */
export interface Palavra {
  /** Lower case, without accents, in the usual spelling. */
  forma: string;
  /** `forma` without plural and final vowel, so that gender and number do not matter. */
  radical: string;
  inicio: number;
  fim: number;
  /** What stands between the previous word and this one. */
  pausa: 'nenhuma' | 'virgula' | 'frase';
}

/** Splits Portuguese text into words. The text is first brought to NFC, so that offsets count composed letters. */
export function lerPalavras(texto: string): { texto: string; palavras: Palavra[] } {
  const composto = texto.normalize('NFC');
  const simples = semAcentos(composto);
  const palavras: Palavra[] = [];
  let pausa: Palavra['pausa'] = 'frase';
  for (const parte of simples.matchAll(/[a-z0-9]+|[.;:!?\n]|[,()]/g)) {
    const escrita = parte[0];
    if (/^[.;!?\n]$/.test(escrita)) pausa = 'frase';
    // "Língua: pálida" goes on about the tongue: a colon separates no more than a comma does.
    else if (/^[,():]$/.test(escrita)) pausa = pausa === 'frase' ? 'frase' : 'virgula';
    else {
      const forma = grafiaUsual(escrita);
      palavras.push({ forma, radical: radical(forma), inicio: parte.index, fim: parte.index + escrita.length, pausa });
      pausa = 'nenhuma';
    }
  }
  return { texto: composto, palavras };
}

/** Lower case without diacritics; keeps the length, so offsets stay valid. */
export function semAcentos(texto: string): string {
  let simples = '';
  for (let indice = 0; indice < texto.length; indice += 1) {
    const letra = texto.charAt(indice);
    const base = letra.normalize('NFD').charAt(0).toLowerCase();
    simples += base.length === 1 ? base : letra;
  }
  return simples;
}

// Short words whose final s or vowel belongs to the word itself.
const intocaveis = new Set([
  'gas',
  'mes',
  'pus',
  'tres',
  'mais',
  'menos',
  'rins',
  'dia',
  'seis',
  'lapis',
  'tenis',
  'pele',
]);

/** Portuguese light stemming: plural first, then the gender vowel. Both sides of a comparison pass through it. */
export function radical(forma: string): string {
  if (intocaveis.has(forma) || forma.length <= 3) return forma;
  return semVogalFinal(singular(forma));
}

function singular(forma: string): string {
  if (/(o|a)es$/.test(forma)) return `${forma.slice(0, -3)}ao`;
  if (/[aou]is$/.test(forma)) return `${forma.slice(0, -2)}l`;
  if (/eis$/.test(forma)) return `${forma.slice(0, -2)}l`;
  if (/ns$/.test(forma)) return `${forma.slice(0, -2)}m`;
  if (/[rz]es$/.test(forma)) return forma.slice(0, -2);
  if (/s$/.test(forma)) return forma.slice(0, -1);
  return forma;
}

function semVogalFinal(forma: string): string {
  return forma.length > 4 && /[aoe]$/.test(forma) ? forma.slice(0, -1) : forma;
}

/** Indexes of the words of each part. Parts are separated by pauses. */
export function dividir(palavras: readonly Palavra[]): number[][] {
  const trechos: number[][] = [];
  for (const [indice, { pausa }] of palavras.entries()) {
    const atual = trechos.at(-1);
    if (atual === undefined || pausa !== 'nenhuma') trechos.push([indice]);
    else atual.push(indice);
  }
  return trechos;
}
