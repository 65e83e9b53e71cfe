import { brand } from '../../../messages/brand.ts';
import type { LegalSection } from '../legal-document.tsx';

export const sharing: readonly LegalSection[] = [
  {
    id: 'quem-acessa',
    title: 'Quem tem acesso',
    body: (
      <>
        <p>
          Uma avaliação e suas fotos são vistas pelo terapeuta que a criou, e o texto do relatório também por quem
          recebe dele um link ou um PDF. No aplicativo, administradores do serviço não abrem avaliações, relatórios nem
          fotos: veem uma lista com nome e email da pessoa atendida, data e situação. Cada leitura fica registrada
          (quem, o quê, quando e por quê), e o terapeuta a encontra em Configurações, em “Quem acessou”. As fotos não
          têm endereço público.
        </p>
        <p>
          O terapeuta decide se imprime o relatório e a quem o entrega. A partir daí, cuidar dessa cópia é
          responsabilidade de quem a recebeu.
        </p>
      </>
    ),
  },
  {
    id: 'operadores',
    title: 'Com quem compartilhamos',
    body: (
      <>
        <p>Compartilhamos o que cada um precisa para o seu trabalho, com estas categorias de prestadores:</p>
        <dl>
          <div>
            <dt>Hospedagem</dt>
            <dd>Servidores, banco de dados e armazenamento das fotos.</dd>
          </div>
          <div>
            <dt>Envio de email</dt>
            <dd>
              Nome e email do terapeuta, para confirmação de conta, recuperação de senha e avisos; e o email da pessoa
              atendida, quando o terapeuta lhe envia uma ficha por email. Nenhuma mensagem leva nome ou dado de saúde da
              pessoa atendida.
            </dd>
          </div>
          <div>
            <dt>Inteligência artificial</dt>
            <dd>Quando ligada, para ler trechos da anamnese e redigir o texto do relatório: veja a próxima seção.</dd>
          </div>
          <div>
            <dt>Pagamento</dt>
            <dd>
              Nome, email, número interno da conta e plano de quem abre a página de pagamento. O provedor é a Stripe,
              que pode processar esses dados também fora do Brasil. Nenhum dado de saúde.
            </dd>
          </div>
          <div>
            <dt>Webhooks que você cadastrar</dt>
            <dd>
              Ao endereço que você informou, o tipo do acontecimento, o horário e um código. Nenhum nome e nenhum dado
              de saúde: para lê-los, o seu programa usa uma chave sua da API.
            </dd>
          </div>
          <div>
            <dt>Autoridades</dt>
            <dd>Somente por obrigação legal ou ordem judicial, no limite do que foi pedido.</dd>
          </div>
        </dl>
      </>
    ),
  },
  {
    id: 'inteligencia-artificial',
    title: 'Inteligência artificial e transferência para fora do Brasil',
    body: (
      <>
        <p>
          As hipóteses, os códigos e os pontos de um relatório vêm de regras e tabelas fixas do próprio {brand.name}. O
          texto pode ser redigido de duas formas, e <strong>cada relatório informa no rodapé qual foi usada</strong>:
        </p>
        <ul>
          <li>
            <strong>Redator local:</strong> funciona dentro do serviço. Nenhum dado sai dele.
          </li>
          <li>
            <strong>Google Gemini API:</strong> quando a administração do serviço o configura, parte dos dados é enviada
            ao Google, que pode processá-la nos Estados Unidos e em outros países.
          </li>
        </ul>
        <p>
          Com o Gemini ligado, ele também lê trechos da anamnese que o leitor do próprio {brand.name} não entendeu. O
          que ele lê só entra no relatório com uma citação literal da ficha, conferida por nós, e com a marca “lido pela
          IA”; o rodapé informa que houve essa leitura.
        </p>
        <h3>O que é enviado ao Gemini</h3>
        <ul>
          <li>Idade, sexo e os achados já calculados, com os padrões e o protocolo escolhidos.</li>
          <li>Os textos livres da anamnese, como a queixa principal, o histórico e as observações.</li>
          <li>
            Em um pedido separado, alguns desses mesmos textos, como a queixa principal e o histórico, com os trechos
            não entendidos indicados.
          </li>
          <li>As fotos enviadas, reduzidas; a da língua é recortada ao contorno, quando ele foi medido.</li>
        </ul>
        <h3>O que não é enviado</h3>
        <ul>
          <li>
            Nome, telefone e email. Nos textos livres, nomes que a ficha menciona (da pessoa e de parentes), telefones,
            emails, CPF, endereços e datas de nascimento reconhecidos, e a profissão e a localidade da ficha, são
            trocados por uma marca antes do envio. O reconhecimento é automático e pode falhar: não escreva ali o que
            identifica alguém.
          </li>
          <li>Dados do terapeuta, da clínica ou da assinatura.</li>
          <li>Metadados das fotos, que já não existem nelas.</li>
        </ul>
        <p>
          A foto da face, quando enviada, mostra o rosto: quem não quiser que ela saia do serviço não deve incluí-la; só
          a da língua é obrigatória.
        </p>
        <p>
          A transferência internacional segue os arts. 33 a 36 da LGPD, com as cláusulas contratuais do provedor e o
          consentimento específico e em destaque da pessoa atendida (art. 33, VIII). O serviço deve usar a modalidade
          paga da API, cujas condições dizem que o provedor não usa o conteúdo para treinar seus modelos.
        </p>
        <h3>O direito de recusar</h3>
        <p>
          A pessoa atendida pode recusar a inteligência artificial externa sem prejuízo do atendimento. Onde ela está
          ligada, a pergunta é feita na ficha que a pessoa responde e na do terapeuta, sem resposta marcada. Sem uma
          autorização, nada dela vai ao provedor: o relatório é escrito pelo redator local, também quando é refeito. A
          pessoa pode mudar de ideia a qualquer momento, com um pedido ao terapeuta, e a escolha vale a partir do
          próximo relatório.
        </p>
        <p>
          Nenhuma decisão é tomada só pela máquina: o relatório é uma proposta, e o terapeuta decide. Ainda assim, você
          pode pedir explicação sobre os critérios usados (art. 20); as evidências de cada hipótese já estão no próprio
          relatório.
        </p>
      </>
    ),
  },
];
