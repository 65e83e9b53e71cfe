import { setTimeout as wait } from 'node:timers/promises';
import type { PlanNumbers } from '@meridia/shared/plan-words.ts';
import { plans as catalogue } from '@meridia/shared/plans.ts';

/**
 * Asks for the plans on sale, once for all pages that are wanted at the same time. A database that does not answer keeps no page from
 * anybody: until it does, the plans are those of its last answer, or of our catalogue.
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
      // Whoever watches the database says so in the log.
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
