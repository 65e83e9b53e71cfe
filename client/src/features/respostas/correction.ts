import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DadosAnamnese,
  type DadosAnamneseField,
  dadosAnamneseSchema,
  withoutHiddenAnswers,
  withStandingCorrecoes,
} from '@meridia/shared/anamnese/dados-anamnese.ts';
import { changedFields, type Respostas } from '@meridia/shared/respostas.ts';
import { z } from 'zod';
import type { DadosForm } from '../../components/anamnese/dados-form.ts';

/** Checks the answers with the server's own schema; the answers of sections that are hidden now become unasked. */
const correctionSchema = z
  .custom<DadosForm>()
  .transform(({ dadosAnamnese }): unknown => ({
    dadosAnamnese: withStandingCorrecoes(withoutHiddenAnswers(dadosAnamnese)),
  }))
  .pipe(z.object({ dadosAnamnese: dadosAnamneseSchema }));
export type Correction = z.output<typeof correctionSchema>;
export const correctionResolver = zodResolver(correctionSchema);

type Dados = NonNullable<Respostas['dados']>;

export function hasChanged(before: Dados, after: Dados): boolean {
  return (
    changedFields(before, after).length > 0 || JSON.stringify(before.correcoes) !== JSON.stringify(after.correcoes)
  );
}

/** The correction of `before` into `after`, made to answers that changed meanwhile. */
export function onTopOf(current: Dados, before: Dados, after: DadosAnamnese): DadosAnamnese {
  const own = changedFields(before, after).map((field): [DadosAnamneseField, unknown] => [field, after[field]]);
  return { ...current, ...Object.fromEntries(own), correcoes: after.correcoes };
}

/** Whether the report that follows this change takes a unit. */
export function takesUnit(
  { estado, livres }: Pick<Respostas, 'estado' | 'livres'>,
  before: Dados,
  after: Dados,
): boolean {
  if (estado.refazerUsaUnidade) return true;
  return livres !== null && changedFields(before, after).some((field) => !livres.includes(field));
}
