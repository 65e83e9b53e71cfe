import { createFileRoute } from '@tanstack/react-router';
import { EmptyState } from '../components/feedback/empty-state.tsx';
import { LoadingScreen } from '../components/feedback/loading-screen.tsx';
import { MeridianFigure } from '../components/illustrations/meridian-figure.tsx';
import { BackLink } from '../components/layout/back-link.tsx';
import { Page } from '../components/layout/page.tsx';
import { PageHeader } from '../components/layout/page-header.tsx';
import { AvaliacaoUnavailable } from '../features/avaliacoes/avaliacao-unavailable.tsx';
import { useAvaliacao } from '../features/avaliacoes/use-avaliacao.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export const Route = createFileRoute('/_authed/evolucao/$id')({ component: Evolucao });

function Evolucao() {
  const { id } = Route.useParams();
  const { data, error, isFetching, refetch } = useAvaliacao(id);
  usePageTitle('Evolução');
  if (!data) {
    if (error) return <AvaliacaoUnavailable error={error} onRetry={() => void refetch()} retrying={isFetching} />;
    return <LoadingScreen />;
  }
  return (
    <Page width="form">
      <PageHeader
        title={data.nomeCliente}
        description={`Evolução · ${data.idade} anos`}
        back={
          <BackLink to="/resultado/$id" params={{ id }}>
            Voltar ao relatório
          </BackLink>
        }
      />
      <EmptyState illustration={<MeridianFigure />} title="Nenhuma consulta registrada">
        A primeira avaliação de {data.nomeCliente} está no relatório.
      </EmptyState>
    </Page>
  );
}
