import { offersPortal } from '@meridia/shared/plan-action.ts';
import { CircleCheck, Info } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { PaymentNotice } from './payment/payment-notice.tsx';
import { useRefreshPlan } from './payment/use-refresh-plan.ts';
import { useSubscription } from './use-subscription.ts';

interface PlansNoticesProps {
  /** The provider's session id of a finished checkout from which the person returns (docs/PRODUCT.md 4.2). */
  sessionId: string | null;
  /** True when the person returns from an unfinished checkout. */
  cancelled: boolean;
}

/** What a signed-in person should know before choosing a plan: the state of a new payment, or a failed payment. */
export function PlansNotices({ sessionId, cancelled }: PlansNoticesProps) {
  const status = useSubscription().data;
  const refresh = useRefreshPlan();

  const check = useEffectEvent(() => refresh.mutate());
  useEffect(() => {
    if (sessionId) check();
  }, [sessionId]);

  const active = status?.subscribed && status.status !== 'past_due';
  return (
    <div className="grid gap-4 not-empty:mb-6">
      {status && <PaymentNotice status={status} withAction={offersPortal(status)} />}
      {sessionId &&
        (active ? (
          <Note icon={<CircleCheck aria-hidden />}>Seu plano {status.planName} está ativo. Obrigado!</Note>
        ) : (
          <Note icon={<Info aria-hidden />}>
            Quem confirma o pagamento é o provedor, e isso pode levar alguns instantes. O novo plano aparece aqui assim
            que ele confirmar.
          </Note>
        ))}
      {cancelled && !sessionId && (
        <Note icon={<Info aria-hidden />}>
          Você voltou sem concluir o pagamento. Nada foi cobrado e seu plano não mudou.
        </Note>
      )}
    </div>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex gap-3 rounded-card border border-line bg-sunken p-4 text-[0.9375rem] [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-jade-ink"
    >
      {icon}
      <span>{children}</span>
    </p>
  );
}
