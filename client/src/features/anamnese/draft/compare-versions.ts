import { anamneseFields, formDadosSchema, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { answerInWords, isAnswered, type Question } from '@meridia/shared/anamnese/question.ts';
import { fotoKinds } from '@meridia/shared/foto.ts';
import { formatCalendarDay } from '../../../lib/format.ts';
import type { FormValues } from '../form-values.ts';

/** A question that two versions of one draft answer differently, with both answers in words. */
export interface Difference {
  label: string;
  own: string;
  other: string;
}

/** What two versions of a draft have not in common, in the order of the form. */
export function listDifferences(own: FormValues, other: FormValues): Difference[] {
  const answers = anamneseFields.map((field) => ({
    label: questions[field].label,
    own: answerInWords(questions[field], own.dadosAnamnese[field]),
    other: answerInWords(questions[field], other.dadosAnamnese[field]),
  }));
  const fotos = fotoKinds
    .filter((kind) => own.fotos[kind] !== other.fotos[kind])
    .map((kind) => ({
      label: fotoLabels[kind],
      own: own.fotos[kind] ? 'com foto' : 'sem foto',
      other: other.fotos[kind] ? (own.fotos[kind] ? 'outra foto' : 'com foto') : 'sem foto',
    }));
  const cliente = {
    label: 'Cadastro do cliente',
    own: own.clienteId ? 'cliente cadastrado' : 'cliente novo',
    other: other.clienteId ? (own.clienteId ? 'outro cliente cadastrado' : 'cliente cadastrado') : 'cliente novo',
  };
  const nascimento = {
    label: 'Data de nascimento',
    own: own.nascimento === null ? 'sem resposta' : formatCalendarDay(own.nascimento),
    other: other.nascimento === null ? 'sem resposta' : formatCalendarDay(other.nascimento),
  };
  const consent = { label: 'Consentimento', own: yesNo(own.consentimentoLgpd), other: yesNo(other.consentimentoLgpd) };
  return [
    ...(own.clienteId === other.clienteId ? [] : [cliente]),
    ...answers.filter((each) => each.own !== each.other),
    ...(own.nascimento === other.nascimento ? [] : [nascimento]),
    ...fotos,
    ...(consent.own === consent.other ? [] : [consent]),
  ];
}

/**
 * This version with everything that only the other one has: missing answers and photos are taken over, lists have the choices of both,
 * and differing texts stand one below the other. Where only one answer is possible and both have one, this version's stays.
 */
export function joinVersions(own: FormValues, other: FormValues): FormValues {
  const dados: Record<string, unknown> = { ...own.dadosAnamnese };
  for (const field of anamneseFields) {
    dados[field] = joinAnswers(questions[field], own.dadosAnamnese[field], other.dadosAnamnese[field]);
  }
  const known = new Set(own.dadosAnamnese.correcoes.map(keyOf));
  const correcoes = [
    ...own.dadosAnamnese.correcoes,
    ...other.dadosAnamnese.correcoes.filter((correcao) => !known.has(keyOf(correcao))),
  ];
  const { lingua, face, orelha } = own.fotos;
  return {
    dadosAnamnese: formDadosSchema.parse({ ...dados, correcoes }),
    fotos: {
      lingua: lingua ?? other.fotos.lingua,
      face: face ?? other.fotos.face,
      orelha: orelha ?? other.fotos.orelha,
    },
    // Nobody agrees by joining.
    consentimentoLgpd: own.consentimentoLgpd && other.consentimentoLgpd,
    // Joining two versions does not say who the client is.
    clienteId: own.clienteId,
    trazidos: own.clienteId === other.clienteId ? [...new Set([...own.trazidos, ...other.trazidos])] : own.trazidos,
    // Nobody permits by joining either.
    iaExterior:
      own.iaExterior === other.iaExterior ? own.iaExterior : own.iaExterior === null ? other.iaExterior : false,
    // The date explains the age, so both come from one version.
    nascimento: isAnswered(own.dadosAnamnese.idade) ? own.nascimento : other.nascimento,
    respondida: own.respondida ?? other.respondida,
  };
}

function joinAnswers(question: Question, own: unknown, other: unknown): unknown {
  if (!isAnswered(own)) return other;
  if (!isAnswered(other)) return own;
  if (question.kind === 'choices') {
    return question.options.filter((option) =>
      [own, other].some((list) => Array.isArray(list) && list.includes(option)),
    );
  }
  if (question.kind !== 'text' || typeof own !== 'string' || typeof other !== 'string') return own;
  if (own.includes(other)) return own;
  return other.includes(own) ? other : `${own}\n${other}`;
}

function keyOf({ campo, sinal }: { campo: string; sinal: string }): string {
  return `${campo} ${sinal}`;
}

function yesNo(agreed: boolean): string {
  return agreed ? 'marcado' : 'não marcado';
}

const fotoLabels = { lingua: 'Foto da língua', face: 'Foto da face', orelha: 'Foto da orelha' } as const;
