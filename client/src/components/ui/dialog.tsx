import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { useReturnFocus } from './return-focus.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One or two sentences, read aloud on opening. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last; they stack on phones. */
  footer?: ReactNode;
  /** Where the focus goes on closing; by default back to the element that had it. */
  onCloseAutoFocus?: (event: Event) => void;
  /**
   * False: there is no close button, and neither Escape nor a click outside closes the dialog. The content must offer a way to
   * close it.
   */
  dismissable?: boolean;
  className?: string;
}

/** A sheet from below on phones, a centred card elsewhere. The focus stays inside while the dialog is open, and returns afterwards. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  onCloseAutoFocus,
  dismissable = true,
  className,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={(next) => (next || dismissable) && onOpenChange(next)}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyles} />
        <Primitive.Content
          className={cx(panelStyles, className)}
          {...returnFocus}
          {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Primitive.Title className={cx('font-serif text-2xl leading-snug font-semibold', dismissable && 'pr-10')}>
            {title}
          </Primitive.Title>
          {description && <Primitive.Description className="text-ink-soft">{description}</Primitive.Description>}
          {children}
          {footer && <div className={footerStyles}>{footer}</div>}
          {/* The close button is last in the document, so that the first field or button gets the focus. */}
          {dismissable && (
            <Primitive.Close
              aria-label="Fechar"
              className="absolute top-4 right-4 inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Primitive.Close>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export const overlayStyles = 'fixed inset-0 z-50 bg-black/45 data-[state=open]:animate-appear';

export const panelStyles =
  'fixed z-50 grid grid-cols-1 max-h-[calc(100dvh-2rem)] w-full gap-4 overflow-y-auto border border-line bg-surface p-6 shadow-lift focus:outline-none data-[state=open]:animate-rise inset-x-0 bottom-0 rounded-t-2xl pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl sm:pb-6';

export const footerStyles = 'mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end';
