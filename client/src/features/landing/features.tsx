import { FeatureIcon, type FeatureIconName } from '../../components/illustrations/feature-icons.tsx';

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
    text: 'Fotos guiadas com conferência de luz, foco e cor antes de você seguir.',
    icon: 'fotos',
  },
  {
    title: 'Cinco Elementos e Zang-Fu',
    text: 'Padrões e síndromes com o código da CID-11 (TM1) ao lado de cada um.',
    icon: 'elementos',
  },
  {
    title: 'Pontos de acupuntura',
    text: 'De 8 a 12 pontos corporais com localização, função e cuidados.',
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
    text: 'Impressão em PDF e compartilhamento, com a marca da sua clínica.',
    icon: 'relatorio',
  },
];

export function Features() {
  return (
    <section id="recursos" aria-labelledby="recursos-titulo" className="mx-auto max-w-page px-4 py-16 sm:px-6 sm:py-20">
      <p className="eyebrow">Recursos</p>
      <h2 id="recursos-titulo" className="mt-3 max-w-2xl font-serif text-3xl leading-tight font-semibold sm:text-4xl">
        Tudo o que um bom relatório precisa
      </h2>
      <ul className="mt-10 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ title, text, icon }) => (
          <li key={title} className="border-t border-line pt-5">
            <FeatureIcon name={icon} className="size-7 text-jade-ink" />
            <h3 className="mt-3 font-semibold">{title}</h3>
            <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
