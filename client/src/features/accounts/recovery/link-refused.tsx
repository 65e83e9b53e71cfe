import { Unlink } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { readErrorBody } from '../../../lib/app-error.ts';
import { Message } from '../message.tsx';

/** A recovery link that no longer works: why, and the way to one that does. */
export function LinkRefused({ error }: { error: unknown }) {
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
