export type Theme = 'system' | 'light' | 'dark';

const storageKey = 'meridia:theme';

/** The theme chosen on this device; `public/theme.js` reads the same key before the first paint. */
export function readTheme(): Theme {
  const stored = storage()?.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    storage()?.removeItem(storageKey);
    delete document.documentElement.dataset.theme;
    return;
  }
  storage()?.setItem(storageKey, theme);
  document.documentElement.dataset.theme = theme;
}

// Some browsers throw in private windows when the storage is only accessed.
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
