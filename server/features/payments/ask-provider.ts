import { AppError } from '../../errors.ts';
import { PaymentDeclinedError, PaymentRefusedError, PaymentUnavailableError } from '../../payment-errors.ts';
import type { Deps } from '../../ports.ts';

/** Runs a request to the provider that a person asked for. Turns the provider's errors into messages that people understand. */
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
    // A wrong key is already logged where the provider refuses it.
    if (!error.matter) log.error({ err: error }, 'the payment provider refused');
    // The same key was used with different content: another request was faster.
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
