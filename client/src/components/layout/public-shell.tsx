import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OfflineBanner } from '../feedback/offline-banner.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Footer } from './footer.tsx';
import { Logo } from './logo.tsx';
import { SkipLink } from './skip-link.tsx';

/** The frame of pages that need no account. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-ground print:hidden">
        <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 sm:px-6">
          <Link to="/" hash="inicio" aria-label="Ir para o início" className="mr-auto inline-flex rounded-control py-2">
            <Logo />
          </Link>
          <nav aria-label="Principal" className="flex items-center gap-1">
            <Link to="/" hash="inicio" className={`${navLink} max-md:hidden`}>
              Início
            </Link>
            <Link to="/" hash="recursos" className={`${navLink} max-sm:hidden`}>
              Recursos
            </Link>
            <Link to="/plans" className={navLink}>
              Planos
            </Link>
            <ButtonLink to="/auth" size="sm" className="ml-1">
              Entrar
            </ButtonLink>
          </nav>
        </div>
        <OfflineBanner />
      </header>
      <main id="conteudo" tabIndex={-1} className="grow focus:outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}

const navLink =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-ink-soft transition-colors hover:text-ink';
