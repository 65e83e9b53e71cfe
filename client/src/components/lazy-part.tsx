import { type FunctionComponent, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of a screen whose code loads after the screen, which does not wait for it. Without a connection the code may be missing; then the
 * screen does without the part.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  fallback: ReactNode = null,
): FunctionComponent<Props> {
  const Part = lazy<FunctionComponent<Props>>(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: () => null }),
    ),
  );
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
