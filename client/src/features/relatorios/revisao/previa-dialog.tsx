import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { ReportPaper } from '../report-paper.tsx';

/** The report as it would be signed now. */
export function PreviaDialog({
  id,
  numero,
  edicao,
  onClose,
}: {
  id: string;
  numero: number;
  edicao: number;
  onClose: () => void;
}) {
  // Each edition has another report, so an earlier answer is never shown.
  const versao = trpc.pareceres.versao.useQuery({ id, numero }, { gcTime: 0, staleTime: 0 });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Como fica o relatório"
      description={`Versão ${numero}, ainda sem assinatura.`}
      className="sm:max-w-5xl"
    >
      {versao.isFetching && (
        <div role="status">
          <span className="sr-only">Carregando...</span>
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {versao.error && !versao.isFetching && (
        <ErrorState {...errorMessage(versao.error)} onRetry={() => void versao.refetch()} />
      )}
      {versao.data?.html && !versao.isFetching && <ReportPaper key={edicao} html={versao.data.html} folds={false} />}
    </Dialog>
  );
}
