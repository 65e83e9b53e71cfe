import { FiveElementsWheel } from '../../components/illustrations/five-elements.tsx';

const evidence = [
  ['A favor', 'Língua pálida com marcas de dente'],
  ['A favor', 'Cansaço e má digestão após as refeições'],
  ['Contra', 'Sono sem interrupções'],
] as const;

const points = ['E36 Zusanli', 'BP3 Taibai', 'VC12 Zhongwan', 'B20 Pishu'] as const;

/** What the therapist gets, as a sheet of paper. The data are invented, and the sheet says so. */
export function ReportSheet() {
  return (
    <figure className="mx-auto w-full max-w-md">
      <div className="rounded-card border border-line bg-surface p-6 shadow-lift sm:p-7">
        <p className="eyebrow">Hipótese principal</p>
        <p className="mt-2 font-serif text-[1.625rem] leading-tight font-semibold">
          Deficiência de Qi do Baço com umidade
        </p>
        <FiveElementsWheel
          title="Roda dos Cinco Elementos: Madeira, Fogo, Terra, Metal e Água"
          className="mx-auto my-4 w-full max-w-64"
        />
        <ul className="grid gap-2 border-t border-line pt-4 text-[0.9375rem]">
          {evidence.map(([side, text]) => (
            <li key={text} className="flex gap-3">
              <span
                className={`w-16 shrink-0 font-semibold ${side === 'Contra' ? 'text-cinnabar-ink' : 'text-jade-ink'}`}
              >
                {side}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4 text-[0.9375rem]">
          {points.map((point) => (
            <span key={point} className="rounded-full bg-sunken px-3 py-1">
              {point}
            </span>
          ))}
        </p>
      </div>
      <figcaption className="mt-3 text-center text-sm text-ink-soft">
        Trecho de um relatório com dados fictícios
      </figcaption>
    </figure>
  );
}
