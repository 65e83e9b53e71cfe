import { AppError } from '../../errors.ts';
import { PaymentDeclinedError, PaymentRefusedError, PaymentUnavailableError } from '../../payment-errors.ts';
import type { Deps } from '../../ports.ts';

/** Runs what a person asked of the provider; its errors become refusals that a person can read. */
export async function askProvider<Result>({ log }: Pick<Deps, 'log'>, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw toAppError(log, error);
  }
}

function toAppError(log: Deps['log'], error: unknown): unknown {
  if (error instanceof PaymentDeclinedError) {
    return new AppError('PAYMENT_DECLINED', 'O pagamento foi recusado. Seu plano não mudou.', { cause: error });
  }
  if (error instanceof PaymentUnavailableError) {
    log.warn({ err: error }, 'the payment provider did not answer');
    const message = 'O provedor de pagamentos não respondeu. Tente de novo em alguns minutos.';
    return new AppError('PAYMENT_UNAVAILABLE', message, { cause: error });
  }
  if (error instanceof PaymentRefusedError) {
    // A wrong key is told where the request is refused.
    if (!error.matter) log.error({ err: error }, 'the payment provider refused');
    // The same key with another request: somebody else was faster.
    if (error.code === 'idempotency_error') return paymentConflict();
    const message = 'O provedor de pagamentos recusou o pedido. Tente de novo mais tarde.';
    return new AppError('PAYMENT_UNAVAILABLE', message, { cause: error });
  }
  return error;
}

export function paymentConflict(): AppError {
  return new AppError(
    'PAYMENT_CONFLICT',
    'Há outro pagamento em andamento, talvez em outra aba. Espere um instante e tente de novo.',
  );
}
