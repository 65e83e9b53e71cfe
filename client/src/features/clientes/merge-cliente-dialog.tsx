import type { Cliente, ClienteSummary } from '@meridia/shared/cliente.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { SearchField } from '../../components/form/search-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { useClienteOutcome } from './use-cliente-outcome.ts';

/** Looks for the other record of the same person. First it offers the namesakes. */
export function MergeClienteDialog({ cliente, onClose }: { cliente: Cliente; onClose: () => void }) {
  const [busca, setBusca] = useState(cliente.dados.nome);
  const [chosen, setChosen] = useState<ClienteSummary | null>(null);
  const { refresh, explain } = useClienteOutcome();
  const found = trpc.clientes.list.useQuery(busca.trim() ? { search: busca.trim() } : {});
  const merge = trpc.clientes.merge.useMutation({
    onSuccess: async () => {
      toast.success('Os dois cadastros agora são um');
      onClose();
      await refresh();
    },
    onError: explain,
  });
  const others = found.data?.items.filter(({ id }) => id !== cliente.id) ?? [];

  if (chosen) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={`${chosen.nome} é a mesma pessoa?`}
        description={`${plural(chosen.avaliacoes, 'avaliação passa', 'avaliações passam')} para ${cliente.dados.nome}, com as consultas. Isto pode ser desfeito nesta página.`}
        footer={
          <>
            <Button variant="outline" onClick={() => setChosen(null)}>
              Voltar
            </Button>
            <Button
              busy={merge.isPending}
              busyText="Juntando..."
              onClick={() => merge.mutate({ id: cliente.id, outroId: chosen.id })}
            >
              Juntar os cadastros
            </Button>
          </>
        }
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Juntar com outro cadastro"
      description={`Procure o outro cadastro de ${cliente.dados.nome}.`}
    >
      <SearchField label="Buscar o outro cadastro" placeholder="Nome ou telefone" value={busca} onChange={setBusca} />
      {found.isLoading && <Skeleton className="h-20" />}
      {found.error && (
        <ErrorState {...errorMessage(found.error)} onRetry={() => void found.refetch()} retrying={found.isRefetching} />
      )}
      {found.data && others.length === 0 && (
        <p className="text-ink-soft">
          Nenhum outro cadastro com esta busca. Procure só pelo primeiro nome, ou pelos últimos números do telefone.
        </p>
      )}
      <ul aria-label="Cadastros" className="grid gap-2">
        {others.map((other) => (
          <li key={other.id}>
            <button
              type="button"
              onClick={() => setChosen(other)}
              className="block min-h-11 w-full rounded-control border border-line px-4 py-2 text-left transition-colors hover:border-jade-ink"
            >
              <span className="block font-semibold break-words">{other.nome}</span>
              <span className="block text-[0.9375rem] text-ink-soft">
                {[
                  other.idade === null ? '' : plural(other.idade, 'ano', 'anos'),
                  other.telefone,
                  plural(other.avaliacoes, 'avaliação', 'avaliações'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
