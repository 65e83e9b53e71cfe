import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MeridianFigure } from '../illustrations/meridian-figure.tsx';
import { LogoLink } from '../layout/logo-link.tsx';
import { ButtonLink } from '../ui/button-link.tsx';

/** Shown for every path without a route (docs/PRODUCT.md 1.4). Its English title is an agreed text; the same in Portuguese stands below. */
export function NotFoundScreen() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error(`404: no route for ${pathname}`);
  }, [pathname]);

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-16 w-full max-w-page items-center px-4 sm:px-6">
        <LogoLink to="/" className="py-2" />
      </header>
      <main className="mx-auto grid max-w-md grow place-content-center justify-items-center gap-3 px-4 py-12 text-center">
        <MeridianFigure className="mb-2 h-48 text-jade-ink" />
        <p className="eyebrow">Erro 404</p>
        <h1 lang="en" className="font-serif text-4xl leading-tight font-semibold">
          Oops! Page not found
        </h1>
        <p className="font-serif text-2xl leading-snug font-semibold">Página não encontrada</p>
        <p className="text-ink-soft">
          Esta página não existe ou mudou de endereço. Suas avaliações continuam guardadas no histórico.
        </p>
        <ButtonLink to="/" className="mt-3">
          Voltar ao Início
        </ButtonLink>
      </main>
    </div>
  );
}
