import { mostLimitedConsultas, supportLevels } from '@meridia/shared/plans.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';

/** Plans on sale, written by the seed from shared/plans.ts. */
export const subscriptionPlans = pgTable(
  'subscription_plans',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    description: text().notNull(),
    /** Centavos. */
    priceBrl: integer().notNull(),
    billingCycle: text({ enum: ['monthly'] })
      .notNull()
      .default('monthly'),
    /** Diagnoses per period; -1 = unlimited. */
    diagnosesLimit: integer().notNull(),
    badge: text(),
    popular: boolean().notNull().default(false),
    features: jsonb().$type<readonly string[]>().notNull(),
    /**
     * What the plan permits (`Capabilities`). The defaults are what the free plan had when the columns came: an earlier release, which
     * still starts while this one runs, writes its plans without them.
     */
    consultasPorCliente: integer().notNull().default(3),
    marca: boolean().notNull().default(false),
    convites: boolean().notNull().default(false),
    protocolosProprios: boolean().notNull().default(false),
    terapiasAmpliadas: boolean().notNull().default(false),
    api: boolean().notNull().default(false),
    suporte: text({ enum: supportLevels }).notNull().default('comum'),
    isActive: boolean().notNull().default(true),
    stripePriceIdBrl: text(),
    displayOrder: integer().notNull(),
    /** An admin has edited this plan: the seed then updates only its price, its price id and its place in the list. */
    editedAt: instant(),
  },
  (table) => [
    uniqueIndex('subscription_plans_name_key').on(table.name),
    check('subscription_plans_limit', sql`${table.diagnosesLimit} >= -1`),
    check(
      'subscription_plans_consultas',
      sql`${table.consultasPorCliente} = -1 or ${table.consultasPorCliente} between 1 and ${sql.raw(`${mostLimitedConsultas}`)}`,
    ),
    oneOf('subscription_plans_suporte_known', table.suporte, supportLevels),
    check('subscription_plans_price', sql`${table.priceBrl} >= 0`),
  ],
);
