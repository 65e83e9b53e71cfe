import { type RelatorioShare, shareDocumentoWords } from '@meridia/shared/relatorio-share.ts';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatDateTime, formatShortDate } from '../../../lib/format.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { viewsOf } from '../../../messages/share-views.ts';
import { trpc } from '../../../trpc.ts';

interface ShareListProps<Share> {
  shares: readonly Share[];
  /** What stands above a link, where the list is about several reports. */
  titleOf?: (share: Share) => ReactNode;
}

/** Links through which a report can be read now: how often each was opened, until when it holds, and a button to end it. */
export function ShareList<Share extends RelatorioShare>({ shares, titleOf }: ShareListProps<Share>) {
  const [ending, setEnding] = useState<RelatorioShare | null>(null);
  const utils = trpc.useUtils();
  const revoke = trpc.relatorioShares.revoke.useMutation({
    onSuccess: () => void toast.success('Link encerrado', { description: 'Ele não abre mais.' }),
    onError: (error) => {
      const { title, action } = errorMessage(error);
      toast.error(title, { description: action });
    },
    onSettled: async () => {
      await utils.relatorioShares.invalidate();
      setEnding(null);
    },
  });
  return (
    <>
      <ul className="divide-y divide-line">
        {shares.map((share) => (
          <li key={share.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 text-[0.9375rem]">
              {titleOf?.(share)}
              <p>{shareDocumentoWords[share.documento]}</p>
              <p className="font-medium">{viewsOf(share)}</p>
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
        onOpenChange={(open) => !open && setEnding(null)}
        title="Encerrar este link?"
        description="Quem o recebeu deixa de abrir o relatório na hora, e o link não volta a funcionar. Arquivos já baixados continuam com quem os baixou."
        confirmText="Encerrar link"
        tone="danger"
        busy={revoke.isPending}
        onConfirm={() => ending && revoke.mutate({ id: ending.id })}
      />
    </>
  );
}
