import type { Palavra } from './palavras.ts';

const conjunto = (texto: string) => new Set(texto.split(' '));
const atenuantes = conjunto(
  'leve leves levemente discreto discreta discretamente ligeiro ligeira ligeiramente ocasional ocasionalmente eventual eventualmente umpouco melhorou diminuiu reduziu',
);
const enfase = conjunto(
  'muito muita muitos muitas forte fortes intenso intensa severo severa sempre demais constante insuportavel extrema',
);
const alcance = 3;
/** Of what comes so seldom that nobody would come for it. */
const raro =
  /^(de vez(es)? em quando|de quando em (vez(es)?|quando)|vez(es)? (ou|por) outra|uma vez(es)? (ou outra|na vida)|raramente|rar[oa]s? vezes|rar[oa]s?|quase nunca|dificilmente|(uma|duas) vez(es)? (por|ao) ano)\b/;
const palavrasDoRaro = 4;
const alcanceDoRaro = 5;
const fatorDoRaro = 0.45;

/** Weaker or stronger by the words around: "de vez em quando", "leve", "às vezes", "muito". @returns 0.45, 0.7, 1 or 1.15 */
export function fatorPerto(palavras: readonly Palavra[], literais: readonly number[]): number {
  const primeira = literais[0] ?? 0;
  const ultima = literais.at(-1) ?? primeira;
  const [de, ate] = [Math.max(0, primeira - alcance), Math.min(palavras.length, ultima + 1 + alcance)];
  let inicio = primeira;
  while (inicio > 0 && primeira - inicio < alcanceDoRaro && palavras[inicio]?.pausa === 'nenhuma') inicio -= 1;
  for (let indice = inicio; indice < ate; indice += 1) {
    // A pause behind the sign ends what is said of it.
    if (indice > ultima && palavras[indice]?.pausa !== 'nenhuma') break;
    if (raro.test(formasDe(palavras, indice))) return fatorDoRaro;
  }
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

function formasDe(palavras: readonly Palavra[], de: number): string {
  return palavras
    .slice(de, de + palavrasDoRaro)
    .map(({ forma }) => forma)
    .join(' ');
}
