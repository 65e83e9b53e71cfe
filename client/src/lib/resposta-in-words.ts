import { findQuestion } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { answerInWords } from '@meridia/shared/anamnese/question.ts';
import type { Resposta } from '@meridia/shared/respostas.ts';

/** The question of a changed answer; `correcoes` is none. */
export function perguntaInWords(campo: string): string {
  return findQuestion(campo)?.label ?? 'O que foi entendido dos textos';
}

export function respostaInWords(campo: string, resposta: Resposta): string {
  const question = findQuestion(campo);
  return question ? answerInWords(question, resposta) : [resposta].flat().join(', ') || 'como foi lido';
}
