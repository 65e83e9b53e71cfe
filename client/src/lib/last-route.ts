let last = '/';

/** Remembers the pattern of the screen that is shown: '/resultado/$id'. Only for 'Ajuda', which itself does not count. */
export function noteRoute(pattern: string): void {
  if (pattern !== '/ajuda') last = pattern;
}

/** The pattern of the last other screen since the page was opened; '/' when there was none. */
export function lastRoute(): string {
  return last;
}
