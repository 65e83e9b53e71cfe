import type { LinkProps } from '@tanstack/react-router';
import {
  CreditCard,
  FlaskConical,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Scale,
  Server,
  Sheet,
  Tags,
  Users,
} from 'lucide-react';

interface AdminDestination {
  to: NonNullable<LinkProps['to']>;
  label: string;
  Icon: LucideIcon;
}

/** The entries of the admin area in their agreed order (docs/PRODUCT.md 15.1), then the requests of clients, support, and the system screen last. */
export const adminDestinations: readonly AdminDestination[] = [
  { to: '/admin', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/admin/users', label: 'Usuários', Icon: Users },
  { to: '/admin/subscriptions', label: 'Assinaturas', Icon: CreditCard },
  { to: '/admin/evaluations', label: 'Avaliações', Icon: Sheet },
  { to: '/admin/plans', label: 'Planos', Icon: Tags },
  { to: '/admin/test-reports', label: 'Relatórios de Teste', Icon: FlaskConical },
  { to: '/admin/pedidos', label: 'Pedidos de Titulares', Icon: Scale },
  { to: '/admin/support', label: 'Suporte', Icon: LifeBuoy },
  { to: '/admin/system', label: 'Sistema', Icon: Server },
];

/** The entry a screen belongs to: '/admin/users/<id>' belongs to Usuários. */
export function destinationOf(pathname: string): AdminDestination | undefined {
  return adminDestinations.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
}
