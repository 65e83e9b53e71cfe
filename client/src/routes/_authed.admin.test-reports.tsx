import { createFileRoute } from '@tanstack/react-router';
import { TestReportsScreen } from '../features/admin/test-reports/test-reports-screen.tsx';

export const Route = createFileRoute('/_authed/admin/test-reports')({ component: TestReports });

function TestReports() {
  const navigate = Route.useNavigate();
  return <TestReportsScreen onCreated={(id) => void navigate({ to: '/resultado/$id', params: { id } })} />;
}
