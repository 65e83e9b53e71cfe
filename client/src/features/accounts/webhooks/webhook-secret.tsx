import { SecretOnce } from '../security/secret-once.tsx';

export function WebhookSecret({ title, secret, onClose }: { title: string; secret: string; onClose: () => void }) {
  return (
    <SecretOnce
      title={title}
      description="Com este segredo o seu sistema confere que um aviso vem daqui. Copie agora: ele não aparece de novo."
      label="Segredo"
      secret={secret}
      doneText="Guardei o segredo"
      onClose={onClose}
    />
  );
}
