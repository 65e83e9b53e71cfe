import { type FotoIds, type FotoKind, fotoKinds } from '@meridia/shared/foto.ts';
import { dropPendingFoto } from '../../components/foto/pending-foto.ts';
import { networkError } from '../../components/foto/send-request.ts';
import { type FotoSlotControl, useFotoSlot } from '../../components/foto/use-foto-slot.ts';
import { fichaServer } from './ficha-server.ts';

export interface FichaFotosControl extends Record<FotoKind, FotoSlotControl> {
  /** Resolves when no upload is running. @returns whether a chosen photo has not arrived for want of a network */
  settled: () => Promise<boolean>;
  /** The client takes her permission back. */
  removeAll: () => void;
}

/**
 * The photos that a client sends through her link: checked, made smaller and sent in pieces like a therapist's.
 * @param initial those that the server has
 * @param saved resolves with whether the server has everything that she answered
 */
export function useFichaFotos(
  token: string,
  initial: Partial<FotoIds>,
  saved: () => Promise<boolean>,
): FichaFotosControl {
  const slotOf = (kind: FotoKind) => ({
    kind,
    userId: owner,
    place: kind,
    draftId: draftOf(token),
    initialId: initial[kind] ?? null,
    link: {
      token,
      permitted: async () => {
        if (!(await saved())) throw networkError();
      },
    },
    stored: {
      restore: async () => null,
      forget: (id: string) => void fichaServer.removeFoto({ token, id }).catch(() => undefined),
    },
    // The server knows which photos belong to the form, and no request of this page needs a session.
    onChange: async () => {},
    login: () => Promise.reject(new Error('there is no session')),
  });
  const lingua = useFotoSlot(slotOf('lingua'));
  const face = useFotoSlot(slotOf('face'));
  const orelha = useFotoSlot(slotOf('orelha'));
  const slots = [lingua, face, orelha];
  return {
    lingua,
    face,
    orelha,
    settled: async () => {
      await Promise.all(slots.map((slot) => slot.settled()));
      return slots.some((slot) => slot.unsent() !== null);
    },
    removeAll: () => {
      for (const slot of slots) if (slot.state.step !== 'empty') slot.remove();
    },
  };
}

/** Removes what this phone keeps until the server has it. */
export function dropFichaFotos(token: string): void {
  for (const kind of fotoKinds) void dropPendingFoto(owner, kind, draftOf(token));
}

// Stands where the account of a therapist stands.
const owner = 'ficha';

// The beginning tells links apart, and opens none.
function draftOf(token: string): string {
  return token.slice(0, 8);
}
