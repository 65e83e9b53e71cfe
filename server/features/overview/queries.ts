import { avaliacoes, profiles, userSubscriptions } from '@meridia/drizzle/schema.ts';
import type { AdminOverview, AdminWarnings } from '@meridia/shared/admin-overview.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/client.ts';
import { startOf } from '../../db/sao-paulo.ts';
import type { Deps } from '../../ports.ts';
import { readAccessLogHealth } from '../access-log/queries.ts';
import { readAiToday } from '../ai-calls/queries.ts';
import { readQueueAlarm } from '../jobs/queries.ts';
import { countFailedMails } from '../mails/queries.ts';

const shownDays = 30;
const shownMonths = 12;

/**
 * The counts and series of the dashboard. They are exact, counted from the rows themselves. The queries on assessments read only an index
 * (avaliacoes_newest_idx), and all statements run in parallel: bench P12.
 */
export async function readOverview({ system: db }: Database): Promise<AdminOverview> {
  const [people, active, older, signUpDays, signUpMonths, reportDays, reportMonths] = await Promise.all([
    count(db.select({ count: total }).from(profiles)),
    count(db.select({ count: total }).from(userSubscriptions).where(eq(userSubscriptions.status, 'active'))),
    // The series of months already counts the newer assessments.
    count(
      db
        .select({ count: total })
        .from(avaliacoes)
        .where(
          sql`${avaliacoes.createdAt} < ${startOf('month', { ago: shownMonths - 1 })} and not ${avaliacoes.teste}`,
        ),
    ),
    countSignUps(db, 'day', shownDays),
    countSignUps(db, 'month', shownMonths),
    countReports(db, 'day', shownDays),
    countReports(db, 'month', shownMonths),
  ]);
  return {
    profiles: people,
    activeSubscriptions: active,
    avaliacoes: reportMonths.reduce((sum, { all }) => sum + all, older),
    avaliacoesThisMonth: reportMonths.at(-1)?.all ?? 0,
    signUps: { days: signUpDays, months: signUpMonths },
    reports: { days: reportDays, months: reportMonths },
  };
}

export async function readWarnings(deps: Pick<Deps, 'database' | 'config'>): Promise<AdminWarnings> {
  const [ai, queue, failedMails, accessLog] = await Promise.all([
    readAiToday(deps),
    readQueueAlarm(deps.database),
    countFailedMails(deps.database),
    readAccessLogHealth(deps.database.system),
  ]);
  return { ai, ...queue, failedMails, accessLogBroken: accessLog !== null && accessLog.brokenId !== null };
}

const total = sql`count(*)`.mapWith(Number);

async function count(query: PromiseLike<{ count: number }[]>): Promise<number> {
  const [row] = await query;
  return row?.count ?? 0;
}

type Unit = 'day' | 'month';

/** The current period and those before it, oldest first, with start and end. The bounds let each period read one range of an index. */
function periods(unit: Unit, shown: number) {
  const length = sql.raw(`interval '1 ${unit}'`);
  const pattern = sql.raw(unit === 'day' ? `'YYYY-MM-DD'` : `'YYYY-MM'`);
  const zone = sql.raw(`'America/Sao_Paulo'`);
  return sql`(
    select to_char(beginning, ${pattern}) as period, beginning at time zone ${zone} as since,
      (beginning + ${length}) at time zone ${zone} as until
    from generate_series(${shown - 1}::int, 0, -1) as ago,
      lateral (select date_trunc(${sql.raw(`'${unit}'`)}, now() at time zone ${zone}) - ago * ${length} as beginning) as begun
  ) as periods`;
}

async function countSignUps(db: Db, unit: Unit, shown: number): Promise<AdminOverview['signUps']['days']> {
  const rows = await db.execute<{ period: string; signUps: number }>(sql`
    select period, (select count(*)::int from profiles where created_at >= since and created_at < until) as "signUps"
    from ${periods(unit, shown)} order by period`);
  return [...rows];
}

/** `all` also counts reports that are still being made. */
async function countReports(db: Db, unit: Unit, shown: number) {
  const rows = await db.execute<{ period: string; finished: number; failed: number; all: number }>(sql`
    select period, finished, failed, "all" from ${periods(unit, shown)}, lateral (
      select count(*) filter (where status in ('finalizado', 'concluido'))::int as finished,
        count(*) filter (where status = 'erro')::int as failed, count(*)::int as "all"
      from avaliacoes where created_at >= since and created_at < until and not teste) as counted
    order by period`);
  return [...rows];
}
