/**
 * Problems that only the operator can solve, each with one line that says what to do. The line is logged once and not with every
 * request that meets the problem.
 */
export const operatorMatters = {
  storage_full:
    'the disk is full: make room where DATA_DIR and the database lie; until then photos and new data are refused',
  storage_denied:
    'DATA_DIR cannot be read or written: give its folders back to the account that runs this process, or name another DATA_DIR',
  database_away:
    'the database does not answer: see that PostgreSQL runs and that DATABASE_URL opens it; requests are refused until it does',
  bucket_away:
    'the bucket of S3_ENDPOINT does not answer: photos are neither kept nor shown until it does; everything else works',
  bucket_refused:
    'the bucket refuses our requests: check S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and the clock of this machine',
  bucket_unset:
    'photos are in a bucket and this process has no settings for it: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and start it again',
  master_key_unset:
    'photos and records are sealed and this process has no master key: set MASTER_KEY or MASTER_KEY_FILE, and start it again',
  master_key_wrong:
    'MASTER_KEY is not the one that sealed the keys of photos and records: put the earlier one back, and start it again',
  mail_refused:
    'the mail server takes nothing from us: check SMTP_URL and that the server runs; messages wait and are tried again for a while',
  ai_key_refused: 'Gemini refuses our key: check GEMINI_API_KEY; reports end with an error until it is right',
  ai_model_gone: 'Gemini does not know the model: check GEMINI_MODEL; reports end with an error until it is right',
  ai_budget_spent:
    'the budget of AI_DAILY_CAP_CENTAVOS is spent: the local writer writes the reports until midnight in São Paulo',
  payments_key_refused:
    'Stripe refuses our key: check STRIPE_SECRET_KEY; nobody can pay or change a plan until it is right',
} as const;

export type Matter = keyof typeof operatorMatters;

export const tellAgainAfterMs = 10 * 60_000;

/** Decides when a problem is logged: at its first occurrence, then at most once in ten minutes. */
export function createTelling(now: () => number) {
  const told = new Map<Matter, { at: number; untold: number }>();
  /**
   * @returns how often the problem occurred since it was last logged, this time included; null when it is not logged this time
   */
  return (matter: Matter): number | null => {
    const last = told.get(matter);
    if (last && now() - last.at < tellAgainAfterMs) {
      last.untold += 1;
      return null;
    }
    told.set(matter, { at: now(), untold: 0 });
    return (last?.untold ?? 0) + 1;
  };
}
