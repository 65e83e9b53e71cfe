import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { useEffect } from 'react';
import { MeridianFigure } from '../../components/illustrations/meridian-figure.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Card } from '../../components/ui/card.tsx';
import { formatDate } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';
import { useSubscription } from './use-subscription.ts';

// Spec, section 9: the provider needs a moment to tell the server.
const refreshAfterMs = 2000;

/**
 * Spec, section 2, 'Payment confirmed'. Only the subscription itself says that a plan is active: the address of this page
 * proves nothing.
 */
export function PaymentReturn({ transactionId }: { transactionId: string | null }) {
  const subscription = useSubscription();
  const utils = trpc.useUtils();

  useEffect(() => {
    const timer = setTimeout(() => void utils.subscriptions.status.invalidate(), refreshAfterMs);
    return () => clearTimeout(timer);
  }, [utils]);

  const { title, text } = wordsFor(subscription.data ?? null);
  return (
    <Card className="mx-auto max-w-xl text-center">
      <MeridianFigure className="mx-auto mb-4 h-36 text-jade-ink" />
      <h1 className="font-serif text-3xl leading-tight font-semibold">{title}</h1>
      <p role="status" className="mt-3 text-ink-soft">
        {text}
      </p>
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

function wordsFor(status: SubscriptionStatusView | null): { title: string; text: string } {
  if (status?.subscribed) {
    const renewal = status.subscriptionEnd ? ` Próxima renovação em ${formatDate(status.subscriptionEnd)}.` : '';
    return { title: 'Pagamento confirmado', text: `Seu plano ${status.planName} está ativo.${renewal}` };
  }
  return {
    title: 'Obrigado!',
    text: 'Quem confirma o pagamento é o provedor, e isso pode levar alguns instantes. Assim que ele confirmar, o novo plano aparece em Minha assinatura.',
  };
}
