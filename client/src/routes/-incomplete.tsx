import { Button } from '../components/ui/button.tsx';
import { Card } from '../components/ui/card.tsx';
import { trpc } from '../trpc.ts';

/**
 * Says that a part of the start screen is missing. Its cards render nothing without their data, and nothing to do must not be what a
 * failure looks like. Drafts are left out, because their list shows what the device has.
 */
export function Incomplete({ className }: { className?: string }) {
  const queries = [
    trpc.avaliacoes.unopened.useQuery(),
    trpc.pareceres.unsigned.useQuery(),
    trpc.convites.list.useQuery({}),
    trpc.consultasEvolutivas.retornos.useQuery(),
    trpc.clientes.inicio.useQuery(),
  ];
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  if (failed.length === 0) return null;
  return (
    <Card className={className}>
      <div role="alert">
        <p className="font-semibold">Uma parte desta tela não carregou</p>
        <p className="text-ink-soft">Pode haver relatórios, fichas ou clientes à espera que não aparecem aqui.</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        className="mt-3"
        busy={failed.some(({ isFetching }) => isFetching)}
        onClick={() => {
          for (const query of failed) void query.refetch();
        }}
      >
        Tentar Novamente
      </Button>
    </Card>
  );
}
