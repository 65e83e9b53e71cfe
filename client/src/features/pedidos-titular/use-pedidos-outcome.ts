import { toast } from 'sonner';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';

/** Shows what went wrong, and loads again what an act on requests or consents may have changed. */
export function usePedidosOutcome() {
  const utils = trpc.useUtils();
  const refresh = () => Promise.all([utils.pedidosTitular.invalidate(), utils.clientes.invalidate()]);
  return {
    refresh,
    explain: (error: unknown) => {
      const { title, action } = errorMessage(error);
      toast.error(title, { description: action });
      void refresh();
    },
  };
}
