import type { Page } from '@playwright/test';

/** Waits until colours and places have arrived: a slow machine is still on the way when it is asked. What turns for ever is not waited for. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        );
    // A part that takes its colour from another begins when that one ends.
    for (let moving = ending(), round = 0; moving.length > 0 && round < 5; moving = ending(), round += 1) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
