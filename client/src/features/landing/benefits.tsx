import { EarIllustration } from '../../components/illustrations/ear.tsx';
import { FaceIllustration } from '../../components/illustrations/face.tsx';
import { PulseHandIllustration } from '../../components/illustrations/pulse-hand.tsx';
import { Section } from './section.tsx';

const benefits = [
  {
    title: 'Mais tempo para a pessoa',
    text: 'A anamnese se salva sozinha enquanto você conversa. O relatório nasce dela, sem digitar duas vezes.',
    Drawing: FaceIllustration,
  },
  {
    title: 'Raciocínio à vista',
    text: 'Cada hipótese mostra quais respostas e quais sinais da foto falam a favor e contra, e o que decidiria.',
    Drawing: EarIllustration,
  },
  {
    title: 'A decisão é sua',
    text: 'O relatório propõe; o pulso, a palpação e a sua experiência decidem o que fica no tratamento.',
    Drawing: PulseHandIllustration,
  },
] as const;

export function Benefits() {
  return (
    <Section id="beneficios" eyebrow="Benefícios" title="Feito para o ritmo do consultório">
      <ul className="grid gap-10 md:grid-cols-3">
        {benefits.map(({ title, text, Drawing }) => (
          <li key={title}>
            <Drawing className="-ml-2 h-22 w-auto text-jade-ink" />
            <h3 className="mt-4 font-serif text-xl font-semibold">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
