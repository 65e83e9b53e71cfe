import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MeridianFigure } from '../illustrations/meridian-figure.tsx';
import { ButtonLink } from '../ui/button-link.tsx';

/** Spec, section 2: 'any other path'. The title is the spec's own. */
export function NotFoundScreen() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error(`404: no route for ${pathname}`);
  }, [pathname]);

  return (
    <main className="mx-auto grid min-h-[80dvh] max-w-md place-content-center justify-items-center gap-3 px-4 py-12 text-center">
      <MeridianFigure className="mb-2 h-48 text-ink-soft" />
      <p className="eyebrow">Erro 404</p>
      <h1 className="font-serif text-4xl leading-tight font-semibold">Oops! Page not found</h1>
      <p className="text-ink-soft">
        Esta página não existe ou mudou de endereço. Suas avaliações continuam guardadas no histórico.
      </p>
      <ButtonLink to="/" className="mt-3">
        Voltar ao Início
      </ButtonLink>
    </main>
  );
}
