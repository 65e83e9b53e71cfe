import { welcomeBonusDiagnoses } from '@meridia/shared/plans.ts';
import { Link } from '@tanstack/react-router';
import { Faq, type Question } from '../../components/ui/faq.tsx';
import { shownWord } from '../../messages/plan-words.ts';
import { Section } from './section.tsx';

const questions = (): readonly Question[] => [
  {
    question: 'O relatório substitui a minha avaliação?',
    answer:
      'Não. Ele organiza o que você registrou, propõe hipóteses com as evidências à vista e sugere um protocolo. Pulso, palpação, experiência e decisão continuam sendo seus. Ele também não é diagnóstico médico.',
  },
  {
    question: 'De onde vêm as hipóteses e os pontos?',
    answer:
      'De tabelas fixas da Medicina Tradicional Chinesa: respostas e sinais medidos nas fotos somam pontos a favor e contra cada padrão. A inteligência artificial, quando ligada, redige o texto e lê trechos da ficha, marcados como “lido pela IA”, e não pode criar pontos nem códigos. Cada relatório diz qual motor o escreveu.',
  },
  {
    question: 'Quanto tempo leva um relatório?',
    answer:
      'De alguns segundos a poucos minutos, em geral; em horários de pico, até 10 minutos ou mais. Você pode fechar a tela: o relatório fica no histórico quando termina.',
  },
  {
    question: 'Preciso de equipamento especial?',
    answer:
      'Não. Um celular com câmera basta. O formulário mostra como fotografar a língua e avisa se a luz ou o foco não ajudaram.',
  },
  {
    question: 'As fotos da pessoa atendida ficam públicas?',
    answer: (
      <>
        Não. Elas não têm endereço público e abrem com a sua conta. Veja na{' '}
        <Link to="/politica-privacidade">Política de Privacidade</Link> o que é guardado, por quanto tempo, quem mais
        pode ler e o que vai a um provedor de inteligência artificial, quando ela está ligada.
      </>
    ),
  },
  {
    question: 'Preciso do consentimento de quem atendo?',
    answer: (
      <>
        Sim, e o formulário pede que você o declare em cada avaliação. Na página sobre a <Link to="/lgpd">LGPD</Link> há
        um modelo de termo para usar no consultório.
      </>
    ),
  },
  {
    question: 'O plano gratuito expira?',
    answer: (
      <>
        Não. Ele inclui {shownWord('free-amount')}, sem cartão de crédito. Ao confirmar o email de uma conta nova, você
        ganha mais {welcomeBonusDiagnoses} no primeiro período. As unidades grátis valem uma vez por pessoa. Os planos
        pagos estão em <Link to="/plans">Planos</Link> e podem ser cancelados quando você quiser.
      </>
    ),
  },
];

export function Questions() {
  return (
    <Section id="perguntas" eyebrow="Perguntas frequentes" title="O que os terapeutas nos perguntam">
      <div className="max-w-3xl">
        <Faq questions={questions()} />
      </div>
    </Section>
  );
}
