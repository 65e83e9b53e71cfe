import { marcarForaDoQuadro } from './tempo-e-parentes.ts';
import { dividir, type Palavra } from './texto.ts';

/** How a word is to be read: denied, softened, or not about this person now. */
export interface Leitura {
  negada: boolean;
  /** Factor on the strength of a finding, 0..1.25. */
  fator: number;
  /** The word speaks of a relative, of the past, of something that is over, or of an exam without findings. */
  foraDoQuadro: boolean;
}

const contraste = new Set('mas porem contudo entretanto todavia exceto apesar embora so somente apenas'.split(' '));
const verbosPositivos = new Set(
  'apresenta apresentou refere relata queixa sente sofre fica ficou tem teve acorda dorme melhora piora surge aparece aumenta voltou continua continuo mantem'.split(
    ' ',
  ),
);
const negadores = new Set('sem nao nega nego negou negando nem nunca jamais ausencia nada nenhum nenhuma'.split(' '));
const negacaoPosterior = new Set('ausente ausentes negado negada negativo negativa inexistente'.split(' '));
const atenuantes = new Set(
  'leve leves levemente discreto discreta discretamente ligeiro ligeira ligeiramente raramente ocasional ocasionalmente eventual eventualmente'.split(
    ' ',
  ),
);
const enfase = new Set(
  'muito muita muitos muitas forte fortes intenso intensa severo severa sempre demais constante insuportavel extrema'.split(
    ' ',
  ),
);
const maxAlcanceNao = 7;

/**
 * One reading per word.
 * @param consumidos indexes of negators that belong to a sign's own name ("sem apetite"); they do not deny other words
 */
export function lerEscopo(palavras: readonly Palavra[], consumidos: ReadonlySet<number>): Leitura[] {
  const negadas = marcarNegadas(palavras, consumidos);
  const fora = marcarForaDoQuadro(palavras);
  return dividir(palavras).flatMap((trecho) => {
    const doTrecho = pesarTrecho(trecho.map((indice) => palavras[indice]?.forma ?? '').join(' '));
    return trecho.map((indice) => ({
      negada: negadas[indice] ?? false,
      fator: fatorDe(palavras, indice, doTrecho),
      foraDoQuadro: fora[indice] ?? false,
    }));
  });
}

interface Negacao {
  tipo: 'nao' | 'sem' | 'nega' | 'nome';
  alcance: number;
}

function marcarNegadas(palavras: readonly Palavra[], consumidos: ReadonlySet<number>): boolean[] {
  const negadas = new Array<boolean>(palavras.length).fill(false);
  const inicios = iniciosDosTrechos(palavras);
  let atual: Negacao | null = null;
  // The part that was denied last: where it begins, and up to which word it was denied. A second denial of the same part starts
  // at that word. Starting again at the beginning would take quadratic time.
  let negado = { inicio: -1, ate: 0 };
  const negarTrecho = (indice: number) => {
    const inicio = inicios[palavras[indice]?.pausa === 'nenhuma' ? indice : indice - 1];
    if (inicio === undefined) return;
    const desde = negado.inicio === inicio ? negado.ate : inicio;
    negadas.fill(true, desde, indice);
    negado = { inicio, ate: indice };
  };
  for (const [indice, palavra] of palavras.entries()) {
    if (palavra.pausa === 'frase') atual = null;
    if (atual && encerra(atual, palavras, indice)) atual = null;
    else if (atual?.tipo === 'nome' && palavra.pausa === 'virgula') atual = { tipo: 'sem', alcance: 0 };
    if (negadores.has(palavra.forma) && !somenteRetorica(palavras, indice)) {
      if (respondeNao(palavras, indice)) negarTrecho(indice);
      atual = { tipo: consumidos.has(indice) ? 'nome' : tipoDe(palavra.forma), alcance: 0 };
      continue;
    }
    if (atual) {
      atual.alcance += 1;
      negadas[indice] = atual.tipo !== 'nome';
    }
    if (negacaoPosterior.has(palavra.forma)) negarTrecho(indice);
  }
  return negadas;
}

/** "Tontura não" and "zumbido: não" answer a question that is not written. */
function respondeNao(palavras: readonly Palavra[], indice: number): boolean {
  if (palavras[indice]?.forma !== 'nao') return false;
  const seguinte = palavras[indice + 1];
  return (seguinte === undefined || seguinte.pausa !== 'nenhuma') && palavras[indice]?.pausa !== 'frase';
}

function encerra(atual: Negacao, palavras: readonly Palavra[], indice: number): boolean {
  const palavra = palavras[indice];
  const anterior = palavras[indice - 1];
  if (!palavra || contraste.has(palavra.forma)) return true;
  const novoTrecho = palavra.pausa === 'virgula';
  if (palavra.forma === 'com' && (novoTrecho || anterior?.forma === 'e')) return true;
  if (verbosPositivos.has(palavra.forma) && atual.alcance >= 2) return true;
  if (atual.tipo === 'nega') return novoTrecho && verbosPositivos.has(palavra.forma);
  if (novoTrecho) return !listaNegativa(palavras, indice);
  return atual.tipo === 'nao' && atual.alcance >= maxAlcanceNao;
}

/** "Sem febre, tosse ou dor": the list goes on while an "ou" or "nem" still follows. */
function listaNegativa(palavras: readonly Palavra[], desde: number): boolean {
  for (const palavra of palavras.slice(desde, desde + 12)) {
    if (palavra.pausa === 'frase' || contraste.has(palavra.forma)) return false;
    if (palavra.forma === 'com' || verbosPositivos.has(palavra.forma)) return false;
    if (palavra.forma === 'ou' || palavra.forma === 'nem') return true;
  }
  return false;
}

/** "Não só …", "não para de tossir", "sem parar", "sem melhora" and the like do not deny what follows. */
function somenteRetorica(palavras: readonly Palavra[], indice: number): boolean {
  const seguintes = palavras
    .slice(indice + 1, indice + 4)
    .map(({ forma }) => forma)
    .join(' ');
  return /^(so|somente|apenas|para de|parou de|consegue parar|parar|melhora|melhorou|passa|passou|efeito|causa|motivo|sucesso|resultado|saber|tratamento|alivio|controle|consegue|aguenta|aguentar|suporta|tolera|sei)\b/.test(
    seguintes,
  );
}

function tipoDe(forma: string): Negacao['tipo'] {
  if (forma.startsWith('neg')) return 'nega';
  return forma === 'nao' || forma === 'nunca' || forma === 'jamais' ? 'nao' : 'sem';
}

/** For each word, the index of the first word of its part. Parts are separated by pauses. */
function iniciosDosTrechos(palavras: readonly Palavra[]): number[] {
  return dividir(palavras).flatMap((trecho) => trecho.map(() => trecho[0] ?? 0));
}

interface PesoDoTrecho {
  passado: number;
  melhor: number;
  suave: boolean;
}

/** @param frase the words of one part */
function pesarTrecho(frase: string): PesoDoTrecho {
  return {
    passado: /\b(historico de|antecedente|teve)\b/.test(frase) ? 0.5 : 1,
    melhor: /\b(melhorou|diminuiu|reduziu)\b/.test(frase) ? 0.6 : 1,
    suave: /\b(um pouco|as vezes|de vez em quando|um tanto)\b/.test(frase),
  };
}

function fatorDe(palavras: readonly Palavra[], indice: number, { passado, melhor, suave }: PesoDoTrecho): number {
  const perto = palavras.slice(Math.max(0, indice - 3), indice + 4).map(({ forma }) => forma);
  const atenuado = suave || perto.some((forma) => atenuantes.has(forma)) ? 0.7 : 1;
  const intenso = atenuado === 1 && perto.some((forma) => enfase.has(forma)) ? 1.15 : 1;
  return passado * melhor * atenuado * intenso;
}
