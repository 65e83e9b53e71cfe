import { trpc } from '../../../trpc.ts';

const refreshMs = 20_000;

/** Silent about its own failure: the counts beside it tell that. */
export function useWarnings() {
  return trpc.admin.overview.warnings.useQuery(undefined, { refetchInterval: refreshMs });
}
