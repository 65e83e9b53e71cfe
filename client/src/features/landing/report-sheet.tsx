import { FiveElementsWheel } from '../../components/illustrations/five-elements.tsx';
import { excerpt } from './excerpt.ts';

const { elementos } = excerpt;
const wheelTitle = `Roda dos cinco elementos, de 0 a 100: Madeira ${elementos.madeira}, Fogo ${elementos.fogo}, Terra ${elementos.terra}, Metal ${elementos.metal}, Água ${elementos.agua}`;

/** The first glance at a report, as a sheet of paper. The person is invented, and the sheet says so. */
export function ReportSheet() {
  return (
    <figure className="mx-auto w-full max-w-md">
      <div className="rounded-card border border-line bg-surface shadow-lift">
        <p className="flex justify-between gap-3 border-b border-line px-5 py-3 text-[0.9375rem] text-ink-soft sm:px-6">
          <span>{excerpt.cliente}</span>
          <span>Relatório completo</span>
        </p>
        <div className="px-5 pt-5 sm:px-6">
          <p className="text-[0.9375rem] font-semibold text-jade-ink">Hipótese principal</p>
          <p className="mt-1 font-serif text-[1.75rem] leading-tight font-semibold">{excerpt.hipotese}</p>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">
            {excerpt.codigo} · {excerpt.confianca}
          </p>
          <FiveElementsWheel title={wheelTitle} scores={elementos} className="mx-auto my-3 w-full max-w-68" />
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 border-t border-line px-5 py-4 text-[0.9375rem] sm:px-6">
          <dt className="font-semibold text-jade-ink">A favor</dt>
          <dd>{excerpt.aFavor.map(({ achado }) => achado.toLowerCase()).join(', ')}</dd>
          <dt className="font-semibold text-cinnabar-ink">Contra</dt>
          <dd>{excerpt.contra.map(({ achado }) => achado.toLowerCase()).join(', ')}</dd>
        </dl>
      </div>
      <figcaption className="mt-3 text-center text-sm text-ink-soft">
        Trecho de um relatório com dados fictícios
      </figcaption>
    </figure>
  );
}
