import type { Evolucao } from '@meridia/shared/consulta-evolutiva.ts';
import { FileClock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FotoSlot } from '../../../components/foto/foto-slot.tsx';
import type { FotoSlotControl } from '../../../components/foto/use-foto-slot.ts';
import { TongueIllustration } from '../../../components/illustrations/tongue.tsx';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { formatDateTime } from '../../../lib/format.ts';
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
  /** Shown above the fields: offers and conflicts. */
  children?: ReactNode;
}

/** The form of one follow-up, new or being edited. It asks before typed text is lost. */
export function ConsultaForm(props: ConsultaFormProps) {
  const { title, subtitle, saveText, draft, evolucao, foto, busy, onSave, onDiscard, children } = props;
  const [asking, setAsking] = useState(false);
  const discard = () => {
    foto?.discard();
    draft.finish();
    onDiscard();
  };
  return (
    <Card aria-labelledby="consulta-titulo" className="animate-appear border-jade-ink/50">
      <form
        noValidate
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
        <ConsultaFields
          form={draft.form}
          evolucao={evolucao}
          foto={
            foto && (
              <div className="border-t border-line pt-6">
                <FotoSlot
                  slot={foto}
                  illustration={<TongueIllustration />}
                  wide
                  error={draft.form.formState.errors.fotoId?.message}
                />
              </div>
            )
          }
        />
        <div className="mt-6 flex flex-col-reverse gap-3 border-t border-line pt-5 sm:flex-row sm:justify-end">
          <Button variant="outline" onClick={() => (draft.hasContent() ? setAsking(true) : discard())}>
            Cancelar
          </Button>
          <Button type="submit" busy={busy} busyText="Salvando...">
            {saveText}
          </Button>
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
