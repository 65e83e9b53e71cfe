import { useId } from 'react';
import { type ReportDepth, reportDepths } from './report-depth.ts';

interface DepthChoiceProps {
  depth: ReportDepth;
  onChoose: (depth: ReportDepth) => void;
}

/** How much of the report is open, and a line that says what that is. */
export function DepthChoice({ depth, onChoose }: DepthChoiceProps) {
  const name = useId();
  return (
    <div className="mb-3 print:hidden">
      <fieldset>
        <legend className="sr-only">Quanto do relatório mostrar</legend>
        <div className="grid rounded-card min-[18rem]:grid-cols-[auto_auto_auto] border border-line-strong bg-surface p-1 sm:inline-grid">
          {reportDepths.map((one) => (
            <label
              key={one}
              className="relative isolate grid min-h-11 cursor-pointer content-center rounded-[7px] px-2 py-1 text-center leading-tight has-checked:bg-jade has-checked:text-on-solid has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-jade-ink sm:px-6"
            >
              <input
                type="radio"
                name={name}
                className="absolute inset-0 -z-10 size-full cursor-pointer opacity-0"
                checked={one === depth}
                onChange={() => onChoose(one)}
              />
              <span className="font-semibold">{words[one].time}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status" className="mt-1.5 text-[0.9375rem] leading-snug text-ink-soft">
        {words[depth].open}
      </p>
    </div>
  );
}

const words: Record<ReportDepth, { time: string; open: string }> = {
  seconds: {
    time: '10 segundos',
    open: 'O que é, por quê e o que fazer. As outras partes estão fechadas: toque em um nome para abrir.',
  },
  minutes: {
    time: '3 minutos',
    open: 'Também o que se usa na sessão, ou as hipóteses quando não há tratamento. Toque em um ponto para ver onde fica.',
  },
  all: { time: 'Tudo', open: 'Todas as partes estão abertas. Toque em um número para ver de onde vem.' },
};
