import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { LoadingScreen } from '../components/feedback/loading-screen.tsx';
import { AuthScreen } from '../features/accounts/auth-screen.tsx';
import { safeRedirect } from '../features/accounts/safe-redirect.ts';
import { redirectSignedIn, refetchSession } from '../features/accounts/session.ts';
import { onSessionChange } from '../lib/session-events.ts';
import { trpc } from '../trpc.ts';

interface AuthSearch {
  modo?: 'cadastro';
  /** Where to go after login. */
  redirect?: string;
}

export const Route = createFileRoute('/auth')({
  validateSearch: (search: Record<string, unknown>): AuthSearch => {
    const target = safeRedirect(search.redirect);
    return { ...(search.modo === 'cadastro' && { modo: 'cadastro' }), ...(target && { redirect: target }) };
  },
  beforeLoad: async ({ search }) => {
    const { trpcUtils } = await import('../trpc.ts');
    await redirectSignedIn(trpcUtils, search.redirect ?? '/dashboard');
  },
  pendingComponent: LoadingScreen,
  component: Auth,
});

function Auth() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const utils = trpc.useUtils();
  const target = search.redirect ?? '/dashboard';
  const goOn = useCallback(() => router.history.push(target), [router, target]);

  // A login or an opened mailed link in another tab signs in this tab too.
  useEffect(
    () =>
      onSessionChange(async (change) => {
        if (change !== 'signed-in' || utils.accounts.session.getData()?.user) return;
        if (await refetchSession(utils)) goOn();
      }),
    [goOn, utils],
  );

  return (
    <AuthScreen
      mode={search.modo ?? 'login'}
      onModeChange={(mode) =>
        navigate({ search: { ...search, modo: mode === 'cadastro' ? mode : undefined }, replace: true })
      }
      onSignedIn={goOn}
    />
  );
}
