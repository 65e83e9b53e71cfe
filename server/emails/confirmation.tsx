import { unlimited, welcomeBonusDiagnoses } from '@meridia/shared/plans.ts';
import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Paragraph, Small } from './mail-layout.tsx';
import { addressed, countDiagnoses } from './portuguese-formats.ts';

export function confirmationMail(content: ContentOf<'confirmation'>, brand: Brand): MailDocument {
  const { monthly } = content;
  // A plan without a limit needs no bonus.
  const bonus = !content.welcomedBefore && monthly !== unlimited;
  return {
    subject: `Confirme seu email no ${brand.APP_NAME}`,
    preview: bonus
      ? `Falta um passo: confirme o endereço e ganhe ${countDiagnoses(welcomeBonusDiagnoses)} de boas-vindas.`
      : 'Falta um passo: confirme o endereço.',
    heading: addressed('Falta só um passo', content.nomeCompleto),
    body: (
      <>
        <Paragraph>
          Que bom ter você no {brand.APP_NAME}. Confirme que este endereço é seu, e sua conta fica pronta para o
          primeiro atendimento.
        </Paragraph>
        {bonus && (
          <Paragraph>
            Com a confirmação você ganha <strong>{countDiagnoses(welcomeBonusDiagnoses)} de boas-vindas</strong>: no
            primeiro mês são {welcomeBonusDiagnoses + monthly} diagnósticos completos grátis, e depois {monthly} por
            mês. As unidades grátis valem uma vez por pessoa.
          </Paragraph>
        )}
      </>
    ),
    action: { label: 'Confirmar meu email', href: content.link },
    note: (
      <Small>
        O link vale por 48 horas e funciona uma única vez. Se ele expirar, peça outro na tela de login. Em outro
        aparelho ou navegador, ele pede também a sua senha.
      </Small>
    ),
    reason: `Você recebeu esta mensagem porque uma conta no ${brand.APP_NAME} foi criada com este endereço. Se não foi você, não abra o link: ignore a mensagem ou escreva para ${brand.SUPPORT_EMAIL}.`,
    optional: false,
  };
}
