import { fichaSchema } from '@meridia/shared/anamnese/ficha.ts';
import { withoutBounds } from '@meridia/shared/without-bounds.ts';
import { z } from 'zod';

/** What this phone keeps until the answers are sent, so that nothing is lost without a network. */
const localFichaSchema = z.object({
  ficha: withoutBounds(fichaSchema),
  /** The server's revision on which it is based. */
  revision: z.number().int(),
  /** True when the server has exactly these answers. */
  synced: z.boolean(),
  step: z.number().int(),
});
export type LocalFicha = z.output<typeof localFichaSchema>;

/** Null when there is none, or when the browser gives no access to its storage. */
export function readLocalFicha(token: string): LocalFicha | null {
  try {
    return localFichaSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(token)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export function writeLocalFicha(token: string, local: LocalFicha): void {
  try {
    localStorage.setItem(keyOf(token), JSON.stringify(local));
  } catch {
    // A private window, or a full storage: the server still gets every step.
  }
}

export function removeLocalFicha(token: string): void {
  try {
    localStorage.removeItem(keyOf(token));
  } catch {
    // Nothing could be written either.
  }
}

// The beginning tells links apart, and opens none.
function keyOf(token: string): string {
  return `ficha ${token.slice(0, 8)}`;
}
