import type { ErrorCode } from '@meridia/shared/errors.ts';
import { SupportLinks } from '../../../components/feedback/support-links.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { readErrorBody } from '../../../lib/app-error.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { PortalButton } from '../payment/portal-button.tsx';

// The server knows the numbers and the reason, so its message says more than our text for the code.
const toldByServer: ReadonlySet<ErrorCode> = new Set(['PLAN_TOO_SMALL', 'PAYMENT_DECLINED', 'VALIDATION']);

const noAnswer = {
  title: 'A resposta não chegou',
  action: 'A mudança pode ter acontecido ou não. Tente de novo: ela nunca é feita nem cobrada duas vezes.',
};

interface PlanChangeRefusalProps {
  error: unknown;
  /** True when it is unknown whether the change happened. */
  unanswered?: boolean;
  retryText: string;
  onRetry: () => void;
}

/** Says why a change cannot be calculated or made, and what the person can do. */
export function PlanChangeRefusal({ error, unanswered = false, retryText, onRetry }: PlanChangeRefusalProps) {
  const body = readErrorBody(error);
  const { title, action } = unanswered ? noAnswer : errorMessage(error);
  return (
    <div role="alert" className="rounded-card bg-cinnabar-soft p-4 text-cinnabar-ink">
      {body && toldByServer.has(body.code) ? (
        <p className="font-semibold">{body.message}</p>
      ) : (
        <>
          <p className="font-semibold">{title}</p>
          <p className="mt-1 text-[0.9375rem]">
            <SupportLinks>{action}</SupportLinks>
          </p>
        </>
      )}
      {body?.code !== 'PLAN_TOO_SMALL' && (
        <div className="mt-3 flex flex-wrap gap-3">
          {body?.code === 'PAYMENT_DECLINED' && <PortalButton size="sm" />}
          <Button variant="outline" size="sm" onClick={onRetry}>
            {retryText}
          </Button>
        </div>
      )}
    </div>
  );
}
