import { profiles, supportThreads } from '@meridia/drizzle/schema.ts';
import { pageSizes } from '@meridia/shared/pagination.ts';
import { wordPatterns } from '@meridia/shared/search.ts';
import {
  type AdminThread,
  type AdminThreadCursor,
  type AdminThreadFilters,
  supportPriorities,
} from '@meridia/shared/support-thread.ts';
import { and, asc, desc, eq, like, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { cutPage, type Page } from '../../db/keyset.ts';
import { presentToAdmin } from './present.ts';

/**
 * The threads of all people: first who waits, by priority and then the longest wait, then the others, the last written first. It shows
 * neither texts nor pictures, so it reads nothing that the access log records.
 */
export async function listAllThreads(
  { system }: Database,
  { cursor = null, ...filters }: AdminThreadFilters & { cursor?: AdminThreadCursor | null | undefined },
): Promise<Page<AdminThread, AdminThreadCursor>> {
  const size = pageSizes.default;
  const select = (where: SQL | undefined, order: SQL[], limit: number) =>
    system
      .select({
        id: supportThreads.id,
        subject: supportThreads.subject,
        state: supportThreads.state,
        priority: supportThreads.priority,
        waitingSince: supportThreads.waitingSince,
        createdAt: supportThreads.createdAt,
        lastMessageAt: supportThreads.lastMessageAt,
        person: { id: profiles.id, nomeCompleto: profiles.nomeCompleto, email: profiles.email },
      })
      .from(supportThreads)
      .innerJoin(profiles, eq(profiles.id, supportThreads.accountId))
      .where(and(where, ...conditions(filters)))
      .orderBy(...order)
      .limit(limit);

  const waiting =
    cursor && !cursor.waiting
      ? []
      : await select(
          and(
            eq(supportThreads.state, 'open'),
            cursor
              ? sql`(${supportThreads.rank}, ${supportThreads.waitingSince}, ${supportThreads.id}) > (${cursor.rank}::smallint, ${cursor.at}::timestamptz, ${cursor.id}::uuid)`
              : undefined,
          ),
          [asc(supportThreads.rank), asc(supportThreads.waitingSince), asc(supportThreads.id)],
          size + 1,
        );
  const left = size + 1 - waiting.length;
  const others =
    left === 0
      ? []
      : await select(
          and(
            ne(supportThreads.state, 'open'),
            cursor && !cursor.waiting
              ? sql`(${supportThreads.lastMessageAt}, ${supportThreads.id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`
              : undefined,
          ),
          [desc(supportThreads.lastMessageAt), desc(supportThreads.id)],
          left,
        );
  return cutPage([...waiting, ...others].map(presentToAdmin), size, keyOf);
}

function keyOf({ id, priority, waitingSince, lastMessageAt }: AdminThread): AdminThreadCursor {
  const rank = supportPriorities.indexOf(priority);
  return { waiting: waitingSince !== null, rank, at: waitingSince ?? lastMessageAt, id };
}

function conditions({ search = '', state, priority, subject }: AdminThreadFilters): (SQL | undefined)[] {
  return [
    ...wordPatterns(search).map((pattern) => like(profiles.busca, pattern)),
    state && eq(supportThreads.state, state),
    priority && eq(supportThreads.priority, priority),
    subject && eq(supportThreads.subject, subject),
  ];
}
