import { plans as catalogue, freeUnitsElsewhere, nextPlan, type Plan, unlimited } from '@meridia/shared/plans.ts';
import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { formatMoney, plural } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';

export interface LimiteAtingidoDialogProps {
  open: boolean;
  planName: string;
  onClose: () => void;
}

/** The month's diagnoses are used up: names the next plan and keeps what was typed. */
export function LimiteAtingidoDialog({ open, planName, onClose }: LimiteAtingidoDialogProps) {
  const status = trpc.subscriptions.status.useQuery(undefined, { enabled: open });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Limite Atingido"
      description={status.data?.diagnosesLimit === 0 ? freeUnitsElsewhere : limitText(planName)}
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
  // What the server sells; our catalogue until that has answered.
  const offered = trpc.subscriptions.plans.useQuery();
  const known = nextPlan(planName);
  const next: (Pick<Plan, 'priceBrl' | 'diagnosesLimit'> & { name: string }) | null =
    (known && offered.data?.find(({ name }) => name === known.name)) ?? known;
  if (!next) return null;
  const amount =
    next.diagnosesLimit === unlimited
      ? 'Diagnósticos completos ilimitados'
      : plural(next.diagnosesLimit, 'diagnóstico completo por mês', 'diagnósticos completos por mês');
  return (
    <div className="rounded-card border border-jade-ink/40 bg-jade-soft p-4">
      <p className="eyebrow">Faça upgrade</p>
      <p className="mt-1 font-serif text-xl font-semibold">Plano {next.name}</p>
      <p className="mt-1">
        {amount} por <span className="font-semibold">{formatMoney(next.priceBrl)}</span>
        {next.diagnosesLimit === unlimited && ' por mês'}
      </p>
    </div>
  );
}

function limitText(planName: string): string {
  const limit = catalogue.find((plan) => plan.name === planName)?.diagnosesLimit;
  const next = nextPlan(planName);
  const used =
    limit && limit !== unlimited
      ? `Você usou todos os diagnósticos do plano ${planName} neste mês.`
      : 'Você usou todos os diagnósticos do seu plano neste mês.';
  return next ? `${used} Para continuar, faça upgrade para o ${next.name}.` : used;
}
