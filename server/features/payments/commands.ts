import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { readSubscription } from '../subscriptions/queries.ts';
import { admitBuyer } from './admit-buyer.ts';
import { askProvider } from './ask-provider.ts';
import { hasPayments } from './policy.ts';
import { findCustomer } from './queries.ts';
import { isMissingThere } from './rules.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * The page where the actor sees invoices, changes the card and cancels.
 * @throws NOT_SUBSCRIBED for an account that never paid, and the provider errors that `openCheckout` throws
 */
export async function openPortal(deps: Deps, actor: UserActor): Promise<{ url: string }> {
  const { payments } = await admitBuyer(deps, actor);
  const customer = await findCustomer(deps.database, actor.id);
  if (!customer) throw notSubscribed();
  return askProvider(deps, async () => {
    try {
      return { url: await payments.openPortal(customer.customerId) };
    } catch (error) {
      if (isMissingThere(error)) throw notSubscribed();
      throw error;
    }
  });
}

/**
 * The plan in force after asking the provider: finds a payment that we were not told of. After too many calls it returns the plan as last
 * known.
 * @throws PAYMENT_UNAVAILABLE
 */
export async function refreshSubscription(deps: Deps, actor: UserActor): Promise<SubscriptionStatusView> {
  if (hasPayments(deps) && (await mayAsk(deps, actor.id))) await askProvider(deps, () => syncCustomer(deps, actor.id));
  return readSubscription(deps, actor);
}

async function mayAsk({ limits }: Pick<Deps, 'limits'>, accountId: string): Promise<boolean> {
  try {
    await limits.take('paymentRefresh', accountId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}

function notSubscribed(): AppError {
  return new AppError('NOT_SUBSCRIBED', 'Sua conta não tem assinatura paga. Escolha um plano para assinar.');
}
