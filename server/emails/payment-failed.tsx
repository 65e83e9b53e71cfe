import { formatExactMoney } from '@meridia/shared/money.ts';
import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Facts, Paragraph } from './mail-layout.tsx';
import { addressed, formatDate, formatDateTime } from './portuguese-formats.ts';

export function paymentFailedMail(content: ContentOf<'payment_failed'>, brand: Brand): MailDocument {
  const { plan, graceUntil } = content;
  return {
    subject: 'Não conseguimos cobrar sua assinatura',
    preview: `Seu plano ${plan.name} vale até ${formatDate(graceUntil)}. Atualize o pagamento para continuar.`,
    heading: addressed('O pagamento não foi aprovado', content.nomeCompleto),
    body: (
      <>
        <Facts
          facts={[
            { label: 'Plano', value: plan.name },
            { label: 'Valor', value: `${formatExactMoney(plan.priceBrl)} por mês` },
            { label: 'Continua valendo até', value: `${formatDateTime(graceUntil)} (horário de Brasília)` },
          ]}
        />
        <Paragraph>
          A cobrança da sua assinatura não foi aprovada. Quase sempre é um cartão vencido, trocado ou sem limite, e se
          resolve em um minuto: abra sua assinatura, toque em Gerenciar Assinatura e confira o cartão.
        </Paragraph>
        <Paragraph>
          Com o pagamento em dia até lá, nada muda. Sem ele, novos diagnósticos ficam suspensos até a assinatura ser
          paga ou cancelada. Em qualquer caso, seu histórico e os relatórios prontos continuam abertos para você.
        </Paragraph>
      </>
    ),
    action: { label: 'Atualizar o pagamento', href: `${brand.PUBLIC_URL}/subscription` },
    reason: `Você recebeu esta mensagem porque tem uma assinatura paga do ${brand.APP_NAME}.`,
    optional: false,
  };
}
