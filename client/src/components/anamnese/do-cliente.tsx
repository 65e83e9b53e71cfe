import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { isDoCliente } from '@meridia/shared/anamnese/draft.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DadosForm } from './dados-form.ts';

/** Marks an answer that the client gave before the visit. It goes with the first change, and comes back with her words. */
export function DoCliente({ name }: { name: DadosAnamneseField }) {
  const { control } = useFormContext<DadosForm>();
  const [respondida, answer] = useWatch({ control, name: ['respondida', `dadosAnamnese.${name}`] });
  if (!isDoCliente(respondida ?? null, name, answer)) return null;
  return <p className="justify-self-start text-sm font-semibold text-jade-ink">pelo cliente</p>;
}
