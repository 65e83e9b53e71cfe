import { useEffect } from 'react';
import { trpc } from '../../trpc.ts';

/** One assessment of the signed-in therapist. A pending one is read anew whenever the person comes back to it. */
export function useAvaliacao(id: string) {
  const utils = trpc.useUtils();
  const query = trpc.avaliacoes.byId.useQuery(
    { id },
    { refetchOnWindowFocus: (query) => (query.state.data?.status === 'pendente' ? 'always' : false) },
  );
  const ended = query.data && query.data.status !== 'pendente';
  useEffect(() => {
    // The server knows it as seen from this reading on; who leaves now is not told of it.
    if (ended) utils.avaliacoes.ready.setData(undefined, (ready) => ready?.filter((report) => report.id !== id));
  }, [ended, id, utils]);
  return query;
}
