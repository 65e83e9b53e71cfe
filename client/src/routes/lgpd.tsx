import { createFileRoute } from '@tanstack/react-router';
import { Lgpd } from '../features/legal/lgpd/lgpd.tsx';

export const Route = createFileRoute('/lgpd')({ component: Lgpd });
