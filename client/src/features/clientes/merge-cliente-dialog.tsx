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
import { type Stays, whatComes, whatStays } from './what-stays.ts';

/** Looks for the other record of the same person. Before anything is typed it offers the likely ones. */
export function MergeClienteDialog({ cliente, onClose }: { cliente: Cliente; onClose: () => void }) {
  const [busca, setBusca] = useState('');
  const [chosen, setChosen] = useState<ClienteSummary | null>(null);
  const { refresh, explain } = useClienteOutcome();
  const { nome, telefone, email } = cliente.dados;
  const search = busca.trim();
  const likely = trpc.clientes.likely.useQuery({ nome, idade: cliente.idade, telefone, email });
  const listed = trpc.clientes.list.useQuery({ search }, { enabled: search !== '' });
  const found = search ? listed : likely;
  const other = trpc.clientes.byId.useQuery({ id: chosen?.id ?? '' }, { enabled: chosen !== null });
  const merge = trpc.clientes.merge.useMutation({
    onSuccess: async () => {
      toast.success('Os dois cadastros agora são um');
      onClose();
      await refresh();
    },
    onError: explain,
  });
  const items: readonly ClienteSummary[] = (search ? listed.data?.items : likely.data) ?? [];
  const others = items.filter(({ id }) => id !== cliente.id);

  if (chosen) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={`${chosen.nome} é a mesma pessoa?`}
        description={other.data && `${whatComes(other.data, nome)} Isto pode ser desfeito nesta página.`}
        footer={
          <>
            <Button variant="outline" onClick={() => setChosen(null)}>
              Voltar
            </Button>
            <Button
              busy={merge.isPending}
              disabled={!other.data}
              busyText="Juntando..."
              onClick={() => merge.mutate({ id: cliente.id, outroId: chosen.id })}
            >
              Juntar os cadastros
            </Button>
          </>
        }
      >
        {other.isLoading && <Skeleton className="h-20" />}
        {other.error && (
          <ErrorState
            {...errorMessage(other.error)}
            onRetry={() => void other.refetch()}
            retrying={other.isRefetching}
          />
        )}
        {other.data && <Differences stays={whatStays(cliente, other.data)} />}
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Juntar com outro cadastro"
      description={`Procure o outro cadastro de ${nome}.`}
    >
      <SearchField
        label="Buscar o outro cadastro"
        placeholder="Nome, telefone ou email"
        value={busca}
        onChange={setBusca}
      />
      {found.isLoading && <Skeleton className="h-20" />}
      {found.error && (
        <ErrorState {...errorMessage(found.error)} onRetry={() => void found.refetch()} retrying={found.isRefetching} />
      )}
      {found.data && others.length === 0 && (
        <p className="text-ink-soft">
          {search
            ? 'Nenhum outro cadastro com esta busca. Procure só pelo primeiro nome, ou pelos últimos números do telefone.'
            : 'Nenhum cadastro parecido. Digite o nome ou o telefone do outro.'}
        </p>
      )}
      <ul aria-label={search ? 'Cadastros' : 'Cadastros parecidos'} className="grid gap-2">
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

/** Which of two values stays. Nothing is lost: the other record keeps its own, for an undo. */
function Differences({ stays }: { stays: readonly Stays[] }) {
  if (stays.length === 0) return <p>Os dados dos dois cadastros são os mesmos.</p>;
  return (
    <dl aria-label="Dados que diferem" className="grid gap-3">
      {stays.map(({ label, fica, sai }) => (
        <div key={label} className="wrap-anywhere">
          <dt className="text-[0.9375rem] text-ink-soft">{label}</dt>
          <dd>
            Fica: <strong className="font-semibold">{fica}</strong>
            {sai === null ? ' (do outro cadastro)' : `. Sai: ${sai}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
