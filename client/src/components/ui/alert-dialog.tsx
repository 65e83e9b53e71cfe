import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { footerStyles, overlayStyles, panelStyles } from './dialog.tsx';
import { useReturnFocus } from './return-focus.ts';

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The act as a question: 'Descartar o rascunho?' */
  title: ReactNode;
  /** The consequence, named. */
  description: ReactNode;
  confirmText: ReactNode;
  cancelText?: ReactNode;
  onConfirm: () => void;
  /** When the other way out is a choice of its own, and not the same as closing. */
  onCancel?: () => void;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  busy?: boolean;
}

/** Asks before an act. Focus starts on the way out; a click beside it does not close it. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmText,
  cancelText = 'Cancelar',
  onConfirm,
  onCancel,
  tone = 'primary',
  busy = false,
}: AlertDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyles} />
        <Primitive.Content className={panelStyles} {...returnFocus}>
          <Primitive.Title className="font-serif text-2xl leading-snug font-semibold">{title}</Primitive.Title>
          <Primitive.Description className="text-ink-soft">{description}</Primitive.Description>
          <div className={footerStyles}>
            <Primitive.Cancel asChild>
              <Button variant="outline" onClick={onCancel}>
                {cancelText}
              </Button>
            </Primitive.Cancel>
            <Button variant={tone === 'danger' ? 'accent' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmText}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
