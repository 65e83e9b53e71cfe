import { IntakeSheetIllustration } from '../../components/illustrations/intake-sheet.tsx';
import { ReportPagesIllustration } from '../../components/illustrations/report-pages.tsx';
import { TongueIllustration } from '../../components/illustrations/tongue.tsx';
import { Section } from './section.tsx';

const steps = [
  {
    title: 'Anamnese',
    text: 'Queixa, sintomas por grupo, hábitos, segurança. Quase tudo é toque em opções, no celular ou no computador.',
    Drawing: IntakeSheetIllustration,
  },
  {
    title: 'Fotos',
    text: 'Língua, e se quiser face e orelha. Dicas mostram como fotografar, e cada foto enviada é conferida: se faltou luz ou foco, você sabe na hora.',
    Drawing: TongueIllustration,
  },
  {
    title: 'Relatório',
    text: 'Você acompanha cada etapa ou sai da tela. Pronto, ele fica no histórico para ler, imprimir e acompanhar.',
    Drawing: ReportPagesIllustration,
  },
] as const;

export function Steps() {
  return (
    <Section id="como-funciona" eyebrow="Como funciona" title="Três passos, na própria consulta" sunken>
      <ol className="grid gap-4 md:grid-cols-3 md:gap-5">
        {steps.map(({ title, text, Drawing }, index) => (
          <li
            key={title}
            className="grid grid-cols-[1fr_auto] items-start gap-x-4 rounded-card border border-line bg-surface p-5 sm:p-6 md:max-lg:grid-cols-1"
          >
            <h3 className="flex items-center gap-3 font-serif text-xl font-semibold">
              <span
                aria-hidden
                className="inline-flex size-9 shrink-0 items-center justify-center rounded-full border-[1.5px] border-jade-ink text-lg text-jade-ink"
              >
                {index + 1}
              </span>
              {title}
            </h3>
            <Drawing className="h-16 w-auto text-jade-ink md:max-lg:order-first md:max-lg:mb-3 lg:row-span-2 lg:h-20" />
            <p className="mt-3 text-ink-soft max-lg:col-span-full">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
