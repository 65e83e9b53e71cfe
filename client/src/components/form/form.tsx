import type { ComponentProps } from 'react';
import { Button, type ButtonVariant } from '../ui/button.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => unknown;
}

/** A form that is checked and sent by us, never by the browser. */
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

/** The way back and the way on, at the end of a form. On phones the way on stands first. */
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
