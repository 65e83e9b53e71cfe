import type { Palavra } from './palavras.ts';

const conjunto = (texto: string) => new Set(texto.split(' '));
const atenuantes = conjunto(
  'leve leves levemente discreto discreta discretamente ligeiro ligeira ligeiramente ocasional ocasionalmente eventual eventualmente umpouco melhorou diminuiu reduziu',
);
const enfase = conjunto(
  'muito muita muitos muitas forte fortes intenso intensa severo severa sempre demais constante insuportavel extrema',
);
const alcance = 3;

/** Weaker or stronger by the words around: "leve", "às vezes", "muito". @returns 0.7, 1 or 1.15 */
export function fatorPerto(palavras: readonly Palavra[], literais: readonly number[]): number {
  const primeira = literais[0] ?? 0;
  const ultima = literais.at(-1) ?? primeira;
  const perto = palavras.slice(Math.max(0, primeira - alcance), ultima + 1 + alcance).map(({ forma }) => forma);
  if (perto.some((forma) => atenuantes.has(forma)) || /\b(as vezes|de vez em quando|um tanto)\b/.test(perto.join(' ')))
    return 0.7;
  return perto.some((forma) => enfase.has(forma)) ? 1.15 : 1;
}
