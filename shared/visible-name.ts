import { z } from 'zod';

export const invisibleInName =
  'O nome tem caracteres invisíveis, comuns em textos copiados. Apague-o e digite de novo, sem colar.';

/**
 * The name of a person or a clinic: what is read is what is there. Refuses what has no width, turns the direction of writing or controls
 * something; any run of spaces is one space. Every name that somebody types goes through here.
 */
export function visibleName(maxLength: number, missing?: string) {
  return z
    .string(missing === undefined ? {} : { error: missing })
    .overwrite((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .max(maxLength, `Use no máximo ${maxLength} caracteres`)
    .refine((text) => !invisible.test(text), { error: invisibleInName });
}

/** The same where it must not be left out. */
export function requiredName(missing: string, maxLength: number) {
  return visibleName(maxLength, missing).refine((text) => text !== '', { error: missing });
}

// Without the two characters that only choose between the drawings of a visible one (U+FE0E, U+FE0F). U+2800 is an empty drawing.
const invisible = /(?![\uFE0E\uFE0F])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
