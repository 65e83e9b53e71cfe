import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Paragraph, Small } from './mail-layout.tsx';
import { formatDateTime, personName } from './portuguese-formats.ts';

/** To a client, whom it does not name: the address was typed by her therapist and may be wrong. */
export function intakeInvitationMail(
  { nomeCompleto, link, expiresAt }: ContentOf<'intake_invitation'>,
  brand: Brand,
): MailDocument {
  const quem = personName(nomeCompleto) ?? 'Quem vai atender você';
  return {
    subject: 'Sua ficha para a consulta',
    preview: 'Responda com calma, no seu celular, antes da consulta.',
    heading: 'Sua ficha para a consulta',
    body: (
      <>
        <Paragraph>
          {quem} pede que você responda algumas perguntas antes da consulta. Leva uns dez minutos, não precisa de senha,
          e você pode parar e continuar depois pelo mesmo link.
        </Paragraph>
        <Paragraph>Nenhuma pergunta é obrigatória além do seu nome: responda o que quiser.</Paragraph>
      </>
    ),
    action: { label: 'Responder a ficha', href: link },
    note: (
      <Small>
        O link vale até {formatDateTime(expiresAt)} (horário de Brasília) e serve para uma ficha só. Não o encaminhe:
        quem o abre vê o que você já respondeu.
      </Small>
    ),
    reason: `Você recebeu esta mensagem porque alguém que atende pelo ${brand.APP_NAME} digitou este endereço para enviar uma ficha. Se não espera por ela, ignore a mensagem.`,
    optional: false,
  };
}
