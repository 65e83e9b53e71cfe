import { type ProviderStatus, standingOf } from '@meridia/shared/subscription.ts';
import { PaymentRefusedError } from '../../payment-errors.ts';

/** Not over: of two of them only one may go on. */
export function isLive({ status }: { status: ProviderStatus }): boolean {
  return standingOf[status] !== null;
}

/** What was asked for is not there any more, or the account at the provider is another. */
export function isMissingThere(error: unknown): boolean {
  return error instanceof PaymentRefusedError && error.code === 'resource_missing';
}
