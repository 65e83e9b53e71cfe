import { createHash, randomBytes } from 'node:crypto';
import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle';
import { accounts, sessions } from '@meridia/drizzle/schema.ts';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import type { Database, Db } from '../db/client.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseSessionAttributes: { userAgent: string | null };
    DatabaseUserAttributes: { blockedAt: Date | null };
  }
}

/** Days a sign-in lasts without use; use renews it. */
export const sessionDays = 30;

export interface CheckedSession {
  sessionId: string;
  userId: string;
  /** True when its life was extended, so that the cookie's must be too. */
  fresh: boolean;
}

export interface Sessions {
  /** @returns the token for the cookie; the database keeps only its hash. */
  create(userId: string, userAgent: string | null): Promise<string>;
  /** Null for an unknown or expired token and for a blocked account. */
  check(token: string): Promise<CheckedSession | null>;
  end(sessionId: string): Promise<void>;
  endAll(userId: string): Promise<void>;
  /** Which of these sessions are still good. */
  living(sessionIds: string[]): Promise<Set<string>>;
  sweepExpired(): Promise<void>;
}

/** Lucia behind six functions, so that replacing it touches this file alone. */
export function createSessions(database: Database): Sessions {
  const lucia = createLucia(database.system);
  return {
    async create(userId, userAgent) {
      const token = randomBytes(32).toString('base64url');
      await lucia.createSession(userId, { userAgent }, { sessionId: hashToken(token) });
      return token;
    },
    async check(token) {
      const { session, user } = await lucia.validateSession(hashToken(token));
      if (!session || user.blockedAt) return null;
      return { sessionId: session.id, userId: user.id, fresh: session.fresh };
    },
    end: (sessionId) => lucia.invalidateSession(sessionId),
    endAll: (userId) => lucia.invalidateUserSessions(userId),
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

function createLucia(db: Db) {
  return new Lucia(new DrizzlePostgreSQLAdapter(db, sessions, accounts), {
    sessionExpiresIn: new TimeSpan(sessionDays, 'd'),
    getUserAttributes: (attributes) => ({ blockedAt: attributes.blockedAt }),
  });
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
