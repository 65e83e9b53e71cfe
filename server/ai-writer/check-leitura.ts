import { leituraAnswerSchema, mostPropostas, type Proposta, propostaSchema } from '@meridia/shared/leitura-ia.ts';
import type { UnreadTexto } from '../ports.ts';

/**
 * The statements in an answer whose quotation stands in the text that was sent, without a mark for a masked name. The engine checks
 * against the original text and the catalogue. @returns null for an answer of another form
 */
export function checkLeitura(answer: string, textos: readonly UnreadTexto[]): Proposta[] | null {
  const { data } = leituraAnswerSchema.safeParse(parseJson(answer));
  if (!data) return null;
  return data.afirmacoes.slice(0, mostPropostas).flatMap((afirmacao) => {
    const { data: proposta } = propostaSchema.safeParse(afirmacao);
    if (!proposta || /[[\]]/.test(proposta.citacao)) return [];
    const { campo, citacao } = proposta;
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
