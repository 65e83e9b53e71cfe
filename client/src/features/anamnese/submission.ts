import { zodResolver } from '@hookform/resolvers/zod';
import { withoutHiddenAnswers, withStandingCorrecoes } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { formVersao } from '@meridia/shared/anamnese/untouched-sliders.ts';
import { createAvaliacaoSchema } from '@meridia/shared/avaliacao.ts';
import { z } from 'zod';
import type { FormValues } from './form-values.ts';

/**
 * Checks the form with the server's own schema, so that the server accepts every form that passes here. Hidden answers stay in the
 * form and are not sent.
 */
const submissionSchema = z
  .custom<FormValues>()
  .transform((values): unknown => ({
    ...values,
    versao: formVersao,
    dadosAnamnese: withStandingCorrecoes(withoutHiddenAnswers(values.dadosAnamnese)),
  }))
  .pipe(createAvaliacaoSchema.omit({ idempotencyKey: true }));
export type Submission = z.output<typeof submissionSchema>;

export const anamneseResolver = zodResolver(submissionSchema);
