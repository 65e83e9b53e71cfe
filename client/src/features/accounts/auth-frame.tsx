import type { ReactNode } from 'react';
import { OfflineBanner } from '../../components/feedback/offline-banner.tsx';
import { SupportAddress } from '../../components/feedback/support-links.tsx';
import { MeridianFigure } from '../../components/illustrations/meridian-figure.tsx';
import { LogoLink } from '../../components/layout/logo-link.tsx';
import { SkipLink } from '../../components/layout/skip-link.tsx';

/** The frame of every screen around the login: one column, with a drawing beside it where there is room. */
export function AuthFrame({ back, children }: { back: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[1fr_1.2fr]">
      <SkipLink />
      <Aside />
      <div className="flex flex-col">
        <OfflineBanner />
        <header className="flex min-h-16 flex-wrap items-center justify-between px-4 sm:px-6">
          <LogoLink to="/" className="py-2 lg:invisible" />
          {back}
        </header>
        <main
          id="conteudo"
          tabIndex={-1}
          className="mx-auto w-full max-w-md grow px-4 pt-4 pb-12 focus:outline-none lg:pt-[6vh]"
        >
          {children}
        </main>
        <footer className="mx-auto w-full max-w-md px-4 pb-8 text-[0.9375rem] text-ink-soft">
          Não consegue entrar? Escreva para <SupportAddress />.
        </footer>
      </div>
    </div>
  );
}

function Aside() {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col justify-between border-r border-line bg-sunken p-10 lg:flex xl:p-14">
      <LogoLink to="/" className="self-start" />
      <MeridianFigure className="mx-auto h-[46vh] max-h-96 text-jade-ink" />
      <p className="max-w-md font-serif text-2xl leading-snug">
        A língua, o pulso e a escuta contam a mesma história. Nós ajudamos você a escrevê-la.
      </p>
    </aside>
  );
}
