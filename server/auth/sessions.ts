import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle';
import { accounts, sessions } from '@meridia/drizzle/schema.ts';
import type { Role } from '@meridia/shared/account.ts';
import DataLoader from 'dataloader';
import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import { onceMoreIfLost } from '../db/away.ts';
import type { Database, Db, Tx } from '../db/client.ts';
import { notifySessionClosed } from '../db/notify.ts';
import { hashToken, newToken } from './random-token.ts';
import { createTurns } from './turns.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseSessionAttributes: { userAgent: string | null; lastSeenAt: Date };
  }
}

/** Days that a session lasts without use. Use extends it. */
export const sessionDays = 30;
/** The age at which a request updates `last_seen_at`. So most requests only read. */
const lastSeenMs = 10 * 60 * 1000;

interface CheckedSession {
  sessionId: string;
  userId: string;
  role: Role;
  /** True when the link mailed to the account's address was followed. */
  confirmed: boolean;
  /** When the first version of the terms that the account has not accepted begins to hold, in ms; null when none waits. */
  termosDueAt: number | null;
  /** True when the session was extended, so that the cookie must be extended, too. */
  fresh: boolean;
}

export interface Sessions {
  /**
   * Creates a session.
   * @param db the transaction that signs the person in, if there is one
   * @returns the token for the cookie. The database stores only its hash.
   */
  create(userId: string, userAgent: string | null, db?: Db | Tx): Promise<string>;
  /** Null for an unknown or expired token, and for a blocked account. */
  check(token: string): Promise<CheckedSession | null>;
  /** Ends one of the person's sessions and closes its sockets. Does nothing for another person's session. */
  end(tx: Tx, session: { userId: string; sessionId: string }): Promise<void>;
  /** Ends all sessions of the person except one. The sockets of the kept session close, too, but can connect again. */
  endAll(tx: Tx, userId: string, options?: { except?: string }): Promise<void>;
  /** Keeps the `count` sessions used last and ends the others. */
  keepNewest(tx: Tx, userId: string, count: number): Promise<void>;
  /** The ids of those sessions that are still valid. */
  living(sessionIds: string[]): Promise<Set<string>>;
  sweepExpired(): Promise<void>;
}

/** Wraps Lucia, so that replacing it changes only this file. */
export function createSessions(database: Database): Sessions {
  const lucia = createLucia(database.system);
  const loader = createSessionLoader(database);
  return {
    async create(userId, userAgent, db = database.system) {
      const token = newToken();
      const attributes = { userAgent, lastSeenAt: new Date() };
      await createLucia(db).createSession(userId, attributes, { sessionId: hashToken(token) });
      return token;
    },
    async check(token) {
      const sessionId = hashToken(token);
      const session = await loader.load(sessionId);
      if (!session || session.blocked) return null;
      const role = session.admin ? 'admin' : 'therapist';
      const { user_id: userId, confirmed, termos_due_at: termosDueAt } = session;
      const checked = { sessionId, userId, role, confirmed, termosDueAt } as const;
      if (session.unseen) await noteSeen(database.system, sessionId);
      if (session.lasting) return { ...checked, fresh: false };
      // Lucia extends the session, or deletes it when it has expired.
      const { session: extended } = await lucia.validateSession(sessionId);
      return extended && { ...checked, fresh: extended.fresh };
    },
    async end(tx, { userId, sessionId }) {
      const [ended] = await tx
        .delete(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
        .returning({ id: sessions.id });
      if (ended) await notifySessionClosed(tx, { sessionId });
    },
    async endAll(tx, userId, { except } = {}) {
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined));
      await notifySessionClosed(tx, { userId });
    },
    async keepNewest(tx, userId, count) {
      const own = eq(sessions.userId, userId);
      const beyond = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(own)
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
        .offset(count);
      const ended = await tx
        .delete(sessions)
        .where(and(own, inArray(sessions.id, beyond)))
        .returning({ id: sessions.id });
      for (const { id } of ended) await notifySessionClosed(tx, { sessionId: id });
    },
    async living(sessionIds) {
      const rows = await database.system
        .select({ id: sessions.id })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.userId))
        .where(and(inArray(sessions.id, sessionIds), gt(sessions.expiresAt, sql`now()`), isNull(accounts.blockedAt)));
      return new Set(rows.map(({ id }) => id));
    },
    sweepExpired: () => lucia.deleteExpiredSessions(),
  };
}

function createLucia(db: Db | Tx) {
  return new Lucia(new DrizzlePostgreSQLAdapter(db, sessions, accounts), {
    sessionExpiresIn: new TimeSpan(sessionDays, 'd'),
  });
}

interface FoundSession {
  id: string;
  user_id: string;
  blocked: boolean;
  confirmed: boolean;
  admin: boolean;
  unseen: boolean;
  termos_due_at: number | null;
  /** True when more than half of the session's time is left. By Lucia's rule the session then needs no extension. */
  lasting: boolean;
}

/** Sessions that one statement reads at most. */
const sessionsAtOnce = 100;

/** How long requests wait for an earlier statement's answer before they get a statement of their own. */
const patienceMs = 20;

/**
 * Reads the session of every request anew, by a statement that is sent after the request has come: nothing is cached, so an ended
 * session stops working at once. The requests that come while a statement is on its way share the next one, because the statement is a
 * quarter of a short request's cost (P1).
 */
function createSessionLoader(database: Database): DataLoader<string, FoundSession | null> {
  const turns = createTurns(patienceMs);
  return new DataLoader(
    async (ids) => {
      const end = turns.begin();
      try {
        const rows = await onceMoreIfLost(() => readSessions(database, [...new Set(ids)]));
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => byId.get(id) ?? null);
      } finally {
        end();
      }
    },
    { cache: false, maxBatchSize: sessionsAtOnce, batchScheduleFn: turns.schedule },
  );
}

// One prepared statement reads everything that a request needs to know about its person. The subquery hides the number of ids from
// the planner. Otherwise the plan for one id looks so much cheaper than the plan for any number that PostgreSQL plans each statement
// anew, which takes three times as long as running it.
function readSessions({ systemClient }: Database, ids: readonly string[]): Promise<FoundSession[]> {
  return systemClient<FoundSession[]>`
    select s.id, s.user_id, a.blocked_at is not null as blocked, a.email_confirmed_at is not null as confirmed,
      exists (select from user_roles r where r.user_id = s.user_id and r.role = 'admin') as admin,
      (select extract(epoch from min(t.vale_em))::float8 * 1000 from aceites_termos t
        where t.user_id = s.user_id and t.aceito_em is null) as termos_due_at,
      s.last_seen_at < now() - make_interval(secs => ${lastSeenMs / 1000}) as unseen,
      s.expires_at > now() + make_interval(days => ${sessionDays / 2}) as lasting
    from sessions s join accounts a on a.id = s.user_id
    where s.id = any((select ${ids}::text[])::text[])`;
}

// Of parallel requests only one updates the row.
async function noteSeen(db: Db, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(
      and(
        eq(sessions.id, sessionId),
        lt(sessions.lastSeenAt, sql`now() - make_interval(secs => ${lastSeenMs / 1000})`),
      ),
    );
}
