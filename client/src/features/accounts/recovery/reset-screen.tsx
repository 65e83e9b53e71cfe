import { passwordNotAccepted } from '@meridia/shared/password.ts';
import { useNavigate } from '@tanstack/react-router';
import { Unlink } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { toast } from 'sonner';
import { Form } from '../../../components/form/form.tsx';
import { BackLink } from '../../../components/layout/back-link.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { readErrorBody } from '../../../lib/app-error.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { errorFields } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { dropMailedLink, type MailedLink } from '../mailed-link.ts';
import { Message } from '../message.tsx';
import { missingOfPair, NewPasswordPair, passwordsDiffer } from '../new-password-pair.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { refetchSession } from '../session.ts';
import { rememberSignedIn } from '../session-hint.ts';
import { showAuthError } from '../show-auth-error.ts';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';

/** The new password, typed twice (docs/PRODUCT.md 2.7). `link` is null when the page was opened without the mail's link. */
export function ResetScreen({ link }: { link: MailedLink | null }) {
  usePageTitle('Redefinir senha');
  const token = link?.purpose === 'recovery' && link.token ? link.token : null;
  const navigate = useNavigate();

  useEffect(() => {
    if (token) return;
    dropMailedLink();
    void navigate({ to: '/recuperar-senha', replace: true }).then(() =>
      toast.error('Link de recuperação inválido ou expirado', {
        // The fixed id shows one toast, however often the effect runs.
        id: 'recovery-link',
        description: 'Abra o link do email de novo ou peça outro aqui.',
      }),
    );
  }, [token, navigate]);

  if (!token) return null;
  return (
    <AuthFrame back={<BackLink to="/auth">Voltar ao login</BackLink>}>
      <ResetForm token={token} />
    </AuthFrame>
  );
}

// Only the server knows whose link this is, so only the server can refuse a password that contains the owner's name.
const nobodyKnown: readonly string[] = [];

function ResetForm({ token }: { token: string }) {
  const [pair, setPair] = useState({ password: '', confirmation: '' });
  const reasonId = useId();
  const reset = trpc.accounts.resetPassword.useMutation();
  const form = useFocusFirstInvalid(0, reset.error);
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const missing = missingOfPair(pair, nobodyKnown);
  const refusal = readErrorBody(reset.error)?.code;

  const submit = async () => {
    if (reset.isPending) return;
    if (missing) {
      toast.error(missing === 'rules' ? passwordNotAccepted : passwordsDiffer);
      return;
    }
    try {
      await reset.mutateAsync({ token, password: pair.password });
    } catch (error) {
      const code = readErrorBody(error)?.code;
      const shown = code?.startsWith('LINK_') || code === 'TOO_MANY_REQUESTS' || errorFields(error).password;
      if (!shown) showAuthError(error, 'Erro ao redefinir senha');
      return;
    }
    dropMailedLink();
    // The new password ended all sessions of this account, also the one in this browser.
    const user = await refetchSession(utils).catch(() => null);
    if (!user) rememberSignedIn(false);
    toast.success('Senha redefinida com sucesso!');
    await navigate({ to: '/auth', replace: true });
  };

  if (refusal?.startsWith('LINK_')) return <LinkRefused error={reset.error} />;
  return (
    <>
      <h1 className="font-serif text-[2rem] leading-tight font-semibold">Escolha uma nova senha</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        Depois disso, todos os aparelhos pedem a senha nova para entrar, e as chaves da API deixam de valer.
      </p>
      <Form ref={form} onSubmit={submit}>
        {refusal === 'TOO_MANY_REQUESTS' && <RefusalNote error={reset.error} />}
        <NewPasswordPair
          value={pair}
          ownTexts={nobodyKnown}
          onChange={(next) => {
            setPair(next);
            if (reset.error) reset.reset();
          }}
          error={errorFields(reset.error).password}
        />
        <div className="grid gap-2">
          <Button
            type="submit"
            size="lg"
            busy={reset.isPending}
            busyText="Processando..."
            // The button can still be focused and pressed; pressing says what is missing.
            aria-disabled={missing !== null || reset.isPending || undefined}
            aria-describedby={reasonId}
            className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
          >
            Redefinir Senha
          </Button>
          <p id={reasonId} className="text-[0.9375rem] text-ink-soft empty:hidden">
            {missing === 'rules' && 'Para continuar, cumpra todos os requisitos da senha.'}
            {missing === 'confirmation' && 'Para continuar, digite a mesma senha nos dois campos.'}
          </p>
        </div>
      </Form>
    </>
  );
}

/** Says why a recovery link no longer works, and how to get a new one. */
function LinkRefused({ error }: { error: unknown }) {
  const { title, text } = reasons[readErrorBody(error)?.code ?? ''] ?? invalid;
  return (
    <Message Icon={Unlink} title={title}>
      <p>{text}</p>
      <div className="grid gap-3">
        <ButtonLink to="/recuperar-senha" size="lg">
          Pedir um novo link
        </ButtonLink>
        <ButtonLink to="/auth" variant="ghost">
          Voltar ao login
        </ButtonLink>
      </div>
    </Message>
  );
}

const invalid = {
  title: 'Este link não é válido',
  text: 'Ele pode ter sido copiado pela metade. Abra-o direto do email ou peça outro.',
};

const reasons: Record<string, { title: string; text: string }> = {
  LINK_INVALID: invalid,
  LINK_EXPIRED: {
    title: 'Este link expirou',
    text: 'Por segurança, ele vale por 1 hora e só até a senha ser trocada.',
  },
  LINK_USED: {
    title: 'Este link já foi usado',
    text: 'Cada link serve para uma troca de senha. Se não foi você, peça outro e troque a senha agora.',
  },
};
