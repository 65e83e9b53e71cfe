import { createFileRoute } from '@tanstack/react-router';
import { SystemScreen } from '../features/admin/system/system-screen.tsx';

export const Route = createFileRoute('/_authed/admin/system')({ component: SystemScreen });
