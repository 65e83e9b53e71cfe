import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { readErrorBody } from '../../lib/app-error.ts';
import { connectionMessage } from '../../messages/connection.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from './error-state.tsx';

// A refusal came from the server, so the network works and the refusal's texts can be fetched. Texts that must show without a
// network are in this file.
const RefusalState = lazy(async () => ({ default: (await import('./refusal-state.tsx')).RefusalState }));

/** Shown when a route's guard, loader or component throws. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const refused = readErrorBody(error) !== null;

  useEffect(() => {
    if (!refused) console.error(error);
  }, [error, refused]);

  const retry = () => {
    reset();
    router.invalidate();
  };
  const wayOut = (
    <ButtonLink to="/" variant="outline">
      Voltar ao Início
    </ButtonLink>
  );

  return refused ? (
    <Suspense>
      <RefusalState error={error} onRetry={retry}>
        {wayOut}
      </RefusalState>
    </Suspense>
  ) : (
    <ErrorState {...connectionMessage(error)} onRetry={retry}>
      {wayOut}
    </ErrorState>
  );
}
