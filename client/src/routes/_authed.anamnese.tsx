import { createFileRoute } from '@tanstack/react-router';
import { AnamnesePage } from '../features/anamnese/anamnese-page.tsx';
import { UsageCard } from '../features/subscriptions/usage-card.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

export const Route = createFileRoute('/_authed/anamnese')({ component: Anamnese, staticData: { bottomNav: false } });

function Anamnese() {
  usePageTitle('Formulário de Anamnese');
  const { user } = Route.useRouteContext();
  return <AnamnesePage userId={user.id} usageCard={<UsageCard className="mb-5" />} />;
}
