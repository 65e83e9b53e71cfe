import type { ComponentProps } from 'react';
import { Button, type ButtonVariant } from '../ui/button.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => unknown;
}

/** A form that our code checks and sends, never the browser. */
export function Form({ onSubmit, className = 'grid gap-5', ...form }: FormProps) {
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      {...form}
    />
  );
}

interface FormButtonsProps {
  cancelText?: string;
  onCancel: () => void;
  submitText: string;
  /** While it is being sent. */
  busyText: string;
  busy: boolean;
  variant?: ButtonVariant;
}

/** The buttons at the end of a form: back and continue. On phones 'continue' comes first. */
export function FormButtons({
  cancelText = 'Cancelar',
  onCancel,
  submitText,
  busyText,
  busy,
  variant = 'primary',
}: FormButtonsProps) {
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <Button variant="outline" onClick={onCancel}>
        {cancelText}
      </Button>
      <Button type="submit" variant={variant} busy={busy} busyText={busyText}>
        {submitText}
      </Button>
    </div>
  );
}
