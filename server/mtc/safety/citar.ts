import type { Frase } from './frase.ts';
import { normalizar } from './mencoes.ts';
import { regrasDePalavras } from './palavras-proibidas.ts';

/** In words: a quotation that is longer says more than its reason. */
const maximoDePalavras = 16;
const passo = 4;

/** The words of a sentence from `de` to `ate`, with the signs that stand wholly among them. */
function recortar(frase: Frase, de: number, ate: number): Frase {
  const lugares = new Map(
    [...frase.lugares].flatMap(([sinal, seus]) => {
      const dentro = seus.flatMap(([inicio, fim]) =>
        inicio >= de && fim <= ate ? [[inicio - de, fim - de] as const] : [],
      );
      return dentro.length > 0 ? [[sinal, dentro] as const] : [];
    }),
  );
  return {
    ...frase,
    palavras: frase.palavras.slice(de, ate),
    texto: frase.palavras
      .slice(de, ate)
      .map(({ forma }) => forma)
      .join(' '),
    sinais: new Map([...frase.sinais].filter(([sinal]) => lugares.has(sinal))),
    lugares,
    marcas: frase.marcas.slice(de, ate),
  };
}

/**
 * A sentence or its stretch as it was written, fit for quotation marks.
 * @param maximo in characters; a longer one is cut after a word
 */
export function falaDe({ palavras, resposta }: Frase, maximo = Number.POSITIVE_INFINITY): string {
  const fala = resposta.slice(palavras[0]?.inicio, palavras.at(-1)?.fim).replace(/[“”"]/g, '’').replace(/\s+/g, ' ');
  return fala.length > maximo ? `${fala.slice(0, maximo).replace(/\s\S*$/, '')}…` : fala;
}

/** The clauses of a sentence, of a long one also its stretches of sixteen words, and then the sentence itself if it is short. */
function trechosDe(frase: Frase): Frase[] {
  const { palavras } = frase;
  const cortes = [
    0,
    ...palavras.flatMap(({ pausa }, indice) => (indice > 0 && pausa !== 'nenhuma' ? [indice] : [])),
    palavras.length,
  ];
  const oracoes = cortes.slice(1).map((fim, indice) => [cortes[indice] ?? 0, fim] as const);
  const curtas = oracoes.filter(([de, ate]) => ate - de <= maximoDePalavras);
  const janelas = Array.from({ length: Math.ceil(palavras.length / passo) }, (_, indice) => indice * passo).map(
    (de) => [de, Math.min(palavras.length, de + maximoDePalavras)] as const,
  );
  return [...curtas, ...janelas].map(([de, ate]) => recortar(frase, de, ate));
}

/**
 * The shortest stretch, in the words of the intake, that says by itself what is looked for; '' where no stretch does, or where a rule on
 * words forbids to repeat it.
 */
export function falaQueDiz(frases: readonly Frase[], diz: (trecho: Frase) => boolean): string {
  for (const frase of frases) {
    if (!diz(frase)) continue;
    const trecho = trechosDe(frase).find((um) => um.palavras.length > 0 && diz(um));
    if (!trecho) continue;
    const fala = falaDe(trecho);
    if (podeSerCitada(fala)) return fala;
  }
  return '';
}

/** Whether none of these rules on words, all of them without a list, forbids to repeat it in a report. */
export function podeSerCitada(fala: string, regras = regrasDePalavras): boolean {
  const semContexto = {
    nomeCliente: '',
    relatos: '',
    pontos: new Set<string>(),
    codigosTm1: new Set<string>(),
    tecnicasExcluidas: [],
    regras,
  };
  return fala !== '' && !regras.some(({ viola }) => viola(fala, normalizar(fala), semContexto));
}
