import type { RelatorioShare } from '@meridia/shared/relatorio-share.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatDateTime, formatShortDate } from '../../../lib/format.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { viewsOf } from '../../../messages/share-views.ts';
import { trpc } from '../../../trpc.ts';

// The number of views can grow while the dialog is open.
const refetchEveryMs = 10_000;

/** The links through which this report can be read now, with a button to end each. */
export function LiveLinks({ id }: { id: string }) {
  const shares = trpc.relatorioShares.list.useQuery({ avaliacaoId: id }, { refetchInterval: refetchEveryMs });
  const [ending, setEnding] = useState<RelatorioShare | null>(null);
  if (shares.data?.length === 0) return null;
  return (
    <section aria-labelledby="links-ativos" className="grid gap-2 border-t border-line pt-4">
      <h3 id="links-ativos" className="font-semibold">
        Links ativos
      </h3>
      {shares.isPending && (
        <div role="status">
          <span className="sr-only">Carregando...</span>
          <Skeleton className="h-20 w-full" />
        </div>
      )}
      {shares.error && !shares.data && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="alert">{errorMessage(shares.error).title}</p>
          <Button variant="outline" size="sm" busy={shares.isFetching} onClick={() => void shares.refetch()}>
            Tentar Novamente
          </Button>
        </div>
      )}
      {shares.data && (
        <ul className="grid gap-2">
          {shares.data.map((share) => (
            <li
              key={share.id}
              className="grid items-center gap-x-4 gap-y-2 rounded-control border border-line px-4 py-3 sm:grid-cols-[1fr_auto]"
            >
              <div className="min-w-0 text-[0.9375rem]">
                <p className="font-medium">{viewsOf(share)}</p>
                <p className="text-ink-soft">
                  Criado em {formatShortDate(share.createdAt)}, vale até {formatShortDate(share.expiresAt)}
                </p>
              </div>
              <Button
                variant="danger"
                size="sm"
                className="justify-self-start"
                aria-label={`Encerrar o link criado em ${formatDateTime(share.createdAt)}`}
                onClick={() => setEnding(share)}
              >
                Encerrar
              </Button>
            </li>
          ))}
        </ul>
      )}
      <EndLink id={id} share={ending} onClose={() => setEnding(null)} />
    </section>
  );
}

function EndLink({ id, share, onClose }: { id: string; share: RelatorioShare | null; onClose: () => void }) {
  const utils = trpc.useUtils();
  const revoke = trpc.relatorioShares.revoke.useMutation({
    onSuccess: () => void toast.success('Link encerrado'),
    onError: (error) => {
      const { title, action } = errorMessage(error);
      toast.error(title, { description: action });
    },
    onSettled: async () => {
      await utils.relatorioShares.list.invalidate({ avaliacaoId: id });
      onClose();
    },
  });
  return (
    <AlertDialog
      open={share !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Encerrar este link?"
      description="Quem o recebeu deixa de abrir o relatório na hora, e o link não volta a funcionar. Arquivos já baixados continuam com quem os baixou."
      confirmText="Encerrar link"
      tone="danger"
      busy={revoke.isPending}
      onConfirm={() => share && revoke.mutate({ id: share.id })}
    />
  );
}
