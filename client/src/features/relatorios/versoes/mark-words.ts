import { diffWords } from 'diff';

/** A run of words, which the other side says too or does not. */
interface Piece {
  texto: string;
  mudou: boolean;
}
export type MarkedLine = Piece[];

/** Lines that share less are told as one line gone and another come: words marked one by one would be unreadable. */
const minSimilarity = 0.4;

/** Both sides with the words marked that the other side does not say. A line that only moved is not marked. */
export function markWords(
  antes: readonly string[],
  depois: readonly string[],
): { antes: MarkedLine[]; depois: MarkedLine[] } {
  const old = new Map(antes.map((line) => [line, whole(line, !depois.includes(line))]));
  const now = new Map(depois.map((line) => [line, whole(line, !antes.includes(line))]));
  const free = new Set(depois.filter((line) => !antes.includes(line)));
  for (const before of antes) {
    if (depois.includes(before)) continue;
    const [after] = [...free].sort((a, b) => similarity(before, b) - similarity(before, a));
    if (after === undefined || similarity(before, after) < minSimilarity) continue;
    free.delete(after);
    const pieces = diffWords(before, after);
    old.set(before, toLine(pieces.filter(({ added }) => !added)));
    now.set(after, toLine(pieces.filter(({ removed }) => !removed)));
  }
  return { antes: antes.map((line) => old.get(line) ?? []), depois: depois.map((line) => now.get(line) ?? []) };
}

/** The lines that say something else than the other side. */
export function onlyChanged(lines: readonly MarkedLine[]): MarkedLine[] {
  return lines.filter((line) => line.some(({ mudou }) => mudou));
}

function whole(texto: string, mudou: boolean): MarkedLine {
  return [{ texto, mudou }];
}

function toLine(pieces: readonly { value: string; added: boolean; removed: boolean }[]): MarkedLine {
  return pieces.map(({ value, added, removed }) => ({ texto: value, mudou: added || removed }));
}

/** How many of their words two lines share, from 0 to 1. */
function similarity(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return (2 * shared) / Math.max(1, a.size + b.size);
}

function wordsOf(line: string): Set<string> {
  return new Set(line.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
