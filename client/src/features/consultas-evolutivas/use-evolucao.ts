import type { ConsultaEvolutiva } from '@meridia/shared/consulta-evolutiva.ts';
import { trpc } from '../../trpc.ts';

/** Client, curves, photos and sessions: everything above the timeline. */
export function useEvolucao(avaliacaoId: string) {
  return trpc.consultasEvolutivas.overview.useQuery({ avaliacaoId });
}

/** The timeline, newest first, page by page. */
export function useTimeline(avaliacaoId: string) {
  const query = trpc.consultasEvolutivas.list.useInfiniteQuery(
    { avaliacaoId },
    { getNextPageParam: (page) => page.nextBefore },
  );
  const items: ConsultaEvolutiva[] = query.data?.pages.flatMap((page) => page.items) ?? [];
  return { ...query, items };
}
