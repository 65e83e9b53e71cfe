/** The place to go after login: a path of this site, or null. Anything else would make /auth an open redirect. */
export function safeRedirect(target: unknown): string | null {
  if (typeof target !== 'string' || !target.startsWith('/')) return null;
  // '//host' and '/\host' leave the site; control characters are dropped by browsers before they decide.
  if (/^\/[/\\]/.test(target) || /\p{Cc}/u.test(target)) return null;
  return target === '/' || target.startsWith('/auth') ? null : target;
}
