// What the masker of texts for a provider asks: which words mean something to the engine. Such a word is no name.
import { foldText } from '@meridia/shared/folded-text.ts';
import { pontos } from '../catalog/pontos.ts';
import { pontosAuriculares } from '../catalog/pontos-auriculares.ts';
import { classesDoNome } from '../catalog/remedios.ts';
import { sinais } from '../catalog/sinais.ts';
import { terapias } from '../catalog/terapias.ts';
import { cabecas } from './cabecas.ts';
import { remedioEscrito } from './nomes-de-remedios.ts';
import { abreviadas } from './palavras.ts';
import { vocabulario } from './vocabulario.ts';

/**
 * Every word of the reading lexicon, the signs, the medicines, the points and the therapies, in small letters without accents, as they are
 * written there: in one number, gender and form only.
 */
export function reunirPalavras(): ReadonlySet<string> {
  const textos = [
    ...Object.values(vocabulario).flatMap(({ diz, nega, seNegado }) => [diz, nega ?? '', seNegado ?? '']),
    ...Object.values(cabecas),
    ...Object.values(sinais).map(({ rotulo }) => rotulo),
    ...pontos.map(({ pinyin }) => pinyin),
    ...pontosAuriculares.map(({ nome }) => nome),
    ...terapias.map(({ nome }) => nome),
  ];
  const palavras = new Set([...classesDoNome.keys(), ...abreviadas.keys()]);
  for (const texto of textos) for (const [palavra] of foldText(texto).matchAll(/\p{L}+/gu)) palavras.add(palavra);
  return palavras;
}

/** Whether the word is the name of a medicine, perhaps with a fault in it: "omeprasol". */
export function isRemedio(forma: string): boolean {
  return classesDoNome.has(forma) || remedioEscrito(forma) !== null;
}
