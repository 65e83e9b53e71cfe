/** Letters next to each other on the keyboard. */
const vizinhas: Readonly<Record<string, string>> = {
  q: 'wa',
  w: 'qes',
  e: 'wrd',
  r: 'etf',
  t: 'ryg',
  y: 'tuh',
  u: 'yij',
  i: 'uok',
  o: 'ipl',
  p: 'ol',
  a: 'qsz',
  s: 'awdxz',
  d: 'sefxc',
  f: 'drgcv',
  g: 'fthvb',
  h: 'gyjbn',
  j: 'huknm',
  k: 'jilm',
  l: 'kop',
  z: 'asx',
  x: 'zsdc',
  c: 'xdfv',
  v: 'cfgb',
  b: 'vghn',
  n: 'bhjm',
  m: 'njk',
};

/** What no Portuguese word has: k, w or y, "nb", a "q" without "u", an end like "catarrp", three consonants that never meet. */
const impossivel = /[kwy]|n[bp]|q[^u]|q$|[bcdfghjpqtv]$|[bcdfgjlmnpqrstvxz]{2}[bcdfgjkmpqtvxz]|([aeiou])\1\1/;
/** How people write what they hear. */
const ouvidas: readonly (readonly [RegExp, string])[] = [
  [/n([bp])/g, 'm$1'],
  [/q([eio])/g, 'qu$1'],
  [/^inx/, 'inch'],
  [/^enx/, 'ench'],
];

/** A word that cannot be Portuguese, as the one known word that it can have been meant for; null without one, or with several. */
export function corrigida(forma: string, conhecidas: ReadonlyMap<string, unknown>): string | null {
  if (forma.length < 6) return null;
  for (const [de, para] of ouvidas) {
    const outra = forma.replace(de, para);
    if (outra !== forma && conhecidas.has(outra)) return outra;
  }
  if (!impossivel.test(forma)) return null;
  const achadas = new Set<string>();
  for (let indice = 0; indice < forma.length; indice += 1)
    for (const letra of vizinhas[forma.charAt(indice)] ?? '') {
      const outra = forma.slice(0, indice) + letra + forma.slice(indice + 1);
      if (!impossivel.test(outra) && conhecidas.has(outra)) achadas.add(outra);
    }
  const [unica] = achadas;
  return achadas.size === 1 && unica !== undefined ? unica : null;
}
