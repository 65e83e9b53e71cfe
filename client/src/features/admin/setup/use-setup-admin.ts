import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { readErrorBody } from '../../../lib/app-error.ts';
import { trpc } from '../../../trpc.ts';

/** docs/PRODUCT.md 15.6. */
const timeoutMs = 15_000;
const redirectAfterMs = 1_000;

/**
 * Asks the server to make this person the first admin, and shows the outcome (docs/PRODUCT.md 15.6).
 * @param onSessionInvalid called when nobody is signed in any more, so that the screen redirects to the login
 */
export function useSetupAdmin(onSessionInvalid: () => void) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [busy, setBusy] = useState(false);
  const [wrongSecret, setWrongSecret] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const succeed = async () => {
    toast.success('Você agora é administrador!');
    // The guard of the admin area reads the cached session.
    await utils.accounts.session.fetch(undefined, { staleTime: 0 }).catch(() => null);
    leaving.current = setTimeout(() => void navigate({ to: '/admin' }), redirectAfterMs);
  };

  /** @returns true when the request turns out to have succeeded */
  const explain = async (error: unknown): Promise<boolean> => {
    const body = readErrorBody(error);
    switch (body?.code) {
      case 'UNAUTHENTICATED':
        onSessionInvalid();
        utils.accounts.session.setData(undefined, { user: null });
        return false;
      case 'ADMIN_EXISTS': {
        // The request may have succeeded although its answer never arrived.
        const session = await utils.accounts.session.fetch(undefined, { staleTime: 0 }).catch(() => null);
        if (session?.user?.role === 'admin') {
          await succeed();
          return true;
        }
        toast.warning(body.message);
        await navigate({ to: '/' });
        return false;
      }
      case 'SETUP_SECRET_WRONG':
        setWrongSecret(true);
        return false;
      default:
        // Without an answer from the server there is no server text to show.
        toast.error(body?.message ?? 'Erro ao configurar administrador');
        return false;
    }
  };

  const run = async (secret: string | undefined) => {
    setBusy(true);
    setWrongSecret(false);
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), timeoutMs);
    try {
      await utils.client.userRoles.setupFirstAdmin.mutate({ ...(secret && { secret }) }, { signal: waiting.signal });
      await succeed();
    } catch (error) {
      if (waiting.signal.aborted) toast.error('Tempo esgotado. Tente novamente.');
      else if (await explain(error)) return;
      setBusy(false);
    } finally {
      clearTimeout(timer);
    }
  };

  return { run, busy, wrongSecret };
}
