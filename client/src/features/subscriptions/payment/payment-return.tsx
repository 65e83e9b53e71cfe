import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { useEffect, useEffectEvent } from 'react';
import { MeridianFigure } from '../../../components/illustrations/meridian-figure.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { planTerm, readPlanState } from '../plan-state.ts';
import { useSubscription } from '../use-subscription.ts';
import { useRefreshPlan } from './use-refresh-plan.ts';

// The provider needs a moment until it reports the payment (docs/PRODUCT.md 4.2).
const refreshAfterMs = 2000;

/**
 * The page to which a checkout returns (docs/PRODUCT.md 4.2). The address of this page proves nothing: only the subscription says
 * whether a plan is active.
 */
export function PaymentReturn({ transactionId }: { transactionId: string | null }) {
  const subscription = useSubscription();
  const refresh = useRefreshPlan();

  const check = useEffectEvent(() => refresh.mutate());
  useEffect(() => {
    const timer = setTimeout(() => check(), refreshAfterMs);
    return () => clearTimeout(timer);
  }, []);

  const { title, text, active } = paymentWords(subscription.data ?? null);
  return (
    <Card className="mx-auto max-w-xl text-center">
      <MeridianFigure className="mx-auto mb-4 h-36 text-jade-ink" />
      <h1 className="font-serif text-3xl leading-tight font-semibold">{title}</h1>
      <p role="status" className="mt-3 text-ink-soft">
        {text}
      </p>
      {!active && !refresh.isIdle && (
        <div className="mt-4 grid justify-items-center gap-2">
          {refresh.isError && <p className="text-cinnabar-ink">Não foi possível verificar seu plano atual.</p>}
          <Button
            variant="outline"
            size="sm"
            busy={refresh.isPending}
            busyText="Conferindo..."
            onClick={() => refresh.mutate()}
          >
            Conferir agora
          </Button>
        </div>
      )}
      {transactionId && (
        <p className="mt-5 rounded-control bg-sunken px-4 py-3 text-[0.9375rem]">
          <span className="block text-ink-soft">ID da transação</span>
          <span className="font-mono text-sm break-all">{transactionId}</span>
        </p>
      )}
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <ButtonLink to="/anamnese">Nova Avaliação</ButtonLink>
        <ButtonLink to="/subscription" variant="outline">
          Ver Minha Assinatura
        </ButtonLink>
        <ButtonLink to="/" variant="ghost" className="sm:col-span-2">
          Voltar ao Início
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The state of the payment according to the subscription. */
function paymentWords(status: SubscriptionStatusView | null): { title: string; text: string; active: boolean } {
  const state = status && readPlanState(status);
  if (status?.subscribed && state !== 'past_due') {
    const term = state === 'admin' ? null : planTerm(status);
    return {
      title: status.source === 'payment' ? 'Pagamento confirmado' : 'Obrigado!',
      text: `Seu plano ${status.planName} está ativo.${term ? ` ${term.replace(/\.$/, '')}.` : ''}`,
      active: true,
    };
  }
  return {
    title: 'Obrigado!',
    text: 'Quem confirma o pagamento é o provedor, e isso pode levar alguns instantes. Assim que ele confirmar, o novo plano aparece em Minha assinatura.',
    active: false,
  };
}
