import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { OfflineBanner } from '../feedback/offline-banner.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { LogoLink } from './logo-link.tsx';
import { SkipLink } from './skip-link.tsx';
import { StaticPart } from './static-part.tsx';

const Footer = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }));

/** The frame of public pages. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-ground print:hidden">
        <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 sm:px-6">
          <LogoLink to="/" hash="inicio" className="mr-auto py-2" />
          <nav aria-label="Principal" className="flex items-center gap-1">
            <PageLinks className={`${barLink} max-sm:hidden`} />
            <ButtonLink to="/auth" size="sm" className="ml-1">
              Entrar
            </ButtonLink>
            <PhoneMenu />
          </nav>
        </div>
        <OfflineBanner />
      </header>
      <main id="conteudo" tabIndex={-1} className="grow focus:outline-none">
        {children}
      </main>
      <StaticPart id="rodape" Content={Footer} className="mt-auto" />
    </div>
  );
}

function PageLinks({ className }: { className: string }) {
  return (
    <>
      <Link to="/" hash="inicio" className={className}>
        Início
      </Link>
      <Link to="/" hash="recursos" className={className}>
        Recursos
      </Link>
      <Link to="/plans" className={className}>
        Planos
      </Link>
    </>
  );
}

/** The menu with the same links for narrow screens. It opens without JavaScript. With JavaScript it also closes after a choice. */
function PhoneMenu() {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter arrives here as a click.
    <details
      className="group relative sm:hidden"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.open = false;
      }}
    >
      <summary
        aria-label="Menu"
        className="-mr-2 inline-flex size-11 list-none items-center justify-center rounded-control text-ink hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <svg
          viewBox="0 0 24 24"
          className="size-6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M4 7h16M4 12h16M4 17h16" className="group-open:hidden" />
          <path d="m6 6 12 12M18 6 6 18" className="hidden group-open:inline" />
        </svg>
      </summary>
      <div className="absolute top-13 -right-4 grid w-[100vw] max-w-sm border-y border-l border-line bg-surface px-4 py-2 shadow-lift">
        <PageLinks className={menuLink} />
      </div>
    </details>
  );
}

const barLink =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-ink-soft transition-colors hover:text-ink';
const menuLink = 'flex min-h-12 items-center border-line text-lg font-medium text-ink not-first:border-t';
