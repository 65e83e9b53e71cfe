import { z } from 'zod';
import { formValuesSchema } from './form-values.ts';

// localStorage and not IndexedDB: only a synchronous write is sure to succeed while a page is being left.

const localConsultaSchema = z.object({
  /** One key per form: the server saves a form that is sent twice only once. */
  idempotencyKey: z.uuid(),
  values: z.preprocess(withoutTakenOver, formValuesSchema),
  /** ISO time of this device's clock. */
  editedAt: z.string(),
  /** For an edit: the `updatedAt` on which it is based. */
  base: z.string().nullable(),
});
/** A form of an earlier release took the report's points for used; as long as nobody had touched them, it named where they came from. */
function withoutTakenOver(values: unknown): unknown {
  const { success, data } = z.looseObject({ pontosDe: z.string().min(1) }).safeParse(values);
  return success ? { ...data, pontos: [] } : values;
}

type LocalConsulta = z.output<typeof localConsultaSchema>;

/** Identifies one form of one person: a new consultation (`nova`), or the edit of a consultation. */
export interface FormPlace {
  userId: string;
  lugarId: string;
  slot: string;
}

/** Null when nothing is stored or storage is inaccessible. */
export function readLocalConsulta(place: FormPlace): LocalConsulta | null {
  try {
    const parsed = localConsultaSchema.safeParse(JSON.parse(window.localStorage.getItem(keyOf(place)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** @returns whether the form was stored: private windows of some browsers store nothing. */
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
    // Inaccessible storage contains no form.
  }
}

/** The forms of this assessment, or of a client without one, that were left unsaved. */
export function listLocalSlots({ userId, lugarId }: Omit<FormPlace, 'slot'>): string[] {
  const prefix = keyOf({ userId, lugarId, slot: '' });
  try {
    return Object.keys(window.localStorage).flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    );
  } catch {
    return [];
  }
}

function keyOf({ userId, lugarId, slot }: FormPlace): string {
  return `meridia:evolucao:${userId}:${lugarId}:${slot}`;
}
