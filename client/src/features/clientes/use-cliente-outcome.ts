import { toast } from 'sonner';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';

/** Shows what went wrong, and loads the clients again, because they may have changed elsewhere. */
export function useClienteOutcome() {
  const utils = trpc.useUtils();
  return {
    refresh: () => utils.clientes.invalidate(),
    explain: (error: unknown) => {
      const { title, action } = errorMessage(error);
      toast.error(title, { description: action });
      void utils.clientes.invalidate();
    },
  };
}
