import { setTimeout as wait } from 'node:timers/promises';
import type { PlanNumbers } from '@meridia/shared/plan-words.ts';
import { plans as catalogue } from '@meridia/shared/plans.ts';

/**
 * Reads the plans on sale, once for all pages requested at the same time. If the database does not answer, pages still work: they use its
 * last answer, or our catalogue.
 * @param patienceMs how long a page waits for an answer
 */
export function createSoldPlans(
  read: () => Promise<readonly PlanNumbers[]>,
  patienceMs = 500,
): () => Promise<readonly PlanNumbers[]> {
  let last: readonly PlanNumbers[] = catalogue;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    try {
      last = await read();
    } catch {
      // The watch over the database logs this failure.
    } finally {
      asking = null;
    }
  }

  return async () => {
    asking ??= ask();
    const patience = new AbortController();
    const over = wait(patienceMs, undefined, { signal: patience.signal }).catch(() => {});
    await Promise.race([asking, over]);
    patience.abort();
    return last;
  };
}
