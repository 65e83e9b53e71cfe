import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { LoadingScreen } from './components/feedback/loading-screen.tsx';
import { RouteError } from './components/feedback/route-error.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The browser's router; with `prerender`, one that renders the same tree outside a browser. */
export function createAppRouter(prerender?: { history: RouterHistory }) {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    // react-query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    defaultPendingComponent: LoadingScreen,
    // Not lazy, because it must also show when the network has failed.
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: lazyRouteComponent(
      () => import('./components/feedback/not-found-screen.tsx'),
      'NotFoundScreen',
    ),
    scrollRestoration: prerender ? false : unlessReading(),
    // Not the router's server mode: its markup has other boundaries than the browser's, so the browser could not take over the page.
    ...(prerender && { ...prerender, isServer: false, origin: 'https://prerender.invalid' }),
  });
}

/** Keeps the scroll position of a reader who scrolled a prerendered page before its code arrived. */
function unlessReading(): () => boolean {
  let isFirst = true;
  return () => {
    const reading = isFirst && window.scrollY > 0;
    isFirst = false;
    return !reading;
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** False hides the phone's bottom nav, for routes with their own sticky bar. */
    bottomNav?: boolean;
    /** False hides the header's nav too, for areas with their own. */
    appNav?: boolean;
  }
}
