import { brand } from '../../../messages/brand.ts';
import type { LegalSection } from '../legal-document.tsx';
import { PrivacyMail } from '../mail-link.tsx';

export const whoIsWho: readonly LegalSection[] = [
  {
    id: 'quem-somos',
    title: 'Quem somos e a quem esta política se aplica',
    body: (
      <>
        <p>
          O {brand.name} é oferecido por {brand.instituteName}, CNPJ {brand.cnpj}. Esta política vale para as páginas
          públicas e para o aplicativo, e se aplica a três grupos de pessoas:
        </p>
        <ul>
          <li>
            <strong>terapeutas</strong>, que têm conta e registram avaliações;
          </li>
          <li>
            <strong>pessoas atendidas</strong> pelos terapeutas, que não têm conta e cujos dados são registrados na
            anamnese;
          </li>
          <li>
            <strong>visitantes</strong> das páginas públicas.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'controlador-e-operador',
    title: 'Controlador e operador',
    body: (
      <>
        <p>A LGPD (Lei 13.709/2018) distingue quem decide sobre os dados de quem os trata a pedido de outro.</p>
        <dl>
          <div>
            <dt>Dados da pessoa atendida</dt>
            <dd>
              O <strong>terapeuta é o controlador</strong>: decide registrar a avaliação, informa a pessoa, obtém o
              consentimento e usa o relatório. O {brand.name} é <strong>operador</strong>: trata esses dados por conta
              do terapeuta e segundo as instruções dele, que são estes documentos e o que ele faz no aplicativo.
            </dd>
          </div>
          <div>
            <dt>Dados do terapeuta e do visitante</dt>
            <dd>
              O <strong>controlador é {brand.instituteName}</strong>: cadastro, assinatura, segurança da conta e
              atendimento.
            </dd>
          </div>
          <div>
            <dt>Encarregado</dt>
            <dd>
              Dúvidas e pedidos sobre dados pessoais: <PrivacyMail />.
            </dd>
          </div>
        </dl>
      </>
    ),
  },
];
