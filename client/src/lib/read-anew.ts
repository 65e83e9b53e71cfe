import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads what is shown of these queries once more because it has changed. A first reading that is under way may be older than the
 * change, and `invalidateQueries` takes it for the answer: it is awaited, and then read again.
 */
export async function readAnew(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = queryClient
    .getQueryCache()
    .findAll({ queryKey, type: 'active', fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await queryClient.invalidateQueries({ queryKey });
  if (underWay.length > 0) await queryClient.invalidateQueries({ predicate: (query) => underWay.includes(query) });
}
