import { useEffect, useRef } from 'react';
import { Field } from '../../../components/form/field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { CopyButton } from './copy-button.tsx';

interface SecretOnceProps {
  title: string;
  description: string;
  label: string;
  secret: string;
  /** The button that says the reader has kept the secret. */
  doneText: string;
  onClose: () => void;
}

/** Shows a new secret, once. */
export function SecretOnce({ title, description, label, secret, doneText, onClose }: SecretOnceProps) {
  const field = useRef<HTMLInputElement>(null);
  // The secret takes the focus, because the button that had it is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <div className="grid gap-4">
        <Field label={label}>
          {(control) => (
            <Input {...control} ref={field} readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
          )}
        </Field>
        <div className="flex flex-wrap justify-between gap-3">
          <CopyButton text={secret} label="Copiar" />
          <Button onClick={onClose}>{doneText}</Button>
        </div>
      </div>
    </Dialog>
  );
}
