import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Facts, Paragraph } from './mail-layout.tsx';
import { addressed, formatDate } from './portuguese-formats.ts';

export function newTermsMail(
  { versions, inForceAt, nomeCompleto }: ContentOf<'new_terms'>,
  brand: Brand,
): MailDocument {
  const from = formatDate(inForceAt);
  const titles = versions.map(({ title }) => title).join(' e ');
  return {
    subject: `Versão nova de ${titles}`,
    preview: `Leia o que mudou. Até ${from} nada muda para você.`,
    heading: addressed(`Uma versão nova vale para a sua conta a partir de ${from}`, nomeCompleto),
    body: (
      <>
        {versions.map(({ title, number, changes }) => (
          <Paragraph key={title}>
            <strong>
              {title}, versão {number}.
            </strong>{' '}
            {changes}
          </Paragraph>
        ))}
        <Facts facts={versions.map(({ title, address }) => ({ label: title, value: address }))} />
        <Paragraph>
          A partir desse dia, o aplicativo pede o seu aceite para criar e alterar. Se você não aceitar, continua a ler e
          a exportar tudo o que é seu, e pode cancelar o plano e excluir a conta. Os links que os seus clientes
          receberam continuam funcionando.
        </Paragraph>
      </>
    ),
    action: { label: 'Ler e aceitar', href: `${brand.PUBLIC_URL}/novos-termos` },
    reason: `Você recebeu esta mensagem porque tem uma conta no ${brand.APP_NAME}.`,
    optional: false,
  };
}
