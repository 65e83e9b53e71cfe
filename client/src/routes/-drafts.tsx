import { lazy, Suspense } from 'react';

// Without a connection its code may be missing; then the screen does without it.
const LazyList = lazy(() =>
  import('../features/anamnese/draft/draft-list.tsx').then(
    ({ DraftList }) => ({ default: DraftList }),
    () => ({ default: () => null }),
  ),
);

/** The intakes that were begun. Loaded after the screen, which does not wait for it. */
export function Drafts(props: { userId: string; clienteId?: string; answeredFolded?: boolean; className?: string }) {
  return (
    <Suspense>
      <LazyList {...props} />
    </Suspense>
  );
}
