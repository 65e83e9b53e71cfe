import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Facts, Paragraph } from './mail-layout.tsx';
import { addressed, formatMoney } from './portuguese-formats.ts';

export function paymentFailedMail(content: ContentOf<'payment_failed'>, brand: Brand): MailDocument {
  const { name, priceBrl } = content.plan;
  return {
    subject: 'Não conseguimos cobrar sua assinatura',
    preview: 'Atualize a forma de pagamento para continuar criando diagnósticos.',
    heading: addressed('O pagamento não foi aprovado', content.nomeCompleto),
    body: (
      <>
        <Facts
          facts={[
            { label: 'Plano', value: name },
            { label: 'Valor', value: `${formatMoney(priceBrl)} por mês` },
          ]}
        />
        <Paragraph>
          A cobrança da sua assinatura não foi aprovada. Quase sempre é um cartão vencido, trocado ou sem limite, e se
          resolve em um minuto: confira a forma de pagamento na sua assinatura.
        </Paragraph>
        <Paragraph>Enquanto isso, seu histórico e os relatórios prontos continuam à sua disposição.</Paragraph>
      </>
    ),
    action: { label: 'Atualizar o pagamento', href: `${brand.PUBLIC_URL}/subscription` },
    reason: `Você recebeu esta mensagem porque tem uma assinatura paga do ${brand.APP_NAME}.`,
    optional: false,
  };
}
