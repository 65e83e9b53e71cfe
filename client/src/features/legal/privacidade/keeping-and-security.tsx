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
              Tema claro ou escuro; enquanto você está conectado, seu nome e seu email; e o rascunho da anamnese com as
              fotos ainda não enviadas. Os arquivos do aplicativo são guardados para abrir sem rede; avaliações e fotos,
              nunca.
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
              Enquanto a conta existir e, como registro de atendimento, por no mínimo 20 anos a partir do último
              registro (Lei 13.787/2018), salvo norma da sua profissão que diga outra coisa. Quem exclui a própria conta
              leva esses registros na exportação e assume a guarda deles até o fim do prazo; aqui eles são apagados na
              hora, com relatórios, fotos, consultas e links.
            </dd>
          </div>
          <div>
            <dt>Fotos de avaliações</dt>
            <dd>Fazem parte do registro e seguem o prazo dele.</dd>
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
            <dd>Enquanto a conta existir. Com a exclusão da conta, é apagado na hora.</dd>
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
              6 meses, em ambiente controlado, na infraestrutura de hospedagem (Marco Civil da Internet, Lei
              12.965/2014, art. 15).
            </dd>
          </div>
          <div>
            <dt>Registro de leituras de avaliações</dt>
            <dd>
              Pelo mesmo prazo da avaliação, porque é a prova de quem a acessou. Tem códigos e horários, sem nomes e sem
              dados de saúde, e por isso permanece quando a conta é excluída.
            </dd>
          </div>
          <div>
            <dt>Cópias de segurança</dt>
            <dd>
              São substituídas em ciclos pela administração do serviço. Um dado eliminado pode permanecer nelas até o
              fim do ciclo, e não volta ao uso.
            </dd>
          </div>
        </dl>
        <p>
          Findo o prazo, os dados são eliminados ou anonimizados. Quando a lei impede a eliminação, os dados ficam
          bloqueados para qualquer outro uso.
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
          <li>Conexão cifrada (HTTPS) entre o seu aparelho e o serviço publicado.</li>
          <li>
            Senhas e códigos guardados como resumos; sessões encerráveis a qualquer momento, em um ou em todos os
            aparelhos.
          </li>
          <li>Segunda etapa de verificação opcional.</li>
          <li>
            Separação por conta no próprio banco de dados: um pedido só alcança as linhas da pessoa que o fez. A
            avaliação de outra conta responde como se não existisse.
          </li>
          <li>Fotos em armazenamento privado, entregues só a quem tem direito, sem cópia em cache.</li>
          <li>Registro de cada leitura de avaliação e de foto.</li>
          <li>Registros técnicos sem dados de saúde e mensagens de email sem dados de quem é atendido.</li>
          <li>Limite de tentativas e recusa de senhas comuns.</li>
        </ul>
        <p>
          As fotos e o banco de dados ainda não são cifrados pelo próprio {brand.name} em repouso: a proteção deles
          depende da infraestrutura em que o serviço está instalado. As práticas seguem também as salvaguardas da HIPAA,
          a lei norte-americana sobre dados de saúde, como referência; isso não é uma certificação.
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
