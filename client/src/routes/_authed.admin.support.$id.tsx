import { createFileRoute } from '@tanstack/react-router';
import { SupportThreadScreen } from '../features/admin/support/support-thread-screen.tsx';

export const Route = createFileRoute('/_authed/admin/support/$id')({ component: SupportThread });

function SupportThread() {
  const { id } = Route.useParams();
  return <SupportThreadScreen threadId={id} />;
}
