/** "p descer", "lado D"; "a", "e" and "o" are words, and "d’água" is one. */
const letraSozinha = "[b-df-hj-np-z](?!['’-])";
const palavras =
  'qd|qdo|qto|qq|tb|tbm|pq|vc|mt|mto|mta|td|tds|hj|pct|pcte|pac|dx|tto|obs|esq|dir|ult|sem(?=[.,;:!?…]|$)';
const medida = '\\d+ ?(?:h|hs|min|d|dd|sem|m|x|mg|kg|cm)';

const abreviada = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${letraSozinha}|${palavras}|${medida})(?![\\p{L}\\p{N}])|/| \\+ `,
  'iu',
);

/**
 * Whether somebody wrote it in shorthand while listening: "qdo", "c/ coágulo", "essa sem", "dorme 3h". The client would read notes
 * about her there instead of her own words. Taking plain words for shorthand only costs a quotation.
 */
export function temAbreviacao(texto: string): boolean {
  return abreviada.test(texto);
}
