import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { AnyoneShell } from '../features/accounts/anyone-shell.tsx';
import { SendAgain } from '../features/accounts/send-again.tsx';
import { SetupAdminScreen } from '../features/admin/setup/setup-admin-screen.tsx';
import { trpc } from '../trpc.ts';

/** Not `_authed`, because a signed-out person is told why they must sign in (docs/PRODUCT.md 15.6). */
export const Route = createFileRoute('/setup-admin')({ component: SetupAdmin });

function SetupAdmin() {
  const sendToSignIn = useTurnAway();
  return (
    <AnyoneShell>
      <SetupAdminScreen
        onSessionInvalid={sendToSignIn}
        sendAgain={(email) => <SendAgain kind="confirmation" email={email} />}
      />
    </AnyoneShell>
  );
}

/**
 * Redirects a signed-out person to the login and back, with the reason (docs/PRODUCT.md 15.6). Used above the frame, because
 * visitors have another frame.
 * @returns the function to call when the server no longer knows the session
 */
function useTurnAway(): () => void {
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
