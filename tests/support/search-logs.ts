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
  const marks = await readMarks(folder, names);
  const result: SearchedLogs = { files: 0, bytes: 0, silent: [], marks: marks.length, found: [] };
  for (const file of names.filter((name) => !name.endsWith('.marks'))) {
    const text = await readFile(join(folder, file), 'utf8');
    result.files += 1;
    result.bytes += text.length;
    if (text === '') result.silent.push(file);
    const searched = withoutStartText(text);
    for (const [kind, pattern] of patterns) {
      for (const [match] of searched.matchAll(pattern)) result.found.push({ file, kind, text: match });
    }
    for (const mark of marks)
      if (searched.includes(mark)) result.found.push({ file, kind: 'words of people', text: mark });
  }
  return result;
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

/** Names and texts that tests put into their databases, and those that every test uses. */
async function readMarks(folder: string, names: readonly string[]): Promise<string[]> {
  const kept = names.filter((name) => name.endsWith('.marks')).map((name) => readFile(join(folder, name), 'utf8'));
  const lines = (await Promise.all(kept)).flatMap((text) => text.split('\n').filter(Boolean));
  const told = lines.map((line): unknown => JSON.parse(line));
  // Shorter texts and single words are too common.
  const people = told.filter((text) => typeof text === 'string' && text.length >= 8 && text.trim().includes(' '));
  const prompt = systemInstruction.split(/[.;:]\s/).filter((sentence) => sentence.length > 30);
  const all = [...people, ...prompt, 'TEXTO_DA_FICHA', 'FATOS\n', testPassword, metadataMarker].map(String);
  // In the escaped form of a JSON line.
  return [...new Set(all.map((text) => JSON.stringify(text).slice(1, -1)))];
}

/**
 * Removes the lines of the start text that tell the operator on purpose the address of the outbox and how to become the first
 * admin.
 */
function withoutStartText(text: string): string {
  // pnpm puts the hash of a patch into the package's path, and so it appears in stack frames.
  return text.replaceAll(/^ {2}E-mails\/outbox: .*$/gm, '').replaceAll(/patch_hash=[0-9a-f]{64}/g, '');
}

const patterns: readonly [kind: string, pattern: RegExp][] = [
  ['an e-mail address', /[\w.%+-]+@[a-z][\w-]*(?:\.[a-z]{2,})+/gi],
  ['a telephone', /\(?\b\d{2}\)? 9?\d{4}-\d{4}\b/g],
  ['a CPF', /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g],
  // Cookies, links, shares: 32 random bytes in base64url or hex.
  ['a token', /(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)(?<![\w-])[\w-]{40,}/g],
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
