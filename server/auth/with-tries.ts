import type { LimitName, Limits } from './limits.ts';

/**
 * Takes one try of each of these limits, or none. For work that may still be refused or may never get its turn: the tries are returned
 * once at the end unless the work has called `spend`.
 * @throws TOO_MANY_REQUESTS with the wait; what `work` throws
 */
export async function withTries<T>(
  limits: Limits,
  tries: readonly (readonly [limit: LimitName, key: string])[],
  work: (spend: () => void) => Promise<T>,
): Promise<T> {
  const taken: (readonly [limit: LimitName, key: string, at: Date])[] = [];
  let spent = false;
  try {
    for (const [limit, key] of tries) {
      await limits.take(limit, key);
      taken.push([limit, key, new Date()]);
    }
    return await work(() => {
      spent = true;
    });
  } finally {
    if (!spent) await Promise.all(taken.map((one) => limits.giveBack(...one)));
  }
}
