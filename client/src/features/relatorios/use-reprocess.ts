import { useState } from 'react';
import { toast } from 'sonner';
import { readErrorBody } from '../../lib/app-error.ts';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';

export type PlanRefusal = 'QUOTA_EXCEEDED' | 'NO_ACTIVE_SUBSCRIPTION';

/** Makes a report again. If only another plan allows that, `refusal` holds the refusal for `PlanRefusalDialog`. */
export function useReprocess(id: string) {
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
      // Another click was faster, so the screen shows the report that it started.
      if (code === 'AVALIACAO_PENDING') void utils.avaliacoes.byId.invalidate({ id });
    },
  });

  return {
    start: () => mutation.mutate({ id }),
    busy: mutation.isPending,
    refusal,
    dismissRefusal: () => setRefusal(null),
  };
}
