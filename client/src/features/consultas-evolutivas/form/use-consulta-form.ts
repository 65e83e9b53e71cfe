import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { differs, type FormValues, isField } from './form-values.ts';
import { type FormPlace, readLocalConsulta, removeLocalConsulta, writeLocalConsulta } from './local-consulta.ts';

const saveDelayMs = 300;

export interface ConsultaForm {
  form: UseFormReturn<FormValues>;
  idempotencyKey: string;
  /** The `updatedAt` of the consultation on which this form is based; null for a new consultation. */
  base: string | null;
  /** Bases the form on another state of the consultation from now on. */
  rebase: (base: string) => void;
  /** When the restored text was written; null when nothing was restored. */
  restoredAt: string | null;
  /** When this device last stored what is on the screen; null before, and where it stores nothing. */
  keptAt: Date | null;
  hasContent: () => boolean;
  /** True while the typed text is only on the screen, because the device could not store it. */
  hasUnsaved: () => boolean;
  /** Removes the form from the device, because it was saved or thrown away. */
  finish: () => void;
}

/** A form that stores itself on this device at each pause, and starts with the stored text. */
export function useConsultaForm(
  { userId, lugarId, slot }: FormPlace,
  start: FormValues,
  updatedAt: string | null,
): ConsultaForm {
  const [opened] = useState(() => {
    const kept = readLocalConsulta({ userId, lugarId, slot });
    return kept ?? { idempotencyKey: crypto.randomUUID(), values: start, editedAt: null, base: updatedAt };
  });
  const [base, setBase] = useState(opened.base);
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const form = useForm<FormValues>({ defaultValues: opened.values, shouldFocusError: false });
  // The initial values. When the list behind the form reloads, the values that count as typed must not change.
  const blank = useRef(start);
  const finished = useRef(false);
  const unsaved = useRef(false);

  useEffect(() => {
    const place = { userId, lugarId, slot };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      if (finished.current) return;
      const values = form.getValues();
      if (!differs(values, blank.current)) {
        unsaved.current = false;
        setKeptAt(null);
        return removeLocalConsulta(place);
      }
      const { idempotencyKey } = opened;
      unsaved.current = !writeLocalConsulta(place, {
        idempotencyKey,
        values,
        editedAt: new Date().toISOString(),
        base,
      });
      setKeptAt(unsaved.current ? null : new Date());
    };
    const saveNow = () => timer !== undefined && save();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // The errors of the server or of the check were about the previous text.
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
  }, [form, opened, base, userId, lugarId, slot]);

  return {
    form,
    idempotencyKey: opened.idempotencyKey,
    base,
    rebase: setBase,
    restoredAt: opened.editedAt,
    keptAt,
    hasContent: () => !finished.current && differs(form.getValues(), blank.current),
    hasUnsaved: () => unsaved.current,
    finish: () => {
      finished.current = true;
      removeLocalConsulta({ userId, lugarId, slot });
    },
  };
}
