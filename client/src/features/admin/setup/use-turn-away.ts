import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { trpc } from '../../../trpc.ts';

/**
 * Sends whoever is not signed in to sign in and come back, with the reason (docs/PRODUCT.md 15.6). Stands above the frame, which is
 * another one for visitors.
 * @returns what to call when the server no longer knows the session
 */
export function useTurnAway(): () => void {
  const navigate = useNavigate();
  const signedOut = trpc.accounts.session.useQuery().data?.user === null;
  const [sessionInvalid, setSessionInvalid] = useState(false);
  useEffect(() => {
    if (!signedOut) return;
    toast.error(sessionInvalid ? 'Sessão inválida. Faça login novamente.' : 'Você precisa estar logado');
    void navigate({ to: '/auth', search: { redirect: '/setup-admin' }, replace: true });
  }, [signedOut, sessionInvalid, navigate]);
  return () => setSessionInvalid(true);
}
