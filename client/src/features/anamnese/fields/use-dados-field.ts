import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { useController, useFormContext } from 'react-hook-form';
import type { FormDados, FormValues } from '../form-values.ts';

/** The names of the fields that hold a `Value`. */
export type FieldNameOf<Value> = {
  [Name in DadosAnamneseField]: FormDados[Name] extends Value ? (Value extends FormDados[Name] ? Name : never) : never;
}[DadosAnamneseField];

/** The names of the single choices: null or a word of a closed list. */
export type ChoiceFieldName = {
  [Name in DadosAnamneseField]: string extends FormDados[Name]
    ? never
    : FormDados[Name] extends string | null
      ? Name
      : never;
}[DadosAnamneseField];

export type TextFieldName = FieldNameOf<string | null>;
export type NumberFieldName = FieldNameOf<number | null>;
export type SliderFieldName = FieldNameOf<number>;
export type ListFieldName = {
  [Name in DadosAnamneseField]: FormDados[Name] extends string[] ? Name : never;
}[DadosAnamneseField];

/** One answer of the intake, bound to the form around it. */
export function useDadosField<Name extends DadosAnamneseField>(name: Name) {
  const { control } = useFormContext<FormValues>();
  const path = `dadosAnamnese.${name}` as const;
  const { field, fieldState } = useController<FormValues, typeof path>({ control, name: path });
  return { path, field, error: fieldState.error?.message };
}
