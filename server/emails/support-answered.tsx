import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Paragraph, Small } from './mail-layout.tsx';
import { addressed } from './portuguese-formats.ts';

/** Quotes neither the message nor the answer: a mail passes through others' hands, and a message may say too much (ADR 0041). */
export function supportAnsweredMail(content: ContentOf<'support_answered'>, brand: Brand): MailDocument {
  return {
    subject: 'O suporte respondeu à sua mensagem',
    preview: `A resposta está em Ajuda, no ${brand.APP_NAME}.`,
    heading: addressed('O suporte respondeu', content.nomeCompleto),
    body: (
      <Paragraph>
        Há uma resposta à sua mensagem sobre “{content.subject}”. Leia e, se precisar, responda na mesma conversa.
      </Paragraph>
    ),
    action: { label: 'Ler a resposta', href: content.link },
    note: (
      <Small>
        Por sigilo, esta mensagem não traz o que você escreveu nem a resposta. Se não conseguir entrar na sua conta,
        escreva para {brand.SUPPORT_EMAIL}.
      </Small>
    ),
    reason: `Você recebeu esta mensagem porque escreveu ao suporte do ${brand.APP_NAME}.`,
    optional: false,
  };
}
