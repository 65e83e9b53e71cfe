import type { Cliente } from '@meridia/shared/cliente.ts';
import { lazy } from 'react';
import { lazyPart } from '../components/lazy-part.tsx';

const DireitosCard = lazyPart(async () => (await import('../features/pedidos-titular/direitos-card.tsx')).DireitosCard);

const LazyProofForm = lazy(async () => ({
  default: (await import('../features/accounts/data/proof-dialog.tsx')).ProofForm,
}));

/** What a client may ask for about her data. */
export function Direitos(props: { cliente: Cliente }) {
  return <DireitosCard {...props} renderProofForm={(form) => <LazyProofForm {...form} />} />;
}
