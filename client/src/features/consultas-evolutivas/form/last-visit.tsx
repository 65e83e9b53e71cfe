import { type ConsultaEvolutiva, escoreKeys } from '@meridia/shared/consulta-evolutiva.ts';
import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { escoreWords } from '../escore-words.ts';
import { PontosUsados } from '../pontos/pontos-usados.tsx';

interface LastVisitProps {
  consulta: ConsultaEvolutiva;
  /** What can be taken from it. */
  children?: ReactNode;
}

/** The visit before this one, in view while the next one is written. */
export function LastVisit({ consulta, children }: LastVisitProps) {
  const { numeroConsulta, dataConsulta, observacoes, escores, pontos } = consulta;
  const asked = escoreKeys.filter((key) => escores[key] !== null);
  return (
    <aside
      aria-label="Última consulta"
      className="grid min-w-0 content-start gap-3 rounded-card bg-sunken p-4 text-[0.9375rem] leading-snug"
    >
      <p className="font-semibold">
        Última: consulta #{numeroConsulta}, <time dateTime={dataConsulta}>{formatDate(dataConsulta)}</time>
      </p>
      {asked.length > 0 && (
        <dl className="flex flex-wrap gap-x-4 gap-y-1 lg:grid">
          {asked.map((key) => (
            <div key={key} className="flex gap-1.5">
              <dt className="text-ink-soft">{escoreWords[key].label}</dt>
              <dd className="font-semibold tabular-nums">{escores[key]}/10</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="line-clamp-4 break-words whitespace-pre-line lg:line-clamp-[12]">{observacoes}</p>
      {pontos.length > 0 ? <PontosUsados pontos={pontos} /> : <p className="text-ink-soft">Nenhum ponto anotado.</p>}
      {children}
    </aside>
  );
}
