import type { ClienteShare } from '@meridia/shared/relatorio-share.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from 'sonner';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { formatDate, formatDateTime, formatShortDate } from '../../lib/format.ts';
import { errorMessage } from '../../messages/errors.ts';
import { viewsOf } from '../../messages/share-views.ts';
import { trpc } from '../../trpc.ts';

/** The links through which somebody can read a report of this client now; nothing when there are none. */
export function SharesCard({ clienteId }: { clienteId: string }) {
  const { data } = trpc.relatorioShares.ofCliente.useQuery({ clienteId });
  const [ending, setEnding] = useState<ClienteShare | null>(null);
  const utils = trpc.useUtils();
  const revoke = trpc.relatorioShares.revoke.useMutation({
    onSuccess: () => toast.success('Link encerrado', { description: 'Ele não abre mais.' }),
    onError: (error) => {
      const { title, action } = errorMessage(error);
      toast.error(title, { description: action });
    },
    onSettled: async () => {
      setEnding(null);
      await utils.relatorioShares.invalidate();
    },
  });
  if (!data || data.length === 0) return null;
  return (
    <Card aria-label="Links compartilhados">
      <CardTitle>Links compartilhados</CardTitle>
      <p className="mt-1 text-ink-soft">Quem tem um destes links lê o relatório sem conta, até o dia indicado.</p>
      <ul className="mt-2 divide-y divide-line">
        {data.map((share) => (
          <li key={share.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 text-[0.9375rem]">
              <Link
                to="/resultado/$id"
                params={{ id: share.avaliacaoId }}
                className="inline-flex min-h-11 items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-jade-ink"
              >
                Relatório de {formatDate(share.avaliacaoEm)}
              </Link>
              <p>{viewsOf(share)}</p>
              <p className="text-ink-soft">
                Criado em {formatShortDate(share.createdAt)}, vale até {formatShortDate(share.expiresAt)}
              </p>
            </div>
            <Button
              variant="danger"
              size="sm"
              aria-label={`Encerrar o link criado em ${formatDateTime(share.createdAt)}`}
              onClick={() => setEnding(share)}
            >
              Encerrar
            </Button>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={ending !== null}
        onOpenChange={() => setEnding(null)}
        title="Encerrar este link?"
        description="Ele deixa de abrir na hora e não volta. O relatório continua com você."
        confirmText="Encerrar"
        tone="danger"
        busy={revoke.isPending}
        onConfirm={() => ending && revoke.mutate({ id: ending.id })}
      />
    </Card>
  );
}
