import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { MeridianFigure } from '../../components/illustrations/meridian-figure.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { readErrorBody } from '../../lib/app-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { errorMessage, errorTexts } from '../../messages/errors.ts';

interface ClienteUnavailableProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** Shown in place of a client who is not there, or could not be loaded. */
export function ClienteUnavailable({ error, onRetry, retrying }: ClienteUnavailableProps) {
  const code = readErrorBody(error)?.code;
  // VALIDATION means that the address contains no valid id.
  const missing = code === 'CLIENTE_NOT_FOUND' || code === 'VALIDATION';
  const { title, action } = missing ? errorTexts.CLIENTE_NOT_FOUND : errorMessage(error);
  usePageTitle(title);
  const back = <ButtonLink to="/clientes">Ver clientes</ButtonLink>;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      {missing ? (
        <EmptyState illustration={<MeridianFigure />} title={title} action={back}>
          {action}
        </EmptyState>
      ) : (
        <ErrorState title={title} action={action} onRetry={onRetry} retrying={retrying}>
          {back}
        </ErrorState>
      )}
    </>
  );
}
