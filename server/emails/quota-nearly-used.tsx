import { formatExactMoney } from '@meridia/shared/money.ts';
import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Facts, Paragraph } from './mail-layout.tsx';
import { addressed, countDiagnoses, formatDate } from './portuguese-formats.ts';

export function quotaNearlyUsedMail(content: ContentOf<'quota_nearly_used'>, brand: Brand): MailDocument {
  const { planName, used, limit, periodEnd, next } = content;
  const left = Math.max(limit - used, 0);
  const remaining =
    left === 0
      ? 'Você usou todos os diagnósticos do seu plano'
      : `${left === 1 ? 'Resta' : 'Restam'} ${countDiagnoses(left)} no seu plano`;
  return {
    subject: remaining,
    preview: `Sua contagem recomeça em ${formatDate(periodEnd)}.`,
    heading: addressed(remaining, content.nomeCompleto),
    body: (
      <>
        <Facts
          facts={[
            { label: 'Plano', value: planName },
            { label: 'Usados', value: `${used} de ${countDiagnoses(limit)}` },
            { label: 'Recomeça em', value: formatDate(periodEnd) },
          ]}
        />
        {next ? (
          <Paragraph>
            Se precisar de mais antes disso, o plano {next.name}, de {formatExactMoney(next.priceBrl)} por mês, inclui{' '}
            {countDiagnoses(next.diagnosesLimit)}. Dá para cancelar quando quiser.
          </Paragraph>
        ) : null}
      </>
    ),
    action: { label: 'Ver planos', href: `${brand.PUBLIC_URL}/plans` },
    reason: 'Você recebeu esta mensagem porque já usou 90% ou mais dos diagnósticos do seu plano neste período.',
    optional: true,
  };
}
