import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reloads the visible queries under this key, because their data have changed. `invalidateQueries` does not restart a query's first
 * reading, whose answer may be older than the change. So this function waits for that reading and then reads again.
 */
export async function readAnew(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = queryClient
    .getQueryCache()
    .findAll({ queryKey, type: 'active', fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await queryClient.invalidateQueries({ queryKey });
  if (underWay.length > 0) await queryClient.invalidateQueries({ predicate: (query) => underWay.includes(query) });
}
