import { createRootRoute, Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { LoadingScreen } from '../components/feedback/loading-screen.tsx';

export const Route = createRootRoute({ component: Root });

const Providers = lazy(async () => ({ default: (await import('../providers.tsx')).Providers }));

function Root() {
  // The landing page needs no server state, so its visitors do not wait for that code. Once another screen has loaded it, it stays.
  const landing = useLocation({ select: (location) => location.pathname === '/' });
  const [started, setStarted] = useState(!landing);
  if (!landing && !started) setStarted(true);

  if (!started) return <Outlet />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Providers>
        <Outlet />
      </Providers>
    </Suspense>
  );
}
