import { priceAnnouncements, subscriptionPlans } from '@meridia/drizzle/schema.ts';
import type { announcePriceSchema } from '@meridia/shared/price-announcement.ts';
import { diasDeAviso } from '@meridia/shared/versoes-legais.ts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { recordAdminAction } from '../admin-actions/commands.ts';
import { announcePriceJob } from './jobs.ts';

/**
 * Announces a new price of a paid plan: a job writes to every subscriber of the plan, and the app shows it to them until the day. The
 * charged price does not change by this: it belongs to the provider and to the settings (ADR 0042). Announcing the same thing twice
 * announces it once; another announcement of the plan replaces the one before.
 * @throws PLAN_NOT_FOUND, also for the free plan; VALIDATION for a day that comes too early
 */
export function announcePrice(
  deps: Pick<Deps, 'database' | 'queue'>,
  adminId: string,
  { planName, priceBrl, day }: z.output<typeof announcePriceSchema>,
): Promise<void> {
  return asSystem(deps.database, async (tx) => {
    const [plan] = await tx
      .select({ id: subscriptionPlans.id })
      .from(subscriptionPlans)
      .where(and(eq(subscriptionPlans.name, planName), gt(subscriptionPlans.priceBrl, 0)))
      .for('update');
    if (!plan) throw new AppError('PLAN_NOT_FOUND', 'Este plano não é pago ou não existe mais.');
    const inForceAt = sql`${day}::timestamp at time zone 'America/Sao_Paulo'`.mapWith(priceAnnouncements.inForceAt);
    const [days] = await tx.execute<{ ahead: number }>(
      sql`select ${day}::date - (now() at time zone 'America/Sao_Paulo')::date as ahead`,
    );
    // The day of the notice does not count among the thirty, and the last of them belongs to the old price.
    if (!days || days.ahead <= diasDeAviso) {
      const words = `Escolha um dia depois de ${diasDeAviso} dias inteiros de aviso`;
      throw new AppError('VALIDATION', `${words}.`, { fields: { day: words } });
    }
    if (days.ahead > mostDaysAhead) {
      throw new AppError('VALIDATION', 'Escolha um dia dentro de um ano.', {
        fields: { day: 'Escolha um dia dentro de um ano' },
      });
    }
    const [newest] = await tx
      .select({
        same: sql<boolean>`${priceAnnouncements.priceBrl} = ${priceBrl} and ${priceAnnouncements.inForceAt} = ${inForceAt}`,
      })
      .from(priceAnnouncements)
      .where(eq(priceAnnouncements.planId, plan.id))
      .orderBy(desc(priceAnnouncements.createdAt))
      .limit(1);
    if (newest?.same) return;
    const [written] = await tx
      .insert(priceAnnouncements)
      .values({ planId: plan.id, priceBrl, inForceAt, announcedBy: adminId, createdAt: sql`clock_timestamp()` })
      .returning({ id: priceAnnouncements.id });
    if (!written) throw new Error('no announcement was written');
    await recordAdminAction(tx, {
      actorId: adminId,
      action: 'price.announce',
      subjectId: plan.id,
      details: { planName, priceBrl, day },
    });
    await deps.queue.send(tx, announcePriceJob, { announcementId: written.id });
  });
}

/** A later day is most likely a typing error. */
const mostDaysAhead = 366;
