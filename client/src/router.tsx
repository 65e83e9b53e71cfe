import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { LoadingScreen } from './components/feedback/loading-screen.tsx';
import { RouteError } from './components/feedback/route-error.tsx';
import { routeTree } from './routeTree.gen.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // react-query decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 300,
  defaultPendingMinMs: 200,
  defaultPendingComponent: LoadingScreen,
  // Not lazy: it must show when the network is what failed.
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: lazyRouteComponent(
    () => import('./components/feedback/not-found-screen.tsx'),
    'NotFoundScreen',
  ),
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
