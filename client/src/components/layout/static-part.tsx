import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type MouseEvent, Suspense, useState } from 'react';

/**
 * Content that never changes while the page is open. A prerendered page keeps the markup it came with and does not fetch the
 * content's code. After a navigation inside the app the content is rendered as usual. `id` is unique on the page.
 */
export function StaticPart({ id, Content, className }: { id: string; Content: ComponentType; className?: string }) {
  const { history } = useRouter();
  const [markup] = useState(() => readMarkup(id));
  const frame = { id, className, onClick: (event: MouseEvent) => followLink(event, (href) => history.push(href)) };

  if (markup !== null) {
    return (
      <div
        {...frame}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, read from the document.
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    );
  }
  return (
    <div {...frame}>
      <Suspense>
        <Content />
      </Suspense>
    </div>
  );
}

function readMarkup(id: string): string | null {
  if (typeof document === 'undefined') return null;
  const part = document.getElementById(id);
  // On a slow network the page before may itself still wait for the content's code. Its empty part must not be kept.
  return part?.firstElementChild ? part.innerHTML : null;
}

// Links in kept markup have no click handlers of the router. Without this handler they would load the whole app again.
function followLink(event: MouseEvent, push: (href: string) => void): void {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !plain || !anchor || anchor.target || anchor.origin !== window.location.origin) return;
  event.preventDefault();
  push(`${anchor.pathname}${anchor.search}${anchor.hash}`);
}
