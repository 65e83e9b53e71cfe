import { MailCheck } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { Message } from '../message.tsx';

/** The link did its work, and the account asks for more than the link to sign in. */
export function ConfirmedWithoutSession() {
  return (
    <Message Icon={MailCheck} title="Email confirmado">
      <p>Sua conta está pronta. Entre com seu email e sua senha para começar.</p>
      <ButtonLink to="/auth" size="lg" className="justify-self-start">
        Entrar
      </ButtonLink>
    </Message>
  );
}
