import { createFileRoute } from '@tanstack/react-router';
import { RecoverScreen } from '../features/accounts/recovery/recover-screen.tsx';

export const Route = createFileRoute('/recuperar-senha')({ component: RecoverScreen });
