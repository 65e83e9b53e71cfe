import { brand } from '../../../messages/brand.ts';
import type { LegalSection } from '../legal-document.tsx';

export const keepingAndSecurity: readonly LegalSection[] = [
  {
    id: 'cookies',
    title: 'Cookies e armazenamento no aparelho',
    body: (
      <>
        <p>Usamos somente o que o serviço precisa para funcionar. Não há cookies de publicidade nem de análise.</p>
        <dl>
          <div>
            <dt>Cookie de sessão</dt>
            <dd>
              <code>session</code> (<code>__Host-session</code> em conexões seguras): mantém você conectado por até 30
              dias sem uso. É apagado quando você sai.
            </dd>
          </div>
          <div>
            <dt>Cookie de aparelho conhecido</dt>
            <dd>
              <code>device</code> (<code>__Host-device</code>): lembra por até 1 ano que este navegador já entrou na sua
              conta, para que tentativas de estranhos não bloqueiem o seu acesso. Não serve para entrar.
            </dd>
          </div>
          <div>
            <dt>Armazenamento local</dt>
            <dd>
              Tema claro ou escuro; enquanto você está conectado, seu nome e seu email; os rascunhos da anamnese e da
              consulta de evolução, com as fotos ainda não enviadas; até fechar a aba, quais relatórios já foram
              avisados, sem nomes; e quais avisos de termos ou de preço você deixou para depois. Os arquivos do
              aplicativo são guardados para abrir sem rede; o que o servidor responde, como avaliações e fotos já
              enviadas, não é.
            </dd>
          </div>
        </dl>
      </>
    ),
  },
  {
    id: 'guarda',
    title: 'Por quanto tempo guardamos',
    body: (
      <>
        <dl>
          <div>
            <dt>Avaliações e relatórios</dt>
            <dd>
              Enquanto a conta existir e o terapeuta não excluir ou anonimizar o cliente, com as versões anteriores das
              respostas corrigidas: o aplicativo não os apaga por idade. A Lei 13.787/2018 pede a guarda do registro de
              atendimento por no mínimo 20 anos a partir do último registro, salvo norma da sua profissão que diga outra
              coisa. Quem exclui a própria conta deve exportar esses registros antes e assume a guarda deles até o fim
              do prazo; aqui eles são apagados na hora, com relatórios, fotos, consultas e links.
            </dd>
          </div>
          <div>
            <dt>Fotos de avaliações</dt>
            <dd>
              Fazem parte do registro e seguem o prazo dele, a não ser que a pessoa revogue o consentimento para fotos:
              então são apagadas na hora.
            </dd>
          </div>
          <div>
            <dt>Fotos não usadas</dt>
            <dd>
              As que foram enviadas e não entraram em nenhuma avaliação são apagadas automaticamente depois que o
              rascunho deixa de existir e passadas 24 horas do envio.
            </dd>
          </div>
          <div>
            <dt>Rascunhos</dt>
            <dd>Até serem enviados ou descartados.</dd>
          </div>
          <div>
            <dt>Cadastro</dt>
            <dd>
              Enquanto a conta existir. Com a exclusão da conta, é apagado na hora. Fica apenas um código calculado do
              endereço de email com uma chave secreta, do qual não se lê o endereço, para que as unidades gratuitas não
              sejam dadas outra vez à mesma pessoa.
            </dd>
          </div>
          <div>
            <dt>Assinatura</dt>
            <dd>
              Plano, mudanças e contagem, enquanto a conta existir; o registro de cada aviso do provedor de pagamentos,
              por 90 dias. O provedor guarda os próprios registros pelos prazos fiscais.
            </dd>
          </div>
          <div>
            <dt>Registros de acesso ao serviço</dt>
            <dd>
              O Marco Civil da Internet (Lei 12.965/2014, art. 15) pede que sejam guardados por 6 meses, em ambiente
              controlado. Quem os faz e guarda é a infraestrutura de hospedagem; o aplicativo não registra os pedidos
              que recebe.
            </dd>
          </div>
          <div>
            <dt>Registro de leituras de avaliações</dt>
            <dd>
              O aplicativo não o apaga, porque é a prova de quem acessou. Tem códigos e horários, sem nomes nem dados de
              saúde, e por isso permanece quando a conta é excluída. O registro do que a administração fez à mão em uma
              conta também permanece, com o motivo que ela escreveu.
            </dd>
          </div>
          <div>
            <dt>Mensagens ao suporte</dt>
            <dd>
              Uma conversa respondida sem continuação é encerrada depois de 30 dias, e uma encerrada é apagada depois de
              12 meses, com as imagens. A que ainda espera resposta não é apagada. Com a exclusão da conta, todas são
              apagadas na hora.
            </dd>
          </div>
          <div>
            <dt>Cópias de segurança</dt>
            <dd>
              O aplicativo não as faz por conta própria: quem administra o serviço copia o banco de dados e as fotos, e
              substitui as cópias antigas. Um dado eliminado pode permanecer em uma cópia feita antes, até que ela seja
              substituída.
            </dd>
          </div>
        </dl>
        <p>
          A eliminação e a anonimização de um cliente são feitas pelo terapeuta, na página do cliente: o aplicativo não
          as faz sozinho quando o prazo termina. Depois delas ficam o pedido, com datas, códigos e o motivo sem a
          identidade, e, na anonimização, o registro sem nome, contato, nascimento, foto nem texto.
        </p>
      </>
    ),
  },
  {
    id: 'seguranca',
    title: 'Segurança',
    body: (
      <>
        <ul>
          <li>Conexão cifrada (HTTPS) entre o seu aparelho e o serviço, quando publicado na internet.</li>
          <li>
            Senhas, códigos de recuperação e links guardados como resumos; o segredo da segunda etapa, cifrado; sessões
            encerráveis a qualquer momento, em um ou em todos os aparelhos.
          </li>
          <li>Segunda etapa de verificação opcional.</li>
          <li>
            Separação por conta no próprio banco de dados: um pedido só alcança as linhas da pessoa que o fez. A
            avaliação de outra conta responde como se não existisse.
          </li>
          <li>Fotos em armazenamento privado, entregues só a quem entrou na conta delas, sem cópia em cache.</li>
          <li>
            Registro das leituras de avaliações, relatórios e fotos, que só recebe linhas novas, cada uma ligada à
            anterior: uma linha alterada ou apagada é percebida.
          </li>
          <li>Registros técnicos sem dados de saúde e mensagens de email sem dados de quem é atendido.</li>
          <li>Limite de tentativas e recusa de senhas comuns.</li>
        </ul>
        <p>
          O próprio {brand.name} cifra fotos, logotipos e o conteúdo dos registros em repouso só onde quem administra o
          serviço ligou essa proteção: respostas, relatórios, cartas, textos das consultas e mensagens ao suporte. Ficam
          sem cifra o que é procurado e contado: nome, contato, idade e nascimento, a queixa principal, sintomas e
          outras respostas marcadas em listas, o nome do primeiro padrão, notas, datas e situação; e as imagens enviadas
          ao suporte e as respostas a pedidos sobre dados. No mais, a proteção depende da infraestrutura em que o
          serviço está instalado. As salvaguardas da HIPAA, a lei norte-americana sobre dados de saúde, servem de
          referência; isso não é uma certificação.
        </p>
      </>
    ),
  },
  {
    id: 'incidentes',
    title: 'Incidentes de segurança',
    body: (
      <p>
        Se um incidente puder causar risco ou dano relevante, comunicamos a Autoridade Nacional de Proteção de Dados e
        as pessoas afetadas em até 3 dias úteis (LGPD, art. 48, e Resolução CD/ANPD 15/2024), dizendo o que aconteceu,
        quais dados foram atingidos, o que fizemos e o que recomendamos. Quando os dados forem de pessoas atendidas,
        avisamos antes de tudo o terapeuta, e o apoiamos na comunicação a elas.
      </p>
    ),
  },
];
