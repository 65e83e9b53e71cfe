import { failingDays } from '@meridia/shared/webhook.ts';
import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Facts, Paragraph } from './mail-layout.tsx';
import { addressed, formatDateTime } from './portuguese-formats.ts';

export function webhookDisabledMail(content: ContentOf<'webhook_disabled'>, brand: Brand): MailDocument {
  return {
    subject: `Desligamos um webhook da sua conta do ${brand.APP_NAME}`,
    preview: `Há mais de ${failingDays} dias nenhum aviso chega ao endereço.`,
    heading: addressed('Um webhook foi desligado', content.nomeCompleto),
    body: (
      <>
        <Facts
          facts={[
            { label: 'Endereço', value: content.host },
            { label: 'Falhas desde', value: `${formatDateTime(content.failingSince)} (horário de Brasília)` },
          ]}
        />
        <Paragraph>
          Há mais de {failingDays} dias nenhum aviso chega a este endereço, e por isso paramos de enviar. Nada se
          perdeu: os dados continuam na sua conta, e o seu sistema pode lê-los pela API.
        </Paragraph>
        <Paragraph>
          Quando o endereço voltar a responder, ligue-o de novo nas Configurações. Lá estão também os últimos avisos,
          com o motivo de cada falha, e dá para enviar um teste.
        </Paragraph>
      </>
    ),
    action: { label: 'Ver os webhooks', href: `${brand.PUBLIC_URL}/configuracoes#webhooks` },
    reason: `Você recebeu esta mensagem porque a sua conta do ${brand.APP_NAME} tem webhooks.`,
    optional: false,
  };
}
