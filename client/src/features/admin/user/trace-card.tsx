import type { AdminAction, AdminActionKind } from '@meridia/shared/admin-action.ts';
import { CardQuery } from '../../../components/feedback/card-query.tsx';
import { MoreButton } from '../../../components/feedback/more-button.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { trpc } from '../../../trpc.ts';

/** What admins did to this account, who did it and when. */
export function TraceCard({ userId }: { userId: string }) {
  const query = trpc.admin.accounts.trace.useInfiniteQuery({ userId }, { getNextPageParam: (page) => page.nextCursor });
  const actions = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card aria-labelledby="registro">
      <CardTitle id="registro">Registro de ações</CardTitle>
      <CardQuery query={query} />
      {query.data && actions.length === 0 && (
        <p className="mt-3 text-ink-soft">Nada foi feito manualmente nesta conta.</p>
      )}
      {actions.length > 0 && (
        <ol className="mt-2 divide-y divide-line">
          {actions.map((action) => (
            <TraceLine key={action.id} action={action} />
          ))}
        </ol>
      )}
      <MoreButton query={query} />
    </Card>
  );
}

function TraceLine({ action }: { action: AdminAction }) {
  const { planName, reason } = action;
  return (
    <li className="py-3">
      <p className="font-medium">
        {actionTexts[action.action]}
        {planName && `: ${planName}`}
      </p>
      {reason && <p className="text-[0.9375rem] wrap-anywhere">Motivo: {reason}</p>}
      <p className="text-[0.9375rem] text-ink-soft">
        {actorText(action.actor)}, <time dateTime={action.at}>{formatDateTime(action.at)}</time>
      </p>
    </li>
  );
}

function actorText(actor: AdminAction['actor']): string {
  if (!actor) return 'Linha de comando';
  return actor.nomeCompleto ?? 'Conta apagada';
}

const actionTexts: Record<AdminActionKind, string> = {
  'admin.first': 'Primeiro administrador do sistema',
  'admin.promote': 'Promovida a admin',
  'admin.demote': 'Permissões de admin removidas',
  'account.block': 'Conta bloqueada',
  'account.unblock': 'Conta desbloqueada',
  'account.resend_confirmation': 'Email de confirmação reenviado',
  'account.end_sessions': 'Sessões encerradas',
  'plan.grant': 'Plano concedido',
  'plan.revoke': 'Concessão retirada',
  'plan.edit': 'Plano editado',
  'price.announce': 'Preço novo anunciado',
  'job.retry': 'Tarefa tentada de novo',
  'mail.retry': 'Mensagem reenviada',
  'account.erased': 'Conta apagada',
  'support.answer': 'Mensagem ao suporte respondida',
  'support.close': 'Conversa com o suporte encerrada',
};
