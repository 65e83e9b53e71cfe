import { toast } from 'sonner';
import { readErrorBody } from '../../lib/app-error.ts';
import { maySignOut } from '../../lib/before-sign-out.ts';
import { announceSessionChange } from '../../lib/session-events.ts';
import { trpc } from '../../trpc.ts';

/** Signs out on the server, then everywhere in this browser: `SessionWatch` leaves the screen in every tab. */
export function useSignOut() {
  const signedOut = () => {
    announceSessionChange('signed-out');
    toast.success('Logout realizado com sucesso!');
  };
  const { mutate, isPending } = trpc.accounts.logout.useMutation({
    onSuccess: signedOut,
    onError: (error) => {
      // The session has already ended, so the sign-out has succeeded (docs/PRODUCT.md 2.11).
      if (readErrorBody(error)?.code === 'UNAUTHENTICATED') signedOut();
      else toast.error('Erro ao fazer logout', { description: 'Verifique sua conexão e tente de novo.' });
    },
  });
  return {
    isPending,
    mutate: async () => {
      if (await maySignOut()) mutate();
    },
  };
}
