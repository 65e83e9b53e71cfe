import { formatMoney } from '@meridia/shared/money.ts';
import { monthlyAmount, nextPlan, type PlanNumbers } from '@meridia/shared/plan-words.ts';
import { freeUnitsElsewhere, unlimited } from '@meridia/shared/plans.ts';
import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { usePlans } from '../../lib/use-plans.ts';
import { trpc } from '../../trpc.ts';

interface LimiteAtingidoDialogProps {
  open: boolean;
  planName: string;
  onClose: () => void;
}

/** Says that the month's diagnoses are used up, names the next plan, and keeps the typed answers. */
export function LimiteAtingidoDialog({ open, planName, onClose }: LimiteAtingidoDialogProps) {
  const status = trpc.subscriptions.status.useQuery(undefined, { enabled: open });
  const plans = usePlans();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Limite Atingido"
      description={status.data?.diagnosesLimit === 0 ? freeUnitsElsewhere : limitText(planName, plans)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          {/* The draft is saved, so leaving for the plans needs no question. */}
          <ButtonLink to="/plans" ignoreBlocker>
            Ver Planos
          </ButtonLink>
        </>
      }
    >
      <NextPlan planName={planName} />
      <p className="text-[0.9375rem] text-ink-soft">O que você preencheu fica salvo: depois é só voltar e gerar.</p>
    </Dialog>
  );
}

function NextPlan({ planName }: { planName: string }) {
  const next = nextPlan(planName, usePlans());
  if (!next) return null;
  return (
    <div className="rounded-card border border-jade-ink/40 bg-jade-soft p-4">
      <p className="eyebrow">Faça upgrade</p>
      <p className="mt-1 font-serif text-xl font-semibold">Plano {next.name}</p>
      <p className="mt-1">
        {monthlyAmount(next.diagnosesLimit)} por <span className="font-semibold">{formatMoney(next.priceBrl)}</span>
        {next.diagnosesLimit === unlimited && ' por mês'}
      </p>
    </div>
  );
}

function limitText(planName: string, plans: readonly PlanNumbers[]): string {
  const known = plans.some(({ name, diagnosesLimit }) => name === planName && diagnosesLimit !== unlimited);
  const next = nextPlan(planName, plans);
  const used = known
    ? `Você usou todos os diagnósticos do plano ${planName} neste mês.`
    : 'Você usou todos os diagnósticos do seu plano neste mês.';
  return next ? `${used} Para continuar, faça upgrade para o ${next.name}.` : used;
}
