import { lazy, Suspense } from 'react';

// Without a connection its code may be missing; then the screen does without it.
const LazyCard = lazy(() =>
  import('../features/convites/convites-card.tsx').then(
    ({ ConvitesCard }) => ({ default: ConvitesCard }),
    () => ({ default: () => null }),
  ),
);

/** The forms that were sent to clients. Loaded after the screen, which does not wait for it. */
export function Convites(props: { clienteId?: string; className?: string }) {
  return (
    <Suspense>
      <LazyCard {...props} />
    </Suspense>
  );
}
