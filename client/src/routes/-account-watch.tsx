import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

/**
 * Keeps every signed-in screen up to date (`WatchAccount`). Its code and the socket load when the page is idle, so that neither
 * visitors nor the first paint wait for them.
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
        // No error is shown, because nothing on the screen depends on this code: screens load their own data.
        console.warn('the account is not watched', error);
      }
    });
    return () => {
      left = true;
      callOff();
    };
  }, []);

  // The key resets the watch for another account, so that its data are not compared with those of the previous account.
  return Watch && <Watch key={userId} />;
}
