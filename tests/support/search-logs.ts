import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemInstruction } from '@meridia/server/ai-writer/prompt.ts';
import { testPassword } from './api-client.ts';
import { metadataMarker } from './pictures.ts';

interface Found {
  file: string;
  kind: string;
  text: string;
}

export interface SearchedLogs {
  files: number;
  bytes: number;
  /** Apps that logged nothing at all: then keeping the logs is broken. */
  silent: string[];
  marks: number;
  found: Found[];
}

/** Searches everything that a run has kept for data that no log may contain: people, their words, secrets, prompts, pictures. */
export async function searchLogs(folder: string): Promise<SearchedLogs> {
  const names = await readdir(folder).catch(() => []);
  const people = await readMarks(folder, names);
  const own = ownMarks.map(escaped);
  const byBeginning = groupByBeginning([...people, ...own]);
  const result: SearchedLogs = { files: 0, bytes: 0, silent: [], marks: people.length + own.length, found: [] };
  for (const file of names.filter((name) => !name.endsWith('.marks'))) {
    const text = await readFile(join(folder, file), 'utf8');
    result.files += 1;
    result.bytes += text.length;
    if (text === '') result.silent.push(file);
    const searched = withoutStartText(text);
    for (const [kind, pattern] of patterns) {
      for (const [match] of searched.matchAll(pattern)) result.found.push({ file, kind, text: match });
    }
    for (const mark of findMarks(searched, byBeginning)) {
      result.found.push({ file, kind: own.includes(mark) ? 'a secret of the tests' : 'words of people', text: mark });
    }
  }
  // Logs consist of our own words, and many of them are also single words of a form.
  const ours = await readOurWords(result.found.some(isSingleWord));
  result.found = result.found.filter((one) => !isSingleWord(one) || !ours.has(one.text));
  return result;
}

const isSingleWord = ({ kind, text }: Found) => kind === 'words of people' && !text.includes(' ');

/** Marks by their first letters, because tens of thousands of them are searched for at each place of the text. */
function groupByBeginning(marks: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const mark of marks) {
    const beginning = mark.slice(0, shortestMark);
    groups.set(beginning, [...(groups.get(beginning) ?? []), mark]);
  }
  return groups;
}

function findMarks(text: string, byBeginning: Map<string, string[]>): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at + shortestMark <= text.length; at += 1) {
    for (const mark of byBeginning.get(text.slice(at, at + shortestMark)) ?? []) {
      if (text.startsWith(mark, at) && (mark.includes(' ') || isWhole(text, at, mark.length))) found.add(mark);
    }
  }
  return found;
}

function isWhole(text: string, at: number, length: number): boolean {
  return !/[\p{L}\p{N}_-]/u.test(`${text[at - 1] ?? ''}${text[at + length] ?? ''}`);
}

/** Every word of the sources of the app. */
async function readOurWords(wanted: boolean): Promise<Set<string>> {
  const words = new Set<string>();
  if (!wanted) return words;
  for (const folder of ['server', 'shared', 'drizzle']) {
    for (const file of await readdir(new URL(`../../${folder}`, import.meta.url), { recursive: true })) {
      if (!/^(?!node_modules)(?!.*\.test\.).*\.tsx?$/.test(file)) continue;
      const source = await readFile(new URL(`../../${folder}/${file}`, import.meta.url), 'utf8');
      for (const [word] of source.matchAll(/[\p{L}\p{N}_.-]+/gu)) words.add(word);
    }
  }
  return words;
}

/** One line of figures, then the findings. */
export function describeSearch({ files, bytes, silent, marks, found }: SearchedLogs): string {
  const shown = found.slice(0, 20).map(({ file, kind, text }) => `  ${file}: ${kind}: ${text.slice(0, 80)}`);
  return [
    `${found.length} found in ${bytes} bytes of ${files} apps' logs (${marks} names and texts, ${patterns.length} patterns), ${silent.length} silent`,
    ...silent.map((file) => `  ${file}: nothing was kept`),
    ...shown,
  ].join('\n');
}

/** What tests put into their databases. */
async function readMarks(folder: string, names: readonly string[]): Promise<string[]> {
  const kept = names.filter((name) => name.endsWith('.marks')).map((name) => readFile(join(folder, name), 'utf8'));
  const lines = (await Promise.all(kept)).flatMap((text) => text.split('\n').filter(Boolean));
  const told = lines.map((line): unknown => JSON.parse(line));
  return [...new Set(told.flatMap((text) => (typeof text === 'string' && isTelling(text) ? [escaped(text)] : [])))];
}

/** What every test uses: the prompt, the password, and what our pictures say of themselves. */
const ownMarks = [
  ...systemInstruction.split(/[.;:]\s/).filter((sentence) => sentence.length > 30),
  ...['TEXTO_DA_FICHA', 'FATOS\n', testPassword, metadataMarker],
];

/** As it stands in a JSON line. */
function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

const shortestMark = 6;

/** Shorter texts are too common; ids, also those of the payment provider, and instants stand in logs on purpose. */
function isTelling(text: string): boolean {
  if (text.trim().includes(' ')) return text.length >= 8;
  const isOurs = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}|^[+-]?\d{4,}-\d\d-\d\d|^(?:evt|price|cus|sub|in|cs)_\w+$/.test(text);
  return text.length >= shortestMark && !isOurs;
}

/**
 * Removes the lines of the start text that tell the operator on purpose the address of the outbox and how to become the first
 * admin.
 */
function withoutStartText(text: string): string {
  // pnpm puts the hash of a patch into the package's path, and so it appears in stack frames.
  return text
    .replaceAll(/^ {2}E-mails\/outbox: .*$/gm, '')
    .replaceAll(/^ {6}[\dA-Z]{4}(?:-[\dA-Z]{4}){3}$/gm, '')
    .replaceAll(/patch_hash=[0-9a-f]{64}/g, '');
}

const patterns: readonly [kind: string, pattern: RegExp][] = [
  ['an e-mail address', /[\w.%+-]+@[a-z][\w-]*(?:\.[a-z]{2,})+/gi],
  ['a telephone', /\(?\b\d{2}\)? 9?\d{4}-\d{4}\b/g],
  ['a CPF', /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g],
  // Cookies, links, shares: 32 random bytes in base64url or hex.
  ['a token', /(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)(?<![\w-])[\w-]{40,}/g],
  ['the secret of an authenticator', /(?<![\w-])(?=[A-Z]*[2-7])[A-Z2-7]{32}(?![\w-])/g],
  ['a recovery code', /(?<![\w-])[\dA-HJKMNP-TV-Z]{4}(?:-[\dA-HJKMNP-TV-Z]{4}){3}(?![\w-])/g],
  ['a hash or key', /(?<![\w-])[\da-f]{64}(?![\w-])/g],
  ['a cookie', /\b(?:__Host-)?(?:session|device)=[^\s;"]+/g],
  ['a key of a vendor', /\b(?:sk|rk|whsec)_(?:test|live)?_?\w{8,}|\bAIza[\w-]{30,}/g],
  ['a password', /:\/\/[^\s/:@"]+:[^\s/@"]+@/g],
  ['a query with values', /\bparams: |"(?:params|parameters|detail|args)":/g],
  ['a picture in base64', /\/9j\/[\w+/]{8}|iVBORw0KGgo|UklGR[\w+/]{8}/g],
  [
    'a picture in bytes',
    /\uFFFD{2}|ÿØÿ|PNG\\r\\n|PNG\r\n|JFIF|\[255,216,255|\[137,80,78,71|<Buffer |ff d8 ff|ffd8ff|89504e47/gi,
  ],
];
