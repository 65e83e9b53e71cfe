import { createFileRoute } from '@tanstack/react-router';
import { pickStrings } from '../features/admin/lists/pick-strings.ts';
import { SubscriptionsScreen } from '../features/admin/subscriptions/subscriptions-screen.tsx';

export const Route = createFileRoute('/_authed/admin/subscriptions')({
  validateSearch: (search) => pickStrings(search, ['search', 'plan', 'status', 'source']),
  component: Subscriptions,
});

function Subscriptions() {
  const navigate = Route.useNavigate();
  return (
    <SubscriptionsScreen
      search={Route.useSearch()}
      onFilter={(filters) => void navigate({ search: filters, replace: true })}
    />
  );
}
