import { zodResolver } from '@hookform/resolvers/zod';
import { hasMenstrualSection } from '@meridia/shared/anamnese/dados-pessoais.ts';
import { createAvaliacaoSchema } from '@meridia/shared/avaliacao.ts';
import { z } from 'zod';
import { emptyFormValues, type FormValues } from './form-values.ts';

/** The server's own schema over the form, so that what passes here passes there. */
const submissionSchema = z
  .custom<FormValues>()
  .transform((values): unknown => withoutHiddenAnswers(values))
  .pipe(createAvaliacaoSchema.omit({ idempotencyKey: true }));
export type Submission = z.output<typeof submissionSchema>;

export const anamneseResolver = zodResolver(submissionSchema);

/** Answers of a menstrual section that no longer applies stay in the form, but are not sent. */
export function withoutHiddenAnswers(values: FormValues): FormValues {
  const { dadosAnamnese } = values;
  if (hasMenstrualSection(dadosAnamnese)) return values;
  const { cicloRegular, fluxo, dorMenstrual, endometrioseDiagnostico, tpm } = emptyFormValues().dadosAnamnese;
  return {
    ...values,
    dadosAnamnese: { ...dadosAnamnese, cicloRegular, fluxo, dorMenstrual, endometrioseDiagnostico, tpm },
  };
}
