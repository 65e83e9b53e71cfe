/** A message about something that happened elsewhere, shown in the header of the signed-in screens for a while. */
export interface HeaderNotice {
  /** Unique; a notice with a known id replaces the shown one. */
  id: string;
  text: string;
  tone: 'success' | 'error';
  action: { label: string; onClick: () => void };
}

/** Older notices leave, so that the header stays small. */
const mostNotices = 3;

let notices: readonly HeaderNotice[] = [];
const listeners = new Set<() => void>();

export function showHeaderNotice(notice: HeaderNotice): void {
  keep([notice, ...notices.filter(({ id }) => id !== notice.id)].slice(0, mostNotices));
}

/** Without an id: removes all. */
export function removeHeaderNotices(id?: string): void {
  keep(id === undefined ? [] : notices.filter((notice) => notice.id !== id));
}

export function readHeaderNotices(): readonly HeaderNotice[] {
  return notices;
}

/** @returns the function that stops listening */
export function onHeaderNotices(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

function keep(next: readonly HeaderNotice[]): void {
  notices = next;
  for (const changed of listeners) changed();
}
