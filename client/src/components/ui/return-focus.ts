import { useRef } from 'react';

/**
 * For dialogs that no trigger of radix opens: closing gives the focus back to what had it, or, when that is gone, to the page's
 * content. Without it a keyboard starts again at the top of the page.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.getElementById('conteudo');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
