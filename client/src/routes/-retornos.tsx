import { lazy, Suspense } from 'react';

// Without a connection its code may be missing; then the screen does without it.
const LazyCard = lazy(() =>
  import('../features/consultas-evolutivas/retornos-card.tsx').then(
    ({ RetornosCard }) => ({ default: RetornosCard }),
    () => ({ default: () => null }),
  ),
);

/** The clients who return this week. Loaded after the screen, which does not wait for it. */
export function Retornos(props: { terapeuta: string; className?: string }) {
  return (
    <Suspense>
      <LazyCard {...props} />
    </Suspense>
  );
}
