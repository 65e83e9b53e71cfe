import type { ConsultaEvolutiva } from '@meridia/shared/consulta-evolutiva.ts';
import { Ban, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { dayOf } from '../form/form-values.ts';
import { AnnulDialog } from './annul-dialog.tsx';
import { ConsultaTexts } from './consulta-texts.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

interface TimelineEntryProps {
  consulta: ConsultaEvolutiva;
  /** 'da avaliação de 01/11/2026', where the timeline has several places. */
  place?: string | undefined;
  onEdit: () => void;
}

export function TimelineEntry({ consulta, place, onEdit }: TimelineEntryProps) {
  const { id, numeroConsulta, dataConsulta, createdAt, editadaAt, anulada, fotoId } = consulta;
  const [dialog, setDialog] = useState<'versions' | 'annul' | null>(null);
  const titleId = `consulta-${id}`;
  useShownWhenLinked(titleId);
  return (
    <Card aria-labelledby={titleId} className={anulada ? 'border-dashed bg-ground' : undefined}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={titleId} className="scroll-mt-40 font-serif text-xl font-semibold">
          Consulta #{numeroConsulta}
        </h3>
        <p className="text-[0.9375rem] text-ink-soft">
          <time dateTime={dataConsulta}>{formatDate(dataConsulta)}</time>
          {place && `, ${place}`}
          {dayOf(createdAt) !== dayOf(dataConsulta) && `, registrada em ${formatDate(createdAt)}`}
        </p>
      </div>
      {anulada && (
        <div className="mb-4 rounded-control bg-cinnabar-soft p-4 text-[0.9375rem]">
          <Badge tone="cinnabar" className="mb-1 -ml-1">
            <Ban aria-hidden />
            Anulada
          </Badge>
          <p>
            Em {formatDateTime(anulada.at)}. Motivo: <span className="break-words">{anulada.motivo}</span>
          </p>
        </div>
      )}
      <ConsultaTexts conteudo={consulta} />
      {fotoId && <Foto id={fotoId} numeroConsulta={numeroConsulta} />}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-2">
        {editadaAt && (
          <p className="text-[0.9375rem] text-ink-soft">
            Editada em {formatDateTime(editadaAt)};{' '}
            <button
              type="button"
              className="min-h-11 font-semibold text-jade-ink underline underline-offset-4"
              onClick={() => setDialog('versions')}
            >
              ver versões anteriores
            </button>
          </p>
        )}
        {!anulada && (
          <div className="ml-auto flex flex-wrap gap-1">
            <Button variant="ghost" size="sm" icon={<Pencil aria-hidden />} onClick={onEdit}>
              Editar<span className="sr-only"> consulta #{numeroConsulta}</span>
            </Button>
            <Button variant="ghost" size="sm" icon={<Ban aria-hidden />} onClick={() => setDialog('annul')}>
              Anular consulta<span className="sr-only"> #{numeroConsulta}</span>
            </Button>
          </div>
        )}
      </div>
      {dialog === 'versions' && <VersionsDialog consulta={consulta} onClose={() => setDialog(null)} />}
      {dialog === 'annul' && <AnnulDialog consulta={consulta} onClose={() => setDialog(null)} />}
    </Card>
  );
}

/** A link can name a consultation, which is loaded after the screen. */
function useShownWhenLinked(titleId: string): void {
  useEffect(() => {
    if (window.location.hash === `#${titleId}`) document.getElementById(titleId)?.scrollIntoView();
  }, [titleId]);
}

/** The photo is closed until somebody opens it, because the access log records each look at a photo. */
function Foto({ id, numeroConsulta }: { id: string; numeroConsulta: number }) {
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-jade-ink">Foto da língua</summary>
      <img
        src={`/api/fotos/${id}`}
        loading="lazy"
        alt={`Língua na consulta #${numeroConsulta}`}
        className="mt-2 max-h-[28rem] max-w-full rounded-card border border-line"
      />
    </details>
  );
}
