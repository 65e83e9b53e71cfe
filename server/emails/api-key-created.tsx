import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Facts, Paragraph } from './mail-layout.tsx';
import { addressed, formatDateTime } from './portuguese-formats.ts';

export function apiKeyCreatedMail(content: ContentOf<'api_key_created'>, brand: Brand): MailDocument {
  return {
    subject: `Nova chave da API na sua conta do ${brand.APP_NAME}`,
    preview: 'Se foi você, está tudo certo. Se não foi, veja o que fazer.',
    heading: addressed('Uma chave da API foi criada', content.nomeCompleto),
    body: (
      <>
        <Facts
          facts={[
            { label: 'Chave', value: `${content.nome} (${content.prefix}…)` },
            { label: 'Quando', value: `${formatDateTime(content.createdAt)} (horário de Brasília)` },
          ]}
        />
        <Paragraph>Se foi você, está tudo certo: não precisa fazer nada.</Paragraph>
        <Paragraph>
          <strong>Se não foi você</strong>, alguém pode ler dados da sua conta com ela. Revogue a chave agora, pelo
          botão abaixo, e troque a sua senha. Depois fale com a gente em {brand.SUPPORT_EMAIL}.
        </Paragraph>
      </>
    ),
    action: { label: 'Ver as chaves da conta', href: `${brand.PUBLIC_URL}/configuracoes#api` },
    reason: `Você recebeu esta mensagem porque avisamos sobre toda chave nova da API na sua conta do ${brand.APP_NAME}.`,
    optional: false,
  };
}
