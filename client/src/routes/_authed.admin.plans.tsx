import { createFileRoute } from '@tanstack/react-router';
import { AdminPlansScreen } from '../features/admin/plans/admin-plans-screen.tsx';

export const Route = createFileRoute('/_authed/admin/plans')({ component: AdminPlansScreen });
