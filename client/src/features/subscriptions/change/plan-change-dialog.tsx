import type { PlanChangePreview, SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { ExternalLink } from 'lucide-react';
import { Button, buttonStyles } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import type { OfferedPlan } from '../../../lib/use-plans.ts';
import { trpc } from '../../../trpc.ts';
import { PlanChangeRefusal } from './plan-change-refusal.tsx';
import { planChangeWords } from './plan-change-words.ts';
import { usePlanChange } from './use-plan-change.ts';

interface PlanChangeDialogProps {
  plan: OfferedPlan;
  status: SubscriptionStatusView;
  onClose: () => void;
}

/** Changes the plan of a subscription. First it shows the cost, which the payment provider calculates. */
export function PlanChangeDialog({ plan, status, onClose }: PlanChangeDialogProps) {
  // The person confirms the amount that was shown, so a new calculation is made only on request.
  const preview = trpc.payments.previewChange.useQuery(
    { planName: plan.name },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const change = usePlanChange(plan.name, onClose);
  const calculate = () => {
    change.forget();
    void preview.refetch();
  };

  const frame = {
    open: true,
    onOpenChange: (open: boolean) => !open && onClose(),
    title: `Mudar para ${plan.name}`,
  };
  const cancel = (
    <Button variant="outline" disabled={change.busy} onClick={onClose}>
      Cancelar
    </Button>
  );

  if (change.paymentPage) {
    return status.planName === plan.name ? (
      <Dialog {...frame} title="Pagamento confirmado" description={`Seu plano ${plan.name} está ativo.`} />
    ) : (
      <Dialog
        {...frame}
        description={`Seu banco pede uma confirmação. O plano ${plan.name} começa assim que o pagamento for aprovado; até lá, nada muda.`}
        footer={
          <a href={change.paymentPage} target="_blank" rel="noopener" className={buttonStyles({})}>
            <ExternalLink aria-hidden />
            Abrir a página de pagamento
          </a>
        }
      />
    );
  }
  if (preview.isFetching || !preview.data) {
    return (
      <Dialog {...frame} footer={cancel}>
        {preview.error && !preview.isFetching ? (
          <PlanChangeRefusal error={preview.error} retryText="Tentar Novamente" onRetry={calculate} />
        ) : (
          <Calculating />
        )}
      </Dialog>
    );
  }
  const calculation = preview.data;
  const confirm = () => change.confirm(calculation);
  return (
    <Dialog
      {...frame}
      dismissable={!change.busy}
      description="Confira os valores antes de confirmar. Quem calcula é o provedor de pagamentos."
      footer={
        <>
          {cancel}
          {!change.error && (
            <Button busy={change.busy} busyText="Mudando o plano..." onClick={confirm}>
              Confirmar mudança
            </Button>
          )}
        </>
      }
    >
      <PlanChangeSummary preview={calculation} plan={plan} status={status} />
      {change.error && (
        <PlanChangeRefusal
          error={change.error}
          unanswered={change.unanswered}
          retryText={change.unanswered ? 'Tentar Novamente' : 'Calcular de novo'}
          onRetry={change.unanswered ? confirm : calculate}
        />
      )}
    </Dialog>
  );
}

function Calculating() {
  return (
    <div role="status" className="grid gap-3">
      <p className="text-ink-soft">Calculando a diferença...</p>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </div>
  );
}

interface PlanChangeSummaryProps {
  preview: PlanChangePreview;
  plan: OfferedPlan;
  status: SubscriptionStatusView;
}

function PlanChangeSummary({ preview, plan, status }: PlanChangeSummaryProps) {
  const { amounts, quota, effects } = planChangeWords(preview, plan, status);
  return (
    <div className="grid gap-4">
      <dl className="divide-y divide-line rounded-card border border-line">
        {amounts.map(({ label, amount, detail }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 p-4">
            <dt className="font-semibold">{label}</dt>
            <dd className="font-serif text-xl font-semibold tabular-nums">{amount}</dd>
            <dd className="col-span-2 text-[0.9375rem] text-ink-soft">{detail}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid list-disc gap-1.5 pl-5 text-[0.9375rem]">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
        <li>{quota}</li>
      </ul>
    </div>
  );
}
