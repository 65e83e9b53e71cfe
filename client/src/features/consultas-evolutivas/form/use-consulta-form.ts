import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { differs, type FormValues, isField } from './form-values.ts';
import { type FormPlace, readLocalConsulta, removeLocalConsulta, writeLocalConsulta } from './local-consulta.ts';

const saveDelayMs = 300;

export interface ConsultaForm {
  form: UseFormReturn<FormValues>;
  idempotencyKey: string;
  /** The state of the consultation that this form builds on; null for a new one. */
  base: string | null;
  /** Builds on another state from now on. */
  rebase: (base: string) => void;
  /** When the restored text was written; null for a form that began empty. */
  restoredAt: string | null;
  hasContent: () => boolean;
  /** True while what was typed could be kept nowhere but on the screen. */
  hasUnsaved: () => boolean;
  /** Saved or thrown away: nothing stays on the device. */
  finish: () => void;
}

/** A form that keeps itself on this device with each pause, and begins with what was left there. */
export function useConsultaForm(
  { userId, avaliacaoId, slot }: FormPlace,
  start: FormValues,
  updatedAt: string | null,
): ConsultaForm {
  const [opened] = useState(() => {
    const kept = readLocalConsulta({ userId, avaliacaoId, slot });
    return kept ?? { idempotencyKey: crypto.randomUUID(), values: start, editedAt: null, base: updatedAt };
  });
  const [base, setBase] = useState(opened.base);
  const form = useForm<FormValues>({ defaultValues: opened.values, shouldFocusError: false });
  // Of the form's beginning: a list that is read anew behind it must not change what counts as typed.
  const blank = useRef(start);
  const finished = useRef(false);
  const unsaved = useRef(false);

  useEffect(() => {
    const place = { userId, avaliacaoId, slot };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      if (finished.current) return;
      const values = form.getValues();
      if (!differs(values, blank.current)) {
        unsaved.current = false;
        return removeLocalConsulta(place);
      }
      const { idempotencyKey } = opened;
      unsaved.current = !writeLocalConsulta(place, {
        idempotencyKey,
        values,
        editedAt: new Date().toISOString(),
        base,
      });
    };
    const saveNow = () => timer !== undefined && save();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // What the server or the check said was about the text before.
        if (name && isField(name)) form.clearErrors(name);
        timer ??= setTimeout(save, saveDelayMs);
      },
    });
    window.addEventListener('pagehide', saveNow);
    window.addEventListener('beforeunload', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      unsubscribe();
      saveNow();
      window.removeEventListener('pagehide', saveNow);
      window.removeEventListener('beforeunload', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [form, opened, base, userId, avaliacaoId, slot]);

  return {
    form,
    idempotencyKey: opened.idempotencyKey,
    base,
    rebase: setBase,
    restoredAt: opened.editedAt,
    hasContent: () => !finished.current && differs(form.getValues(), blank.current),
    hasUnsaved: () => unsaved.current,
    finish: () => {
      finished.current = true;
      removeLocalConsulta({ userId, avaliacaoId, slot });
    },
  };
}
