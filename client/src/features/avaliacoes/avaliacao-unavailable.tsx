import { useEffect } from 'react';
import { toast } from 'sonner';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { MeridianFigure } from '../../components/illustrations/meridian-figure.tsx';
import { Page } from '../../components/layout/page.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { readErrorBody } from '../../lib/app-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { errorMessage, errorTexts } from '../../messages/errors.ts';

interface AvaliacaoUnavailableProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/**
 * Shown in place of an assessment that does not exist, belongs to another therapist (the server's answer is the same) or could not
 * be loaded.
 */
export function AvaliacaoUnavailable({ error, onRetry, retrying }: AvaliacaoUnavailableProps) {
  const code = readErrorBody(error)?.code;
  // VALIDATION means that the address contains no valid id.
  const missing = code === 'AVALIACAO_NOT_FOUND' || code === 'VALIDATION';
  usePageTitle(missing ? errorTexts.AVALIACAO_NOT_FOUND.title : loadFailed);
  useEffect(() => {
    if (!missing) toast.error(loadFailed, { id: 'avaliacao-load' });
  }, [missing]);

  if (!missing) {
    return (
      <Page>
        <h1 className="sr-only">{loadFailed}</h1>
        <ErrorState {...errorMessage(error)} onRetry={onRetry} retrying={retrying}>
          <ButtonLink to="/" variant="outline">
            Voltar ao Início
          </ButtonLink>
        </ErrorState>
      </Page>
    );
  }
  return (
    <Page>
      <h1 className="sr-only">{errorTexts.AVALIACAO_NOT_FOUND.title}</h1>
      <EmptyState
        illustration={<MeridianFigure />}
        title={errorTexts.AVALIACAO_NOT_FOUND.title}
        action={<ButtonLink to="/">Voltar ao Início</ButtonLink>}
      >
        {errorTexts.AVALIACAO_NOT_FOUND.action}
      </EmptyState>
    </Page>
  );
}

const loadFailed = 'Erro ao carregar avaliação';
