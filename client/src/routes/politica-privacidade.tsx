import { createFileRoute, Link } from '@tanstack/react-router';
import { LegalPage, LegalSection } from '../features/legal/legal-page.tsx';
import { brand } from '../messages/brand.ts';

export const Route = createFileRoute('/politica-privacidade')({ component: PoliticaPrivacidade });

function PoliticaPrivacidade() {
  return (
    <LegalPage title="Política de Privacidade" updatedAt="21 de novembro de 2026">
      <p>
        Esta política explica quais dados o {brand.name} trata, para quê, por quanto tempo e como você exerce seus
        direitos. O responsável pelo serviço é {brand.instituteName}, CNPJ {brand.cnpj}.
      </p>
      <LegalSection title="Quem é quem">
        <p>
          O terapeuta que registra uma avaliação decide por que e como usa os dados de quem atende: ele é o controlador
          desses dados. O {brand.name} os trata em nome dele, como operador. Para os dados da conta do próprio
          terapeuta, o controlador somos nós.
        </p>
      </LegalSection>
      <LegalSection title="Dados que coletamos">
        <ul>
          <li>
            <strong>Cadastro:</strong> nome completo, email e senha. A senha é guardada apenas como um resumo
            criptográfico.
          </li>
          <li>
            <strong>Saúde:</strong> as respostas da anamnese sobre a pessoa atendida e os relatórios gerados.
          </li>
          <li>
            <strong>Imagens:</strong> fotos da língua e, se enviadas, da face e da orelha. A localização e os demais
            metadados da foto são removidos no envio.
          </li>
          <li>
            <strong>Uso:</strong> quantidade de diagnósticos no período e plano contratado.
          </li>
          <li>
            <strong>Técnicos:</strong> endereço de rede, navegador e registros de acesso, para a segurança do serviço.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="Para que usamos">
        <ul>
          <li>Gerar o relatório energético que o terapeuta pediu.</li>
          <li>Manter o histórico das avaliações disponível para o terapeuta que as criou.</li>
          <li>Cumprir o contrato da assinatura e proteger o serviço contra abuso.</li>
        </ul>
        <p>Não vendemos dados, não os usamos para publicidade e não treinamos modelos com eles.</p>
      </LegalSection>
      <LegalSection title="Bases legais">
        <p>
          Os dados de saúde são tratados com o consentimento da pessoa atendida, que o terapeuta declara ter obtido em
          cada avaliação (LGPD, art. 11, I). Os dados do cadastro e da assinatura são tratados para executar o contrato
          (art. 7º, V), e os registros de acesso, para cumprir a lei (art. 7º, II).
        </p>
      </LegalSection>
      <LegalSection title="Com quem compartilhamos">
        <p>
          As fotos e os relatórios são privados: só o terapeuta que criou a avaliação os vê; administradores os acessam
          apenas quando necessário, e o acesso fica registrado. Quando o serviço usa um provedor de inteligência
          artificial para redigir o relatório, as respostas e as imagens necessárias podem ser processadas fora do
          Brasil, com as garantias dos artigos 33 a 36 da LGPD. Cada relatório informa qual motor o redigiu.
        </p>
      </LegalSection>
      <LegalSection title="Por quanto tempo guardamos">
        <p>
          As avaliações ficam guardadas enquanto a conta existir e pelo prazo que a lei exige para prontuários (20 anos,
          Lei 13.787/2018). Fotos enviadas e não usadas em uma avaliação são apagadas.
        </p>
      </LegalSection>
      <LegalSection title="Seus direitos">
        <p>
          Você pode pedir confirmação, acesso, correção, portabilidade, anonimização ou eliminação dos dados e revogar o
          consentimento. Veja como na página sobre a <Link to="/lgpd">LGPD</Link> ou escreva para{' '}
          <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>. Respondemos em até 15 dias, prorrogáveis
          por mais 15.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
