import { lazy, Suspense } from 'react';
import { SupportAddress } from '../../components/feedback/support-links.tsx';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { MessageForm } from './message-form.tsx';
import { TermsNote } from './terms-note.tsx';
import { ThreadsCard } from './threads-card.tsx';

const AnswersList = lazy(async () => ({ default: (await import('./answers-list.tsx')).AnswersList }));

interface AjudaScreenProps {
  /** The thread that is open, of the address. */
  threadId: string | undefined;
  onThread: (threadId: string | undefined) => void;
  /** The name of the plan in force, as the person knows it; of another feature. */
  planName: string | null;
}

/** The person's conversations, if there are any, answers that need no network, and below them the way to support. */
export function AjudaScreen({ threadId, onThread, planName }: AjudaScreenProps) {
  usePageTitle('Ajuda');
  return (
    <Page width="form">
      <PageHeader
        title="Ajuda"
        description="Respostas curtas sobre o aplicativo e, abaixo delas, o suporte."
        back={<BackLink to="/dashboard">Início</BackLink>}
        actions={
          <ButtonLink to="/ajuda" hash="escrever" variant="outline">
            Escrever ao suporte
          </ButtonLink>
        }
      />
      <div className="grid gap-5">
        <ThreadsCard threadId={threadId} onThread={onThread} />
        <Card aria-labelledby="respostas">
          <CardTitle id="respostas" className="mb-3">
            Respostas
          </CardTitle>
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            <AnswersList />
          </Suspense>
        </Card>
        <Card aria-labelledby="escrever">
          <CardTitle id="escrever">Escrever ao suporte</CardTitle>
          <p className="mt-1 text-ink-soft">
            A resposta aparece aqui, e você recebe um email quando ela chegar. Também é possível escrever para{' '}
            <SupportAddress />.
          </p>
          <TermsNote />
          <MessageForm planName={planName} onSent={onThread} />
        </Card>
      </div>
    </Page>
  );
}
