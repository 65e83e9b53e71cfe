import { freePlanName } from '@meridia/shared/plans.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { isNetworkFailure, readErrorBody } from '../../lib/app-error.ts';
import { errorMessage } from '../../messages/errors.ts';
import { trpc, trpcClient } from '../../trpc.ts';
import type { Submission } from './submission.ts';
import { successText } from './success-text.ts';

const redirectDelayMs = 500;
const createTimeoutMs = 30_000;
/** The assessment is loaded this long before the redirect. A report that is written by then shows at once. */
const readAheadMs = 200;

interface SubmitAnamnese {
  busy: boolean;
  /** The plan whose limit is reached, while the dialog is open. */
  limitOf: string | null;
  closeLimit: () => void;
  submit: (submission: Submission) => Promise<void>;
  /** Runs `work` unless other work is running, so that a double click counts once. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
}

interface SubmitOptions {
  /** The draft's id: the server never creates two assessments with the same key. */
  idempotencyKey: string;
  /** No save of the draft may reach the server while it becomes an assessment. @returns lets them go again */
  holdDraft: () => () => void;
  /** Removes the draft from device and server. */
  onCreated: () => Promise<void>;
  /** @returns whether any error belongs to a field of the form. */
  onFieldErrors: (fields: Record<string, string>) => boolean;
  login: () => Promise<void>;
  /** Keeps the checked form on this device until it can be sent. Rejects when the device cannot store it. */
  onOffline: () => Promise<void>;
  /** Whether the form is incomplete on the server for want of a connection. */
  needsNetwork: () => boolean;
}

/** Sends the checked form and opens the result's page, with the texts of docs/PRODUCT.md 3.9 and 5.9. */
export function useSubmitAnamnese({
  idempotencyKey,
  holdDraft,
  onCreated,
  onFieldErrors,
  login,
  onOffline,
  needsNetwork,
}: SubmitOptions): SubmitAnamnese {
  const navigate = useNavigate();
  const router = useRouter();
  const utils = trpc.useUtils();
  const [busy, setBusy] = useState(false);
  const [limitOf, setLimitOf] = useState<string | null>(null);
  const running = useRef(false);
  const created = useRef(false);

  async function exclusively(work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      // After the creation the button stays busy until the page is left.
      running.current = created.current;
      setBusy(created.current);
    }
  }

  async function submit(submission: Submission): Promise<void> {
    if (!navigator.onLine || needsNetwork()) return wait();
    try {
      if (!(await mayCreate())) return;
      const { id, subscription } = await create(submission);
      created.current = true;
      utils.subscriptions.status.setData(undefined, subscription);
      const { tone, text } = successText(subscription);
      toast[tone](text);
      // Not awaited, because a slow network must not delay the result.
      void onCreated();
      const result = { to: '/resultado/$id', params: { id } } as const;
      void router.preloadRoute(result);
      await pause(redirectDelayMs - readAheadMs);
      void utils.avaliacoes.byId.prefetch({ id });
      await pause(readAheadMs);
      await navigate({ ...result, ignoreBlocker: true });
      // After the form is gone, so that it does not load again what it showed.
      void utils.subscriptions.status.invalidate();
      void utils.avaliacoes.list.invalidate();
      void utils.clientes.invalidate();
    } catch (error) {
      await explain(error);
    }
  }

  /** A cached usage that allows a diagnosis is trusted. Only a usage that forbids one, or an unknown usage, is loaded again. */
  async function mayCreate(): Promise<boolean> {
    const known = utils.subscriptions.status.getData();
    if (known?.canCreate) return true;
    let status: SubscriptionStatusView;
    try {
      status = await withLogin(() => trpcClient.subscriptions.status.query());
    } catch (error) {
      if (isNetworkFailure(error)) throw error;
      toast.error('Erro ao verificar limite de diagnósticos', { description: errorMessage(error).action });
      return false;
    }
    utils.subscriptions.status.setData(undefined, status);
    if (status.canCreate) return true;
    if (status.reason === 'limit_reached') setLimitOf(status.planName);
    else await goToPlans();
    return false;
  }

  function create(submission: Submission) {
    return withLogin(async () => {
      const signal = AbortSignal.timeout(createTimeoutMs);
      const releaseDraft = holdDraft();
      try {
        return await trpcClient.avaliacoes.create.mutate({ idempotencyKey, ...submission }, { signal });
      } catch (error) {
        releaseDraft();
        // A connection that gives no answer is none.
        throw signal.aborted ? new TypeError('Failed to fetch') : error;
      }
    });
  }

  /** Without a connection the form waits on this device, whole, and is sent from there. */
  async function wait(): Promise<void> {
    try {
      await onOffline();
      toast.success('Anamnese guardada neste aparelho', {
        description: 'Ela será enviada quando a internet voltar, com o aplicativo aberto.',
      });
    } catch {
      // Private windows and full disks store nothing.
      toast.error('Você está sem conexão', {
        description: 'O formulário está guardado. Gere de novo quando a internet voltar.',
      });
    }
  }

  async function withLogin<Result>(request: () => Promise<Result>): Promise<Result> {
    try {
      return await request();
    } catch (error) {
      if (readErrorBody(error)?.code !== 'UNAUTHENTICATED') throw error;
      await login();
      return request();
    }
  }

  async function explain(error: unknown): Promise<void> {
    const body = readErrorBody(error);
    if (body?.code === 'QUOTA_EXCEEDED') {
      const status = await utils.subscriptions.status.fetch(undefined, { staleTime: 0 }).catch(() => null);
      setLimitOf(status?.planName ?? freePlanName);
      return;
    }
    if (body?.code === 'NO_ACTIVE_SUBSCRIPTION') return goToPlans();
    // No toast: the fields and the summary show the errors.
    if (body?.fields && onFieldErrors(body.fields)) return;
    if (!body && isNetworkFailure(error)) return wait();
    toast.error(body?.message ?? 'Erro ao processar avaliação', { description: errorMessage(error).action });
  }

  async function goToPlans(): Promise<void> {
    toast.error('Você não possui uma assinatura ativa', { description: 'O formulário fica salvo como rascunho.' });
    await navigate({ to: '/plans', ignoreBlocker: true });
  }

  return { busy, limitOf, closeLimit: () => setLimitOf(null), submit, exclusively };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
