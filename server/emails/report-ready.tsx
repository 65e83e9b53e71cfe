import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Paragraph, Small } from './mail-layout.tsx';
import { addressed } from './portuguese-formats.ts';

/** Names no client and no finding: other people may see mail over a shoulder, on a lock screen or at the mail provider. */
export function reportReadyMail(content: ContentOf<'report_ready'>, brand: Brand): MailDocument {
  return {
    subject: 'O relatório que você pediu está pronto',
    preview: `Ele espera por você no ${brand.APP_NAME}.`,
    heading: addressed('Seu relatório está pronto', content.nomeCompleto),
    body: (
      <Paragraph>
        O relatório que você pediu está pronto e espera por você no {brand.APP_NAME}, para a sua avaliação profissional.
      </Paragraph>
    ),
    action: { label: 'Abrir o relatório', href: content.link },
    note: (
      <Small>
        Por sigilo, esta mensagem não traz o nome do cliente nem dados de saúde. Para ver o relatório, entre na sua
        conta.
      </Small>
    ),
    reason: 'Você recebeu esta mensagem porque pediu um relatório e ainda não o abriu.',
    optional: true,
  };
}
