import { createFileRoute } from '@tanstack/react-router';
import { AnyoneShell } from '../features/accounts/anyone-shell.tsx';
import { SendAgain } from '../features/accounts/send-again.tsx';
import { SetupAdminScreen } from '../features/admin/setup/setup-admin-screen.tsx';
import { useTurnAway } from '../features/admin/setup/use-turn-away.ts';

/** Not `_authed`: whoever is signed out is told why they are sent to sign in (docs/PRODUCT.md 15.6). */
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
