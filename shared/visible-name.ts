import { z } from 'zod';

export const invisibleInName =
  'O nome tem caracteres invisíveis, comuns em textos copiados. Apague-o e digite de novo, sem colar.';

/**
 * The name of a person or a clinic, without hidden characters. Refuses characters without width, characters that turn the direction of
 * writing, and control characters. Any run of spaces becomes one space. Every typed name goes through here.
 */
export function visibleName(maxLength: number, missing?: string) {
  return z
    .string(missing === undefined ? {} : { error: missing })
    .overwrite((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .max(maxLength, `Use no máximo ${maxLength} caracteres`)
    .refine((text) => !invisible.test(text), { error: invisibleInName });
}

/** The same for a required name. */
export function requiredName(missing: string, maxLength: number) {
  return visibleName(maxLength, missing).refine((text) => text !== '', { error: missing });
}

// U+FE0E and U+FE0F are allowed, because they only choose how a visible character is drawn. U+2800 is an empty drawing.
const invisible = /(?![\uFE0E\uFE0F])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
