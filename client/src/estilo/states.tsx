import { EmptyState } from '../components/feedback/empty-state.tsx';
import { ErrorState } from '../components/feedback/error-state.tsx';
import { TongueIllustration } from '../components/illustrations/tongue.tsx';
import { Button } from '../components/ui/button.tsx';
import { Card } from '../components/ui/card.tsx';
import { Progress } from '../components/ui/progress.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { Spinner } from '../components/ui/spinner.tsx';

export function States() {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Card>
        <EmptyState
          illustration={<TongueIllustration />}
          title="Nenhuma avaliação ainda"
          action={<Button>Nova Avaliação</Button>}
        >
          Comece realizando sua primeira anamnese
        </EmptyState>
      </Card>
      <Card>
        <ErrorState
          title="Sem conexão com o servidor"
          action="Nada foi perdido. Verifique sua internet e tente de novo em instantes."
          onRetry={() => {}}
        />
      </Card>
      <Card className="grid gap-3">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
      </Card>
      <Card className="grid content-start gap-4">
        <Progress percent={40} label="Uso do plano" valueText="2 de 5 diagnósticos" />
        <Progress percent={100} label="Limite" tone="cinnabar" />
        <Spinner className="size-8 text-jade-ink" />
      </Card>
    </div>
  );
}
