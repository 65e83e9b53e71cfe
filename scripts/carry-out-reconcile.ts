import { hasPayments } from '@meridia/server/features/payments/policy.ts';
import { type Recovered, recoverPayments, redeliveryMs } from '@meridia/server/features/payments/recover-payments.ts';
import { PaymentRefusedError, PaymentUnavailableError } from '@meridia/server/payment-errors.ts';
import type { Deps } from '@meridia/server/ports.ts';
import { ToolError } from './tool-error.ts';

export interface ReconcileOrder {
  /** Null: as far back as the provider repeats deliveries by itself. */
  since: Date | null;
  everyone: boolean;
}

/** Does the work of `npm run reconcile` and prints the result. */
export async function carryOut(deps: Deps, { since, everyone }: ReconcileOrder): Promise<void> {
  if (!hasPayments(deps)) {
    throw new ToolError(
      'Os pagamentos não estão configurados: falta STRIPE_SECRET_KEY.',
      'Payments are not configured: STRIPE_SECRET_KEY is missing.',
    );
  }
  const from = since ?? new Date(Date.now() - redeliveryMs);
  const done = await recoverPayments(deps, { since: from, everyone }).catch(explain);
  console.log(present(done));
  if (done.failed > 0) throw new ToolError(`${done.failed} falharam; veja acima.`, `${done.failed} failed; see above.`);
}

function present({ events, checkoutsEnded, accountsRead, failed }: Recovered): string {
  return [
    `Eventos não entregues / undelivered events: ${events.handled + events.known + events.ignored}`,
    `  aplicados agora / took effect now: ${events.handled}`,
    `  já aplicados / had taken effect: ${events.known}`,
    `  de outros / not ours: ${events.ignored}`,
    `Checkouts encerrados / checkouts that have ended: ${checkoutsEnded}`,
    `Clientes relidos / customers read anew: ${accountsRead}`,
    `Falhas / failures: ${failed}`,
  ].join('\n');
}

function explain(error: unknown): never {
  if (error instanceof PaymentUnavailableError || error instanceof PaymentRefusedError) {
    throw new ToolError(
      'O provedor de pagamentos não respondeu como devia. O que foi feito até aqui vale; repita mais tarde.',
      `What was done so far holds; try again later: ${error.message}`,
    );
  }
  throw error;
}
