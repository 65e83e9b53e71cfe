import { webhookUrlProblem } from '@meridia/shared/webhook.ts';
import { useState } from 'react';
import { Field } from '../../../components/form/field.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { errorFields } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { ProofForm } from '../data/proof-dialog.tsx';
import { noEvents, type WebhookChoice, WebhookFields } from './webhook-fields.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

/** Adds an address, and shows its secret this once. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const create = trpc.webhooks.create.useMutation({ onSuccess: () => utils.webhooks.list.invalidate() });
  if (create.data) return <WebhookSecret title="Endereço adicionado" secret={create.data.secret} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Adicionar endereço"
      description="Um servidor seu que recebe os avisos por POST e responde com um código de 200 a 299."
    >
      <NewWebhookForm create={create} onClose={onClose} />
    </Dialog>
  );
}

type Create = ReturnType<typeof trpc.webhooks.create.useMutation>;

function NewWebhookForm({ create, onClose }: { create: Create; onClose: () => void }) {
  const [url, setUrl] = useState('');
  const [choice, setChoice] = useState<WebhookChoice>({ descricao: '', eventos: [] });
  const refused = errorFields(create.error);
  const badUrl = webhookUrlProblem(url.trim()) ?? undefined;
  return (
    <ProofForm
      submitText="Adicionar endereço"
      busyText="Adicionando..."
      busy={create.isPending}
      filledIn={!badUrl && !noEvents(choice.eventos)}
      error={create.error}
      errorShown={Object.keys(refused).length > 0}
      onClose={onClose}
      onProof={(proof) => create.mutate({ ...proof, url, descricao: choice.descricao, eventos: [...choice.eventos] })}
    >
      {(tried) => (
        <>
          <Field label="Endereço" hint="Começa com https://" error={tried ? (badUrl ?? refused.url) : refused.url}>
            {(control) => (
              <Input
                {...control}
                type="url"
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={500}
                value={url}
                onChange={({ target }) => setUrl(target.value)}
              />
            )}
          </Field>
          <WebhookFields value={choice} onChange={setChoice} refused={refused} tried={tried} />
        </>
      )}
    </ProofForm>
  );
}
