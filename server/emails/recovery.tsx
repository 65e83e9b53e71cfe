import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Paragraph, Small } from './mail-layout.tsx';
import { addressed } from './portuguese-formats.ts';

export function recoveryMail(content: ContentOf<'recovery'>, brand: Brand): MailDocument {
  return {
    subject: `Crie uma nova senha no ${brand.APP_NAME}`,
    preview: 'O link vale por 1 hora. Se não foi você, ignore esta mensagem.',
    heading: addressed('Vamos criar uma nova senha', content.nomeCompleto),
    body: (
      <Paragraph>
        Recebemos um pedido para redefinir a senha da sua conta no {brand.APP_NAME}. É rápido: abra o link, escolha a
        nova senha e entre com ela.
      </Paragraph>
    ),
    action: { label: 'Redefinir minha senha', href: content.link },
    note: (
      <>
        <Small>
          O link vale por 1 hora e funciona uma única vez. Com a nova senha, todos os aparelhos que estavam conectados
          saem da conta, e as chaves da API deixam de valer.
        </Small>
        <Small>
          <strong>Se não foi você, ignore esta mensagem.</strong> Sua senha continua a mesma.
        </Small>
      </>
    ),
    reason: `Você recebeu esta mensagem porque alguém pediu uma nova senha para a conta do ${brand.APP_NAME} com este endereço.`,
    optional: false,
  };
}
