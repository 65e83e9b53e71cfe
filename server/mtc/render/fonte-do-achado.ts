import { findQuestion } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { reportedOption } from '@meridia/shared/anamnese/question.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { isCampoDoExame, isLidoPelaIa } from '../achados/achado-id.ts';
import { maiuscula } from '../writer/portugues.ts';
import { citar } from '../writer/queixa.ts';
import { nomearFonte } from './formato.ts';

/** The finding in words; a denied finding is called absent. */
export function nomearAchado({ label, presente }: Achado): string {
  return maiuscula(presente ? label : `${label}: ausente`);
}

/**
 * Where a finding comes from, in the words of the intake or of the photo: `Evacuação, relato: “fezes moles”`,
 * `Digestão, marcado: “Diarreia”`, `Apetite, respondeu: baixo`, `língua na foto: a* 14,2`. Says so where the therapist confirmed what
 * was read, where only a model read it, and where a medicine in use may be the cause.
 */
export function citarFonte(achado: Achado): string {
  const { remedio } = achado;
  return remedio ? `${citarOrigem(achado)}; pode ser efeito de ${remedio} e pesa metade` : citarOrigem(achado);
}

function citarOrigem(achado: Achado): string {
  const { valor, confirmado } = achado;
  if (isLidoPelaIa(achado)) return `${nomearFonte(achado)}, lido pela IA: ${citar(valor)}`;
  // The text says the opposite, so its words stand apart from what the therapist said.
  if (confirmado === 'ao_contrario') return `${nomearFonte(achado)}, confirmado por você; no texto: ${citar(valor)}`;
  return confirmado ? `${citarDito(achado)}, confirmado por você` : citarDito(achado);
}

function citarDito(achado: Achado): string {
  const { fonte, valor } = achado;
  const [origem, campo = ''] = fonte.split('.');
  if (origem === 'foto') return `${partes[campo] ?? 'imagem'} na foto: ${valor}`;
  const onde = nomearFonte(achado);
  if (isCampoDoExame(campo)) return `${onde}: ${citar(valor)}`;
  const question = findQuestion(campo);
  switch (question?.kind) {
    case 'number':
    case 'slider':
      return `${onde}: ${valor}`;
    case 'choice':
      return `${onde}, respondeu: ${reportedOption(question, valor)}`;
    case 'choices':
      return `${onde}, marcado: ${citar(valor)}`;
    case 'line':
    case 'text':
    // An imported report may cite a question that the intake does not have.
    case undefined:
      return `${onde}, relato: ${citar(valor)}`;
  }
}

const partes: Record<string, string> = { lingua: 'língua', face: 'face', orelha: 'orelha' };
