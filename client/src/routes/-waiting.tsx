import { type ComponentType, useEffect, useState } from 'react';
import { lazyPart } from '../components/lazy-part.tsx';
import { whenIdle } from '../lib/when-idle.ts';

/** The intakes that wait for a connection. */
export const WaitingIntakes = lazyPart(
  async () => (await import('../features/anamnese/waiting/waiting-card.tsx')).WaitingCard,
);

/** Sends them, on every signed-in screen. Its code loads when the page is idle. */
export function WaitingSender({ userId }: { userId: string }) {
  const [Watch, setWatch] = useState<ComponentType<{ userId: string }> | null>(null);
  useEffect(
    () =>
      whenIdle(() =>
        import('../features/anamnese/waiting/waiting-watch.tsx').then(
          ({ WaitingWatch }) => setWatch(() => WaitingWatch),
          (error: unknown) => console.warn('what waits is not watched', error),
        ),
      ),
    [],
  );
  return Watch && <Watch key={userId} userId={userId} />;
}
