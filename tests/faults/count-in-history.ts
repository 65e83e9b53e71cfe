import type { ApiClient } from '../support/api-client.ts';

/** The number of assessments in the history, read page by page; -1 when one appears twice. */
export async function countInHistory(client: ApiClient): Promise<number> {
  const ids = new Set<string>();
  let total = 0;
  let cursor: { createdAt: string; id: string } | null = null;
  do {
    const page: Awaited<ReturnType<typeof client.trpc.avaliacoes.list.query>> = await client.trpc.avaliacoes.list.query(
      { cursor, limit: 50 },
    );
    for (const item of page.items) ids.add(item.id);
    total += page.items.length;
    cursor = page.nextCursor;
  } while (cursor);
  return total === ids.size ? total : -1;
}
