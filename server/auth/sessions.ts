import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle';
import { accounts, sessions } from '@meridia/drizzle/schema.ts';
import type { Role } from '@meridia/shared/account.ts';
import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import { onceMoreIfLost } from '../db/away.ts';
import type { Database, Db, Tx } from '../db/client.ts';
import { notifySessionClosed } from '../db/notify.ts';
import { hashToken, newToken } from './random-token.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseSessionAttributes: { userAgent: string | null; lastSeenAt: Date };
  }
}

/** Days a sign-in lasts without use; use renews it. */
export const sessionDays = 30;
/** How old `last_seen_at` may grow before a request writes it again: most requests only read. */
const lastSeenMs = 10 * 60 * 1000;

interface CheckedSession {
  sessionId: string;
  userId: string;
  role: Role;
  /** Somebody followed the link that was mailed to the account's address. */
  confirmed: boolean;
  /** True when its life was extended, so that the cookie's must be too. */
  fresh: boolean;
}

export interface Sessions {
  /**
   * @param db the transaction of what lets the person in, where there is one
   * @returns the token for the cookie; the database keeps only its hash.
   */
  create(userId: string, userAgent: string | null, db?: Db | Tx): Promise<string>;
  /** Null for an unknown or expired token and for a blocked account. */
  check(token: string): Promise<CheckedSession | null>;
  /** Ends one of the person's sessions, its sockets included; nothing happens when it is not theirs. */
  end(tx: Tx, session: { userId: string; sessionId: string }): Promise<void>;
  /** The sockets of the session that is kept close as well and find it living when they come back. */
  endAll(tx: Tx, userId: string, options?: { except?: string }): Promise<void>;
  /** Ends the person's sessions beyond so many, those longest unused first. */
  keepNewest(tx: Tx, userId: string, count: number): Promise<void>;
  /** Which of these sessions are still good. */
  living(sessionIds: string[]): Promise<Set<string>>;
  sweepExpired(): Promise<void>;
}

/** Lucia behind seven functions, so that replacing it touches this file alone. */
export function createSessions(database: Database): Sessions {
  const lucia = createLucia(database.system);
  return {
    async create(userId, userAgent, db = database.system) {
      const token = newToken();
      const attributes = { userAgent, lastSeenAt: new Date() };
      await createLucia(db).createSession(userId, attributes, { sessionId: hashToken(token) });
      return token;
    },
    async check(token) {
      const sessionId = hashToken(token);
      const found = await onceMoreIfLost(() => readSession(database, sessionId));
      if (!found || found.blocked) return null;
      const role = found.admin ? 'admin' : 'therapist';
      const checked = { sessionId, userId: found.user_id, role, confirmed: found.confirmed } as const;
      if (found.unseen) await noteSeen(database.system, sessionId);
      if (found.lasting) return { ...checked, fresh: false };
      // Lucia extends it, or ends it when it has expired.
      const { session } = await lucia.validateSession(sessionId);
      return session && { ...checked, fresh: session.fresh };
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
  user_id: string;
  blocked: boolean;
  confirmed: boolean;
  admin: boolean;
  unseen: boolean;
  /** More than half of its life is left, as Lucia counts it: nothing has to be written. */
  lasting: boolean;
}

// Asked with every request, so all of it in one prepared statement; nothing is remembered in between, and what ends is over at once.
async function readSession({ systemClient }: Database, sessionId: string): Promise<FoundSession | undefined> {
  const [found] = await systemClient<FoundSession[]>`
    select s.user_id, a.blocked_at is not null as blocked, a.email_confirmed_at is not null as confirmed,
      exists (select from user_roles r where r.user_id = s.user_id and r.role = 'admin') as admin,
      s.last_seen_at < now() - make_interval(secs => ${lastSeenMs / 1000}) as unseen,
      s.expires_at > now() + make_interval(days => ${sessionDays / 2}) as lasting
    from sessions s join accounts a on a.id = s.user_id
    where s.id = ${sessionId}`;
  return found;
}

// Of parallel requests one writes.
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
