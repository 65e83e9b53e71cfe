import { leituraAnswerSchema, mostPropostas, type Proposta, propostaSchema } from '@meridia/shared/leitura-ia.ts';
import { sinaisContados } from '../mtc/achados/sinais-contados.ts';
import type { UnreadTexto } from '../ports.ts';

/**
 * The statements in an answer that name a sign of the closed list and quote the text that was sent, without a mark for a masked name.
 * The engine checks the rest against the original text. @returns null for an answer of another form
 */
export function checkLeitura(answer: string, textos: readonly UnreadTexto[]): Proposta[] | null {
  const { data } = leituraAnswerSchema.safeParse(parseJson(answer));
  if (!data) return null;
  return data.afirmacoes.slice(0, mostPropostas).flatMap((afirmacao) => {
    const { data: proposta } = propostaSchema.safeParse(afirmacao);
    // Half of a surrogate pair stands in the text, too, but PostgreSQL keeps no such letter.
    if (!proposta?.citacao.isWellFormed() || /[[\]]/.test(proposta.citacao)) return [];
    const { campo, citacao, sinal } = proposta;
    if (!sinaisContados.has(sinal)) return [];
    return textos.some((sent) => sent.campo === campo && sent.texto.includes(citacao)) ? [proposta] : [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
