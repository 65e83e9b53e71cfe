import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { lazy, Suspense, useState } from 'react';
import { toast } from 'sonner';
import { Button, type ButtonVariant } from '../../components/ui/button.tsx';
import { errorTexts } from '../../messages/errors.ts';
import { useCheckout } from './payment/use-checkout.ts';
import type { PlanAction } from './plan-action.ts';
import type { OfferedPlan } from './plan-offer.tsx';
import { lastDay } from './plan-state.ts';

const PlanChangeDialog = lazy(async () => ({
  default: (await import('./change/plan-change-dialog.tsx')).PlanChangeDialog,
}));

export interface PlanPurchaseProps {
  plan: OfferedPlan;
  action: PlanAction;
  status: SubscriptionStatusView | null;
}

/** What a card of a paid plan offers to a signed-in therapist. */
export function PlanPurchase({ plan, action, status }: PlanPurchaseProps) {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <Offer plan={plan} action={action} endsAt={status?.endsAt ?? null} onChange={() => setChanging(true)} />
      {/* Stays when the plan becomes the current one, as it may while the bank asks: the dialog then says so. */}
      {changing && status && (
        <Suspense>
          <PlanChangeDialog plan={plan} status={status} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}

interface OfferProps {
  plan: OfferedPlan;
  action: PlanAction;
  endsAt: string | null;
  onChange: () => void;
}

function Offer({ plan, action, endsAt, onChange }: OfferProps) {
  const variant = plan.popular ? 'primary' : 'outline';
  switch (action.kind) {
    case 'current':
      return (
        <>
          <p className="flex min-h-11 items-center justify-center font-semibold text-jade-ink">
            Seu plano atual{endsAt && `, até ${lastDay(endsAt)}`}
          </p>
          {action.purchase && <Buy name={plan.name} variant="outline" />}
        </>
      );
    // Whoever pays already is not urged, least of all to the smaller plan that most people begin with.
    case 'change':
      return (
        <Button variant="outline" className="w-full" onClick={onChange}>
          Mudar para {plan.name}
        </Button>
      );
    // The way to settle it stands once, above the cards.
    case 'settle':
      return (
        <p className="flex min-h-11 items-center justify-center text-center text-ink-soft">
          Disponível quando o pagamento for regularizado
        </p>
      );
    case 'unavailable':
      return (
        <Button variant={variant} className="w-full" onClick={explainPaymentsMissing}>
          Assinar {plan.name}
        </Button>
      );
    default:
      return <Buy name={plan.name} variant={variant} />;
  }
}

function Buy({ name, variant }: { name: string; variant: ButtonVariant }) {
  const checkout = useCheckout();
  return (
    <Button
      variant={variant}
      className="w-full"
      aria-description="Abre o pagamento em outra aba"
      busy={checkout.busy}
      busyText="Abrindo o pagamento..."
      disabled={checkout.blocked && !checkout.busy}
      onClick={() => void checkout.start(name)}
    >
      Assinar {name}
    </Button>
  );
}

function explainPaymentsMissing(): void {
  const { title, action } = errorTexts.PAYMENTS_NOT_CONFIGURED;
  toast.error('Erro ao processar pagamento', { id: 'checkout', description: `${title}. ${action}`, duration: 5000 });
}
