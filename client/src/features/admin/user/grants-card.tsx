import type { AccountDetail } from '@meridia/shared/admin-account.ts';
import type { PlanGrantView } from '@meridia/shared/admin-subscription.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { CardQuery } from '../../../components/feedback/card-query.tsx';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { trpc } from '../../../trpc.ts';
import { formatLastDay } from './day-of-grant.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { toastRefusal } from './toast-refusal.ts';

/** Plans that admins granted: lists them, grants one, revokes one. */
export function GrantsCard({ account }: { account: AccountDetail }) {
  const query = trpc.admin.subscriptions.grants.useQuery({ userId: account.id });
  const [granting, setGranting] = useState(false);
  const [revoking, setRevoking] = useState<PlanGrantView | null>(null);
  const grants = query.data?.toReversed() ?? [];
  return (
    <Card aria-labelledby="concessoes">
      <CardTitle id="concessoes">Planos concedidos</CardTitle>
      <CardQuery query={query} />
      {query.data && grants.length === 0 && <p className="mt-3 text-ink-soft">Nenhum plano foi concedido.</p>}
      {grants.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {grants.map((grant) => (
            <GrantLine key={grant.grantId} grant={grant} onRevoke={() => setRevoking(grant)} />
          ))}
        </ul>
      )}
      <Button variant="outline" className="mt-4" onClick={() => setGranting(true)}>
        Conceder plano
      </Button>
      {granting && <GrantDialog account={account} onClose={() => setGranting(false)} />}
      <RevokeGrant grant={revoking} account={account} onClose={() => setRevoking(null)} />
    </Card>
  );
}

function GrantLine({ grant, onRevoke }: { grant: PlanGrantView; onRevoke: () => void }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {grant.planName}
          <GrantBadge grant={grant} />
        </p>
        <p className="text-[0.9375rem] wrap-anywhere">{grant.reason}</p>
        <p className="text-[0.9375rem] text-ink-soft">Até {formatLastDay(grant.revokedAt ?? grant.endsAt)}</p>
      </div>
      {grant.live && (
        <Button variant="danger" size="sm" onClick={onRevoke} aria-label={`Retirar ${grant.planName}`}>
          Retirar
        </Button>
      )}
    </li>
  );
}

function GrantBadge({ grant }: { grant: PlanGrantView }) {
  if (grant.live) return <Badge tone="jade">Vale</Badge>;
  return <Badge>{grant.revokedAt ? 'Retirada' : 'Terminou'}</Badge>;
}

interface RevokeGrantProps {
  grant: PlanGrantView | null;
  account: AccountDetail;
  onClose: () => void;
}

function RevokeGrant({ grant, account, onClose }: RevokeGrantProps) {
  const utils = trpc.useUtils();
  const revoke = trpc.admin.subscriptions.revokeGrant.useMutation({
    onSuccess: async () => {
      toast.success('Concessão retirada');
      await utils.admin.invalidate();
    },
    onError: (error) => toastRefusal('Erro ao retirar a concessão', error),
    onSettled: onClose,
  });
  return (
    <AlertDialog
      open={grant !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Retirar o plano ${grant?.planName ?? ''}?`}
      description={`${account.nomeCompleto} perde este plano agora e fica com o mais alto dos outros que tiver, ou com o Gratuito. Os relatórios já feitos continuam lá.`}
      confirmText="Retirar"
      tone="danger"
      busy={revoke.isPending}
      onConfirm={() => grant && revoke.mutate({ grantId: grant.grantId })}
    />
  );
}
