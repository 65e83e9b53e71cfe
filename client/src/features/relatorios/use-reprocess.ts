import type { Avaliacao } from '@meridia/shared/avaliacao.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { readErrorBody } from '../../lib/app-error.ts';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';

export type PlanRefusal = 'QUOTA_EXCEEDED' | 'NO_ACTIVE_SUBSCRIPTION';

/** Makes a report again. If only another plan allows that, `refusal` holds the refusal for `PlanRefusalDialog`. */
export function useReprocess({ id, respostas: { refazerUsaUnidade } }: Pick<Avaliacao, 'id' | 'respostas'>) {
  const utils = trpc.useUtils();
  const [refusal, setRefusal] = useState<PlanRefusal | null>(null);
  const toastId = `reprocess-${id}`;

  const mutation = trpc.relatorios.reprocess.useMutation({
    onMutate: () => {
      toast.info('Iniciando reprocessamento...', { id: toastId });
    },
    onSuccess: async () => {
      await utils.avaliacoes.byId.invalidate({ id });
      toast.success('Reprocessamento iniciado com sucesso!', { id: toastId });
      void utils.avaliacoes.list.invalidate();
      void utils.subscriptions.invalidate();
    },
    onError: (error) => {
      const code = readErrorBody(error)?.code;
      if (code === 'QUOTA_EXCEEDED' || code === 'NO_ACTIVE_SUBSCRIPTION') {
        toast.dismiss(toastId);
        setRefusal(code);
        return;
      }
      const { title, action } = errorMessage(error);
      toast.error(`Erro ao iniciar reprocessamento: ${title}`, { id: toastId, description: action, duration: 5000 });
      // Another click or a correction was faster, so the screen shows what it did.
      if (code === 'AVALIACAO_PENDING' || code === 'REPROCESS_TAKES_UNIT')
        void utils.avaliacoes.byId.invalidate({ id });
    },
  });

  return {
    // The screen has said so when this takes a unit.
    start: () => mutation.mutate({ id, ...(refazerUsaUnidade && { aceitaUnidade: true }) }),
    busy: mutation.isPending,
    refusal,
    dismissRefusal: () => setRefusal(null),
  };
}
