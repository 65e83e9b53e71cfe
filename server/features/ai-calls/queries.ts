import { aiCalls, profiles } from '@meridia/drizzle/schema.ts';
import type { AiToday, AiUsage } from '@meridia/shared/ai-usage.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { dayOf, startOf } from '../../db/sao-paulo.ts';
import type { Deps } from '../../ports.ts';

const keptDays = 30;
const mostPeople = 50;

/** Rounded once, after the sum: a single request may cost less than one centavo. */
const wholeCentavos = sql`round(coalesce(sum(${aiCalls.custoCentavos}), 0))`.mapWith(Number);

export async function readAiToday({ database, config }: Pick<Deps, 'database' | 'config'>): Promise<AiToday> {
  const [row] = await database.system
    .select({ spent: wholeCentavos })
    .from(aiCalls)
    .where(sql`${aiCalls.createdAt} >= ${startOf('day')}`);
  const configured = Boolean(config.GEMINI_API_KEY);
  const spentCentavos = row?.spent ?? 0;
  const capCentavos = config.AI_DAILY_CAP_CENTAVOS;
  return { configured, capCentavos, spentCentavos, capReached: configured && spentCentavos >= capCentavos };
}

/** Tokens and money per day and per person. A request that has not settled counts with its highest possible cost. */
export async function readAiUsage(deps: Pick<Deps, 'database' | 'config'>): Promise<AiUsage> {
  const { system } = deps.database;
  const sums = {
    calls: sql`count(*)`.mapWith(Number),
    inputTokens: sql`coalesce(sum(${aiCalls.inputTokens}), 0)`.mapWith(Number),
    outputTokens: sql`coalesce(sum(${aiCalls.outputTokens}), 0)`.mapWith(Number),
    custoCentavos: wholeCentavos,
  };
  const day = dayOf(aiCalls.createdAt);
  const [today, days, people, [month]] = await Promise.all([
    readAiToday(deps),
    system
      .select({ day, ...sums })
      .from(aiCalls)
      .where(sql`${aiCalls.createdAt} >= ${startOf('day', { ago: keptDays - 1 })}`)
      .groupBy(sql`1`)
      .orderBy(sql`1 desc`),
    system
      .select({ userId: profiles.id, nomeCompleto: profiles.nomeCompleto, email: profiles.email, ...sums })
      .from(aiCalls)
      .innerJoin(profiles, eq(profiles.id, aiCalls.terapeutaId))
      .where(sql`${aiCalls.createdAt} >= ${startOf('month')}`)
      .groupBy(profiles.id)
      .orderBy(desc(sums.custoCentavos), profiles.id)
      .limit(mostPeople),
    system
      .select(sums)
      .from(aiCalls)
      .where(sql`${aiCalls.createdAt} >= ${startOf('month')}`),
  ]);
  return { today, days, people, month: month ?? { calls: 0, inputTokens: 0, outputTokens: 0, custoCentavos: 0 } };
}
