import { createFileRoute } from '@tanstack/react-router';
import { shownPlanName } from '../features/subscriptions/plan-state.ts';
import { AjudaScreen } from '../features/support-threads/ajuda-screen.tsx';
import { trpc } from '../trpc.ts';

export const Route = createFileRoute('/_authed/ajuda')({
  component: Ajuda,
  validateSearch: (search: Record<string, unknown>): { conversa?: string | undefined } => ({
    conversa: isUuid(search.conversa) ? search.conversa : undefined,
  }),
});

function Ajuda() {
  const { conversa } = Route.useSearch();
  const navigate = Route.useNavigate();
  // Without a network the answers are shown all the same.
  const { data: status } = trpc.subscriptions.status.useQuery();
  return (
    <AjudaScreen
      threadId={conversa}
      onThread={(threadId) => void navigate({ search: { conversa: threadId }, resetScroll: false })}
      planName={status ? shownPlanName(status) : null}
    />
  );
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
