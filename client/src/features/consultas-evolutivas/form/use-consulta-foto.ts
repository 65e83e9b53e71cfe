import { useFotoSlot } from '../../../components/foto/use-foto-slot.ts';
import { storedFotos } from '../../../lib/stored-foto.ts';
import type { FormPlace } from './local-consulta.ts';
import type { ConsultaForm } from './use-consulta-form.ts';

/** The tongue photo of a follow-up: sent as soon as it is chosen, as in the intake; saving the follow-up attaches the photo. */
export function useConsultaFoto({ userId, lugarId, slot }: FormPlace, draft: ConsultaForm, login: () => Promise<void>) {
  return useFotoSlot({
    kind: 'lingua',
    userId,
    place: `evolucao:${lugarId}:${slot}`,
    draftId: draft.idempotencyKey,
    initialId: draft.form.getValues('fotoId'),
    stored: storedFotos,
    login,
    onChange: async (id) => {
      draft.form.setValue('fotoId', id, { shouldDirty: true });
      draft.form.clearErrors('fotoId');
    },
  });
}
