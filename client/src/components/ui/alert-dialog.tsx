import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { footerStyles, overlayStyles, panelStyles } from './dialog.tsx';
import { useReturnFocus } from './return-focus.ts';

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The action as a question: 'Descartar o rascunho?' */
  title: ReactNode;
  /** What the action causes. */
  description: ReactNode;
  confirmText: ReactNode;
  cancelText?: ReactNode;
  onConfirm: () => void;
  /** Set when the other button makes its own choice, so that it is not the same as closing. */
  onCancel?: () => void;
  /** `danger` for an action that cannot be undone. */
  tone?: 'primary' | 'danger';
  busy?: boolean;
  /** Stands between description and buttons. */
  children?: ReactNode;
}

/**
 * Asks before an action. The cancel button has the focus first, but where it makes its own choice no button has: the dialog may open while
 * a person types, and the next key must choose nothing. A click outside does not close the dialog.
 */
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
  children,
}: AlertDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyles} />
        <Primitive.Content
          className={panelStyles}
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            if (!onCancel) return;
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
        >
          <Primitive.Title className="font-serif text-2xl leading-snug font-semibold">{title}</Primitive.Title>
          <Primitive.Description className="text-ink-soft">{description}</Primitive.Description>
          {children}
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
