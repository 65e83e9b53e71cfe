import { z } from 'zod';
import { formValuesSchema } from './form-values.ts';

// localStorage and not IndexedDB: only a synchronous write is sure to stand when a page is being left.

const localConsultaSchema = z.object({
  /** Once per form: what is sent twice under it is saved once. */
  idempotencyKey: z.uuid(),
  values: formValuesSchema,
  /** ISO time of this device's clock. */
  editedAt: z.string(),
  /** Of an edit: the `updatedAt` it builds on. */
  base: z.string().nullable(),
});
type LocalConsulta = z.output<typeof localConsultaSchema>;

/** One form of one person: of a new consultation (`nova`), or the change of one. */
export interface FormPlace {
  userId: string;
  avaliacaoId: string;
  slot: string;
}

/** Null when nothing is kept or storage is closed. */
export function readLocalConsulta(place: FormPlace): LocalConsulta | null {
  try {
    const parsed = localConsultaSchema.safeParse(JSON.parse(window.localStorage.getItem(keyOf(place)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** @returns whether it stands there: private windows of some browsers keep nothing. */
export function writeLocalConsulta(place: FormPlace, consulta: LocalConsulta): boolean {
  try {
    window.localStorage.setItem(keyOf(place), JSON.stringify(consulta));
    return true;
  } catch {
    return false;
  }
}

export function removeLocalConsulta(place: FormPlace): void {
  try {
    window.localStorage.removeItem(keyOf(place));
  } catch {
    // Closed storage holds nothing either.
  }
}

/** The forms of this assessment that were left unsaved. */
export function listLocalSlots({ userId, avaliacaoId }: Omit<FormPlace, 'slot'>): string[] {
  const prefix = keyOf({ userId, avaliacaoId, slot: '' });
  try {
    return Object.keys(window.localStorage).flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    );
  } catch {
    return [];
  }
}

function keyOf({ userId, avaliacaoId, slot }: FormPlace): string {
  return `meridia:evolucao:${userId}:${avaliacaoId}:${slot}`;
}
