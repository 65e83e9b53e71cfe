import { createFileRoute } from '@tanstack/react-router';
import { EvaluationsScreen } from '../features/admin/evaluations/evaluations-screen.tsx';
import { pickStrings } from '../features/admin/lists/pick-strings.ts';

export const Route = createFileRoute('/_authed/admin/evaluations')({
  validateSearch: (search) => pickStrings(search, ['cliente', 'terapeuta', 'status', 'from', 'to']),
  component: Evaluations,
});

function Evaluations() {
  const navigate = Route.useNavigate();
  return (
    <EvaluationsScreen
      search={Route.useSearch()}
      onFilter={(filters) => void navigate({ search: filters, replace: true })}
    />
  );
}
