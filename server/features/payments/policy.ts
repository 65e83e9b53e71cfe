import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../errors.ts';
import type { Deps, Payments } from '../../ports.ts';
import type { MirrorDeps } from './mirror-customer.ts';

/** `Deps` of an app in which plans can be bought. */
export type BuyerDeps = Deps & { payments: Payments };

/**
 * Admits whoever may buy a plan, and counts the call: each is several requests to the provider.
 * @throws FORBIDDEN for admins, PAYMENTS_NOT_CONFIGURED, TOO_MANY_REQUESTS
 */
export async function requireBuyer(deps: Deps, actor: UserActor): Promise<BuyerDeps> {
  if (actor.role === 'admin') {
    throw new AppError('FORBIDDEN', 'Administradores já têm acesso ilimitado e não precisam de assinatura.');
  }
  if (!hasPayments(deps)) {
    throw new AppError('PAYMENTS_NOT_CONFIGURED', 'Os pagamentos ainda não foram configurados neste sistema.');
  }
  await deps.limits.take('payment', actor.id);
  return deps;
}

export function hasPayments<D extends Pick<Deps, 'payments'>>(deps: D): deps is D & Pick<MirrorDeps, 'payments'> {
  return deps.payments !== null;
}
