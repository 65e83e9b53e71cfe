import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Facts, Paragraph } from './mail-layout.tsx';
import { addressed, countDiagnoses, formatMoney } from './portuguese-formats.ts';

export function planChangedMail(content: ContentOf<'plan_changed'>, brand: Brand): MailDocument {
  const { name, priceBrl, diagnosesLimit } = content.plan;
  return {
    subject: `Seu plano agora é o ${name}`,
    preview: `${capitalised(countDiagnoses(diagnosesLimit))} por mês no ${brand.APP_NAME}.`,
    heading: addressed(`Seu plano agora é o ${name}`, content.nomeCompleto),
    body: (
      <>
        <Paragraph>A mudança do seu plano está confirmada e já vale. Veja como ficou:</Paragraph>
        <Facts
          facts={[
            { label: 'Plano', value: name },
            { label: 'Por mês', value: countDiagnoses(diagnosesLimit) },
            { label: 'Valor', value: priceBrl === 0 ? 'grátis' : `${formatMoney(priceBrl)} por mês` },
          ]}
        />
        <Paragraph>Seu histórico, seus relatórios e a marca da sua clínica continuam como estavam.</Paragraph>
      </>
    ),
    action: { label: 'Ver minha assinatura', href: `${brand.PUBLIC_URL}/subscription` },
    reason: `Você recebeu esta mensagem porque o plano da sua conta no ${brand.APP_NAME} mudou. Se não foi você, fale com a gente.`,
    optional: false,
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
