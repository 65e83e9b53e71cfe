import { useEffect, useRef } from 'react';
import { Field } from '../../../components/form/field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { CopyButton } from '../security/copy-button.tsx';

/** Shows a secret once. */
export function WebhookSecret({ title, secret, onClose }: { title: string; secret: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  // The secret takes the focus, because the button that had it is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description="Com este segredo o seu sistema confere que um aviso vem daqui. Copie agora: ele não aparece de novo."
    >
      <div className="grid gap-4">
        <Field label="Segredo">
          {(control) => (
            <Input {...control} ref={field} readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
          )}
        </Field>
        <div className="flex flex-wrap justify-between gap-3">
          <CopyButton text={secret} label="Copiar" />
          <Button onClick={onClose}>Guardei o segredo</Button>
        </div>
      </div>
    </Dialog>
  );
}
