import { marcarForaDoQuadro } from './tempo-e-parentes.ts';
import type { Palavra } from './texto.ts';

/** How a word is to be read: denied, softened, or not about this person now. */
export interface Leitura {
  negada: boolean;
  /** Factor on the strength of a finding, 0..1.25. */
  fator: number;
  /** Speaks of a relative, of the past, of what is over, or of an exam without findings. */
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
 * @param consumidos indexes of negators that are part of a sign's own name ("sem apetite"): they deny nothing beside it
 */
export function lerEscopo(palavras: readonly Palavra[], consumidos: ReadonlySet<number>): Leitura[] {
  const negadas = marcarNegadas(palavras, consumidos);
  const fora = marcarForaDoQuadro(palavras);
  return palavras.map((_, indice) => ({
    negada: negadas[indice] ?? false,
    fator: fatorDoTrecho(palavras, indice),
    foraDoQuadro: fora[indice] ?? false,
  }));
}

interface Negacao {
  tipo: 'nao' | 'sem' | 'nega' | 'nome';
  alcance: number;
}

function marcarNegadas(palavras: readonly Palavra[], consumidos: ReadonlySet<number>): boolean[] {
  const negadas = new Array<boolean>(palavras.length).fill(false);
  let atual: Negacao | null = null;
  for (const [indice, palavra] of palavras.entries()) {
    if (palavra.pausa === 'frase') atual = null;
    if (atual && encerra(atual, palavras, indice)) atual = null;
    else if (atual?.tipo === 'nome' && palavra.pausa === 'virgula') atual = { tipo: 'sem', alcance: 0 };
    if (negadores.has(palavra.forma) && !somenteRetorica(palavras, indice)) {
      if (respondeNao(palavras, indice)) negarTrecho(palavras, indice, negadas);
      atual = { tipo: consumidos.has(indice) ? 'nome' : tipoDe(palavra.forma), alcance: 0 };
      continue;
    }
    if (atual) {
      atual.alcance += 1;
      negadas[indice] = atual.tipo !== 'nome';
    }
    if (negacaoPosterior.has(palavra.forma)) negarTrecho(palavras, indice, negadas);
  }
  return negadas;
}

/** "Tontura não" and "zumbido: não" answer a question that is not written. */
function respondeNao(palavras: readonly Palavra[], indice: number): boolean {
  if (palavras[indice]?.forma !== 'nao') return false;
  const seguinte = palavras[indice + 1];
  return (seguinte === undefined || seguinte.pausa !== 'nenhuma') && palavras[indice]?.pausa !== 'frase';
}

function negarTrecho(palavras: readonly Palavra[], indice: number, negadas: boolean[]): void {
  const fim = palavras[indice]?.pausa === 'nenhuma' ? indice : indice - 1;
  for (const anterior of trechoDe(palavras, fim)) if (anterior < indice) negadas[anterior] = true;
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

/** "Sem febre, tosse ou dor": the list goes on when "ou" or "nem" still joins it. */
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

/** Indexes of the part between commas that holds the word. */
function trechoDe(palavras: readonly Palavra[], indice: number): number[] {
  let inicio = indice;
  while (inicio > 0 && palavras[inicio]?.pausa === 'nenhuma') inicio -= 1;
  let fim = indice;
  while (fim + 1 < palavras.length && palavras[fim + 1]?.pausa === 'nenhuma') fim += 1;
  return Array.from({ length: fim - inicio + 1 }, (_, passo) => inicio + passo);
}

function fatorDoTrecho(palavras: readonly Palavra[], indice: number): number {
  const frase = trechoDe(palavras, indice)
    .map((posicao) => palavras[posicao]?.forma ?? '')
    .join(' ');
  const perto = palavras.slice(Math.max(0, indice - 3), indice + 4).map(({ forma }) => forma);
  const passado = /\b(historico de|antecedente|teve)\b/.test(frase) ? 0.5 : 1;
  const melhor = /\b(melhorou|diminuiu|reduziu)\b/.test(frase) ? 0.6 : 1;
  const suave =
    perto.some((forma) => atenuantes.has(forma)) || /\b(um pouco|as vezes|de vez em quando|um tanto)\b/.test(frase)
      ? 0.7
      : 1;
  const intenso = suave === 1 && perto.some((forma) => enfase.has(forma)) ? 1.15 : 1;
  return passado * melhor * suave * intenso;
}
