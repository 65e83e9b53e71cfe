import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../errors.ts';
import type { Deps, Payments } from '../../ports.ts';
import type { MirrorDeps } from './sync-customer.ts';

/** `Deps` of an app in which plans can be bought. */
export type BuyerDeps = Deps & { payments: Payments };

/** Checks that plans can be bought here and that the actor may buy one. @throws FORBIDDEN for admins, PAYMENTS_NOT_CONFIGURED */
export function requireBuyer(deps: Deps, actor: UserActor): BuyerDeps {
  if (actor.role === 'admin') {
    throw new AppError('FORBIDDEN', 'Administradores já têm acesso ilimitado e não precisam de assinatura.');
  }
  if (!hasPayments(deps)) {
    throw new AppError('PAYMENTS_NOT_CONFIGURED', 'Os pagamentos ainda não foram configurados neste sistema.');
  }
  return deps;
}

export function hasPayments<D extends Pick<Deps, 'payments'>>(deps: D): deps is D & Pick<MirrorDeps, 'payments'> {
  return deps.payments !== null;
}
