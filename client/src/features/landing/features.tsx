import { FeatureIcon, type FeatureIconName } from '../../components/illustrations/feature-icons.tsx';
import { Section } from './section.tsx';

interface Feature {
  title: string;
  text: string;
  icon: FeatureIconName;
}

const features: readonly Feature[] = [
  {
    title: 'Anamnese completa',
    text: 'Doze seções da MTC, do checklist de sintomas à segurança, em uma só página.',
    icon: 'anamnese',
  },
  {
    title: 'Língua, face e orelha',
    text: 'Fotos com dicas de como tirar e conferência de luz, foco e cor logo depois do envio.',
    icon: 'fotos',
  },
  {
    title: 'Cinco Elementos e Zang-Fu',
    text: 'Padrões e síndromes com o código da CID-11 (TM1) ao lado de cada um.',
    icon: 'elementos',
  },
  {
    title: 'Pontos de acupuntura',
    text: 'Até 12 pontos corporais por sessão, com localização, profundidade, técnica e cuidados.',
    icon: 'pontos',
  },
  { title: 'Auriculoterapia', text: 'De 4 a 6 pontos auriculares escolhidos para o mesmo quadro.', icon: 'orelha' },
  {
    title: 'Terapias e hábitos',
    text: 'De 5 a 7 terapias integrativas e orientações de vida por prioridade.',
    icon: 'habitos',
  },
  {
    title: 'Evolução do paciente',
    text: 'Histórico das avaliações e acompanhamento a cada consulta.',
    icon: 'evolucao',
  },
  {
    title: 'Relatório para entregar',
    text: 'Impressão em PDF e compartilhamento; nos planos pagos, com a marca da sua clínica.',
    icon: 'relatorio',
  },
];

/** The eight features (docs/PRODUCT.md 1.6). */
export function Features() {
  return (
    <Section id="recursos" eyebrow="Recursos" title="Tudo o que um bom relatório precisa" sunken>
      <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 sm:gap-y-9 lg:grid-cols-4">
        {features.map(({ title, text, icon }) => (
          <li key={title} className="border-t border-line pt-4 max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4">
            <FeatureIcon name={icon} className="size-7 text-jade-ink max-sm:row-span-2" />
            <h3 className="font-semibold sm:mt-3">{title}</h3>
            <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
