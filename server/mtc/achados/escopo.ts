import type { Palavra } from './texto.ts';

/** How a word is to be read: denied, softened, in the past, or about somebody else. */
export interface Leitura {
  negada: boolean;
  /** Factor on the strength of a finding, 0..1.25. */
  fator: number;
  /** The sentence part speaks of a relative, or of an exam without findings. */
  foraDoQuadro: boolean;
}

const contraste = new Set('mas porem contudo entretanto todavia exceto apesar embora'.split(' '));
const verbosPositivos = new Set(
  'apresenta apresentou refere relata queixa sente sofre fica ficou tem teve acorda dorme melhora piora surge aparece aumenta voltou continua mantem'.split(
    ' ',
  ),
);
const negadores = new Set('sem nao nega negou negando nem nunca jamais ausencia'.split(' '));
const negacaoPosterior = new Set('ausente ausentes negado negada negativo negativa inexistente'.split(' '));
const parentes = new Set('mae pai avo avos irma irmao tia tio familiares marido esposa filho filha'.split(' '));
const verbosDeParente = new Set(
  'tem teve tinha com sofre sofria diabetico diabetica hipertenso hipertensa faleceu morreu'.split(' '),
);
const atenuantes = new Set(
  'leve leves levemente discreto discreta discretamente ligeiro ligeira ligeiramente raramente ocasional ocasionalmente eventual'.split(
    ' ',
  ),
);
const enfase = new Set(
  'muito muita muitos muitas forte fortes intenso intensa severo severa sempre demais constante insuportavel extrema'.split(
    ' ',
  ),
);
const maxAlcanceNao = 7;

/** One reading per word. Scope rules in `escopo.test.ts`. */
export function lerEscopo(palavras: readonly Palavra[]): Leitura[] {
  const negadas = marcarNegadas(palavras);
  return palavras.map((_, indice) => {
    const trecho = trechoDe(palavras, indice);
    return {
      negada: negadas[indice] ?? false,
      fator: fatorDoTrecho(palavras, indice, trecho),
      foraDoQuadro: falaDeParente(palavras, trecho) || exameNormal(palavras, trecho),
    };
  });
}

interface Negacao {
  tipo: 'nao' | 'sem' | 'nega';
  alcance: number;
}

function marcarNegadas(palavras: readonly Palavra[]): boolean[] {
  const negadas = new Array<boolean>(palavras.length).fill(false);
  let atual: Negacao | null = null;
  for (const [indice, palavra] of palavras.entries()) {
    if (palavra.pausa === 'frase') atual = null;
    if (atual && encerra(atual, palavras, indice)) atual = null;
    if (negadores.has(palavra.forma) && !somenteRetorica(palavras, indice)) {
      atual = { tipo: tipoDe(palavra.forma), alcance: 0 };
      continue;
    }
    if (atual) {
      atual.alcance += 1;
      negadas[indice] = true;
    }
    if (negacaoPosterior.has(palavra.forma))
      for (const anterior of trechoAntes(palavras, indice)) negadas[anterior] = true;
  }
  return negadas;
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
  return /^(so|somente|apenas|para de|parou de|consegue parar|parar|melhora|melhorou|passa|passou|efeito|causa|motivo|sucesso|resultado|saber|tratamento|alivio|controle|consegue|aguenta|aguentar|suporta|tolera)\b/.test(
    seguintes,
  );
}

function tipoDe(forma: string): Negacao['tipo'] {
  if (forma.startsWith('neg')) return 'nega';
  return forma === 'nao' || forma === 'nunca' || forma === 'jamais' ? 'nao' : 'sem';
}

function trechoAntes(palavras: readonly Palavra[], indice: number): number[] {
  return trechoDe(palavras, indice).filter((posicao) => posicao < indice);
}

/** Indexes of the part between commas that holds the word. */
function trechoDe(palavras: readonly Palavra[], indice: number): number[] {
  let inicio = indice;
  while (inicio > 0 && palavras[inicio]?.pausa === 'nenhuma') inicio -= 1;
  let fim = indice;
  while (fim + 1 < palavras.length && palavras[fim + 1]?.pausa === 'nenhuma') fim += 1;
  return Array.from({ length: fim - inicio + 1 }, (_, passo) => inicio + passo);
}

function fatorDoTrecho(palavras: readonly Palavra[], indice: number, trecho: readonly number[]): number {
  const formas = trecho.map((posicao) => palavras[posicao]?.forma ?? '');
  const frase = formas.join(' ');
  const perto = palavras.slice(Math.max(0, indice - 3), indice + 4).map(({ forma }) => forma);
  const passado = /\b(historico de|antecedente|ja teve|ja tive|teve|tinha|no passado|na infancia|antigamente)\b/.test(
    frase,
  )
    ? 0.5
    : 1;
  const suave =
    perto.some((forma) => atenuantes.has(forma)) || /\b(um pouco|as vezes|de vez em quando|um tanto)\b/.test(frase)
      ? 0.7
      : 1;
  const intenso = suave === 1 && perto.some((forma) => enfase.has(forma)) ? 1.15 : 1;
  return passado * suave * intenso;
}

function falaDeParente(palavras: readonly Palavra[], trecho: readonly number[]): boolean {
  return trecho.some((posicao) => {
    const forma = palavras[posicao]?.forma ?? '';
    if (forma === 'familiar' && palavras[posicao - 1]?.forma === 'historico') return true;
    return parentes.has(forma) && verbosDeParente.has(palavras[posicao + 1]?.forma ?? '');
  });
}

function exameNormal(palavras: readonly Palavra[], trecho: readonly number[]): boolean {
  const frase = trecho.map((posicao) => palavras[posicao]?.forma ?? '').join(' ');
  return (
    /\b(exames?|raio|radiografia|endoscopia|ressonancia|tomografia|ultrassom|eletro)\b/.test(frase) &&
    /\b(norma(l|is)|sem altera\w*|negativos?)\b/.test(frase)
  );
}
