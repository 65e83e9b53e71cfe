import { useRef } from 'react';

/**
 * For dialogs that no radix trigger opens. Closing returns the focus to the element that had it, or to the page's content when that
 * element is gone. Otherwise keyboard users would start again at the top of the page.
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
