import { type ClinicaConfig, clinicaConfigInputSchema } from '@meridia/shared/clinica-config.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { jumpToField } from '../../components/form/error-summary.tsx';
import { readErrorBody } from '../../lib/app-error.ts';
import { errorFields, errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';

type FieldName = 'nomeClinica' | 'logoUrl';
type Values = Record<FieldName, string>;

/** The typed name and public logo. A field that was not edited follows the value that another device saved. */
export function useClinicaForm(saved: ClinicaConfig) {
  const [edits, setEdits] = useState<Partial<Values>>({});
  const [attempts, setAttempts] = useState(0);
  const utils = trpc.useUtils();
  const save = trpc.clinicaConfigs.save.useMutation();
  const values: Values = {
    nomeClinica: edits.nomeClinica ?? saved.nomeClinica ?? '',
    logoUrl: edits.logoUrl ?? saved.logoUrl ?? '',
  };
  const parsed = clinicaConfigInputSchema.safeParse(values);
  const isDirty =
    values.nomeClinica.trim() !== (saved.nomeClinica ?? '') || values.logoUrl.trim() !== (saved.logoUrl ?? '');

  const submit = async () => {
    setAttempts((count) => count + 1);
    if (save.isPending) return;
    const [issue] = parsed.error?.issues ?? [];
    if (issue) {
      jumpToField(issue.path.join('.'));
      return;
    }
    try {
      utils.clinicaConfigs.current.setData(undefined, await save.mutateAsync(values));
      void utils.clinicaConfigs.ofReport.invalidate();
    } catch (error) {
      showRefusal(error);
      return;
    }
    // Text that was typed during the save stays.
    setEdits((now) => (isSame(now, edits) ? {} : now));
    setAttempts(0);
    toast.success('Configurações salvas com sucesso!');
  };

  return {
    values,
    /** The typed values as they would be saved; null for a field with an invalid value. */
    typed: parsed.success ? parsed.data : null,
    errors: { ...(attempts > 0 && issuesOf(parsed.error)), ...errorFields(save.error) } satisfies Partial<Values>,
    isDirty,
    isSaving: save.isPending,
    change: (field: FieldName, value: string) => {
      if (save.error) save.reset();
      setEdits({ ...edits, [field]: value });
    },
    submit,
  };
}

function isSame(a: Partial<Values>, b: Partial<Values>): boolean {
  return a.nomeClinica === b.nomeClinica && a.logoUrl === b.logoUrl;
}

// The error is shown beside the fields that it names, or by a toast when it names none.
function showRefusal(error: unknown): void {
  const [field] = Object.keys(errorFields(error));
  if (field) {
    jumpToField(field);
    return;
  }
  if (readErrorBody(error)?.code === 'UNAUTHENTICATED') {
    toast.error('Usuário não autenticado', {
      description: 'Entre de novo para salvar. O que você escreveu continua aqui.',
    });
    return;
  }
  const { title, action } = errorMessage(error);
  toast.error('Erro ao salvar configurações', { description: `${title}. ${action}` });
}

function issuesOf(error: { issues: { path: PropertyKey[]; message: string }[] } | undefined): Partial<Values> {
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}
