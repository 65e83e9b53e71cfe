import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { TrpcUtils } from '../trpc.ts';

export interface RouterContext {
  queryClient: QueryClient;
  trpc: TrpcUtils;
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

const Toasts = lazy(async () => ({ default: (await import('../components/feedback/toasts.tsx')).Toasts }));

function Root() {
  // The landing page says nothing in toasts and should not wait for their code.
  const quiet = useLocation({ select: (location) => location.pathname === '/' });
  return (
    <>
      <Outlet />
      {!quiet && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  );
}
