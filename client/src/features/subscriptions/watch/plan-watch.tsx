import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';

/**
 * Keeps what every signed-in screen knows of the plan up to date (`WatchPlan`). It and the socket come when the page has nothing
 * better to do: neither visitors nor the first paint pay for it.
 */
export function PlanWatch({ userId }: { userId: string }) {
  const [Watch, setWatch] = useState<ComponentType | null>(null);

  useEffect(() => {
    let left = false;
    const callOff = whenIdle(async () => {
      try {
        const { WatchPlan } = await import('./watch-plan.tsx');
        if (!left) setWatch(() => WatchPlan);
      } catch (error) {
        // Nothing on the screen depends on it: who shows the plan reads it every 2 minutes.
        console.warn('the plan is not watched', error);
      }
    });
    return () => {
      left = true;
      callOff();
    };
  }, []);

  // Another person's plan is another story: nothing is compared with what was known before.
  return Watch && <Watch key={userId} />;
}
