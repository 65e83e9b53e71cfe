import { zodResolver } from '@hookform/resolvers/zod';
import { withoutHiddenAnswers, withStandingCorrecoes } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { formVersao } from '@meridia/shared/anamnese/untouched-sliders.ts';
import { createAvaliacaoSchema } from '@meridia/shared/avaliacao.ts';
import type { FotoKind } from '@meridia/shared/foto.ts';
import { z } from 'zod';
import { ageToday } from './age-today.ts';
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
    dadosAnamnese: withStandingCorrecoes(withoutHiddenAnswers(withAgeOfToday(values))),
  }))
  .pipe(createAvaliacaoSchema.omit({ idempotencyKey: true }));
export type Submission = z.output<typeof submissionSchema>;

/** A draft may be older than the client's last birthday. */
function withAgeOfToday({ dadosAnamnese, nascimento }: FormValues): FormValues['dadosAnamnese'] {
  return nascimento === null ? dadosAnamnese : { ...dadosAnamnese, idade: ageToday(nascimento) };
}

/** Checks the whole form outside the form's own hook. */
export function checkSubmission(values: FormValues): z.ZodSafeParseResult<Submission> {
  return submissionSchema.safeParse(values);
}

const resolve = zodResolver(submissionSchema);

/** @param unsent photos that are chosen and wait on this device for a connection: they count as given */
export function createResolver(unsent: () => readonly FotoKind[]): typeof resolve {
  return (values, context, options) => {
    const waiting = Object.fromEntries(unsent().map((kind) => [kind, waitingId]));
    return resolve({ ...values, fotos: { ...values.fotos, ...waiting } }, context, options);
  };
}

/** Stands for a photo without an id; such a form is never sent before the photo has one. */
const waitingId = '00000000-0000-0000-0000-000000000000';
