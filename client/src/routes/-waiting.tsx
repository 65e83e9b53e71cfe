import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

// Without a connection its code may be missing; then the screen does without it.
const LazyCard = lazy(() =>
  import('../features/anamnese/waiting/waiting-card.tsx').then(
    ({ WaitingCard }) => ({ default: WaitingCard }),
    () => ({ default: () => null }),
  ),
);

/** The intakes that wait for a connection. Loaded after the screen, which does not wait for it. */
export function WaitingIntakes(props: { userId: string; onTakenBack: () => void; className?: string }) {
  return (
    <Suspense>
      <LazyCard {...props} />
    </Suspense>
  );
}

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
