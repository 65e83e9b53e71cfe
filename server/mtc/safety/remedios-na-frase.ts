// The medicines of the table in a sentence: where each of them stands and how it is told.
import { classesDoNome, nomesComuns, nomesDeDuasPalavras } from '../catalog/remedios.ts';
import { type Faixa, type Palavra, textoDe } from '../leitura/palavras.ts';
import { lugarDito } from './dito.ts';
import type { Certeza, Frase } from './frase.ts';

interface RemedioNaFrase {
  /** As the table writes it. */
  nome: string;
  lugar: Faixa;
}

/** By the words of the sentence, which belong to one answer. */
const jaAchados = new WeakMap<readonly Palavra[], readonly RemedioNaFrase[]>();

/** Every name of the table in this sentence, taken or not. */
export function remediosNaFrase(frase: Frase): readonly RemedioNaFrase[] {
  let achados = jaAchados.get(frase.palavras);
  if (!achados) {
    achados = frase.palavras.flatMap((_, indice) => noLugar(frase, indice));
    jaAchados.set(frase.palavras, achados);
  }
  return achados;
}

function noLugar(frase: Frase, indice: number): RemedioNaFrase[] {
  const { palavras } = frase;
  const forma = palavras[indice]?.forma ?? '';
  const seguinte = `${forma} ${palavras[indice + 1]?.forma ?? ''}`;
  if (nomesDeDuasPalavras.get(forma)?.includes(seguinte)) return [{ nome: seguinte, lugar: [indice, indice + 2] }];
  if (!classesDoNome.has(forma)) return [];
  const lugar: Faixa = [indice, indice + 1];
  return nomesComuns.has(forma) && !eRemedioAqui(frase, lugar) ? [] : [{ nome: forma, lugar }];
}

const deDose = /^\d[\d.,]* ?(mg|mcg|ug|g|ui|cp|cps|comp\w*|gotas?)\b/;
const deTomar =
  /\b(toma|tomo|tomar|tomando|tomava|usa|uso|usar|usando|remedio|comprimidos? de|capsulas? de|gotas? de)$/;
/** "Dor frontal", "por turno", "na canela": a place or a thing, also in the answer on medicines. */
const outraCoisa = /\b(dor|dores|cefaleia|enxaqueca|sinusite|regiao|parte|n[ao]s?|por|troca de|meu|minha|d[ao])$/;

/**
 * Whether a word that is ordinary elsewhere names what somebody takes: in the answers on it, beside a dose, or behind "toma".
 * @param lugar of the word
 */
export function eRemedioAqui({ campo, palavras }: Frase, [de, ate]: Faixa): boolean {
  const antes = textoDe(palavras, [Math.max(0, de - 3), de]);
  if (outraCoisa.test(antes)) return false;
  if (campo === 'medicamentos' || campo === 'suplementos') return true;
  return deTomar.test(antes) || deDose.test(textoDe(palavras, [ate, ate + 2]));
}

/** Where one of these names stands and is said of the client. */
export function lugaresDoRemedio(frase: Frase, quais: ReadonlySet<string>): Faixa[] {
  return remediosNaFrase(frase).flatMap(({ nome, lugar }) =>
    quais.has(nome) && lugarDito(frase, lugar) ? [lugar] : [],
  );
}

/** How one of these names is told in this sentence; null when it is not. */
export function certezaDoRemedio(frase: Frase, quais: ReadonlySet<string>): Certeza | null {
  const lugares = lugaresDoRemedio(frase, quais);
  if (lugares.length === 0) return null;
  return lugares.every(([de]) => frase.marcas[de]?.passada) ? 'passado' : 'certo';
}

/** Whether one of these names is told of today. */
export function dizRemedio(quais: ReadonlySet<string>): (frase: Frase) => boolean {
  return (frase) => certezaDoRemedio(frase, quais) === 'certo';
}
