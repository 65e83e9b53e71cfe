import { fotoLimits } from '@meridia/shared/foto.ts';
import { CircleAlert } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { formatWait } from '../../lib/format-wait.ts';
import { FieldError, fieldId } from '../form/field.tsx';
import { Progress } from '../ui/progress.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ContornoQuestion } from './contorno-question.tsx';
import { FotoButtons } from './foto-buttons.tsx';
import { fotoGuides } from './foto-guides.ts';
import { FotoPreview } from './foto-preview.tsx';
import { FotoVerdict } from './foto-verdict.tsx';
import type { FotoSlotControl } from './use-foto-slot.ts';

interface FotoSlotProps {
  slot: FotoSlotControl;
  illustration: ReactNode;
  required?: boolean;
  error?: string | undefined;
  /** Puts photo and text side by side where there is room. */
  wide?: boolean;
  /** Stands for a photo that the server has and this page may not show. */
  unseen?: string;
}

/**
 * One photo: guidance while the slot is empty, progress during the upload, then the photo with its verdict. A file can also be
 * dropped here.
 */
export function FotoSlot({ slot, illustration, required = false, error, wide = false, unseen }: FotoSlotProps) {
  const titleId = useId();
  const { title, rules } = fotoGuides[slot.kind];
  const [dragging, setDragging] = useState(false);
  const { state, problem } = slot;
  const hidden = unseen !== undefined && 'preview' in state && !state.preview.startsWith('blob:');
  const shownError = error && !problem ? error : undefined;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    const [file] = event.dataTransfer.files;
    if (file) slot.choose(file);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser; see FieldGroup
    <div
      role="group"
      id={fieldId(`fotos.${slot.kind}`)}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={shownError ? `${titleId}-erro` : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
      className={cx('grid content-start gap-4', wide && 'md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:gap-6')}
    >
      <div
        className={cx(
          'grid min-h-52 place-items-center overflow-hidden rounded-card border bg-sunken',
          state.step === 'empty' && 'border-dashed',
          dragging ? 'border-jade-ink bg-jade-soft' : shownError ? 'border-cinnabar-ink' : 'border-line-strong',
        )}
      >
        {state.step === 'empty' && (
          <span className="h-36 text-ink-soft [&>svg]:h-full [&>svg]:w-auto">{illustration}</span>
        )}
        {state.step === 'restoring' && <Spinner className="size-8 text-jade-ink" label="Carregando a foto" />}
        {hidden && <p className="px-6 py-10 text-center text-ink-soft">{unseen}</p>}
        {'preview' in state && !hidden && (
          <FotoPreview
            src={state.preview}
            alt={`${title} enviada`}
            dimmed={state.step !== 'ready'}
            contour={state.step === 'ready' ? (state.foto?.observacoes.contorno ?? null) : null}
          />
        )}
      </div>
      <div className="grid content-start gap-4">
        <div>
          <h3 id={titleId} className="font-semibold">
            {title}
            {required ? (
              <>
                <span aria-hidden className="text-cinnabar-ink">
                  {' '}
                  *
                </span>
                <span className="sr-only"> (obrigatória)</span>
              </>
            ) : (
              <span className="font-normal text-ink-soft"> (opcional)</span>
            )}
          </h3>
          {state.step === 'ready' && state.foto?.doCliente && (
            <p className="text-sm font-semibold text-jade-ink">enviada pelo cliente</p>
          )}
          {state.step === 'empty' && (
            <ul className="mt-1.5 grid list-disc gap-0.5 pl-5 text-[0.9375rem] text-ink-soft marker:text-jade-ink">
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          )}
        </div>
        <div role="status" className="grid gap-4 empty:hidden">
          {slot.preparing && (
            <p className="flex items-center gap-2 font-medium">
              <Spinner className="size-5 text-jade-ink" />A foto é grande. Preparando para o envio...
            </p>
          )}
          {state.step === 'uploading' && <UploadProgress {...state} title={title} />}
          {state.step === 'ready' && state.foto && <FotoVerdict foto={state.foto} />}
          {problem && (
            <div className="rounded-control bg-cinnabar-soft p-4 text-cinnabar-ink">
              <p className="flex items-start gap-2 font-semibold">
                <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
                {problem.title}
              </p>
              {problem.action && <p className="mt-1 ml-7 text-[0.9375rem]">{problem.action}</p>}
            </div>
          )}
        </div>
        {state.step === 'ready' && state.foto?.observacoes.contorno && (
          // The key resets the question for another photo.
          <ContornoQuestion
            key={state.id}
            answer={state.foto.observacoes.contornoConfere}
            onAnswer={slot.judgeContorno}
          />
        )}
        <FieldError id={`${titleId}-erro`} error={shownError} />
        <FotoButtons slot={slot} required={required} describedBy={titleId} />
      </div>
    </div>
  );
}

interface UploadProgressProps {
  percent: number;
  attempt: number;
  busySeconds?: number;
  title: string;
}

function UploadProgress({ percent, attempt, busySeconds, title }: UploadProgressProps) {
  if (busySeconds !== undefined) {
    return (
      <div>
        <p className="font-medium">Há muitas fotos chegando agora. Esta espera a sua vez.</p>
        <p className="mt-1 text-[0.9375rem] text-ink-soft">
          Tentamos de novo em {formatWait(busySeconds)}. Você pode continuar preenchendo.
        </p>
      </div>
    );
  }
  return (
    <div>
      <p className="mb-2 font-medium">
        {percent < 100 ? `Enviando... ${percent}%` : 'Analisando a foto...'}
        {attempt > 1 && (
          <span className="font-normal text-ink-soft">
            {' '}
            (tentativa {attempt} de {fotoLimits.uploadAttempts})
          </span>
        )}
      </p>
      <Progress percent={percent} label={`Envio: ${title}`} />
    </div>
  );
}
