import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { useController, useFormContext } from 'react-hook-form';
import type { DadosForm } from './dados-form.ts';

/** One answer of the intake, bound to the form around it. */
export function useDadosField<Name extends DadosAnamneseField>(name: Name) {
  const { control } = useFormContext<DadosForm>();
  const path = `dadosAnamnese.${name}` as const;
  const { field, fieldState } = useController<DadosForm, typeof path>({ control, name: path });
  return { path, field, error: fieldState.error?.message };
}
