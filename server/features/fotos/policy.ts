import type { fotos } from '@meridia/drizzle/schema.ts';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../errors.ts';

export type FotoRow = typeof fotos.$inferSelect;

/** A client who sends photos to her therapist through an invitation (server/features/convites). */
export interface InvitedSender {
  type: 'invited';
  /** The therapist's account, which gets the photos. */
  id: string;
  conviteId: string;
}

export type FotoSender = UserActor | InvitedSender;

/** The invitation of a sender; null for a therapist. */
export function conviteOf(sender: FotoSender): string | null {
  return sender.type === 'invited' ? sender.conviteId : null;
}

/** The same for a missing photo and for another person's photo, also when an admin asks. */
export function fotoNotFound(): AppError {
  return new AppError('FOTO_NOT_FOUND', 'Foto não encontrada.');
}
