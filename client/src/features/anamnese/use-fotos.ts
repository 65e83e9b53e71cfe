import type { FotoKind } from '@meridia/shared/foto.ts';
import type { UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { type FotoSlotControl, useFotoSlot } from '../../components/foto/use-foto-slot.ts';
import { storedFotos } from '../../lib/stored-foto.ts';
import type { FormValues } from './form-values.ts';
import type { Unsent } from './waiting/waiting-store.ts';

export interface Fotos {
  lingua: FotoSlotControl;
  face: FotoSlotControl;
  orelha: FotoSlotControl;
  settled: () => Promise<void>;
  /** The chosen photos that only the network keeps from the server. */
  unsent: () => Unsent;
  /** Sends these once more. Resolves when that has succeeded or failed. */
  retry: () => Promise<void>;
}

/** The three photos of the intake, connected to the form's `fotos`. */
export function useFotos({
  userId,
  draftId,
  initial,
  form,
  saveDraft,
  login,
}: {
  userId: string;
  draftId: string;
  initial: FormValues['fotos'];
  form: UseFormReturn<FormValues, unknown, unknown>;
  saveDraft: () => Promise<void>;
  login: () => Promise<void>;
}): Fotos {
  const slotOf = (kind: FotoKind) => ({
    kind,
    userId,
    place: kind,
    draftId,
    initialId: initial[kind],
    login,
    stored: storedFotos,
    onChange: async (id: string | null) => {
      form.setValue(`fotos.${kind}`, id, { shouldDirty: true, shouldValidate: id !== null });
      await saveDraft();
    },
  });
  const lingua = useFotoSlot(slotOf('lingua'));
  // Both photos are optional, so a failed upload only shows a warning (docs/PRODUCT.md 7.2).
  const face = useFotoSlot({ ...slotOf('face'), onGiveUp: warn });
  const orelha = useFotoSlot({ ...slotOf('orelha'), onGiveUp: warn });
  const slots = [lingua, face, orelha];
  const settled = async () => {
    await Promise.all(slots.map((slot) => slot.settled()));
  };
  return {
    lingua,
    face,
    orelha,
    settled,
    unsent: () =>
      Object.fromEntries(
        slots.flatMap((slot) => {
          const file = slot.unsent();
          return file ? [[slot.kind, file]] : [];
        }),
      ),
    retry: async () => {
      for (const slot of slots) if (slot.unsent()) slot.retry();
      await settled();
    },
  };
}

function warn({ title }: { title: string }): void {
  toast.warning(title, { description: 'Esta foto é opcional: você pode continuar sem ela.' });
}
