import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/client.ts';
import { AppError } from '../errors.ts';

const minute = 60;
const hour = 60 * minute;

/** How many tries a window holds that begins with the first of them. Keys: what each is counted by. */
export const limitRules = {
  /** By address of the account, known or not: tries from browsers that never signed in to it. */
  loginAccount: { tries: 10, windowSeconds: 15 * minute, advice: ' ou recupere sua senha' },
  /** By known device: those of its owner's own browsers, which strangers cannot use up. */
  loginDevice: { tries: 10, windowSeconds: 15 * minute, advice: ' ou recupere sua senha' },
  /** By network: one visitor who tries many accounts. */
  loginNetwork: { tries: 100, windowSeconds: 15 * minute, advice: '' },
  /**
   * By account, or by a browser that has given a right one: codes of six digits after the right password, at the door and inside a
   * session. Fifteen minutes would be too short a window, and so would one that a new password ends: whoever may try on comes upon a
   * valid one within months.
   */
  secondFactor: { tries: 20, windowSeconds: 24 * hour, advice: ' ou use um código de recuperação' },
  /** The same for recovery codes, which nobody guesses: the count only spares the database. */
  recoveryCode: { tries: 30, windowSeconds: hour, advice: '' },
  /** By account: passwords chosen by a mailed link, each of which costs as much as a sign-in. */
  linkPassword: { tries: 20, windowSeconds: hour, advice: '' },
  /** By network. */
  signUpNetwork: { tries: 20, windowSeconds: hour, advice: '' },
  /** By kind of message and address, known or not: nobody's mailbox is flooded. */
  mailAddress: { tries: 3, windowSeconds: hour, advice: '' },
  /** By network. */
  mailNetwork: { tries: 20, windowSeconds: hour, advice: '' },
  /** By account: passwords and codes asked for inside a session, which may stand open on a shared computer. */
  ownPassword: { tries: 10, windowSeconds: 15 * minute, advice: '' },
  /** By account: tries to become the first admin. */
  setupAdmin: { tries: 10, windowSeconds: hour, advice: '' },
  /** All together: wrong secrets of the first admin's set-up. */
  setupSecret: { tries: 30, windowSeconds: hour, advice: '' },
  /** By account: whole downloads of all its data. One that broke off on the way is none of them. */
  accountExport: { tries: 3, windowSeconds: 24 * hour, advice: '' },
  /** By account: downloads of all its data that began, each of which reads every row and file. */
  accountExportBegun: { tries: 12, windowSeconds: 24 * hour, advice: '' },
  /** By account: follow-ups written and changed, each of which is kept for good. */
  consulta: { tries: 300, windowSeconds: 24 * hour, advice: '' },
  /** By admin: test reports, which take no unit. */
  testReport: { tries: 30, windowSeconds: hour, advice: '' },
  /** By account: pictures sent, refused ones included. */
  pictureUpload: { tries: 240, windowSeconds: hour, advice: '' },
  /** By account whose address nobody has confirmed: the same. */
  pictureUploadUnconfirmed: { tries: 60, windowSeconds: hour, advice: '' },
  /** By account: share links made. */
  shareLink: { tries: 60, windowSeconds: hour, advice: '' },
  /** By network: share links that open nothing. Good ones are never counted, so that a guesser locks nobody out. */
  shareGuess: { tries: 30, windowSeconds: 15 * minute, advice: '' },
  /** By account: its own reports set as PDF, each a second of a processor. */
  pdf: { tries: 40, windowSeconds: 10 * minute, advice: '' },
  /** By network: the same, with room for a clinic behind one address. */
  pdfNetwork: { tries: 160, windowSeconds: 10 * minute, advice: '' },
  /** By account that shares: PDFs set for whoever holds one of its links, all links together, apart from its own. */
  sharedPdf: { tries: 30, windowSeconds: 10 * minute, advice: '' },
  /** By network of the visitor: fewer, so that nobody alone uses up what a therapist's clients may download. */
  sharedPdfNetwork: { tries: 15, windowSeconds: 10 * minute, advice: '' },
  /** By account: checkouts, previews and changes of plan, each several requests to the payment provider. */
  payment: { tries: 30, windowSeconds: 10 * minute, advice: '' },
  /** By account; beyond it the answer is what is known already. */
  paymentRefresh: { tries: 6, windowSeconds: minute, advice: '' },
} as const satisfies Record<string, { tries: number; windowSeconds: number; advice: string }>;
export type LimitName = keyof typeof limitRules;

/** Tries counted in PostgreSQL, so that several instances do not multiply them (docs/PRODUCT.md 2.12). */
export interface Limits {
  /**
   * Takes one try, before the work it stands for: parallel tries cannot all find the last one free.
   * @throws TOO_MANY_REQUESTS with the wait
   */
  take(limit: LimitName, key: string): Promise<void>;
  /** Takes nothing. @throws TOO_MANY_REQUESTS with the wait when no try is left */
  look(limit: LimitName, key: string): Promise<void>;
  /**
   * For a try that turned out to be no guess, or that was refused for another reason. Never makes more of a window than it holds.
   * @param takenAt of a try that may be older than the window that runs now; then there is nothing to give back
   */
  giveBack(limit: LimitName, key: string, takenAt?: Date): Promise<void>;
  clear(limit: LimitName, key: string): Promise<void>;
  sweepExpired(): Promise<void>;
}

export function createLimits({ systemClient }: Pick<Database, 'systemClient'>): Limits {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: (string | number | null)[] }) => {
      const rows = await systemClient.unsafe(text, values, { prepare: true });
      return { rows, rowCount: rows.count };
    },
  };
  const counters = new Map(
    Object.entries(limitRules).map(([name, { tries, windowSeconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        // The sweep does it, in one process and not in each.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: tries,
        duration: windowSeconds,
      }),
    ]),
  );
  const counterOf = (name: LimitName) => {
    const counter = counters.get(name);
    if (!counter) throw new Error(`no limit ${name}`);
    return counter;
  };
  return {
    async take(limit, key) {
      try {
        await counterOf(limit).consume(hashKey(key));
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw tooMany(limit, refused.msBeforeNext);
        throw refused;
      }
    },
    async look(limit, key) {
      const found = await counterOf(limit).get(hashKey(key));
      if (found && found.consumedPoints >= limitRules[limit].tries) throw tooMany(limit, found.msBeforeNext);
    },
    // The library's own way back would go below zero, and begin a window where none is.
    async giveBack(limit, key, takenAt = new Date()) {
      const windowMs = limitRules[limit].windowSeconds * 1000;
      await systemClient`
        update rate_limits set points = points - 1
        where key = ${counterOf(limit).getKey(hashKey(key))} and points > 0
          and expire > ${Date.now()} and expire <= ${takenAt.getTime() + windowMs}`;
    },
    async clear(limit, key) {
      await counterOf(limit).delete(hashKey(key));
    },
    async sweepExpired() {
      await systemClient`delete from rate_limits where expire < ${Date.now()}`;
    },
  };
}

/** For tests and benchmarks alone (`LIMITS=off`, refused in production): they sign in more often than anybody may. */
export const noLimits: Limits = {
  take: async () => {},
  look: async () => {},
  giveBack: async () => {},
  clear: async () => {},
  sweepExpired: async () => {},
};

function tooMany(limit: LimitName, waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Muitas tentativas. Tente de novo em ${sayWait(retryAfterSeconds)}${limitRules[limit].advice}.`;
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds });
}

function sayWait(seconds: number): string {
  const [count, unit] =
    seconds > 2 * hour ? [Math.ceil(seconds / hour), 'hora'] : [Math.ceil(seconds / minute), 'minuto'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

// No address of a person or a network stands in the table.
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
