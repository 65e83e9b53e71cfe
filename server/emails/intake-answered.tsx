import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Paragraph, Small } from './mail-layout.tsx';
import { addressed } from './portuguese-formats.ts';

/** Names no client and no answer, like the mail about a report. */
export function intakeAnsweredMail(content: ContentOf<'intake_answered'>, brand: Brand): MailDocument {
  return {
    subject: 'Uma ficha foi respondida',
    preview: `Ela espera por você entre os rascunhos do ${brand.APP_NAME}.`,
    heading: addressed('Uma ficha foi respondida', content.nomeCompleto),
    body: (
      <Paragraph>
        Uma das fichas que você enviou foi respondida e espera por você entre os rascunhos do {brand.APP_NAME}. Complete
        a sua parte para gerar o relatório.
      </Paragraph>
    ),
    action: { label: 'Abrir a ficha', href: content.link },
    note: (
      <Small>
        Por sigilo, esta mensagem não traz o nome do cliente nem dados de saúde. Para ver a ficha, entre na sua conta.
      </Small>
    ),
    reason: 'Você recebeu esta mensagem porque enviou uma ficha a um cliente e ele a respondeu.',
    optional: true,
  };
}
