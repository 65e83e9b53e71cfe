import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readErrorBody } from '../../lib/app-error.ts';
import { errorMessage } from '../../messages/errors.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from './error-state.tsx';

/** When a route's guard, loader or component throws. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();

  useEffect(() => {
    if (!readErrorBody(error)) console.error(error);
  }, [error]);

  const retry = () => {
    reset();
    router.invalidate();
  };

  return (
    <ErrorState {...errorMessage(error)} onRetry={retry}>
      <ButtonLink to="/" variant="outline">
        Voltar ao Início
      </ButtonLink>
    </ErrorState>
  );
}
