import { type ProviderStatus, standingOf } from '@meridia/shared/subscription.ts';
import { PaymentRefusedError } from '../../payment-errors.ts';

/** True while the subscription is not over. An account may have only one live subscription. */
export function isLive({ status }: { status: ProviderStatus }): boolean {
  return standingOf[status] !== null;
}

/** True when the requested object does not exist at the provider, or another provider account is configured. */
export function isMissingThere(error: unknown): boolean {
  return error instanceof PaymentRefusedError && error.code === 'resource_missing';
}
