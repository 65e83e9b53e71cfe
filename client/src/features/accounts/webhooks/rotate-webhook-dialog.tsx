import { earlierSecretHours, type Webhook } from '@meridia/shared/webhook.ts';
import { trpc } from '../../../trpc.ts';
import { ProofDialog } from '../data/proof-dialog.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import { nameOf } from './webhook-words.ts';

/** Gives an address a new secret, and shows it this once. */
export function RotateWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const utils = trpc.useUtils();
  const rotate = trpc.webhooks.rotate.useMutation({ onSuccess: () => utils.webhooks.list.invalidate() });
  if (rotate.data) return <WebhookSecret title="Segredo trocado" secret={rotate.data.secret} onClose={onClose} />;
  return (
    <ProofDialog
      title="Trocar o segredo?"
      description={`De ${nameOf(webhook)}. Por ${earlierSecretHours} horas os avisos levam as assinaturas dos dois segredos, para você trocá-lo no seu sistema sem perder avisos.`}
      submitText="Trocar o segredo"
      busyText="Trocando..."
      busy={rotate.isPending}
      error={rotate.error}
      onClose={onClose}
      onProof={(proof) => rotate.mutate({ ...proof, id: webhook.id })}
    />
  );
}
