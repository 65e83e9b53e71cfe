import { z } from 'zod';

// Blank text and missing text mean the same, so an empty field always becomes null.
const blankToNull = (value: unknown) => {
  if (value === undefined) return null;
  return typeof value === 'string' && value.trim() === '' ? null : value;
};

/** Optional free text: trimmed, null when blank, with at most `maxLength` characters. */
export const textOrNull = (maxLength: number) =>
  z.preprocess(blankToNull, z.string().trim().max(maxLength, `Use no máximo ${maxLength} caracteres`).nullable());

export const requiredText = (message: string, maxLength: number) =>
  z.string({ error: message }).trim().min(1, message).max(maxLength, `Use no máximo ${maxLength} caracteres`);

/** Optional choice from a closed list; null when not answered. */
export const choiceOrNull = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.preprocess(blankToNull, z.enum(options, { error: 'Escolha uma das opções' }).nullable());

/** Any number of choices from a closed list; empty when not answered. Duplicates are dropped. */
export const choices = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z
    .preprocess(
      (value) => value ?? [],
      z.array(z.enum(options, { error: 'Escolha apenas opções da lista' })).max(options.length),
    )
    .transform((selected) => [...new Set(selected)]);

export const integerOrNull = (min: number, max: number) =>
  z.preprocess(
    blankToNull,
    z
      .number({ error: 'Informe um número inteiro' })
      .int('Informe um número inteiro')
      .min(min, `O mínimo é ${min}`)
      .max(max, `O máximo é ${max}`)
      .nullable(),
  );
