import type { BrowserContext } from '@playwright/test';
import { type AgreedText, isWatched, noteSeen, unseenTexts } from '../../../client/src/testing/seen-texts.ts';

/** Records agreed texts that become visible on their screens in this context and were not recorded before. Short toasts are included. */
export async function watchAgreedTexts(context: BrowserContext): Promise<void> {
  if (!isWatched) return;
  await context.exposeBinding('noteAgreedText', (_source, key: string) => noteSeen(key));
  await context.addInitScript(lookForTexts, unseenTexts());
}

/** Runs in the page. */
function lookForTexts(rows: AgreedText[]): void {
  if (window.top !== window) return;
  const fold = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
  let unseen = rows.map((row) => ({ ...row, path: new RegExp(row.path), text: fold(row.text) }));
  let waiting = false;
  const look = () => {
    waiting = false;
    const here = unseen.filter(({ path }) => path.test(location.pathname));
    if (here.length === 0) return;
    const all = fold(document.body?.textContent ?? '');
    const named = fold(
      [...document.querySelectorAll('[aria-label], [placeholder]')]
        .map((element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('placeholder') ?? ''}`)
        .join(' '),
    );
    const candidates = here.filter(({ text }) => all.includes(text) || named.includes(text));
    if (candidates.length === 0) return;
    // `innerText` needs a layout, so it is read only when a new text may be on the page.
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden was not seen.
    const visible = fold(document.body.innerText);
    const found = new Set(candidates.filter(({ text }) => visible.includes(text) || named.includes(text)));
    unseen = unseen.filter((row) => !found.has(row));
    for (const { key } of found) window.noteAgreedText(key);
  };
  const soon = () => {
    if (waiting) return;
    waiting = true;
    // A test continues as soon as it has seen a text. Within one turn of the event loop the text is still shown.
    setTimeout(look, 0);
  };
  new MutationObserver(soon).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('DOMContentLoaded', soon);
}

declare global {
  interface Window {
    noteAgreedText(key: string): void;
  }
}
