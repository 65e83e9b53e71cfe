import { createRouter } from '@tanstack/react-router';
import { LoadingScreen } from './components/feedback/loading-screen.tsx';
import { NotFoundScreen } from './components/feedback/not-found-screen.tsx';
import { RouteError } from './components/feedback/route-error.tsx';
import { routeTree } from './routeTree.gen.ts';
import { queryClient, trpcUtils } from './trpc.ts';

export const router = createRouter({
  routeTree,
  context: { queryClient, trpc: trpcUtils },
  defaultPreload: 'intent',
  // react-query decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 300,
  defaultPendingMinMs: 200,
  defaultPendingComponent: LoadingScreen,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** False hides the phone's bottom nav, for routes with their own sticky bar. */
    bottomNav?: boolean;
  }
}
