import type { Cliente } from '@meridia/shared/cliente.ts';
import { toast } from 'sonner';
import { AutorizaField } from '../../components/form/autoriza-field.tsx';
import { Card } from '../../components/ui/card.tsx';
import { asksForAi } from '../../lib/ai-abroad.ts';
import { formatDate } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';
import { useClienteOutcome } from './use-cliente-outcome.ts';

/** What the client said about artificial intelligence abroad. Shown where a provider is configured, or where somebody has asked before. */
export function IaExterior({ cliente: { id, iaExterior, iaExteriorEm } }: { cliente: Cliente }) {
  const { refresh, explain } = useClienteOutcome();
  const set = trpc.clientes.setIaExterior.useMutation({
    onSuccess: async () => {
      toast.success('Escolha do cliente registrada');
      await refresh();
    },
    onError: explain,
  });
  if (!asksForAi() && iaExterior === null) return null;
  const shown = set.isPending ? set.variables.permitido : iaExterior;
  return (
    <Card aria-label="Inteligência artificial de fora do Brasil">
      <AutorizaField
        label="Autoriza inteligência artificial de fora do Brasil?"
        hint={
          iaExteriorEm
            ? `Registrado em ${formatDate(iaExteriorEm)}. Vale a partir do próximo relatório.`
            : 'Ainda não perguntado: os relatórios são escritos pelo redator local.'
        }
        value={shown}
        onChange={(permitido) => permitido !== null && set.mutate({ id, permitido })}
      />
    </Card>
  );
}
