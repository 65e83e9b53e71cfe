import { consultaEvolutivaConteudoSchema } from '@meridia/shared/consulta-evolutiva.ts';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { jumpToField } from '../../../components/form/error-summary.tsx';
import { isNetworkFailure, readErrorBody } from '../../../lib/app-error.ts';
import { useRequireLogin } from '../../../lib/use-require-login.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { conteudoOf, type FormValues, isField } from './form-values.ts';
import type { ConsultaForm } from './use-consulta-form.ts';

const timeoutMs = 30_000;

interface SaveOptions {
  draft: ConsultaForm;
  /** Sends the form's values. */
  send: (conteudo: ReturnType<typeof conteudoOf>, values: FormValues, signal: AbortSignal) => Promise<unknown>;
  /** Resolves when no photo is being sent. */
  settled: () => Promise<void>;
  success: string;
  onSaved: () => void;
  /** @returns true when the screen itself explains the error. */
  onRefused?: (error: unknown) => boolean;
}

/** Saves the filled form. Repeated presses send one request, and an ended session asks for the login in place. */
export function useSaveConsulta({ draft, send, settled, success, onSaved, onRefused }: SaveOptions) {
  const utils = trpc.useUtils();
  const login = useRequireLogin();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const { form } = draft;

  async function save(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await settled();
      const values = form.getValues();
      const checked = consultaEvolutivaConteudoSchema.safeParse(conteudoOf(values));
      if (!checked.success) {
        showErrors(checked.error.issues.map(({ path, message }) => [String(path[0]), message]));
        return;
      }
      const request = () => send(checked.data, values, AbortSignal.timeout(timeoutMs));
      await request().catch(async (error: unknown) => {
        if (readErrorBody(error)?.code !== 'UNAUTHENTICATED') throw error;
        await login();
        return request();
      });
      draft.finish();
      toast.success(success);
      onSaved();
      await Promise.all([
        utils.consultasEvolutivas.invalidate(),
        utils.clientes.byId.invalidate(),
        utils.clientes.quadro.invalidate(),
      ]);
    } catch (error) {
      explain(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function showErrors(problems: [field: string, message: string][]): void {
    form.clearErrors();
    const placed = problems.flatMap(([field, message]) => (isField(field) ? [{ field, message }] : []));
    for (const { field, message } of placed) form.setError(field, { type: 'server', message });
    const [first] = placed;
    // The photo's field has the same name as in the intake.
    const name = first?.field === 'fotoId' ? 'fotos.lingua' : `consulta.${first?.field}`;
    if (first) requestAnimationFrame(() => jumpToField(name));
  }

  function explain(error: unknown): void {
    const body = readErrorBody(error);
    const fields = Object.entries(body?.fields ?? {}).map(([path, message]): [string, string] => [
      path.split('.').find(isField) ?? '',
      message,
    ]);
    if (fields.some(([field]) => isField(field))) {
      showErrors(fields);
      return;
    }
    if (onRefused?.(error)) return;
    const lost = !body && (isNetworkFailure(error) || isTimeout(error));
    toast.error('Erro ao salvar evolução', {
      description: lost
        ? 'Sem resposta do servidor. O que você escreveu está guardado neste aparelho: salve de novo quando a internet voltar.'
        : errorMessage(error).action,
    });
  }

  return { busy, save, login };
}

function isTimeout(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof DOMException && (cause.name === 'TimeoutError' || cause.name === 'AbortError');
}
