import { createFileRoute } from '@tanstack/react-router';
import { AnamnesePage } from '../features/anamnese/anamnese-page.tsx';
import { EnviarFicha } from '../features/convites/enviar-ficha.tsx';
import { UsageCard } from '../features/subscriptions/usage-card.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

export const Route = createFileRoute('/_authed/anamnese')({
  component: Anamnese,
  validateSearch: (
    search: Record<string, unknown>,
  ): { rascunho?: string | undefined; cliente?: string | undefined } => ({
    rascunho: isUuid(search.rascunho) ? search.rascunho : undefined,
    cliente: isUuid(search.cliente) ? search.cliente : undefined,
  }),
  staticData: { bottomNav: false },
});

function Anamnese() {
  usePageTitle('Formulário de Anamnese');
  const { user } = Route.useRouteContext();
  return (
    <AnamnesePage
      userId={user.id}
      address={Route.useSearch()}
      enviarFicha={<EnviarFicha cliente={null} quiet />}
      usageCard={<UsageCard className="mb-3 max-sm:p-4 sm:mb-5" />}
    />
  );
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
