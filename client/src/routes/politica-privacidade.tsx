import { createFileRoute } from '@tanstack/react-router';
import { Privacidade } from '../features/legal/privacidade/privacidade.tsx';

export const Route = createFileRoute('/politica-privacidade')({ component: Privacidade });
