/** How much of a report is open: enough for ten seconds, enough to needle from, or all of it (docs/PRODUCT.md 10.2). */
export const reportDepths = ['seconds', 'minutes', 'all'] as const;
export type ReportDepth = (typeof reportDepths)[number];

const storageKey = 'meridia:report-depth';

/** The depth chosen on this device; null before the first choice, and where the storage cannot be read. */
export function readReportDepth(): ReportDepth | null {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return reportDepths.find((depth) => depth === stored) ?? null;
  } catch {
    return null;
  }
}

export function rememberReportDepth(depth: ReportDepth): void {
  try {
    window.localStorage.setItem(storageKey, depth);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

/** What stays open at ten seconds, because a warning is never folded away. */
const always = ['seguranca'];
const toNeedle = ['pontos', 'auriculares', 'sessoes'];
/** A report without treatment has nothing to needle from. */
const toUnderstand = ['hipoteses'];

/**
 * Which parts of a report are open at a depth.
 * @param parts the anchors of its parts, without `rel-`
 */
export function openParts(depth: ReportDepth, parts: readonly string[]): string[] {
  if (depth === 'all') return [...parts];
  const wanted = depth === 'seconds' ? [] : parts.includes('pontos') ? toNeedle : toUnderstand;
  return parts.filter((part) => [...always, ...wanted].includes(part));
}
