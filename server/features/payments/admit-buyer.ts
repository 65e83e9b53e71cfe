import type { UserActor } from '../../auth/actor.ts';
import type { Deps } from '../../ports.ts';
import { type BuyerDeps, requireBuyer } from './policy.ts';

/** Counts one payment action, which needs several requests to the provider. @throws TOO_MANY_REQUESTS, and what `requireBuyer` throws */
export async function admitBuyer(deps: Deps, actor: UserActor): Promise<BuyerDeps> {
  const buyer = requireBuyer(deps, actor);
  await deps.limits.take('payment', actor.id);
  return buyer;
}
