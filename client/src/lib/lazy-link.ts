import type { AppRouter } from '@meridia/server/trpc/router.ts';
import { type OperationLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable, type Unsubscribable } from '@trpc/server/observable';

/** A link whose code is fetched with its first operation. */
export function lazyLink(load: () => Promise<TRPCLink<AppRouter>>): TRPCLink<AppRouter> {
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
            // A chunk that did not arrive may arrive next time.
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
