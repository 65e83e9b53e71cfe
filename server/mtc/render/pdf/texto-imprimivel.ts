import { isImprimivel } from './letras.ts';

/**
 * The same value, with every text in it reduced to letters that the fonts can write. A letter without a plainer form (emoji,
 * Arabic, most Han) is left out, because an empty box in its place would tell the reader nothing.
 */
export function imprimivel<T>(value: T): T;
export function imprimivel(value: unknown): unknown {
  if (typeof value === 'string') return limpar(value);
  if (Array.isArray(value)) return value.map((item) => imprimivel(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, imprimivel(item)]));
}

function limpar(texto: string): string {
  const composto = texto.normalize('NFC').replaceAll('\t', ' ');
  if (isImprimivel(composto)) return composto;
  return (
    composto
      // Half of a name in Han letters would be another name: such a run is written completely or not at all.
      .replace(/\p{Script=Han}+/gu, (nome) => (isImprimivel(nome) ? nome : ' '))
      .replace(/./gu, maisSimples)
      .replace(/ {2,}/g, ' ')
      .replace(/\( *\)/g, '')
      .replace(/ +([.,;:!?)])/g, '$1')
      .trim()
  );
}

/** A letter itself, or a plainer form of it: 'ﬁ' -> 'fi', 'Ｑ' -> 'Q', '①' -> '1', 'ĭ' -> 'i', a bullet or a tick -> '•'. */
function maisSimples(sinal: string): string {
  if (isImprimivel(sinal)) return sinal;
  const compativel = sinal.normalize('NFKC');
  const semAcento = compativel.normalize('NFD').replace(/\p{M}/gu, '');
  const igual = parecidos.get(sinal);
  return [igual, compativel, semAcento].find((forma) => forma && isImprimivel(forma)) ?? '';
}

const parecidos = new Map([
  ...['▪', '●', '◦', '‣', '✓', '✔', '★', '☆'].map((sinal): [string, string] => [sinal, '•']),
  ...['\u2010', '\u2011', '\u2043', '\uff0d'].map((sinal): [string, string] => [sinal, '-']),
  ['‟', '“'],
  ['‛', '‘'],
]);
