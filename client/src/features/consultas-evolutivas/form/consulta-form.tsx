import type { Evolucao } from '@meridia/shared/consulta-evolutiva.ts';
import { FileClock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FotoSlot } from '../../../components/foto/foto-slot.tsx';
import type { FotoSlotControl } from '../../../components/foto/use-foto-slot.ts';
import { TongueIllustration } from '../../../components/illustrations/tongue.tsx';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { formatDateTime, formatTime } from '../../../lib/format.ts';
import { ConsultaFields } from './consulta-fields.tsx';
import type { ConsultaForm as Draft } from './use-consulta-form.ts';

interface ConsultaFormProps {
  title: string;
  subtitle: string;
  saveText: string;
  draft: Draft;
  evolucao: Evolucao;
  /** Null when the consultation already has its photo. */
  foto: FotoSlotControl | null;
  busy: boolean;
  onSave: () => void;
  /** Called when the form is closed without saving; the typed text is gone. */
  onDiscard: () => void;
  /** The visit before, which stays in view; null before the first. */
  last: ReactNode;
  /** Shown above the fields: conflicts. */
  children?: ReactNode;
}

/** The form of one follow-up, new or being edited. It asks before typed text is lost. */
export function ConsultaForm(props: ConsultaFormProps) {
  const { title, subtitle, saveText, draft, evolucao, foto, busy, onSave, onDiscard, last, children } = props;
  const [asking, setAsking] = useState(false);
  const discard = () => {
    foto?.discard();
    draft.finish();
    onDiscard();
  };
  return (
    <Card aria-labelledby="consulta-titulo" padded={false} className="animate-appear border-jade-ink/50">
      <form
        noValidate
        className="p-5 pb-0 sm:p-6 sm:pb-0"
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <h2 id="consulta-titulo" tabIndex={-1} className="font-serif text-2xl leading-snug font-semibold outline-none">
          {title}
        </h2>
        <p className="mb-5 text-ink-soft">{subtitle}</p>
        <RestoredNote restoredAt={draft.restoredAt} />
        {children}
        <div className={last ? 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_16rem]' : undefined}>
          {last && <div className="min-w-0 self-start lg:sticky lg:top-40 lg:order-last">{last}</div>}
          <ConsultaFields
            form={draft.form}
            evolucao={evolucao}
            foto={
              foto && (
                <FotoSlot
                  slot={foto}
                  illustration={<TongueIllustration />}
                  wide
                  error={draft.form.formState.errors.fotoId?.message}
                />
              )
            }
          />
        </div>
        <div className="sticky bottom-0 z-20 -mx-5 mt-6 grid gap-2 rounded-b-card border-t border-line bg-surface px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] max-[18rem]:static sm:-mx-6 sm:flex sm:items-center sm:justify-end sm:gap-3 sm:px-6">
          <p role="status" className="text-[0.9375rem] text-ink-soft empty:hidden sm:mr-auto">
            {draft.keptAt && `Rascunho salvo neste aparelho às ${formatTime(draft.keptAt)}`}
          </p>
          <div className="grid grid-cols-[auto_1fr] gap-3 max-[18rem]:grid-cols-1 sm:flex">
            <Button variant="outline" onClick={() => (draft.hasContent() ? setAsking(true) : discard())}>
              Cancelar
            </Button>
            <Button type="submit" busy={busy} busyText="Salvando...">
              {saveText}
            </Button>
          </div>
        </div>
      </form>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Descartar o que você escreveu?"
        description="O texto, os escores e a foto deste formulário serão apagados. Não é possível desfazer."
        cancelText="Continuar escrevendo"
        confirmText="Descartar"
        tone="danger"
        onConfirm={discard}
      />
    </Card>
  );
}

/** Says that the form was not empty when it opened. */
function RestoredNote({ restoredAt }: { restoredAt: string | null }) {
  if (!restoredAt) return null;
  return (
    <p className="mb-5 flex items-start gap-2 rounded-control bg-jade-soft p-4 text-[0.9375rem]">
      <FileClock aria-hidden className="mt-0.5 size-5 shrink-0 text-jade-ink" />
      <span>
        <strong className="font-semibold">Rascunho recuperado</strong>, escrito em {formatDateTime(restoredAt)} neste
        aparelho. Ainda não foi salvo.
      </span>
    </p>
  );
}
