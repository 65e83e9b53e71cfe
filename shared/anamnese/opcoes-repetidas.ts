import { type DadosAnamnese, type FieldOfKind, type FormDados, formDadosSchema } from './dados-anamnese.ts';
import type { SintomasField, sintomas } from './sintomas.ts';

interface RepeatedOption {
  field: SintomasField;
  option: string;
}

/** Say the same of the client in two questions, so one answer gives both. */
const same: readonly (readonly RepeatedOption[])[] = [
  [option('sintomasGerais', 'irritabilidade'), option('sintomasEmocionais', 'Raiva/Irritabilidade')],
  [option('sintomasGerais', 'ansiedade'), option('sintomasEmocionais', 'Ansiedade/Agitação')],
  [option('sintomasGerais', 'tristeza'), option('sintomasEmocionais', 'Tristeza/Desânimo')],
  [option('sintomasGerais', 'medo'), option('sintomasEmocionais', 'Medo/Insegurança')],
];

/** `exact` says `rough` too; `rough` alone does not say which kind. */
const including: readonly { exact: RepeatedOption; rough: RepeatedOption }[] = [
  { exact: option('sintomasSono', 'Dificuldade para iniciar'), rough: option('sintomasGerais', 'insônia') },
];

/**
 * The answers in which the options of other questions follow a change of `field`; null when nothing follows. An option that is taken
 * back takes back those that it had set, because a slip of the finger must not leave an answer behind.
 * @param before the options of `field` before the change
 */
export function withRepeated(
  dados: FormDados,
  field: FieldOfKind<'choices'>,
  before: readonly string[],
): FormDados | null {
  const chosen: readonly string[] = dados[field];
  const lists: Partial<Record<SintomasField, readonly string[]>> = {};
  for (const name of new Set([...before, ...chosen])) {
    const isChosen = chosen.includes(name);
    if (isChosen === before.includes(name)) continue;
    for (const other of repeatsOf(field, name, isChosen)) {
      const rest = (lists[other.field] ?? dados[other.field]).filter((listed) => listed !== other.option);
      lists[other.field] = isChosen ? [...rest, other.option] : rest;
    }
  }
  return Object.keys(lists).length === 0 ? null : formDadosSchema.parse({ ...dados, ...lists });
}

/** Whether another chosen option says the same, or says it exactly. Both are one answer, and the other one has more of it. */
export function isSaidByAnother(dados: Pick<DadosAnamnese, SintomasField>, field: string, name: string): boolean {
  const isThis = (one: RepeatedOption | undefined) => one?.field === field && one.option === name;
  const isChosen = (one: RepeatedOption) => {
    const chosen: readonly string[] = dados[one.field];
    return chosen.includes(one.option);
  };
  return (
    same.some(([first, ...others]) => isThis(first) && others.some(isChosen)) ||
    including.some(({ exact, rough }) => isThis(rough) && isChosen(exact))
  );
}

function repeatsOf(field: string, name: string, isChosen: boolean): RepeatedOption[] {
  const isThis = (other: RepeatedOption) => other.field === field && other.option === name;
  return [
    ...same.filter((options) => options.some(isThis)).flatMap((options) => options.filter((other) => !isThis(other))),
    ...including.flatMap(({ exact, rough }) => {
      if (isThis(exact)) return [rough];
      return isThis(rough) && !isChosen ? [exact] : [];
    }),
  ];
}

function option<Field extends SintomasField>(
  field: Field,
  name: (typeof sintomas.questions)[Field]['options'][number],
): RepeatedOption {
  return { field, option: name };
}
