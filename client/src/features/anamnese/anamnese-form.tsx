import { fotoKinds } from '@meridia/shared/foto.ts';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { goOnWithEnter } from '../../components/anamnese/enter-key.ts';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { useRequireLogin } from '../../lib/use-require-login.ts';
import { ActionBar } from './action-bar.tsx';
import { AnamneseBody } from './anamnese-body.tsx';
import { ConflictDialog } from './draft/conflict-dialog.tsx';
import { DraftNotice } from './draft/draft-notice.tsx';
import { LeaveDialog } from './draft/leave-dialog.tsx';
import { readLocalDraft } from './draft/local-draft.ts';
import { type DraftStart, joinStart } from './draft/open-draft.ts';
import { formHasContent, useDraft } from './draft/use-draft.ts';
import { type FormValues, toDraftData } from './form-values.ts';
import { LimiteAtingidoDialog } from './limite-atingido-dialog.tsx';
import { RespondidaNotice } from './respondida-notice.tsx';
import { createResolver, type Submission } from './submission.ts';
import { useFormErrors } from './use-form-errors.ts';
import { useFotos } from './use-fotos.ts';
import { useSubmitAnamnese } from './use-submit-anamnese.ts';
import { keepWaiting, type Unsent } from './waiting/waiting-store.ts';

interface AnamneseFormProps {
  userId: string;
  start: DraftStart;
  /** Opens the form again with another version of the draft. */
  onReplace: (start: DraftStart) => void;
  /** Opens a new form. */
  onStartOver: () => void;
  /** Names the draft in the address, so that a reload opens it again. */
  onBegin: (id: string) => void;
  usageCard: ReactNode;
}

export function AnamneseForm({ userId, start, onReplace, onStartOver, onBegin, usageCard }: AnamneseFormProps) {
  const navigate = useNavigate();
  const login = useRequireLogin();
  const unsent = useRef<() => Unsent>(() => ({}));
  const [resolver] = useState(() => createResolver(() => fotoKinds.filter((kind) => unsent.current()[kind])));
  const form = useForm<FormValues, unknown, Submission>({
    defaultValues: start.values,
    resolver,
    shouldFocusError: false,
  });
  const draft = useDraft({ userId, start, form, onSessionEnd: login, onBegin: () => onBegin(start.id) });
  const fotos = useFotos({
    userId,
    draftId: start.id,
    initial: start.values.fotos,
    form,
    saveDraft: draft.flush,
    login,
  });
  unsent.current = fotos.unsent;
  const { errors, summaryShown, setServerErrors, jumpToFirst } = useFormErrors(form);
  const submission = useSubmitAnamnese({
    idempotencyKey: start.id,
    holdDraft: draft.hold,
    onCreated: draft.finish,
    onFieldErrors: setServerErrors,
    login,
    onOffline: async () => {
      await keepWaiting(userId, {
        id: start.id,
        data: toDraftData(form.getValues()),
        unsent: fotos.unsent(),
        revision: readLocalDraft(userId, start.id)?.revision ?? start.revision,
        queuedAt: new Date().toISOString(),
        problem: null,
      });
      // Asks the browser not to clear the only copy when the device runs out of room.
      void navigator.storage?.persist?.();
      draft.handOver();
      onStartOver();
    },
    needsNetwork: () => Object.keys(fotos.unsent()).length > 0,
  });
  const guard = useLeaveGuard({
    shouldAsk: () => !submission.busy && formHasContent(form.getValues()) && (draft.touched || draft.hasUnsaved()),
    hasUnsaved: draft.hasUnsaved,
  });
  const [cancelling, setCancelling] = useState(false);
  const [startingOver, setStartingOver] = useState(false);
  const [discarding, setDiscarding] = useState(false);

  const send = form.handleSubmit(submission.submit, jumpToFirst);
  const discard = async () => {
    setDiscarding(true);
    for (const slot of [fotos.lingua, fotos.face, fotos.orelha]) slot.discard();
    await draft.finish();
  };
  const replaceWith = async (other: DraftStart) => {
    await draft.abandon();
    onReplace(other);
  };
  const leave = () => (guard.asking ? guard.leave() : navigate({ to: '/', ignoreBlocker: true }));

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Formulário de Anamnese"
        onKeyDown={goOnWithEnter}
        onSubmit={(event) => {
          event.preventDefault();
          // Waits for photos, because a photo that is still being sent belongs to the form.
          void submission.exclusively(async () => {
            await fotos.settled();
            if (navigator.onLine) await fotos.retry();
            await send();
          });
        }}
      >
        <AnamneseBody fotos={fotos}>
          <DraftNotice start={start} onStartOver={() => setStartingOver(true)} />
          <RespondidaNotice />
          {usageCard}
          {summaryShown && errors.length > 0 && (
            <div className="mb-5">
              <ErrorSummary errors={errors} attempt={0} />
            </div>
          )}
        </AnamneseBody>
        <ActionBar
          status={draft.status}
          restoredAt={start.restored?.at ?? null}
          busy={submission.busy}
          errorCount={summaryShown ? errors.length : 0}
          onShowErrors={jumpToFirst}
          onCancel={() => (formHasContent(form.getValues()) ? setCancelling(true) : leave())}
        />
      </form>
      <LimiteAtingidoDialog
        open={submission.limitOf !== null}
        planName={submission.limitOf ?? ''}
        onClose={submission.closeLimit}
      />
      <LeaveDialog
        open={cancelling || guard.asking}
        busy={discarding}
        onStay={() => {
          setCancelling(false);
          guard.stay();
        }}
        onLeave={leave}
        onDiscard={async () => {
          await discard();
          leave();
        }}
      />
      <AlertDialog
        open={startingOver}
        onOpenChange={setStartingOver}
        title="Começar do zero?"
        description="As respostas e as fotos deste rascunho serão apagadas. Não é possível desfazer."
        confirmText="Apagar e começar do zero"
        tone="danger"
        busy={discarding}
        onConfirm={async () => {
          await discard();
          onStartOver();
        }}
      />
      <ConflictDialog
        other={draft.conflict}
        onUseOther={() => draft.conflict && replaceWith(draft.conflict.start)}
        onKeepThis={draft.keepThis}
        onJoin={() => draft.conflict && replaceWith(joinStart(form.getValues(), draft.conflict.start))}
      />
    </FormProvider>
  );
}
