import { offersPortal } from '@meridia/shared/plan-action.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { cx } from '../../../lib/cx.ts';
import { lastDay, readPlanTrouble } from '../plan-state.ts';
import { PortalButton } from './portal-button.tsx';

interface PaymentNoticeProps {
  status: SubscriptionStatusView;
  /** True where the same screen already has the button that helps. */
  withAction?: boolean;
  className?: string;
}

/** Explains a failed payment, a paused subscription or an ended plan, and what to do. Otherwise renders nothing. */
export function PaymentNotice({ status, withAction = true, className }: PaymentNoticeProps) {
  const trouble = readPlanTrouble(status);
  const portal = (text: string) => withAction && offersPortal(status) && <PortalButton size="sm">{text}</PortalButton>;
  if (trouble === 'past_due') {
    return (
      <Notice
        tone="amber"
        title="O último pagamento não foi aprovado"
        className={className}
        action={portal('Atualizar pagamento')}
      >
        {status.graceUntil
          ? `Seu plano ${status.planName} vale até ${lastDay(status.graceUntil)}. Atualize o cartão até lá para não perder o plano.`
          : `Seu plano ${status.planName} continua valendo por enquanto. Atualize o cartão para não perder o plano.`}
      </Notice>
    );
  }
  if (trouble === 'suspended') {
    return (
      <Notice
        tone="cinnabar"
        title="Você não possui uma assinatura ativa"
        className={className}
        action={portal('Regularizar pagamento')}
      >
        O pagamento não foi aprovado e o plano está suspenso. Regularize o pagamento para voltar a gerar diagnósticos.
        Seu histórico continua aberto.
      </Notice>
    );
  }
  if (trouble === 'payment_due') {
    return (
      <Notice
        tone="amber"
        title="O último pagamento não foi aprovado"
        className={className}
        action={portal('Regularizar pagamento')}
      >
        Sua assinatura paga tem um pagamento em aberto. Regularize o pagamento, ou cancele a assinatura, antes de trocar
        de plano.
      </Notice>
    );
  }
  if (trouble === 'paused') {
    return (
      <Notice
        tone="amber"
        title="Sua assinatura paga está pausada"
        className={className}
        action={portal('Gerenciar Assinatura')}
      >
        Enquanto está pausada, ela não se renova e não libera diagnósticos. Para voltar a um plano pago, assine de novo
        na página de planos: quando o pagamento é confirmado, a assinatura pausada é encerrada.
      </Notice>
    );
  }
  if (trouble !== 'ended') return null;
  return (
    <Notice
      tone="cinnabar"
      title="Você não possui uma assinatura ativa"
      className={className}
      action={
        withAction && (
          <ButtonLink to="/plans" size="sm">
            Ver Planos
          </ButtonLink>
        )
      }
    >
      Escolha um plano para gerar diagnósticos. Seu histórico continua aberto.
    </Notice>
  );
}

interface NoticeProps {
  tone: 'amber' | 'cinnabar';
  title: string;
  children: ReactNode;
  action: ReactNode;
  className: string | undefined;
}

function Notice({ tone, title, children, action, className }: NoticeProps) {
  return (
    <div
      role="status"
      className={cx(
        'rounded-card p-4 sm:p-5',
        tone === 'amber' ? 'bg-amber-soft text-amber-ink' : 'bg-cinnabar-soft text-cinnabar-ink',
        className,
      )}
    >
      <p className="flex gap-2.5 font-semibold">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        {title}
      </p>
      <p className="mt-1.5 text-[0.9375rem]">{children}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
