import type { Webhook } from '@meridia/shared/webhook.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Form, FormButtons } from '../../../components/form/form.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { errorFields } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { noEvents, type WebhookChoice, WebhookFields } from './webhook-fields.tsx';

/** Changes what an address is called and what it is told. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const utils = trpc.useUtils();
  const [choice, setChoice] = useState<WebhookChoice>(webhook);
  const [tried, setTried] = useState(false);
  const edit = trpc.webhooks.edit.useMutation({
    onSuccess: async () => {
      await utils.webhooks.list.invalidate();
      toast.success('Endereço alterado');
      onClose();
    },
  });
  const refused = errorFields(edit.error);
  const submit = () => {
    setTried(true);
    if (edit.isPending || noEvents(choice.eventos)) return;
    edit.mutate({ id: webhook.id, descricao: choice.descricao, eventos: [...choice.eventos] });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Editar endereço"
      description={`${webhook.url} – para usar outro endereço, adicione-o e exclua este.`}
      className="wrap-anywhere"
    >
      <Form onSubmit={submit}>
        <WebhookFields value={choice} onChange={setChoice} refused={refused} tried={tried} />
        {edit.error && Object.keys(refused).length === 0 && <RefusalNote error={edit.error} />}
        <FormButtons submitText="Salvar" busyText="Salvando..." busy={edit.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
