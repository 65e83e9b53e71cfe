import { mostWebhooks, type Webhook, webhookTypeWords } from '@meridia/shared/webhook.ts';
import { Ellipsis, KeyRound, Pencil, Plus, Power, Trash2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { toast } from 'sonner';
import { CardQuery } from '../../../components/feedback/card-query.tsx';
import { PlanNote } from '../../../components/feedback/plan-note.tsx';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { Menu, MenuItem } from '../../../components/ui/menu.tsx';
import { useMissingCapability } from '../../../lib/use-capability.ts';
import { trpc } from '../../../trpc.ts';
import { DeliveriesList } from './deliveries-list.tsx';
import { toastRefusal } from './toast-refusal.ts';
import { markOfWebhook, nameOf, notesOfWebhook } from './webhook-words.ts';

// Rarely opened, so their code is loaded on opening.
const NewWebhookDialog = lazy(async () => ({ default: (await import('./new-webhook-dialog.tsx')).NewWebhookDialog }));
const EditWebhookDialog = lazy(async () => ({
  default: (await import('./edit-webhook-dialog.tsx')).EditWebhookDialog,
}));
const RotateWebhookDialog = lazy(async () => ({
  default: (await import('./rotate-webhook-dialog.tsx')).RotateWebhookDialog,
}));

type Open = { what: 'new' } | { what: 'edit' | 'rotate' | 'remove'; webhook: Webhook };

/** The addresses of the account's own programs, which are told what happens. */
export function WebhooksCard({ id }: { id: string }) {
  const query = trpc.webhooks.list.useQuery();
  const missing = useMissingCapability('api');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const webhooks = query.data ?? [];
  const isOpen = (what: Open['what']) => (open?.what === what && 'webhook' in open ? open.webhook : null);
  const [editing, rotating] = [isOpen('edit'), isOpen('rotate')];
  return (
    <Card id={id} aria-labelledby={`${id}-titulo`} className="scroll-mt-24">
      <CardTitle id={`${id}-titulo`}>Webhooks</CardTitle>
      <p className="mt-1 text-ink-soft">
        O sistema da sua clínica recebe um aviso assinado quando algo acontece aqui. O aviso leva um código, e não dados
        de clientes: os dados ele lê pela API.{' '}
        <a
          href="/api/v1#webhooks"
          target="_blank"
          rel="noreferrer"
          className="underline decoration-line-strong underline-offset-4 hover:text-jade-ink"
        >
          Como receber e conferir
        </a>
      </p>
      <CardQuery query={query} />
      {webhooks.length > 0 && (
        <ul className="mt-2 divide-y divide-line" aria-label="Endereços de webhooks">
          {webhooks.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              usable={!missing}
              onOpen={(what) => setOpen({ what, webhook })}
            />
          ))}
        </ul>
      )}
      {missing ? (
        <PlanNote className="mt-4">
          {missing}
          {webhooks.some(({ disabledAt }) => !disabledAt) && ' Enquanto isso, nenhum aviso é enviado.'}
        </PlanNote>
      ) : (
        query.data && <AddButton count={webhooks.length} onAdd={() => setOpen({ what: 'new' })} />
      )}
      <RemoveWebhook webhook={isOpen('remove')} onClose={close} />
      <Suspense>
        {open?.what === 'new' && <NewWebhookDialog onClose={close} />}
        {editing && <EditWebhookDialog webhook={editing} onClose={close} />}
        {rotating && <RotateWebhookDialog webhook={rotating} onClose={close} />}
      </Suspense>
    </Card>
  );
}

function AddButton({ count, onAdd }: { count: number; onAdd: () => void }) {
  if (count >= mostWebhooks) {
    return (
      <p className="mt-4 text-[0.9375rem] text-ink-soft">
        São {mostWebhooks} endereços, o máximo de uma conta. Exclua um deles para adicionar outro.
      </p>
    );
  }
  return (
    <Button variant="outline" icon={<Plus aria-hidden />} className="mt-4" onClick={onAdd}>
      Adicionar endereço
    </Button>
  );
}

interface WebhookItemProps {
  webhook: Webhook;
  /** False: the plan does not include it, so it can only be looked at, switched off and removed. */
  usable: boolean;
  onOpen: (what: 'edit' | 'rotate' | 'remove') => void;
}

function WebhookItem({ webhook, usable, onOpen }: WebhookItemProps) {
  const utils = trpc.useUtils();
  const listId = useId();
  const [shown, setShown] = useState(false);
  const { id, url, descricao, eventos, disabledAt } = webhook;
  const name = nameOf(webhook);
  const { words, tone } = markOfWebhook(webhook);
  const test = trpc.webhooks.test.useMutation({
    onSuccess: () => setShown(true),
    onError: toastRefusal,
    onSettled: () => utils.webhooks.deliveries.invalidate({ webhookId: id }),
  });
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        <Badge tone={tone}>{words}</Badge>
      </p>
      {descricao && <p className="text-[0.9375rem] text-ink-soft wrap-anywhere">{url}</p>}
      <p className="text-[0.9375rem] text-ink-soft">{eventos.map((event) => webhookTypeWords[event]).join(' · ')}</p>
      {notesOfWebhook(webhook).map((note) => (
        <p key={note} className="mt-1 text-[0.9375rem] font-medium">
          {note}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        {usable && !disabledAt && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Enviar teste: ${name}`}
            busy={test.isPending}
            onClick={() => test.mutate({ id })}
          >
            Enviar teste
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Últimos avisos: ${name}`}
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          onClick={() => setShown(!shown)}
        >
          Últimos avisos
        </Button>
        <WebhookMenu webhook={webhook} usable={usable} onOpen={onOpen} />
      </div>
      {shown && (
        <div id={listId}>
          <DeliveriesList webhookId={id} name={name} usable={usable && !disabledAt} />
        </div>
      )}
    </li>
  );
}

function WebhookMenu({ webhook: { id, ...webhook }, usable, onOpen }: WebhookItemProps) {
  const utils = trpc.useUtils();
  const options = (done: string) => ({
    onSuccess: () => void toast.success(done),
    onError: toastRefusal,
    onSettled: () => utils.webhooks.invalidate(),
  });
  const disable = trpc.webhooks.disable.useMutation(options('Endereço desligado'));
  const enable = trpc.webhooks.enable.useMutation(options('Endereço ligado'));
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" icon={<Ellipsis aria-hidden />} aria-label={`Mais: ${nameOf(webhook)}`}>
          Mais
        </Button>
      }
    >
      {usable && (
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onOpen('edit')}>
          Editar
        </MenuItem>
      )}
      {usable && (
        <MenuItem icon={<KeyRound aria-hidden />} onSelect={() => onOpen('rotate')}>
          Trocar o segredo
        </MenuItem>
      )}
      {!webhook.disabledAt && (
        <MenuItem icon={<Power aria-hidden />} onSelect={() => disable.mutate({ id })}>
          Desligar
        </MenuItem>
      )}
      {usable && webhook.disabledAt && (
        <MenuItem icon={<Power aria-hidden />} onSelect={() => enable.mutate({ id })}>
          Ligar
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 aria-hidden />} onSelect={() => onOpen('remove')}>
        Excluir
      </MenuItem>
    </Menu>
  );
}

function RemoveWebhook({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) {
  const utils = trpc.useUtils();
  const remove = trpc.webhooks.remove.useMutation({
    onSuccess: () => void toast.success('Endereço excluído'),
    onError: toastRefusal,
    onSettled: async () => {
      await utils.webhooks.list.invalidate();
      onClose();
    },
  });
  return (
    <AlertDialog
      open={webhook !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Excluir este endereço?"
      description="Ele deixa de receber avisos, e a lista dos últimos avisos some com ele. Não há como desfazer; dá para adicionar outro."
      confirmText="Excluir"
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => webhook && remove.mutate({ id: webhook.id })}
    />
  );
}
