import { paymentGraceDays, welcomeBonusDiagnoses } from '@meridia/shared/plans.ts';
import { diasDeAviso } from '@meridia/shared/versoes-legais.ts';
import { Link } from '@tanstack/react-router';
import type { LegalSection } from '../legal-document.tsx';
import { SupportMail } from '../mail-link.tsx';

export const accountAndPlans: readonly LegalSection[] = [
  {
    id: 'conta',
    title: 'Conta e segurança',
    body: (
      <p>
        A conta é pessoal. Informe dados verdadeiros, mantenha a senha em segredo e encerre as sessões de aparelhos que
        não usa mais. O que for feito com a sua conta é de sua responsabilidade, salvo falha nossa. Se desconfiar de uso
        indevido, troque a senha e escreva para <SupportMail />.
      </p>
    ),
  },
  {
    id: 'planos',
    title: 'Planos e pagamento',
    body: (
      <>
        <p>
          Cada plano dá direito a uma quantidade de diagnósticos por período de um mês, mostrada com o preço na página
          de <Link to="/plans">planos</Link>. O plano Gratuito não pede cartão.
        </p>
        <ul>
          <li>
            Os planos pagos são cobrados por mês, em reais, por cartão, por meio de um provedor de pagamentos, e se
            renovam até que você cancele. O preço mostrado é o total.
          </li>
          <li>
            Trocar para um plano maior cobra na hora a diferença pelo resto do período. Trocar para um menor vale na
            hora, e o valor não usado abate as próximas cobranças; não é possível enquanto você tiver usado mais do que
            ele inclui.
          </li>
          <li>
            Se uma cobrança falhar, avisamos por email e o plano continua valendo por {paymentGraceDays} dias. Sem
            pagamento depois disso, novos diagnósticos ficam suspensos até a assinatura ser paga ou cancelada; o que já
            está registrado continua aberto para você.
          </li>
          <li>Um plano concedido por nós, sem cobrança no cartão, termina na data informada e não se renova.</li>
          <li>
            Quem já assina continua no preço contratado. Um preço novo vale para quem assina ou troca de plano depois
            dele. Quando anunciamos um preço novo, quem assina o plano é avisado por email e no aplicativo com ao menos{' '}
            {diasDeAviso} dias, e até o dia anunciado ninguém compra pelo preço novo.
          </li>
          <li>
            O que a página de planos marca como <strong>em preparação</strong> ainda não existe e não faz parte do que
            você paga hoje.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'diagnosticos',
    title: 'Diagnósticos: contagem e devolução',
    body: (
      <ul>
        <li>Cada avaliação enviada para gerar o relatório usa uma unidade do período.</li>
        <li>
          <strong>Um relatório que termina em erro devolve a sua unidade</strong>, e você é avisado no aplicativo e, se
          não desligou os avisos, por email. Tentar de novo usa a unidade outra vez.
        </li>
        <li>
          Refazer um relatório pronto não usa unidade; são até 5 vezes por dia para cada relatório. Só há uma exceção:
          trocar uma resposta mais de 24 horas depois da avaliação e refazer o relatório com ela usa uma unidade, e o
          aplicativo avisa antes. Responder o que ficou sem resposta não usa.
        </li>
        <li>Unidades não usadas não passam para o período seguinte.</li>
        <li>
          Ao trocar de plano na mesma assinatura, o que você já usou no período continua contado. Quando um plano pago
          termina, a contagem do plano Gratuito começa do zero.
        </li>
        <li>
          A confirmação do email de uma conta nova dá {welcomeBonusDiagnoses} unidades extras no primeiro período. As
          unidades gratuitas valem uma vez por pessoa: quem exclui a conta e se cadastra de novo pode não as receber
          outra vez.
        </li>
      </ul>
    ),
  },
  {
    id: 'cancelamento',
    title: 'Cancelamento e arrependimento',
    body: (
      <>
        <p>
          Você cancela a assinatura quando quiser, sem multa, em Minha assinatura, pelo botão Gerenciar Assinatura. O
          plano vale até o fim do período pago; depois, a conta continua no plano Gratuito, com tudo o que você
          registrou.
        </p>
        <p>
          Em até 7 dias da contratação você pode desistir e receber o valor integral de volta (Código de Defesa do
          Consumidor, art. 49): basta escrever para <SupportMail />. Fora desse prazo, não há devolução proporcional, a
          não ser por falha nossa. A devolução integral de uma cobrança do período em curso, ou a contestação dela no
          banco, encerra o plano na hora.
        </p>
      </>
    ),
  },
  {
    id: 'encerramento',
    title: 'Encerramento da conta e dados depois dele',
    body: (
      <>
        <p>
          Você pode excluir a sua conta a qualquer momento, em Configurações, ou pedir o encerramento por email. Podemos
          bloquear contas que violem estes termos. O motivo fica registrado, e quem teve a conta bloqueada o recebe
          escrevendo para <SupportMail />, onde também pode contestá-lo.
        </p>
        <p>
          A exclusão em Configurações cancela a assinatura na hora, sem novas cobranças, e apaga tudo o que a conta
          guarda, sem volta, fora os códigos e horários que a{' '}
          <Link to="/politica-privacidade" hash="guarda">
            Política de Privacidade
          </Link>{' '}
          descreve. Os registros de atendimento que a lei manda manter por 20 anos (Lei 13.787/2018) ficam sob a sua
          guarda, porque você é o controlador: exporte os seus dados antes, também em Configurações. Em um encerramento
          por email, entregamos essa cópia a você antes de eliminar o que há aqui. O cancelamento de um plano pago,
          sozinho, não apaga nada.
        </p>
      </>
    ),
  },
];
