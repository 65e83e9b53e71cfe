const noticesKey = 'meridia:avisos-deixados';
const readingKey = 'meridia:termos-depois';

/** Notices that this person has put aside on this device, by a name that changes with their content. */
export function readPutAside(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(noticesKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** The last ten are kept: older notices have ended long ago. */
export function putAside(name: string): void {
  try {
    window.localStorage.setItem(noticesKey, JSON.stringify([...readPutAside(), name].slice(-10)));
  } catch {
    // Without storage the notice comes back with the next page.
  }
}

/** Until the tab is closed, the person goes on without accepting: reading, exporting, leaving. */
export function decideLater(userId: string): void {
  try {
    window.sessionStorage.setItem(readingKey, userId);
  } catch {
    // Without storage the question comes back with the next page.
  }
}

export function decidesLater(userId: string): boolean {
  try {
    return window.sessionStorage.getItem(readingKey) === userId;
  } catch {
    // Otherwise a browser without storage would be led back to the question for ever.
    return true;
  }
}
