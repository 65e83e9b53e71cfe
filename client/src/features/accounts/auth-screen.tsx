import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { OfflineBanner } from '../../components/feedback/offline-banner.tsx';
import { MeridianFigure } from '../../components/illustrations/meridian-figure.tsx';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Logo } from '../../components/layout/logo.tsx';
import { SkipLink } from '../../components/layout/skip-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export type AuthMode = 'login' | 'cadastro';

export interface AuthScreenProps {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  onSignedIn: () => void;
}

/** Spec, section 2, 'Auth': two modes, switched by the toggle and by the promo card above the form. */
export function AuthScreen({ mode, onModeChange, onSignedIn }: AuthScreenProps) {
  const [email, setEmail] = useState('');
  const login = mode === 'login';
  usePageTitle(login ? 'Entrar' : 'Criar conta');

  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_1.2fr]">
      <SkipLink />
      <Aside />
      <div className="flex flex-col">
        <OfflineBanner />
        <header className="flex h-16 items-center justify-between px-4 sm:px-6">
          <Link to="/" aria-label="Ir para o início" className="inline-flex rounded-control py-2 lg:invisible">
            <Logo />
          </Link>
          <BackLink to="/">Início</BackLink>
        </header>
        <main
          id="conteudo"
          tabIndex={-1}
          className="mx-auto w-full max-w-md grow px-4 pt-4 pb-12 focus:outline-none lg:pt-[6vh]"
        >
          <PromoCard login={login} onSwitch={() => onModeChange(login ? 'cadastro' : 'login')} />
          <h1 className="mt-8 font-serif text-[2rem] leading-tight font-semibold">
            {login ? 'Que bom ter você de volta' : 'Crie sua conta'}
          </h1>
          <Toggle mode={mode} onModeChange={onModeChange} />
          {login ? (
            <LoginForm initialEmail={email} onSignedIn={onSignedIn} />
          ) : (
            <SignUpForm
              onSignedUp={(signedUpEmail) => {
                setEmail(signedUpEmail);
                onModeChange('login');
              }}
            />
          )}
        </main>
      </div>
    </div>
  );
}

function PromoCard({ login, onSwitch }: { login: boolean; onSwitch: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-line bg-jade-soft p-4">
      <div>
        <p className="font-semibold">{login ? 'Novo por aqui?' : 'Já tem uma conta?'}</p>
        <p className="text-[0.9375rem] text-ink-soft">
          {login ? 'Comece grátis, sem cartão de crédito.' : 'Entre e continue de onde parou.'}
        </p>
      </div>
      <Button variant="outline" size="sm" onClick={onSwitch}>
        {login ? 'Criar Minha Conta' : 'Fazer Login'}
      </Button>
    </div>
  );
}

function Toggle({ mode, onModeChange }: { mode: AuthMode; onModeChange: (mode: AuthMode) => void }) {
  const choices = [
    ['login', 'Já tenho conta'],
    ['cadastro', 'Criar conta'],
  ] as const;
  return (
    <fieldset className="mt-5 mb-6 grid grid-cols-2 gap-1 rounded-xl border border-line bg-sunken p-1">
      <legend className="sr-only">Entrar ou cadastrar</legend>
      {choices.map(([choice, label]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={mode === choice}
          onClick={() => onModeChange(choice)}
          className="min-h-11 rounded-control px-2 leading-tight font-medium text-ink-soft transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-sm"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

function Aside() {
  return (
    <aside className="hidden flex-col justify-between border-r border-line bg-sunken p-10 lg:flex xl:p-14">
      <Link to="/" aria-label="Ir para o início" className="inline-flex self-start rounded-control">
        <Logo />
      </Link>
      <MeridianFigure className="mx-auto h-[46vh] max-h-96 text-jade-ink" />
      <p className="max-w-md font-serif text-2xl leading-snug">
        A língua, o pulso e a escuta contam a mesma história. Nós ajudamos você a escrevê-la.
      </p>
    </aside>
  );
}
