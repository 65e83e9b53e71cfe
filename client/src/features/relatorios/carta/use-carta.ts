import type { Carta, CartaTextos } from '@meridia/shared/carta.ts';
import { toast } from 'sonner';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';

/**
 * Saves a letter, and gives it back as the report has it. What was there before a reset can be taken back from the notice.
 * @param show puts texts onto the screen
 */
export function useCarta({ avaliacaoId: id, revisao, textos: saved }: Carta, show: (textos: CartaTextos) => void) {
  const utils = trpc.useUtils();
  const refresh = () => utils.cartas.byId.fetch({ id }, { staleTime: 0 });
  const saving = trpc.cartas.save.useMutation({ onSuccess: refresh });
  const resetting = trpc.cartas.reset.useMutation({
    onSuccess: async ({ revisao: now }) => {
      show((await refresh()).textos);
      toast.success('A carta voltou ao texto do relatório.', {
        action: {
          label: 'Desfazer',
          onClick: () => {
            show(saved);
            saving.mutate({ id, revisao: now, textos: saved });
          },
        },
      });
    },
  });
  const error = saving.error ?? resetting.error;
  return {
    save: (textos: CartaTextos, then?: () => void) =>
      saving.mutate(
        { id, revisao, textos },
        {
          onSuccess: () => {
            toast.success('Carta salva.');
            then?.();
          },
        },
      ),
    reset: () => resetting.mutate({ id, revisao }),
    busy: saving.isPending || resetting.isPending,
    refusal: error && errorMessage(error),
  };
}
