import { type ProviderStatus, standingOf } from '@meridia/shared/subscription.ts';

/** Not over: of two of them only one may go on. */
export function isLive({ status }: { status: ProviderStatus }): boolean {
  return standingOf[status] !== null;
}
