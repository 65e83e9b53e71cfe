import type { ReactNode } from 'react';
import { errorMessage } from '../../messages/errors.ts';
import { ErrorState } from './error-state.tsx';

/** An error with its own texts, in place of the content that could not be loaded. */
export function RefusalState({
  error,
  onRetry,
  children,
}: {
  error: unknown;
  onRetry?: () => void;
  children?: ReactNode;
}) {
  return (
    <ErrorState {...errorMessage(error)} {...(onRetry && { onRetry })}>
      {children}
    </ErrorState>
  );
}
