import type { AppRouter } from '@meridia/server/trpc/router.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { httpBatchLink, httpLink, type OperationLink, splitLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import { isNetworkFailure, readErrorBody } from './lib/app-error.ts';

/** Hooks: `trpc.avaliacoes.list.useQuery(...)`. */
export const trpc = createTRPCReact<AppRouter>();

export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

type UnauthenticatedListener = () => void;
const unauthenticatedListeners = new Set<UnauthenticatedListener>();

/** Calls back when the server answers that nobody is signed in. Returns a function that stops this. */
export function onUnauthenticated(listener: UnauthenticatedListener): () => void {
  unauthenticatedListeners.add(listener);
  return () => unauthenticatedListeners.delete(listener);
}

const notice = (error: unknown) => {
  if (readErrorBody(error)?.code !== 'UNAUTHENTICATED') return;
  for (const listener of unauthenticatedListeners) listener();
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: notice }),
  mutationCache: new MutationCache({ onError: notice }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without a network a request fails visibly instead of waiting silently. It runs again when the network returns.
      networkMode: 'always',
      refetchOnReconnect: true,
      // Only failures that may pass are retried, never a refusal.
      retry: (failures, error) =>
        failures < 2 && (isNetworkFailure(error) || readErrorBody(error)?.code === 'UNAVAILABLE'),
    },
    mutations: { networkMode: 'always' },
  },
});

// The socket's code is loaded with the first subscription: the landing page has none.
const socketLink: TRPCLink<AppRouter> = lazyLink(async () => (await import('./socket.ts')).socketLink);

/** Calls of one moment in one request. */
const requestsLink = () => httpBatchLink<AppRouter>({ url: '/trpc', maxURLLength: 2000, maxItems: 10 });

/** Queries and mutations over HTTP (a login must be able to set its cookie), subscriptions over the WebSocket. */
export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: socketLink,
      false: splitLink({
        // A finished intake leaves at once, and does not wait for calls that it could be joined with.
        condition: ({ path }) => path === 'avaliacoes.create',
        true: httpLink({ url: '/trpc' }),
        false: splitLink({
          // A draft that is saved in the same moment must not wait for a text to be read.
          condition: ({ path }) => path === 'leituras.read',
          true: requestsLink(),
          false: requestsLink(),
        }),
      }),
    }),
  ],
});

/** The same procedures outside React: `trpcUtils.accounts.session.ensureData()` in a route's guard or loader. */
export const trpcUtils = createTRPCQueryUtils({ queryClient, client: trpcClient });
export type TrpcUtils = typeof trpcUtils;

/** A link whose code is fetched with its first operation. */
function lazyLink(load: () => Promise<TRPCLink<AppRouter>>): TRPCLink<AppRouter> {
  return (runtime) => {
    let loading: Promise<OperationLink<AppRouter>> | null = null;
    return ({ op, next }) =>
      observable((observer) => {
        let subscription: Unsubscribable | null = null;
        let stopped = false;
        loading ??= load().then((link) => link(runtime));
        loading.then(
          (run) => {
            if (!stopped) subscription = run({ op, next }).subscribe(observer);
          },
          (error: Error) => {
            // Forgets the failed import, so that the next operation tries to load the code again.
            loading = null;
            observer.error(TRPCClientError.from(error));
          },
        );
        return () => {
          stopped = true;
          subscription?.unsubscribe();
        };
      });
  };
}
