import { paymentGraceDays } from '@meridia/shared/plans.ts';
import { Link } from '@tanstack/react-router';
import { FeatureIcon } from '../../components/illustrations/feature-icons.tsx';
import { Faq, type Question } from '../../components/ui/faq.tsx';

const promises = ['Pagamento seguro', 'Cancele quando quiser', 'Sem taxas escondidas'] as const;

const questions: readonly Question[] = [
  {
    question: 'Como funciona o pagamento?',
    answer:
      'Por cartão, uma vez por mês, em uma página segura do provedor de pagamentos que abre em outra aba. Os dados do cartão não passam pelo nosso sistema nem ficam guardados nele.',
  },
  {
    question: 'Como cancelo?',
    answer:
      'Em Minha assinatura, pelo botão Gerenciar Assinatura, sem multa e sem falar com ninguém. O plano continua valendo até o fim do período já pago; depois, a conta volta para o Gratuito e tudo o que você registrou continua lá.',
  },
  {
    question: 'Posso trocar de plano?',
    answer:
      'Sim, nesta página. Para um plano maior, você paga na hora só a diferença pelo resto do período. Para um menor, a troca vale na hora e o valor não usado abate as próximas cobranças; se você já usou mais do que ele inclui, espere a renovação.',
  },
  {
    question: 'E se uma cobrança falhar?',
    answer: `Avisamos por email, e seu plano continua valendo por ${paymentGraceDays} dias para você trocar o cartão. Depois disso, novos diagnósticos ficam suspensos até o pagamento ou o cancelamento; seu histórico continua aberto.`,
  },
  {
    question: 'O que conta como um diagnóstico?',
    answer:
      'Cada avaliação enviada para gerar o relatório. Refazer um relatório pronto não conta, a não ser com uma resposta trocada mais de 24 horas depois da avaliação. Se a geração termina em erro, a unidade volta para o seu plano.',
  },
  {
    question: 'Diagnósticos não usados passam para o mês seguinte?',
    answer: 'Não. A contagem recomeça a cada período de um mês, contado do dia da assinatura ou do cadastro.',
  },
  {
    question: 'E se eu me arrepender?',
    answer: (
      <>
        Em compras pela internet você pode desistir em até 7 dias e receber o valor de volta (Código de Defesa do
        Consumidor, art. 49). Veja os <Link to="/termos-uso">Termos de Uso</Link>.
      </>
    ),
  },
  {
    question: 'Há outras cobranças?',
    answer: 'Não. O preço do cartão é o preço total: não há taxa de adesão, de cancelamento nem por usuário.',
  },
];

/** The note on payment, and answers to questions before paying. */
export function PaymentQuestions() {
  return (
    <section aria-labelledby="pagamento" className="mt-14">
      <h2 id="pagamento" className="font-serif text-3xl leading-tight font-semibold">
        Perguntas sobre pagamento
      </h2>
      <ul className="mt-4 mb-6 flex flex-wrap gap-x-6 gap-y-2 text-ink-soft">
        {promises.map((promise) => (
          <li key={promise} className="inline-flex items-center gap-1.5">
            <FeatureIcon name="check" className="size-4 text-jade-ink" />
            {promise}
          </li>
        ))}
      </ul>
      <div className="max-w-3xl">
        <Faq questions={questions} />
      </div>
    </section>
  );
}
