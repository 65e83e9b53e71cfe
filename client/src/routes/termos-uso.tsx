import { createFileRoute } from '@tanstack/react-router';
import { Termos } from '../features/legal/termos/termos.tsx';

export const Route = createFileRoute('/termos-uso')({ component: Termos });
