import { Link, type LinkProps, useMatches } from '@tanstack/react-router';
import { ClipboardPlus, History, House, type LucideIcon, Settings, Users } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { cx } from '../../lib/cx.ts';
import { noteRoute } from '../../lib/last-route.ts';
import { HeaderNoticesBar } from '../feedback/header-notices-bar.tsx';
import { OfflineBanner } from '../feedback/offline-banner.tsx';
import { SupportAddress } from '../feedback/support-links.tsx';
import { LogoLink } from './logo-link.tsx';
import { SkipLink } from './skip-link.tsx';
import { UserMenu } from './user-menu.tsx';

interface AppShellProps {
  user: { nomeCompleto: string; email: string };
  onSignOut: () => void;
  children: ReactNode;
}

/**
 * The frame of every signed-in screen. A route with its own sticky bar hides the phone's bottom nav with `staticData: { bottomNav:
 * false }`. An area with its own navigation sets `appNav: false`: this also hides the header's navigation and makes the page wider.
 */
export function AppShell({ user, onSignOut, children }: AppShellProps) {
  const matches = useMatches();
  const bottomNav = matches.every((match) => match.staticData.bottomNav !== false);
  const appNav = matches.every((match) => match.staticData.appNav !== false);
  const pattern = matches.at(-1)?.fullPath ?? '/';
  useEffect(() => noteRoute(pattern), [pattern]);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-ground print:hidden">
        <div
          className={cx('mx-auto flex h-16 items-center gap-4 px-4 sm:px-6', appNav ? 'max-w-page' : 'max-w-[84rem]')}
        >
          <LogoLink to="/dashboard" className="py-2" />
          {appNav && <HeaderNav />}
          <div className={cx('ml-auto', appNav && 'md:ml-0')}>
            <UserMenu user={user} onSignOut={onSignOut} />
          </div>
        </div>
        <OfflineBanner />
        <HeaderNoticesBar />
      </header>
      <main id="conteudo" tabIndex={-1} className={`grow focus:outline-none ${bottomNav ? 'pb-20 md:pb-0' : ''}`}>
        {children}
        {appNav && bottomNav && <AppFooter />}
      </main>
      {bottomNav && <BottomNav />}
    </div>
  );
}

/** The way to help, at the end of every screen that has no bar or navigation of its own. */
function AppFooter() {
  return (
    <footer className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 px-4 pb-6 text-[0.9375rem] text-ink-soft sm:px-6 print:hidden">
      <Link to="/ajuda" className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-jade-ink">
        Ajuda
      </Link>
      <span className="inline-flex min-h-11 items-center gap-1.5">
        Suporte: <SupportAddress />
      </span>
    </footer>
  );
}

function HeaderNav() {
  return (
    <nav aria-label="Principal" className="ml-auto hidden items-center gap-1 md:flex">
      {destinations.map((destination) => (
        <Link
          key={destination.to}
          to={destination.to}
          className={cx(
            'inline-flex min-h-11 items-center rounded-control px-2.5 font-medium whitespace-nowrap text-ink-soft lg:px-3.5 transition-colors hover:text-ink aria-[current=page]:bg-jade-soft aria-[current=page]:text-jade-ink',
            destination.to === inAccountMenu && 'max-lg:hidden',
          )}
        >
          {destination.label}
        </Link>
      ))}
    </nav>
  );
}

function BottomNav() {
  return (
    <nav
      aria-label="Principal"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-4">
        {bottomDestinations.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-16 flex-col items-center gap-1 pt-2 pb-1 text-center text-[min(0.8125rem,max(13px,5vw))] leading-tight font-medium text-ink-soft aria-[current=page]:text-jade-ink"
            >
              <Icon aria-hidden className="size-6" strokeWidth={1.75} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Destination {
  to: NonNullable<LinkProps['to']>;
  label: string;
  Icon: LucideIcon;
}

const destinations: readonly Destination[] = [
  { to: '/dashboard', label: 'Início', Icon: House },
  { to: '/anamnese', label: 'Nova Avaliação', Icon: ClipboardPlus },
  { to: '/clientes', label: 'Clientes', Icon: Users },
  { to: '/historico', label: 'Histórico', Icon: History },
  { to: '/configuracoes', label: 'Configurações', Icon: Settings },
];

/** The account's menu leads there as well. Below 1024 px the header, and on phones the bar, have room for four names in full. */
const inAccountMenu = '/configuracoes';

const bottomDestinations = destinations.filter(({ to }) => to !== inAccountMenu);
