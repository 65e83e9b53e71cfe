import type { ConsultaEvolutiva, Lugar } from '@meridia/shared/consulta-evolutiva.ts';
import { trpc } from '../../trpc.ts';

/** Client, curves, photos and sessions: everything above the timeline. */
export function useEvolucao(lugar: Lugar) {
  return trpc.consultasEvolutivas.overview.useQuery(lugar);
}

/** The client's consultations, newest first, page by page. */
export function useTimeline(lugar: Lugar) {
  const query = trpc.consultasEvolutivas.list.useInfiniteQuery(lugar, { getNextPageParam: (page) => page.nextCursor });
  const items: ConsultaEvolutiva[] = query.data?.pages.flatMap((page) => page.items) ?? [];
  return { ...query, items };
}
