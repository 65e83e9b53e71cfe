import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { onSessionChange } from '../../lib/session-events.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { AuthFrame } from './auth-frame.tsx';
import { type AwaitedConfirmation, ConfirmEmailNote } from './confirm-email-note.tsx';
import { LoginForm } from './login-form.tsx';
import { type Credentials, SecondFactorForm, type SecondFactorFormProps } from './second-factor-form.tsx';
import { showAuthError } from './show-auth-error.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { rememberSignUp } from './sign-up-hint.ts';

type AuthMode = 'login' | 'cadastro';

interface AuthScreenProps {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  onSignedIn: () => void;
}

/** Two modes (docs/PRODUCT.md 2.1 and 2.6), switched by the toggle and by the promo card above the form. */
export function AuthScreen({ mode, onModeChange, onSignedIn }: AuthScreenProps) {
  const [known, setKnown] = useState({ nomeCompleto: '', email: '' });
  const [awaited, setAwaited] = useState<AwaitedConfirmation | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const [secondFactor, setSecondFactor] = useState<Credentials | null>(null);
  // The code's step is gone together with the element that had the focus.
  const [returned, setReturned] = useState(false);
  const login = mode === 'login';
  usePageTitle(secondFactor ? 'Código de verificação' : login ? 'Entrar' : 'Criar conta');

  useEffect(() => onSessionChange((change) => change === 'email-confirmed' && setConfirmed(true)), []);

  const awaitConfirmation = (next: AwaitedConfirmation) => {
    setConfirmed(false);
    setAwaited(next);
  };

  if (secondFactor) {
    return (
      <SecondFactorStep
        credentials={secondFactor}
        onSignedIn={onSignedIn}
        onBack={(refusal) => {
          if (refusal) showAuthError(refusal);
          setKnown((before) => ({ ...before, email: secondFactor.email }));
          setSecondFactor(null);
          setReturned(true);
        }}
      />
    );
  }

  return (
    <AuthFrame back={<BackLink to="/">Início</BackLink>}>
      <PromoCard login={login} onSwitch={() => onModeChange(login ? 'cadastro' : 'login')} />
      <h1 className="mt-8 font-serif text-[2rem] leading-tight font-semibold">
        {login ? (awaited ? 'Quase lá' : 'Que bom ter você de volta') : 'Crie sua conta'}
      </h1>
      <Toggle mode={mode} onModeChange={onModeChange} />
      {login ? (
        <div className="grid gap-6">
          {awaited && (
            <ConfirmEmailNote
              key={awaited.email}
              awaited={awaited}
              confirmed={confirmed}
              onWrongEmail={() => {
                setKnown((before) => ({ ...before, email: '' }));
                setAwaited(null);
                onModeChange('cadastro');
              }}
            />
          )}
          <LoginForm
            initialEmail={known.email}
            focusPassword={returned}
            onSignedIn={onSignedIn}
            onUnconfirmed={(email) => awaitConfirmation({ email, required: true })}
            onSecondFactor={setSecondFactor}
          />
        </div>
      ) : (
        <SignUpForm
          initial={known}
          onKnownEmail={(email) => setKnown((before) => ({ ...before, email }))}
          onSignedUp={({ nomeCompleto, email, confirmationRequired, signedIn }) => {
            rememberSignUp();
            if (signedIn) return onSignedIn();
            setKnown({ nomeCompleto, email });
            awaitConfirmation({ email, required: confirmationRequired });
            onModeChange('login');
          }}
        />
      )}
    </AuthFrame>
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

/** The login's second step, in place of its form. */
function SecondFactorStep({ onSignedIn, ...form }: SecondFactorFormProps) {
  return (
    <AuthFrame back={<BackLink to="/">Início</BackLink>}>
      <h1 className="font-serif text-[2rem] leading-tight font-semibold">Código de verificação</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        Sua senha está certa. Falta o código que protege a conta{' '}
        <span className="font-medium wrap-anywhere text-ink">{form.credentials.email}</span>.
      </p>
      <SecondFactorForm
        {...form}
        onSignedIn={() => {
          toast.success('Login realizado com sucesso!');
          onSignedIn();
        }}
      />
    </AuthFrame>
  );
}
