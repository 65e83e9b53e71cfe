import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { agreedTexts, pathPattern } from './agreed-texts.ts';

export interface AgreedText {
  key: string;
  /** Pattern of the paths on which it may be read. */
  path: string;
  text: string;
}

const rows: readonly AgreedText[] = agreedTexts.flatMap(({ on, texts }) =>
  texts.map((text) => ({ key: `${on}: ${text}`, path: pathPattern(on), text })),
);

/** Where the tests of a run, with and without a browser, note what they saw; unset: nobody wants to know. */
const seenFile = process.env.SEEN_TEXTS;

export const isWatched = seenFile !== undefined;

export function noteSeen(key: string): void {
  if (seenFile) appendFileSync(seenFile, `${key}\n`);
}

/** What no test has brought onto its screen so far. */
export function unseenTexts(): AgreedText[] {
  const seen = new Set(seenFile && existsSync(seenFile) ? readFileSync(seenFile, 'utf8').split('\n') : []);
  return rows.filter(({ key }) => !seen.has(key));
}
