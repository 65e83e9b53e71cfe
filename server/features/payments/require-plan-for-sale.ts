import { dateFormats, saoPaulo } from '@meridia/shared/dates.ts';
import { AppError } from '../../errors.ts';
import { findComingPrice } from '../price-announcements/queries.ts';
import { findPlan } from '../subscriptions/queries.ts';
import type { BuyerDeps } from './policy.ts';
import { isMissingThere } from './rules.ts';

/** A plan that can be paid for. */
export interface PlanForSale {
  id: string;
  name: string;
  /** The id of the price at the provider. */
  priceId: string;
  /** Centavos a month. */
  priceBrl: number;
  diagnosesLimit: number;
  displayOrder: number;
}

/**
 * The plan with its price. Compares our price with the provider's, so that nobody pays another amount than the page shows.
 * @throws PLAN_NOT_FOUND, also for the free plan, when the two prices differ, and for an announced price before its day
 */
export async function requirePlanForSale(deps: BuyerDeps, planName: string): Promise<PlanForSale> {
  const plan = await findPlan(deps.database, planName);
  if (!plan?.stripePriceIdBrl || plan.priceBrl === 0) throw notForSale();
  const { id, name, stripePriceIdBrl: priceId, priceBrl, diagnosesLimit, displayOrder } = plan;
  const price = await deps.payments.readPrice(priceId).catch((error: unknown) => {
    if (!isMissingThere(error)) throw error;
    return null;
  });
  if (price?.amount !== priceBrl || price.currency !== 'BRL' || !price.monthly) {
    deps.log.error({ planName, priceId, priceBrl, price }, "the provider's price is not the plan's: it is not sold");
    throw notForSale();
  }
  const coming = await findComingPrice(deps.database, id);
  if (coming?.priceBrl === priceBrl) {
    const day = dateFormats(saoPaulo).formatDate(coming.inForceAt);
    throw new AppError(
      'PLAN_NOT_FOUND',
      `O preço novo deste plano só vale a partir de ${day}. Até lá ele não é vendido por este preço.`,
    );
  }
  return { id, name, priceId, priceBrl, diagnosesLimit, displayOrder };
}

function notForSale(): AppError {
  return new AppError('PLAN_NOT_FOUND', 'Este plano não está à venda. Recarregue a página e escolha outro.');
}
