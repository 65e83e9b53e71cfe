import { trpc } from '../../trpc.ts';

/** One assessment of the signed-in therapist. A pending one is read anew whenever the person comes back to it. */
export function useAvaliacao(id: string) {
  return trpc.avaliacoes.byId.useQuery(
    { id },
    { refetchOnWindowFocus: (query) => (query.state.data?.status === 'pendente' ? 'always' : false) },
  );
}
