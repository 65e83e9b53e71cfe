import type { LegalSection } from '../legal-document.tsx';

export const collectedData: readonly LegalSection[] = [
  {
    id: 'dados-coletados',
    title: 'Dados que coletamos',
    body: (
      <>
        <dl>
          <div>
            <dt>Cadastro do terapeuta</dt>
            <dd>
              Nome completo, email e senha. A senha é guardada apenas como um resumo criptográfico (Argon2id), do qual
              não se volta a ela. As versões destes textos que você aceitou, e quando. Se você quiser: nome e logotipo
              da clínica; conselho, número do registro e lugar, que a sua assinatura mostra; e a segunda etapa de
              verificação.
            </dd>
          </div>
          <div>
            <dt>Identificação da pessoa atendida</dt>
            <dd>
              Nome, idade, sexo, telefone, email e, se informados, data de nascimento, profissão e localidade. O que ela
              consentiu ou recusou, quando, e com que versão do texto. Os pedidos dela sobre os próprios dados, com as
              datas e a resposta do terapeuta.
            </dd>
          </div>
          <div>
            <dt>Saúde da pessoa atendida</dt>
            <dd>
              As respostas da anamnese: queixa, histórico, medicamentos, sintomas, eliminações, ciclo menstrual,
              hábitos, observação visual, segurança (gestação, marcapasso, alergias) e objetivos; os relatórios gerados
              a partir delas, com as revisões e as assinaturas; e as consultas de evolução. Quando um médico libera o
              atendimento, quem ele é, o dia e o que disse, como o terapeuta anotou.
            </dd>
          </div>
          <div>
            <dt>Imagens</dt>
            <dd>
              Foto da língua e, se o terapeuta quiser, da face e da orelha. No envio, cada foto é regravada sem
              metadados: localização, data e dados do aparelho são descartados. Medimos cor, contorno e qualidade da
              imagem; não fazemos reconhecimento facial nem identificamos ninguém pela imagem.
            </dd>
          </div>
          <div>
            <dt>Uso do serviço</dt>
            <dd>
              Plano, quantidade de diagnósticos no período, data e estado de cada avaliação, e o registro de quem leu
              avaliações, relatórios e fotos, quando e por quê.
            </dd>
          </div>
          <div>
            <dt>Dados técnicos</dt>
            <dd>
              Tipo de navegador de cada sessão, data do último acesso. De cada chave da API que você criar: nome,
              começo, permissões, validade e último uso; a chave inteira, só como resumo. De cada webhook: endereço,
              descrição, acontecimentos escolhidos, o segredo, cifrado, e por 30 dias as entregas, com códigos, horários
              e resultado. Contagem de tentativas de entrada (guardada de forma que não se lê o endereço de rede) e
              registros de erros, que levam códigos internos e não o conteúdo de uma avaliação. A infraestrutura de
              hospedagem registra data, hora, endereço de rede e página de cada pedido.
            </dd>
          </div>
          <div>
            <dt>Mensagens ao suporte</dt>
            <dd>
              O que você escreve na página Ajuda, a imagem da tela, se você enviar uma, regravada sem metadados, e o que
              a página mostra antes do envio: versão do aplicativo, navegador, sistema, tamanho da tela, a tela de onde
              você veio, sem códigos, o plano e se há conexão. Pedimos que não traga dados de pessoas atendidas.
            </dd>
          </div>
          <div>
            <dt>Pagamento</dt>
            <dd>
              Quando você assina um plano, os dados do cartão são informados diretamente ao provedor de pagamentos. Não
              os recebemos nem os guardamos. Guardamos os números que identificam você e a assinatura no provedor, o
              plano, a situação e as datas. De um plano concedido sem cobrança, quem o concedeu, quando e por quê.
            </dd>
          </div>
        </dl>
        <p>
          Um formulário ainda não enviado fica salvo como rascunho, na sua conta e no próprio aparelho, para que nada se
          perca. O rascunho do aparelho é apagado quando você envia ou descarta o formulário e quando sai da conta, se
          já estiver guardado no servidor. Sem conexão, uma anamnese concluída espera no aparelho com as fotos que
          faltam enviar. Ela é apagada dele quando chega ao servidor, quando você a descarta e, se você quiser, quando
          sai da conta.
        </p>
        <p>
          O que a pessoa atendida responde por um link fica guardado a cada passo, aqui e no celular dela, até ela
          enviar. Do celular é apagado no envio. O que não foi enviado é apagado aqui quando o terapeuta encerra o link,
          ou uma semana depois de ele vencer.
        </p>
      </>
    ),
  },
  {
    id: 'finalidades',
    title: 'Para que usamos os dados',
    body: (
      <>
        <ul>
          <li>Gerar o relatório de avaliação energética que o terapeuta pediu e mantê-lo disponível para ele.</li>
          <li>Acompanhar a evolução da pessoa atendida ao longo das consultas.</li>
          <li>Criar e proteger a conta, reconhecer aparelhos já usados e avisar sobre mudanças de senha.</li>
          <li>Prestar o serviço contratado, contar o uso do plano e cobrar a assinatura.</li>
          <li>Prevenir abuso, investigar falhas e cumprir obrigações legais.</li>
          <li>Responder a pedidos de ajuda e de exercício de direitos.</li>
        </ul>
        <p>
          Não vendemos dados pessoais, não os usamos para publicidade, não montamos perfis de consumo e não treinamos
          modelos de inteligência artificial com eles. Não usamos ferramentas de rastreamento de terceiros.
        </p>
      </>
    ),
  },
];
