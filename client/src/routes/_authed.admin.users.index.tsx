import { createFileRoute } from '@tanstack/react-router';
import { ProofDialog } from '../features/accounts/data/proof-dialog.tsx';
import { pickStrings } from '../features/admin/lists/pick-strings.ts';
import { UsersScreen } from '../features/admin/users/users-screen.tsx';

export const Route = createFileRoute('/_authed/admin/users/')({
  validateSearch: (search) => pickStrings(search, ['search', 'role', 'state', 'plan']),
  component: Users,
});

function Users() {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <UsersScreen
      search={Route.useSearch()}
      onFilter={(filters) => void navigate({ search: filters, replace: true })}
      ownId={user.id}
      renderProof={(props) => <ProofDialog {...props} />}
    />
  );
}
