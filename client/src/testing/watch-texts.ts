import { isWatched, noteSeen, unseenTexts } from './seen-texts.ts';

const fold = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();
// The clock of a test may stand still.
const soon = setTimeout;

/**
 * Notes the agreed texts that stand on the screen of their address, passing toasts included. Nothing is laid out here, so what a
 * narrow or a wide screen hides is no matter of this watch: texts that depend on it are seen in the browser.
 */
export function watchTexts(path: () => string): { look: () => void; stop: () => void } {
  if (!isWatched) return { look: () => {}, stop: () => {} };
  let unseen = unseenTexts().map((row) => ({ ...row, path: new RegExp(row.path), text: fold(row.text) }));
  let waiting = false;
  const look = () => {
    waiting = false;
    const named = [...document.querySelectorAll('[aria-label], [placeholder]')].map(
      (element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('placeholder') ?? ''}`,
    );
    const shown = fold([document.body.textContent, ...named].join(' '));
    const found = new Set(unseen.filter((row) => row.path.test(path()) && shown.includes(row.text)));
    unseen = unseen.filter((row) => !found.has(row));
    for (const { key } of found) noteSeen(key);
  };
  const observer = new MutationObserver(() => {
    if (!waiting) soon(look, 0);
    waiting = true;
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return { look, stop: () => observer.disconnect() };
}
