import type { Cliente } from '@meridia/shared/cliente.ts';
import { lazy, Suspense } from 'react';

// Without a connection its code may be missing; then the screen does without it.
const LazyCard = lazy(() =>
  import('../features/pedidos-titular/direitos-card.tsx').then(
    ({ DireitosCard }) => ({ default: DireitosCard }),
    () => ({ default: () => null }),
  ),
);

const LazyProofForm = lazy(async () => ({
  default: (await import('../features/accounts/data/proof-dialog.tsx')).ProofForm,
}));

/** What a client may ask for about her data. Loaded after the screen, which does not wait for it. */
export function Direitos(props: { cliente: Cliente }) {
  return (
    <Suspense>
      <LazyCard {...props} renderProofForm={(form) => <LazyProofForm {...form} />} />
    </Suspense>
  );
}
