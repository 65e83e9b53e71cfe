import { useEffect } from 'react';
import { toast } from 'sonner';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Page } from '../../components/layout/page.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { errorMessage } from '../../messages/errors.ts';

const loadFailed = 'Erro ao carregar evolução do paciente';

/** Shown in place of follow-ups that could not be loaded. */
export function EvolucaoUnavailable({
  error,
  onRetry,
  retrying,
}: {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}) {
  useEffect(() => {
    toast.error(loadFailed, { id: 'evolucao-load' });
  }, []);
  return (
    <Page>
      <h1 className="sr-only">{loadFailed}</h1>
      <ErrorState {...errorMessage(error)} onRetry={onRetry} retrying={retrying}>
        <ButtonLink to="/historico" variant="outline">
          Voltar ao histórico
        </ButtonLink>
      </ErrorState>
    </Page>
  );
}
