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
  const [de, ate] = [Math.max(0, primeira - alcance), Math.min(palavras.length, ultima + 1 + alcance)];
  let fator = 1;
  for (let indice = de; indice < ate; indice += 1) {
    const forma = palavras[indice]?.forma ?? '';
    if (atenuantes.has(forma)) return 0.7;
    if (forma === 'vezes' && palavras[indice - 1]?.forma === 'as' && indice > de) return 0.7;
    if (forma === 'tanto' && palavras[indice - 1]?.forma === 'um' && indice > de) return 0.7;
    if (enfase.has(forma)) fator = 1.15;
  }
  return fator;
}
