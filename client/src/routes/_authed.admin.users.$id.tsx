import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { createFileRoute } from '@tanstack/react-router';
import { Card, CardTitle } from '../components/ui/card.tsx';
import { ProofDialog } from '../features/accounts/data/proof-dialog.tsx';
import { UserScreen } from '../features/admin/user/user-screen.tsx';
import { MovementLine } from '../features/subscriptions/movements/movement-line.tsx';
import { PlanBadge } from '../features/subscriptions/plan-badge.tsx';
import { planTerm, shownPlanName } from '../features/subscriptions/plan-state.ts';
import { UsageMeter } from '../features/subscriptions/usage-meter.tsx';

export const Route = createFileRoute('/_authed/admin/users/$id')({ component: User });

function User() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  return (
    <UserScreen
      userId={id}
      ownId={user.id}
      plan={(status) => <PlanCard status={status} />}
      movement={(movement) => <MovementLine movement={movement} />}
      renderProof={(props) => <ProofDialog {...props} />}
    />
  );
}

function PlanCard({ status }: { status: SubscriptionStatusView }) {
  const term = planTerm(status);
  return (
    <Card aria-labelledby="plano">
      <CardTitle id="plano" className="flex flex-wrap items-center gap-3">
        Plano {shownPlanName(status)}
        <PlanBadge status={status} />
      </CardTitle>
      {term && <p className="mt-1 text-ink-soft">{term}</p>}
      <div className="mt-4">
        <UsageMeter status={status} />
      </div>
    </Card>
  );
}
