import { withCapital } from '@meridia/shared/first-letter.ts';
import { formatExactMoney } from '@meridia/shared/money.ts';
import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Facts, Paragraph } from './mail-layout.tsx';
import { addressed, countDiagnoses, formatDate, formatLastDay } from './portuguese-formats.ts';

type PlanChanged = ContentOf<'plan_changed'>;

export function planChangedMail(content: PlanChanged, brand: Brand): MailDocument {
  const { from, plan } = content;
  return {
    subject: `Seu plano agora é o ${plan.name}`,
    preview: `${withCapital(countDiagnoses(plan.diagnosesLimit))} por mês no ${brand.APP_NAME}.`,
    heading: addressed(`Seu plano agora é o ${plan.name}`, content.nomeCompleto),
    body: (
      <>
        <Paragraph>{explain(content)}</Paragraph>
        <Facts
          facts={[
            { label: 'Antes', value: from },
            { label: 'Agora', value: plan.name },
            { label: 'Por mês', value: countDiagnoses(plan.diagnosesLimit) },
            { label: 'Valor', value: priceOf(content) },
            term(content),
          ]}
        />
        <Paragraph>
          Seu histórico e seus relatórios continuam como estavam, com a marca da clínica nos que já a tinham.
        </Paragraph>
      </>
    ),
    action: { label: 'Ver minha assinatura', href: `${brand.PUBLIC_URL}/subscription` },
    reason: `Você recebeu esta mensagem porque o plano da sua conta no ${brand.APP_NAME} mudou. Se algo não confere, escreva para ${brand.SUPPORT_EMAIL}.`,
    optional: false,
  };
}

function explain({ from, plan, source }: PlanChanged): string {
  switch (source) {
    case 'payment':
      return 'A mudança do seu plano está confirmada e já vale. A cobrança é no cartão, uma vez por mês. Veja como ficou:';
    case 'grant':
      return `Nossa equipe liberou o plano ${plan.name} para você, e ele já vale. Por ele nada é cobrado no cartão. Veja como ficou:`;
    case 'free':
      return `Seu plano ${from} chegou ao fim, e sua conta voltou para o ${plan.name}, sem cobrança. Veja como ficou:`;
  }
}

function priceOf({ plan, source }: PlanChanged): string {
  if (source === 'free') return 'grátis';
  return source === 'grant' ? 'sem cobrança no cartão' : `${formatExactMoney(plan.priceBrl)} por mês`;
}

function term({ source, periodEnd, endsAt }: PlanChanged): { label: string; value: string } {
  if (endsAt) return { label: 'Vale até', value: formatLastDay(endsAt) };
  return { label: source === 'payment' ? 'Renova em' : 'A contagem recomeça em', value: formatDate(periodEnd) };
}
