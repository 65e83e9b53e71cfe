import type { ConsultaEvolutiva, Evolucao } from '@meridia/shared/consulta-evolutiva.ts';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { MeridianFigure } from '../../../components/illustrations/meridian-figure.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatShortDate } from '../../../lib/format.ts';
import type { useTimeline } from '../use-evolucao.ts';
import { AvaliacaoEntry } from './avaliacao-entry.tsx';
import { momentsOf, placeWordsOf } from './moments.ts';
import { TimelineEntry } from './timeline-entry.tsx';

interface TimelineProps {
  timeline: ReturnType<typeof useTimeline>;
  avaliacoes: Evolucao['avaliacoes'];
  /** Consultations that are not annulled. */
  total: number;
  nomeCliente: string;
  onEdit: (consulta: ConsultaEvolutiva) => void;
  /** Shown in place of the entry that is being edited. */
  editing: { id: string; form: ReactNode } | null;
}

/** The client's consultations, with the assessments between them. */
export function Timeline({ timeline, avaliacoes, total, nomeCliente, onEdit, editing }: TimelineProps) {
  const { items, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = timeline;
  const placeWords = placeWordsOf(items, avaliacoes, formatShortDate);
  return (
    <section aria-labelledby="timeline-titulo">
      <h2 id="timeline-titulo" className="mb-4 font-serif text-2xl font-semibold">
        Timeline de Consultas ({total})
      </h2>
      {items.length === 0 && (
        <EmptyState illustration={<MeridianFigure />} title="Nenhuma consulta registrada">
          {avaliacoes.length === 0
            ? `Registre aqui cada consulta de ${nomeCliente}.`
            : `A primeira avaliação de ${nomeCliente} está no relatório. Registre aqui cada retorno.`}
        </EmptyState>
      )}
      <ol className="grid grid-cols-1 gap-4">
        {momentsOf(items, avaliacoes, hasNextPage).map((moment) =>
          moment.kind === 'avaliacao' ? (
            <li key={moment.avaliacao.id}>
              <AvaliacaoEntry avaliacao={moment.avaliacao} />
            </li>
          ) : (
            <li key={moment.consulta.id} className="[contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
              {editing?.id === moment.consulta.id ? (
                editing.form
              ) : (
                <TimelineEntry
                  consulta={moment.consulta}
                  place={placeWords?.(moment.consulta)}
                  onEdit={() => onEdit(moment.consulta)}
                />
              )}
            </li>
          ),
        )}
      </ol>
      {hasNextPage && (
        <div className="mt-6 flex flex-col items-center gap-3">
          {isFetchNextPageError && <p className="text-cinnabar-ink">Não foi possível carregar mais consultas.</p>}
          <Button
            variant="outline"
            busy={isFetchingNextPage}
            busyText="Carregando..."
            onClick={() => void fetchNextPage()}
          >
            {isFetchNextPageError ? 'Tentar Novamente' : 'Carregar consultas mais antigas'}
          </Button>
        </div>
      )}
    </section>
  );
}
