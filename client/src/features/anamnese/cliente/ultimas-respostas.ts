import { type DadosAnamneseField, type FormDados, formDadosSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { semContato } from '@meridia/shared/anamnese/dados-pessoais.ts';
import { isAnswered } from '@meridia/shared/anamnese/question.ts';
import type { LastIntake } from '@meridia/shared/cliente.ts';
import type { FormValues } from '../form-values.ts';

/** The questions that the client's record answers. */
export const cadastroFields = ['nomeCliente', 'idade', 'sexo', 'telefone', 'email'] as const;

/** What is known of a client: the answers of the last assessment and, for who the client is, only what the record says today. */
export function knownAnswers({ dados, idade, ultima }: LastIntake): FormDados {
  return formDadosSchema.parse({
    ...ultima?.dadosAnamnese,
    nomeCliente: dados.nome,
    idade,
    sexo: dados.sexo,
    telefone: dados.telefone || whenNone(ultima?.dadosAnamnese.telefone),
    email: dados.email || whenNone(ultima?.dadosAnamnese.email),
  });
}

/** Without a contact in the record the question is asked again, unless the client said last time that there is none. */
function whenNone(lastAnswer: string | undefined): string | null {
  return lastAnswer === semContato ? semContato : null;
}

/** Of these fields, those that are known and not answered today. Nothing that was answered today is ever replaced. */
export function offeredFields(
  fields: readonly DadosAnamneseField[],
  known: FormDados,
  today: FormDados,
): DadosAnamneseField[] {
  return fields.filter((field) => isAnswered(known[field]) && !isAnswered(today[field]));
}

/** Of these fields, those that still hold what was taken over. What was changed since then is today's answer. */
export function broughtFields(
  fields: readonly DadosAnamneseField[],
  known: FormDados,
  { dadosAnamnese, trazidos }: FormValues,
): DadosAnamneseField[] {
  return fields.filter(
    (field) => trazidos.includes(field) && JSON.stringify(dadosAnamnese[field]) === JSON.stringify(known[field]),
  );
}

/** The form with the known answers to these fields, and with the corrections that belong to their texts. */
export function takeOver(values: FormValues, known: FormDados, fields: readonly DadosAnamneseField[]): FormValues {
  const taken = offeredFields(fields, known, values.dadosAnamnese);
  return {
    ...values,
    dadosAnamnese: formDadosSchema.parse({
      ...values.dadosAnamnese,
      ...Object.fromEntries(taken.map((field) => [field, known[field]])),
      correcoes: [
        ...values.dadosAnamnese.correcoes.filter(isElsewhere(taken)),
        ...known.correcoes.filter((correcao) => !isElsewhere(taken)(correcao)),
      ],
    }),
    trazidos: [...values.trazidos.filter((field) => !taken.includes(field)), ...taken],
  };
}

/** The form without what was taken over into these fields. */
export function takeBack(values: FormValues, known: FormDados, fields: readonly DadosAnamneseField[]): FormValues {
  const brought = broughtFields(fields, known, values);
  const rest = Object.entries(values.dadosAnamnese).filter(([field]) => !brought.some((each) => each === field));
  return {
    ...values,
    dadosAnamnese: formDadosSchema.parse({
      ...Object.fromEntries(rest),
      correcoes: values.dadosAnamnese.correcoes.filter(isElsewhere(brought)),
    }),
    trazidos: values.trazidos.filter((field) => !fields.includes(field)),
  };
}

function isElsewhere(fields: readonly DadosAnamneseField[]): (correcao: { campo: string }) => boolean {
  return ({ campo }) => !fields.some((field) => field === campo);
}
