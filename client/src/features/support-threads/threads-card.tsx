import { type SupportThread, stateWords, subjectWords } from '@meridia/shared/support-thread.ts';
import { CardQuery } from '../../components/feedback/card-query.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { formatDate } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';
import { ThreadView } from './thread-view.tsx';

interface ThreadsCardProps {
  threadId: string | undefined;
  onThread: (threadId: string | undefined) => void;
}

/** The person's conversations with support; nothing while there are none. */
export function ThreadsCard({ threadId, onThread }: ThreadsCardProps) {
  const query = trpc.supportThreads.list.useInfiniteQuery({}, { getNextPageParam: (page) => page.nextCursor });
  const threads = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (query.data && threads.length === 0 && !threadId) return null;
  return (
    <Card aria-labelledby="conversas">
      <CardTitle id="conversas">As suas mensagens</CardTitle>
      <CardQuery query={query} />
      <ul className="mt-2 divide-y divide-line">
        {threads.map((thread) => (
          <ThreadLine
            key={thread.id}
            thread={thread}
            open={thread.id === threadId}
            onToggle={() => onThread(thread.id === threadId ? undefined : thread.id)}
          />
        ))}
      </ul>
      {/* The thread of a mail may be on a later page. */}
      {threadId && query.data && !threads.some(({ id }) => id === threadId) && <ThreadView threadId={threadId} />}
      {query.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          busy={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          Mostrar mais
        </Button>
      )}
    </Card>
  );
}

interface ThreadLineProps {
  thread: SupportThread;
  open: boolean;
  onToggle: () => void;
}

function ThreadLine({ thread: { id, subject, state, lastMessageAt }, open, onToggle }: ThreadLineProps) {
  return (
    <li className="py-2">
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control py-1 text-left hover:text-jade-ink"
      >
        <span className="min-w-0">
          <span className="font-semibold underline decoration-line-strong underline-offset-4">
            {subjectWords[subject]}
          </span>
          <span className="block text-[0.9375rem] text-ink-soft">
            última mensagem em <time dateTime={lastMessageAt}>{formatDate(lastMessageAt)}</time>
          </span>
        </span>
        <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
      </button>
      {open && <ThreadView threadId={id} />}
    </li>
  );
}

const stateTones = { open: 'amber', answered: 'jade', closed: 'neutral' } as const;
