import { questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { withSmallLetter } from '@meridia/shared/first-letter.ts';
import type { Assinatura } from '@meridia/shared/parecer.ts';
import { joinWords } from '../../lib/format.ts';

/** The safety questions without an answer that the signer accepted; nothing where there were none. */
export function PerguntasAceitas({ perguntasAbertas = [] }: Pick<Assinatura, 'perguntasAbertas'>) {
  if (perguntasAbertas.length === 0) return null;
  const names = perguntasAbertas.map((pergunta) => withSmallLetter(questions[pergunta].reportName));
  return <p className="text-[0.9375rem]">Assinado com perguntas de segurança em aberto: {joinWords(names)}.</p>;
}
