import { plans, unlimited } from '@meridia/shared/plans.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { BackLink } from '../components/layout/back-link.tsx';
import { Page } from '../components/layout/page.tsx';
import { PageHeader } from '../components/layout/page-header.tsx';
import { Card, CardTitle } from '../components/ui/card.tsx';
import { formatMoney, plural } from '../lib/format.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export const Route = createFileRoute('/_authed/admin')({
  beforeLoad: ({ context }) => {
    if (context.user.role !== 'admin') throw redirect({ to: '/' });
  },
  component: Admin,
});

function Admin() {
  usePageTitle('Painel Admin');
  return (
    <Page width="form">
      <PageHeader title="Painel Admin" back={<BackLink to="/dashboard">Voltar ao App</BackLink>} />
      <div className="grid gap-4 sm:gap-6">
        <Card>
          <CardTitle>Planos</CardTitle>
          <ul className="mt-3 divide-y divide-line">
            {plans.map((plan) => (
              <li key={plan.name} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
                <span className="font-semibold">{plan.name}</span>
                <span className="text-ink-soft">
                  {formatMoney(plan.priceBrl)} por mês ·{' '}
                  {plan.diagnosesLimit === unlimited
                    ? 'ilimitado'
                    : plural(plan.diagnosesLimit, 'diagnóstico', 'diagnósticos')}
                </span>
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <CardTitle>Administradores</CardTitle>
          <p className="mt-2 text-ink-soft">
            Administradores têm acesso ilimitado aos diagnósticos. O papel é dado a uma conta existente no servidor:
          </p>
          <pre className="mt-3 rounded-control bg-sunken p-4 text-[0.9375rem] whitespace-pre-wrap">
            <code>pnpm promote-admin email@exemplo.com</code>
          </pre>
        </Card>
      </div>
    </Page>
  );
}
