import { palavrasDoGatilho } from '../leitura/gatilhos.ts';
import { contarPalavras, type Faixa, textoDe } from '../leitura/palavras.ts';
import type { Certeza, Frase } from './frase.ts';
import { acharSemNega } from './mencoes.ts';
import { eDaInfancia, eDeParente, negadaAoRedor } from './porta.ts';

const negacao = /\b(nao|num|nem|sem)\b/;
/** The last words of a match are denied: "panturrilhas sem dor", "perna e pé, nenhum inchado". */
const negadaNoFim = /\b(sem|nem|nao|nunca|nenhum\w*) (\w+ )?\w+$/;

/**
 * A medicine that was offered and refused, or forbidden, right behind its name: "domperidona ofereceram, não quis", "diclofenaco o médico
 * proibiu". A danger that somebody did not want to have seen is still told.
 */
const recusado =
  /^( (ofereceram|ofereceu|indicaram|indicou|receitaram|receitou|prescreveram|prescreveu))? nao (quis|quer|aceitou|aceitei)( (tomar|usar))?$|^( (foi|esta))? (proibid|suspens|contraindicad)[oa]\b|^( [oa] \w+)? (proibiu|proibiram|suspendeu|suspenderam|cort(ou|aram)|mand(ou|aram) (parar|tirar|cortar|suspender))\b|^( \w+)? nao (pode|posso|quis|quer)( mais)? (tomar|usar)\b/;
const umaPalavra = /^\w+$/;

/**
 * Where the words of a sentence match a pattern, as indexes of words; the end is not in it. What is denied or said of somebody else is
 * left out. Where the words that match hold a denial of their own ("olho não fecha"), the denial is what is told.
 * @param padrao on lower case without accents, one space between the words
 */
export function lugaresDoPadrao({ texto, marcas, palavras, lugares, idade }: Frase, padrao: RegExp): Faixa[] {
  const gatilhos = palavrasDoGatilho(palavras);
  return acharSemNega(texto, padrao).flatMap((onde): Faixa[] => {
    const { 0: achado, index } = onde;
    const [de, ate] = faixaDoAchado(texto, onde);
    const negada = !negacao.test(achado) && (marcas[de]?.negada || negadaAoRedor(palavras, [de, ate]));
    // A pattern that names no denial itself has met it among the words that it leaves open.
    if (negadaNoFim.test(achado) && !negacao.test(padrao.source)) return [];
    if (negada || (umaPalavra.test(achado) && recusado.test(texto.slice(index + achado.length)))) return [];
    if (marcas.slice(de, ate).some(({ deOutro }) => deOutro) || eDeParente(palavras, [de, ate])) return [];
    if (idade !== undefined && eDaInfancia(palavras, [de, ate], [...lugares.values()].flat(), idade)) return [];
    if (Array.from({ length: ate - de }).every((_, passo) => gatilhos.has(de + passo))) return [];
    return [[de, ate]];
  });
}

/** The same for the name of one medicine at this place. */
export function lugarDito({ marcas, palavras }: Frase, [de, ate]: Faixa): boolean {
  if (marcas[de]?.negada || marcas.slice(de, ate).some(({ deOutro }) => deOutro)) return false;
  return !recusado.test(` ${textoDe(palavras, [ate, palavras.length])}`);
}

/** How the pattern is told in this sentence; null when it is not. */
export function certezaDoPadrao(frase: Frase, padrao: RegExp): Certeza | null {
  const lugares = lugaresDoPadrao(frase, padrao);
  if (lugares.length === 0) return null;
  return lugares.every(([de]) => frase.marcas[de]?.passada) ? 'passado' : 'certo';
}

/** Told of today in one sentence that holds all the patterns. */
export function dizNaMesmaFrase(...padroes: readonly RegExp[]): (frase: Frase) => boolean {
  return (frase) => padroes.every((padrao) => certezaDoPadrao(frase, padrao) === 'certo');
}

/** Which words of a sentence such a match covers; the end is not in it. */
export function faixaDoAchado(texto: string, { 0: achado, index }: RegExpExecArray): Faixa {
  const de = contarPalavras(texto.slice(0, index));
  return [de, de + contarPalavras(achado)];
}
