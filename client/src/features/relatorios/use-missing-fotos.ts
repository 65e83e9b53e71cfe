import { useLayoutEffect } from 'react';

/** A photo whose file is gone, for example because the client withdrew her consent, leaves words instead of a broken picture. */
export function useMissingFotos(paper: { readonly current: HTMLElement | null }, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another report in the same paper has other photos
  useLayoutEffect(() => {
    const { current } = paper;
    // The event does not bubble.
    const onError = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || !target.getAttribute('src')?.startsWith('/api/fotos/')) return;
      const note = document.createElement('p');
      note.textContent = `${target.alt}. Não está disponível: pode ter sido apagada a pedido do cliente.`;
      (target.closest('figure') ?? target).replaceWith(note);
    };
    current?.addEventListener('error', onError, true);
    return () => current?.removeEventListener('error', onError, true);
  }, [paper, html]);
}
