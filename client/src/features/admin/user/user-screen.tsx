import type { AccountDetail } from '@meridia/shared/admin-account.ts';
import type { QuotaMovement, SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { type ReactNode, useEffect } from 'react';
import { toast } from 'sonner';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { LoadingScreen } from '../../../components/feedback/loading-screen.tsx';
import { BackLink } from '../../../components/layout/back-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import type { ProofProps } from '../../../lib/proof-props.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { RoleBadge, StateBadge } from '../users/user-badges.tsx';
import { AccountCard } from './account-card.tsx';
import { GrantsCard } from './grants-card.tsx';
import { MovementsCard } from './movements-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TraceCard } from './trace-card.tsx';

interface UserScreenProps {
  userId: string;
  /** The signed-in admin. */
  ownId: string;
  /** Plan and usage, as the account's owner sees them. */
  plan: (status: SubscriptionStatusView) => ReactNode;
  movement: (movement: QuotaMovement) => ReactNode;
  /** Asks for password and code; the account's own dialog. */
  renderProof: (props: ProofProps) => ReactNode;
}

/** One account, with everything an admin needs to help its owner. It shows no data of clients. */
export function UserScreen({ userId, ownId, plan, movement, renderProof }: UserScreenProps) {
  const query = trpc.admin.accounts.byId.useQuery({ userId });
  const { data: account, error } = query;
  usePageTitle(account?.nomeCompleto ?? 'Usuário');
  useEffect(() => {
    if (error) toast.error(loadError, { id: loadError, description: errorMessage(error).action });
  }, [error]);

  if (!account) {
    if (!error) return <LoadingScreen />;
    return <ErrorState {...errorMessage(error)} onRetry={() => query.refetch()} retrying={query.isRefetching} />;
  }
  const own = account.id === ownId;
  return (
    <Page>
      <UserHeader account={account} own={own} />
      {/* Two columns of independent heights. Phones have one column, with the cards that are needed most often first. */}
      <div className="grid gap-4 sm:gap-6 xl:grid-cols-2 xl:items-start">
        <div className="contents gap-6 xl:grid">
          <div className="order-1">
            <AccountCard account={account} own={own} renderProof={renderProof} />
          </div>
          <div className="order-4">
            <SessionsCard account={account} own={own} />
          </div>
          <div className="order-6">
            <TraceCard userId={account.id} />
          </div>
        </div>
        <div className="contents gap-6 xl:grid">
          <div className="order-2">{plan(account.subscription)}</div>
          <div className="order-3">
            <GrantsCard account={account} />
          </div>
          <div className="order-5">
            <MovementsCard userId={account.id} movement={movement} />
          </div>
        </div>
      </div>
    </Page>
  );
}

const loadError = 'Erro ao carregar perfis. Verifique suas permissões de admin.';

function UserHeader({ account, own }: { account: AccountDetail; own: boolean }) {
  return (
    <PageHeader
      title={<span className="wrap-anywhere">{account.nomeCompleto}</span>}
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="wrap-anywhere">{account.email}</span>
          <RoleBadge role={account.role} />
          <StateBadge {...account} />
          {own && <span>Esta é a sua conta.</span>}
        </span>
      }
      back={
        // Exact, because this screen's address begins with the list's address, and the list is not the current page.
        <BackLink to="/admin/users" activeOptions={{ exact: true }}>
          Usuários
        </BackLink>
      }
    />
  );
}
