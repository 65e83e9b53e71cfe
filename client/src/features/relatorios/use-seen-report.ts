import type { Avaliacao } from '@meridia/shared/avaliacao.ts';
import { useEffect } from 'react';
import { usePageVisible } from '../../lib/use-page-visible.ts';
import { trpc } from '../../trpc.ts';
import { rememberTold } from './told-reports.ts';

/** What the server was told to have been seen: an assessment's id, and the end that its report then had. */
const saidSeen = new Map<string, string>();

/**
 * Tells the server once that a report which has ended, well or not, is before the therapist's eyes: no screen calls it new any more.
 * @param shown what is drawn; null while there is no end to be seen
 */
export function useSeenReport(shown: Pick<Avaliacao, 'id' | 'finishedAt' | 'novo'> | null): void {
  const utils = trpc.useUtils();
  const visible = usePageVisible();
  const { mutate } = trpc.avaliacoes.seen.useMutation({
    // The live channel says so to every list; this is for deaf sockets.
    onSuccess: () => utils.avaliacoes.list.invalidate(),
    // Nobody asked for it, so nobody is told: it is tried again when the report is next looked at.
    onError: (_, { id }) => saidSeen.delete(id),
  });

  // What was seen long ago is not said again with each visit.
  const id = shown?.novo ? shown.id : undefined;
  const finishedAt = shown?.finishedAt;
  useEffect(() => {
    if (!visible || !id || !finishedAt || saidSeen.get(id) === finishedAt) return;
    saidSeen.set(id, finishedAt);
    // Who leaves now is not told of it, whether or not the server knows by then.
    rememberTold({ id, finishedAt });
    mutate({ id });
  }, [visible, id, finishedAt, mutate]);
}
