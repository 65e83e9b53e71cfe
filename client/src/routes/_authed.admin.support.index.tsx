import { createFileRoute } from '@tanstack/react-router';
import { pickStrings } from '../features/admin/lists/pick-strings.ts';
import { SupportScreen } from '../features/admin/support/support-screen.tsx';

export const Route = createFileRoute('/_authed/admin/support/')({
  validateSearch: (search) => pickStrings(search, ['search', 'state', 'priority', 'subject']),
  component: Support,
});

function Support() {
  const navigate = Route.useNavigate();
  return (
    <SupportScreen
      search={Route.useSearch()}
      onFilter={(filters) => void navigate({ search: filters, replace: true })}
    />
  );
}
