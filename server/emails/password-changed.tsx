import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Facts, Paragraph } from './mail-layout.tsx';
import { addressed, formatDateTime } from './portuguese-formats.ts';

export function passwordChangedMail(content: ContentOf<'password_changed'>, brand: Brand): MailDocument {
  return {
    subject: `Sua senha do ${brand.APP_NAME} foi alterada`,
    preview: 'Se foi você, está tudo certo. Se não foi, veja o que fazer.',
    heading: addressed('Sua senha foi alterada', content.nomeCompleto),
    body: (
      <>
        <Facts facts={[{ label: 'Quando', value: `${formatDateTime(content.changedAt)} (horário de Brasília)` }]} />
        <Paragraph>Se foi você, está tudo certo: não precisa fazer nada.</Paragraph>
        <Paragraph>
          <strong>Se não foi você</strong>, alguém pode estar com acesso à sua conta. Redefina a senha agora, pelo botão
          abaixo: isso tira todos os aparelhos da conta e encerra as chaves da API.
        </Paragraph>
        <Paragraph>Depois fale com a gente em {brand.SUPPORT_EMAIL}.</Paragraph>
      </>
    ),
    action: { label: 'Não fui eu: redefinir a senha', href: `${brand.PUBLIC_URL}/recuperar-senha` },
    reason: `Você recebeu esta mensagem porque avisamos sobre toda mudança de senha na sua conta do ${brand.APP_NAME}.`,
    optional: false,
  };
}
