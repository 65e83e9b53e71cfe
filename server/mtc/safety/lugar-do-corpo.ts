import type { Frase } from './frase.ts';
import type { Lado } from './regra.ts';

/** Words on both sides of a statement among which its part of the body is looked for. */
const alcance = 7;

/** A part of the body that a sentence names beside one of these signs; `lado` is null when none or both are told. */
export function lugaresDe<Parte extends string>(
  frase: Frase,
  sinais: readonly string[],
  partes: Readonly<Record<Parte, RegExp>>,
): { parte: Parte; lado: Lado | null }[] {
  const { palavras, lugares, marcas } = frase;
  const ondeEsta = sinais.flatMap((sinal) => lugares.get(sinal) ?? []);
  return palavras.flatMap(({ forma }, indice) => {
    const perto = ondeEsta.some(([de, ate]) => indice >= de - alcance && indice < ate + alcance);
    if (!perto || marcas[indice]?.negada || marcas[indice]?.deOutro) return [];
    return nomes(partes)
      .filter((parte) => partes[parte].test(forma))
      .map((parte) => ({ parte, lado: ladoApos(frase, indice) }));
  });
}

function nomes<Parte extends string>(partes: Readonly<Record<Parte, RegExp>>): Parte[] {
  // Object.keys does not keep the type of the names.
  return Object.keys(partes) as Parte[];
}

/** "Joelho esquerdo", "braço E", "braço do lado direito": the side within three words, before anything else begins. */
function ladoApos({ palavras, resposta }: Frase, indice: number): Lado | null {
  for (const [passo, { forma, pausa, inicio, fim }] of palavras.slice(indice + 1, indice + 4).entries()) {
    if (pausa !== 'nenhuma') return null;
    if (/^(direit[oa]s?|d)$/.test(forma)) return 'direito';
    if (/^esquerd[oa]s?$/.test(forma)) return 'esquerdo';
    // "Braço E inchado": right behind the part a capital letter is no "and", unless all letters are capital.
    if (passo === 0 && resposta.slice(inicio, fim) === 'E' && resposta !== resposta.toUpperCase()) return 'esquerdo';
  }
  return null;
}

/** The one side that all name; null when none is named, or both. */
export function ladoComum(lados: readonly (Lado | null)[]): Lado | null {
  const ditos = new Set(lados.filter((lado) => lado !== null));
  const [lado] = ditos;
  return ditos.size === 1 && lado ? lado : null;
}
