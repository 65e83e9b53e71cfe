import { type SinalId, sinais, sinalIds } from '../catalog/sinais.ts';
import { grafiaUsual } from './grafias.ts';
import { type Palavra, radical, semAcentos } from './texto.ts';
import { isTopico, type Topico } from './topicos.ts';

/**
 * Notation of the sign lexicon, one phrase per string:
 * - words in order, compared without accents, plural and gender; small words (of, in, very …) between them are skipped;
 * - `a|b` alternatives, `abc*` any word that begins so, `a+b` several words as one alternative;
 * - `~` allows up to four other words in between;
 * - `topic: …` counts only while the text speaks of that topic ("urina: clara").
 * A phrase never crosses a comma or the end of a sentence.
 */
interface Frase {
  sinal: SinalId;
  topico: Topico | null;
  passos: readonly Passo[];
}

interface Passo {
  alternativas: readonly Alternativa[];
  /** Other words may stand before this one. */
  folga: boolean;
}

type Alternativa = { tipo: 'radical'; valor: string } | { tipo: 'prefixo'; valor: string };

export interface Casamento {
  sinal: SinalId;
  /** Indexes of the words that the phrase itself names; skipped small words are not among them. */
  literais: readonly number[];
  /** A phrase that needs its topic is weaker than one that names the thing. */
  topico: Topico | null;
}

const prefixoMinimo = 3;
const maxFolga = 4;
const maxLeves = 4;

const leves = new Set(
  'o a os as um uma uns umas de do da dos das no na nos nas em ao aos e ou com por pelo pela pelos pelas para pra que se seu sua seus suas mais muito muita muitos muitas bem tao bastante pouco sempre vezes tambem ja ainda meio algo cerca forte fortes leve leves intensa intenso intensas mesmo principalmente sobretudo quase todo toda todos todas esta estao fica ficam sao sente tem as constante frequente ligeiramente levemente um'.split(
    ' ',
  ),
);

// A phrase must not skip these words: they turn the meaning of the words behind them.
const barreiras = new Set([
  'mas',
  'sem',
  'nao',
  'nem',
  'nega',
  'porem',
  'contudo',
  'melhora',
  'melhor',
  'melhoram',
  'piora',
  'pior',
  'pioram',
  'alivia',
  'aliviam',
  'nunca',
]);

export function casarFrases(palavras: readonly Palavra[], topicoDe: (indice: number) => Topico | null): Casamento[] {
  const achados: Casamento[] = [];
  for (let inicio = 0; inicio < palavras.length; inicio += 1) {
    const palavra = palavras[inicio];
    if (!palavra) continue;
    for (const frase of candidatas(palavra)) {
      if (frase.topico && frase.topico !== topicoDe(inicio)) continue;
      const literais = casarEm(frase, palavras, inicio);
      if (literais) achados.push({ sinal: frase.sinal, literais, topico: frase.topico });
    }
  }
  return semContidos(achados);
}

function casarEm(frase: Frase, palavras: readonly Palavra[], inicio: number): number[] | null {
  const literais = [inicio];
  let posicao = inicio;
  for (const passo of frase.passos.slice(1)) {
    const proxima = procurar(passo, palavras, posicao + 1);
    if (proxima === null) return null;
    literais.push(proxima);
    posicao = proxima;
  }
  return literais;
}

function procurar(passo: Passo, palavras: readonly Palavra[], desde: number): number | null {
  let folga = passo.folga ? maxFolga : 0;
  let levesRestantes = maxLeves;
  for (let indice = desde; indice < palavras.length; indice += 1) {
    const palavra = palavras[indice];
    if (palavra?.pausa !== 'nenhuma') return null;
    if (combina(passo, palavra)) return indice;
    if (barreiras.has(palavra.forma)) return null;
    if (leves.has(palavra.forma) && levesRestantes > 0) levesRestantes -= 1;
    else if (folga > 0) folga -= 1;
    else return null;
  }
  return null;
}

/**
 * "Tosse seca" is not also "seca": a match is dropped when all its named words belong to a longer match. When two phrases match
 * the same words, the one that fits the topic stays: an "inchada" tongue is no oedema.
 */
function semContidos(casamentos: Casamento[]): Casamento[] {
  // A match that contains this one also names its first word. Few matches do, however long the text is.
  const porPalavra = new Map<number, Casamento[]>();
  for (const casamento of casamentos) {
    for (const indice of casamento.literais) {
      const outros = porPalavra.get(indice);
      if (outros) outros.push(casamento);
      else porPalavra.set(indice, [casamento]);
    }
  }
  return casamentos.filter((curto) => {
    const comAPrimeira = porPalavra.get(curto.literais[0] ?? -1) ?? [];
    return !comAPrimeira.some((longo) => longo !== curto && supera(longo, curto));
  });
}

function supera(longo: Casamento, curto: Casamento): boolean {
  if (!curto.literais.every((indice) => longo.literais.includes(indice))) return false;
  if (longo.literais.length > curto.literais.length) return true;
  return longo.literais.length === curto.literais.length && longo.topico !== null && curto.topico === null;
}

function combina(passo: Passo, palavra: Palavra): boolean {
  return passo.alternativas.some((alternativa) =>
    alternativa.tipo === 'radical'
      ? alternativa.valor === palavra.radical
      : palavra.forma.startsWith(alternativa.valor),
  );
}

/** @throws Error for a phrase that breaks the notation; loading this module compiles all phrases. */
function compilarFrases(sinal: SinalId, texto: string): Frase[] {
  return abrirCompostas(texto).map((variante) => compilarFrase(sinal, variante));
}

/** `a|b+c d` becomes `a d` and `b c d`. */
function abrirCompostas(texto: string): string[] {
  const composta = texto.split(' ').find((parte) => parte.includes('+'));
  if (composta === undefined) return [texto];
  const alternativas = composta.split('|');
  const simples = alternativas.filter((alternativa) => !alternativa.includes('+')).join('|');
  const variantes = alternativas
    .filter((alternativa) => alternativa.includes('+'))
    .map((parte) => parte.replaceAll('+', ' '));
  return [...(simples ? [simples] : []), ...variantes].flatMap((parte) =>
    abrirCompostas(texto.replace(composta, parte)),
  );
}

function compilarFrase(sinal: SinalId, texto: string): Frase {
  const [cabeca, cauda] = texto.split(': ');
  const topico = cauda === undefined ? null : semAcentos(cabeca ?? '');
  if (topico !== null && !isTopico(topico)) throw new Error(`unknown topic in "${texto}"`);
  const passos: Passo[] = [];
  let folga = false;
  for (const parte of (cauda ?? texto).trim().split(/\s+/)) {
    if (parte === '~') {
      folga = true;
      continue;
    }
    const alternativas = parte.split('|').map(compilarAlternativa);
    if (alternativas.some((alternativa) => alternativa.valor === '')) throw new Error(`empty word in "${texto}"`);
    // A small word inside a phrase is skipped by the matcher anyway.
    if (passos.length > 0 && alternativas.every(({ valor }) => leves.has(valor)) && /^(de|da|do)$/.test(parte))
      continue;
    passos.push({ alternativas, folga: folga && passos.length > 0 });
    folga = false;
  }
  if (passos.length === 0) throw new Error(`empty phrase of ${sinal}`);
  return { sinal, topico, passos };
}

function compilarAlternativa(texto: string): Alternativa {
  const simples = semAcentos(texto);
  // Phrases are spelled as the texts are read, so both sides of the comparison use the same spelling.
  if (!simples.endsWith('*')) return { tipo: 'radical', valor: radical(grafiaUsual(simples)) };
  return { tipo: 'prefixo', valor: grafiaUsual(simples.slice(0, -1)) };
}

interface Indice {
  porRadical: Map<string, Frase[]>;
  porPrefixo: Map<string, { prefixo: string; frase: Frase }[]>;
}

// Compiled once: the lexicon is fixed, and the first word of a phrase decides where it can begin.
const indice = montarIndice();

function montarIndice(): Indice {
  const resultado: Indice = { porRadical: new Map(), porPrefixo: new Map() };
  for (const sinal of sinalIds) {
    for (const texto of sinais[sinal].frases) {
      for (const frase of compilarFrases(sinal, texto)) {
        for (const alternativa of frase.passos[0]?.alternativas ?? []) registrar(resultado, alternativa, frase);
      }
    }
  }
  return resultado;
}

function registrar(resultado: Indice, alternativa: Alternativa, frase: Frase): void {
  if (alternativa.tipo === 'radical') {
    resultado.porRadical.set(alternativa.valor, [...(resultado.porRadical.get(alternativa.valor) ?? []), frase]);
    return;
  }
  if (alternativa.valor.length < prefixoMinimo) throw new Error(`prefix too short: ${alternativa.valor}`);
  const chave = alternativa.valor.slice(0, prefixoMinimo);
  const entrada = { prefixo: alternativa.valor, frase };
  resultado.porPrefixo.set(chave, [...(resultado.porPrefixo.get(chave) ?? []), entrada]);
}

function candidatas(palavra: Palavra): Frase[] {
  const exatas = indice.porRadical.get(palavra.radical) ?? [];
  const prefixadas = (indice.porPrefixo.get(palavra.forma.slice(0, prefixoMinimo)) ?? [])
    .filter(({ prefixo }) => palavra.forma.startsWith(prefixo))
    .map(({ frase }) => frase);
  return [...exatas, ...prefixadas];
}
