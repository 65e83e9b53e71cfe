import { useEffect } from 'react';
import { toast } from 'sonner';
import { readErrorBody } from '../../lib/app-error.ts';
import { trpc } from '../../trpc.ts';

// Polls besides the live channel, which may miss events (docs/PRODUCT.md 3.14).
export const checkEveryMs = 120_000;

/** The signed-in person's plan and usage. A failed check shows one toast (docs/PRODUCT.md 3.14). */
export function useSubscription() {
  const query = trpc.subscriptions.status.useQuery(undefined, { refetchInterval: checkEveryMs });
  // An expired session has its own dialog.
  const failed = query.isError && readErrorBody(query.error)?.code !== 'UNAUTHENTICATED';

  useEffect(() => {
    if (!failed) return;
    toast.error('Erro ao carregar assinatura', {
      id: 'subscription',
      description: 'Não foi possível verificar seu plano atual.',
    });
  }, [failed]);

  return query;
}
