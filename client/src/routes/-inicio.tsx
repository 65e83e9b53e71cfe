import { lazy, Suspense } from 'react';

// Without a connection its code may be missing; then the screen does without it.
const LazyCards = lazy(() =>
  import('../features/clientes/inicio-cards.tsx').then(
    ({ InicioCards }) => ({ default: InicioCards }),
    () => ({ default: () => null }),
  ),
);

/** The clients of the start screen. Loaded after the screen, which does not wait for them. */
export function ClientesDoInicio() {
  return (
    <Suspense>
      <LazyCards />
    </Suspense>
  );
}
