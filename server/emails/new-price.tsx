import { formatExactMoney } from '@meridia/shared/money.ts';
import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Facts, Paragraph } from './mail-layout.tsx';
import { addressed, formatDate } from './portuguese-formats.ts';

export function newPriceMail(content: ContentOf<'new_price'>, brand: Brand): MailDocument {
  const { planName, priceBrl, inForceAt, nomeCompleto } = content;
  const from = formatDate(inForceAt);
  return {
    subject: `Plano ${planName}: preço novo em ${from}`,
    preview: 'Sua assinatura continua no preço que você contratou.',
    heading: addressed(`O plano ${planName} tem preço novo a partir de ${from}`, nomeCompleto),
    body: (
      <>
        <Facts
          facts={[
            { label: 'Preço novo', value: `${formatExactMoney(priceBrl)} por mês` },
            { label: 'Vale a partir de', value: from },
          ]}
        />
        <Paragraph>
          Sua assinatura continua no preço que você contratou. O preço novo vale para quem assina ou troca de plano a
          partir desse dia, e também para você, se trocar de plano ou assinar de novo depois de cancelar.
        </Paragraph>
      </>
    ),
    action: { label: 'Ver minha assinatura', href: `${brand.PUBLIC_URL}/subscription` },
    reason: `Você recebeu esta mensagem porque assina o plano ${planName}.`,
    optional: false,
  };
}
