import { createFileRoute } from '@tanstack/react-router';
import { PedidosScreen } from '../features/pedidos-titular/pedidos-screen.tsx';

export const Route = createFileRoute('/_authed/pedidos')({ component: PedidosScreen });
