import { type FotoKind, fotoKindSchema } from '@meridia/shared/foto.ts';
import { z } from 'zod';
import type { UserActor } from '../auth/actor.ts';
import { AppError } from '../errors.ts';

const schema = z.object({
  kind: fotoKindSchema,
  draftId: z.uuid().optional(),
  /** The account whose photo this is. In the browser another account may have signed in since the photo was taken. */
  conta: z.uuid().optional(),
});

/** What a photo shows, from its upload's address. @throws VALIDATION */
export function readFotoKind(query: unknown): FotoKind {
  const read = schema.pick({ kind: true }).safeParse(query);
  if (!read.success) throw new AppError('VALIDATION', 'Escolha uma foto da língua, da face ou da orelha.');
  return read.data.kind;
}

/** What a photo is and for which draft, from its upload's address. @throws VALIDATION; FORBIDDEN for another account's photo */
export function readFotoQuery(query: unknown, actor: UserActor): { kind: FotoKind; draftId: string | null } {
  const read = schema.safeParse(query);
  if (!read.success) throw new AppError('VALIDATION', 'Escolha uma foto da língua, da face ou da orelha.');
  const { kind, draftId = null, conta = actor.id } = read.data;
  if (conta !== actor.id) throw new AppError('FORBIDDEN', 'Esta foto é de outra conta.');
  return { kind, draftId };
}
