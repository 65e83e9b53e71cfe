import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

/**
 * Keeps every signed-in screen up to date (`WatchAccount`). It and the socket come when the page has nothing better to do: neither
 * visitors nor the first paint pay for it.
 */
export function AccountWatch({ userId }: { userId: string }) {
  const [Watch, setWatch] = useState<ComponentType | null>(null);

  useEffect(() => {
    let left = false;
    const callOff = whenIdle(async () => {
      try {
        const { WatchAccount } = await import('./-watch-account.tsx');
        if (!left) setWatch(() => WatchAccount);
      } catch (error) {
        // Nothing on the screen depends on it: screens read what they show themselves.
        console.warn('the account is not watched', error);
      }
    });
    return () => {
      left = true;
      callOff();
    };
  }, []);

  // Another person's account is another story: nothing is compared with what was known before.
  return Watch && <Watch key={userId} />;
}
