import { deliveryDays, shownDeliveries, type WebhookDelivery, webhookTypeWords } from '@meridia/shared/webhook.ts';
import { CardQuery } from '../../../components/feedback/card-query.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { trpc } from '../../../trpc.ts';
import { toastRefusal } from './toast-refusal.ts';
import { failureWords, isMoving, markOfDelivery, triesWords } from './webhook-words.ts';

const readAgainMs = 2_000;

interface DeliveriesListProps {
  webhookId: string;
  /** What its owner calls the address. */
  name: string;
  /** False: nothing is sent to it, so nothing can be sent again. */
  usable: boolean;
}

/** What was sent to an address lately. While something is on its way, the list is read again by itself. */
export function DeliveriesList({ webhookId, name, usable }: DeliveriesListProps) {
  const query = trpc.webhooks.deliveries.useQuery(
    { webhookId },
    { refetchInterval: ({ state }) => (state.data?.some((one) => isMoving(one)) ? readAgainMs : false) },
  );
  const deliveries = query.data ?? [];
  return (
    <div className="mt-3 rounded-control bg-sunken px-4 py-1">
      <CardQuery query={query} />
      {query.data && deliveries.length === 0 && (
        <p className="py-3 text-[0.9375rem]">Nada foi enviado a este endereço nos últimos {deliveryDays} dias.</p>
      )}
      {deliveries.length > 0 && (
        <ul className="divide-y divide-line" aria-label={`Últimos avisos: ${name}`}>
          {deliveries.map((delivery) => (
            <DeliveryItem key={delivery.id} delivery={delivery} webhookId={webhookId} usable={usable} />
          ))}
        </ul>
      )}
      {deliveries.length >= shownDeliveries && (
        <p className="py-3 text-[0.9375rem] text-ink-soft">São os {shownDeliveries} mais recentes.</p>
      )}
    </div>
  );
}

function DeliveryItem({
  delivery,
  webhookId,
  usable,
}: {
  delivery: WebhookDelivery;
  webhookId: string;
  usable: boolean;
}) {
  const utils = trpc.useUtils();
  const redeliver = trpc.webhooks.redeliver.useMutation({
    onError: toastRefusal,
    onSettled: () => utils.webhooks.deliveries.invalidate({ webhookId }),
  });
  const { id, tipo, createdAt, state, nextTryAt, tries } = delivery;
  const { words, tone } = markOfDelivery(delivery);
  const title = webhookTypeWords[tipo];
  const failure = failureWords(delivery);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{title}</span>
          <Badge tone={tone}>{words}</Badge>
        </p>
        <p className="text-[0.9375rem]">
          {formatDateTime(createdAt)} · {triesWords(delivery)}
        </p>
        {failure && <p className="text-[0.9375rem]">{failure}</p>}
        {nextTryAt && tries > 0 && <p className="text-[0.9375rem]">Próxima tentativa: {formatDateTime(nextTryAt)}.</p>}
      </div>
      {usable && state !== 'pendente' && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Enviar de novo: ${title}, ${formatDateTime(createdAt)}`}
          busy={redeliver.isPending}
          onClick={() => redeliver.mutate({ id })}
        >
          Enviar de novo
        </Button>
      )}
    </li>
  );
}
