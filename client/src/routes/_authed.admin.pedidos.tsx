import { createFileRoute } from '@tanstack/react-router';
import { AdminPedidosScreen } from '../features/admin/pedidos/pedidos-screen.tsx';

export const Route = createFileRoute('/_authed/admin/pedidos')({ component: AdminPedidosScreen });
