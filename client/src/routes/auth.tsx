import { createFileRoute, useRouter } from '@tanstack/react-router';
import { LoadingScreen } from '../components/feedback/loading-screen.tsx';
import { AuthScreen } from '../features/accounts/auth-screen.tsx';
import { safeRedirect } from '../features/accounts/safe-redirect.ts';
import { redirectSignedIn } from '../features/accounts/session.ts';

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
  return (
    <AuthScreen
      mode={search.modo ?? 'login'}
      onModeChange={(mode) =>
        navigate({ search: { ...search, modo: mode === 'cadastro' ? mode : undefined }, replace: true })
      }
      onSignedIn={() => router.history.push(search.redirect ?? '/dashboard')}
    />
  );
}
