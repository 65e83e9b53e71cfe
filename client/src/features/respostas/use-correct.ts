import type { ErrorCode } from '@meridia/shared/errors.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from 'sonner';
import { readErrorBody } from '../../lib/app-error.ts';
import { errorMessage } from '../../messages/errors.ts';
import { type RouterInputs, trpc } from '../../trpc.ts';

interface Refusal {
  code: ErrorCode | undefined;
  title: string;
  action: string;
}

/** Saves a correction. With a new report the screen goes to it; otherwise `onSaved` is called. */
export function useCorrect(id: string, onSaved: () => void) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { mutate, isPending } = trpc.respostas.correct.useMutation({
    onMutate: () => setRefusal(null),
    onSuccess: async (_, { refazer }) => {
      await Promise.all([utils.respostas.invalidate(), utils.avaliacoes.byId.invalidate({ id })]);
      void utils.avaliacoes.list.invalidate();
      if (refazer) {
        void utils.subscriptions.invalidate();
        toast.success('Respostas corrigidas. O relatório está sendo refeito.');
        void navigate({ to: '/resultado/$id', params: { id }, ignoreBlocker: true });
        return;
      }
      toast.success('Respostas corrigidas.');
      onSaved();
    },
    onError: (error) => {
      const code = readErrorBody(error)?.code;
      setRefusal({ code, ...errorMessage(error) });
      // Somebody else was faster, or the hours in which a correction is free have ended.
      void utils.respostas.invalidate();
    },
  });
  return {
    save: (correction: Omit<RouterInputs['respostas']['correct'], 'id'>) => mutate({ id, ...correction }),
    busy: isPending,
    refusal,
    dismissRefusal: () => setRefusal(null),
  };
}
