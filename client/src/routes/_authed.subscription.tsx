import { createFileRoute } from '@tanstack/react-router';
import { BackLink } from '../components/layout/back-link.tsx';
import { Page } from '../components/layout/page.tsx';
import { PageHeader } from '../components/layout/page-header.tsx';
import { SubscriptionOverview } from '../features/subscriptions/subscription-overview.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

export const Route = createFileRoute('/_authed/subscription')({ component: Subscription });

function Subscription() {
  usePageTitle('Minha assinatura');
  return (
    <Page width="form">
      <PageHeader title="Minha assinatura" back={<BackLink to="/dashboard">Início</BackLink>} />
      <SubscriptionOverview />
    </Page>
  );
}
