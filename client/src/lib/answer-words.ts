import { isAnswered, type Question } from '@meridia/shared/anamnese/question.ts';

/** An answer of the intake in the words of the form. */
export function answerWords(question: Question, answer: unknown): string {
  if (!isAnswered(answer)) return 'sem resposta';
  if (Array.isArray(answer)) return answer.join(', ');
  if (question.kind === 'slider' && typeof answer === 'number') return question.words(answer);
  if (question.kind === 'number') return `${answer} ${question.unit}`.trim();
  if (question.kind === 'choice') {
    const words = Object.entries(question.options).find(([value]) => value === answer)?.[1] ?? '';
    return typeof words === 'string' ? words : words.label;
  }
  return String(answer);
}
