import { Link } from '@tanstack/react-router';
import type { LegalSection } from '../legal-document.tsx';
import { PrivacyMail } from '../mail-link.tsx';

export const clientRights: readonly LegalSection[] = [
  {
    id: 'em-resumo',
    title: 'Em resumo',
    body: (
      <dl>
        <div>
          <dt>Quem decide sobre os dados do atendimento</dt>
          <dd>O terapeuta: ele é o controlador. Nós guardamos e processamos por conta dele, como operador.</dd>
        </div>
        <div>
          <dt>Por que podemos tratá-los</dt>
          <dd>Porque a pessoa consentiu, e pelo tempo que a lei manda guardar o registro.</dd>
        </div>
        <div>
          <dt>Quem vê</dt>
          <dd>
            O terapeuta, e quem recebe dele um link do relatório, que expira e pode ser revogado. No aplicativo, a
            administração do serviço não abre avaliações, relatórios nem fotos; vê nome, email, data e situação em uma
            lista. As fotos e os relatórios são privados, e cada leitura fica registrada.
          </dd>
        </div>
        <div>
          <dt>Prazo de resposta</dt>
          <dd>15 dias, prorrogáveis por mais 15 quando o pedido for complexo.</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'se-voce-foi-atendido',
    title: 'Se você foi atendido por um terapeuta',
    body: (
      <>
        <p>Você pode pedir, de graça e sem dar motivo:</p>
        <ul>
          <li>
            <strong>uma cópia</strong> do que foi registrado sobre você: anamnese, fotos e relatórios;
          </li>
          <li>
            <strong>a correção</strong> do que estiver errado ou incompleto;
          </li>
          <li>
            <strong>a lista</strong> de com quem os dados foram compartilhados;
          </li>
          <li>
            <strong>a revogação</strong> do consentimento, com a explicação do que muda;
          </li>
          <li>
            <strong>a eliminação ou a anonimização</strong> do que a lei não obriga a guardar;
          </li>
          <li>
            <strong>que a inteligência artificial externa não seja usada</strong> no seu caso.
          </li>
        </ul>
        <p>
          Fale primeiro com o seu terapeuta. Se não conseguir, escreva para nós em{' '}
          <PrivacyMail subject="Pedido de pessoa atendida (LGPD)" />: encaminhamos a ele e acompanhamos a resposta. Não
          entregamos um relatório diretamente sem falar com o controlador, porque ele pode conter informações de outra
          pessoa ou precisar de explicação.
        </p>
        <p>
          O registro de um atendimento de saúde precisa ser guardado por 20 anos (Lei 13.787/2018). Antes disso, quem
          decide entre eliminar e anonimizar é o terapeuta, que responde pela guarda. No registro anonimizado não há
          nome, contato, nascimento, foto nem texto: só o que foi escolhido em listas, números e o mês.
        </p>
      </>
    ),
  },
  {
    id: 'se-voce-e-terapeuta',
    title: 'Se você é terapeuta: os seus próprios dados',
    body: (
      <p>
        Nome e email aparecem em Configurações. Ali você também exporta tudo o que a sua conta guarda e pode excluí-la.
        Para corrigir o que não puder mudar ali, pedir o mesmo por escrito ou perguntar qualquer coisa, escreva do email
        da sua conta para <PrivacyMail subject="Pedido de terapeuta (LGPD)" />. O que coletamos e por quanto tempo está
        na <Link to="/politica-privacidade">Política de Privacidade</Link>.
      </p>
    ),
  },
];
