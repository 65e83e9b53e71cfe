import type { PlanAction } from '@meridia/shared/plan-action.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { lazy, Suspense, useState } from 'react';
import { toast } from 'sonner';
import { Button, type ButtonVariant } from '../../components/ui/button.tsx';
import { readErrorBody } from '../../lib/app-error.ts';
import type { OfferedPlan } from '../../lib/use-plans.ts';
import { errorTexts } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { paymentRefusal } from './payment/payment-refusal.ts';
import { openPaymentTab } from './payment/payment-tab.ts';
import { lastDay } from './plan-state.ts';

const PlanChangeDialog = lazy(async () => ({
  default: (await import('./change/plan-change-dialog.tsx')).PlanChangeDialog,
}));

interface PlanPurchaseProps {
  plan: OfferedPlan;
  action: PlanAction;
  status: SubscriptionStatusView | null;
}

/** The button of a paid plan's card for a signed-in therapist. */
export function PlanPurchase({ plan, action, status }: PlanPurchaseProps) {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <Offer plan={plan} action={action} status={status} onChange={() => setChanging(true)} />
      {/* The dialog stays mounted when the plan becomes the current one, which can happen while the bank asks. The dialog then says so. */}
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
  status: SubscriptionStatusView | null;
  onChange: () => void;
}

function Offer({ plan, action, status, onChange }: OfferProps) {
  const variant = plan.popular ? 'primary' : 'outline';
  switch (action.kind) {
    case 'current':
      return (
        <>
          <p className="flex min-h-11 items-center justify-center font-semibold text-jade-ink">
            Seu plano atual{status?.endsAt && `, até ${lastDay(status.endsAt)}`}
          </p>
          {action.purchase && <Buy name={plan.name} variant="outline" />}
        </>
      );
    // A paying therapist gets no recommendation, because the recommended plan may be a smaller one.
    case 'change':
      return (
        <Button variant="outline" className="w-full" onClick={onChange}>
          Mudar para {plan.name}
        </Button>
      );
    // The button to settle the payment is shown once, above the cards.
    case 'settle':
      return <Reason>Disponível quando o pagamento for regularizado</Reason>;
    // This plan is paid for, but a higher granted plan is in force.
    case 'held':
      return <Reason>É o plano da sua assinatura paga</Reason>;
    case 'too_small':
      return <Reason>{tooSmallText(plan, status)}</Reason>;
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

function tooSmallText({ diagnosesLimit }: OfferedPlan, status: SubscriptionStatusView | null): string {
  const { diagnosesUsed = 0, bonusDiagnoses = 0 } = status ?? {};
  return `Disponível na próxima renovação: você já usou ${diagnosesUsed} diagnósticos, e este plano inclui ${diagnosesLimit + bonusDiagnoses}`;
}

function Reason({ children }: { children: string }) {
  return <p className="flex min-h-11 items-center justify-center text-center text-ink-soft">{children}</p>;
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

/** Choosing a plan opens its checkout in a new tab (docs/PRODUCT.md 4.1). Only one checkout opens at a time, whichever card was clicked. */
function useCheckout() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const checkout = trpc.payments.checkout.useMutation();
  const running = { mutationKey: getMutationKey(trpc.payments.checkout) };
  const anyRunning = useIsMutating(running) > 0;

  async function start(planName: string): Promise<void> {
    // Read from the cache and not from the last render, because a double click is faster than a render.
    if (queryClient.isMutating(running) > 0) return;
    const tab = openPaymentTab('Abrindo o pagamento seguro…');
    try {
      const { url } = await checkout.mutateAsync({ planName });
      toast.success('Redirecionando para pagamento', { id: 'checkout' });
      tab.go(url);
    } catch (error) {
      tab.close();
      toast.error('Erro ao processar pagamento', {
        id: 'checkout',
        description: paymentRefusal(error, 'Não foi possível iniciar o checkout. Tente novamente.'),
        duration: 5000,
      });
      // The plan was bought meanwhile in another tab or on another device, so the cards must show new offers.
      if (readErrorBody(error)?.code === 'ALREADY_SUBSCRIBED') void utils.subscriptions.invalidate();
    }
  }

  return { start, busy: checkout.isPending, blocked: anyRunning };
}
