import { toast } from 'sonner';
import { BackLink } from '../../components/layout/back-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { SecondFactorForm, type SecondFactorFormProps } from './second-factor-form.tsx';

/** The login's second step, in place of its form. */
export function SecondFactorStep({ onSignedIn, ...form }: SecondFactorFormProps) {
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
