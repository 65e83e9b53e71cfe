import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OfflineBanner } from '../feedback/offline-banner.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Footer } from './footer.tsx';
import { Logo } from './logo.tsx';
import { SkipLink } from './skip-link.tsx';

/** The frame of pages that need no account. */
export function PublicShell({ children, signedIn = false }: { children: ReactNode; signedIn?: boolean }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-ground print:hidden">
        <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 sm:px-6">
          <Link to={signedIn ? '/dashboard' : '/'} aria-label="Ir para o início" className="mr-auto rounded-control py-2">
            <Logo />
          </Link>
          <nav aria-label="Principal" className="flex items-center gap-1">
            {!signedIn && (
              <>
                <Link to="/" hash="inicio" className={`${navLink} hidden md:inline-flex`}>
                  Início
                </Link>
                <Link to="/" hash="recursos" className={`${navLink} hidden sm:inline-flex`}>
                  Recursos
                </Link>
              </>
            )}
            <Link to="/plans" className={navLink}>
              Planos
            </Link>
            {signedIn ? (
              <ButtonLink to="/dashboard" size="sm">
                Meu painel
              </ButtonLink>
            ) : (
              <ButtonLink to="/auth" size="sm" className="ml-1">
                Entrar
              </ButtonLink>
            )}
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
