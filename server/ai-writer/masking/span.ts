/** The marks that replace text which must not be sent. */
export type Mark =
  | 'cliente'
  | 'nome'
  | 'contato'
  | 'documento'
  | 'endereço'
  | 'profissão'
  | 'palavra'
  | `nascimento${string}`
  | `data de ${string}`;

/** A piece of a text that must not be sent, by offsets. */
export interface Span {
  start: number;
  end: number;
  mark: Mark;
}

/** Replaces each letter that is already hidden: neither a word nor the end of a sentence. */
const hiddenLetter = '_';
const hiddenContact = '#';

/** The text without the letters of these spans, at the same length. */
export function hideSpans(text: string, spans: readonly Span[]): string {
  let open = '';
  for (const { start, end, mark } of [...spans].sort((a, b) => a.start - b.start)) {
    const from = Math.max(start, open.length);
    if (end <= from) continue;
    open += text.slice(open.length, from) + (mark === 'contato' ? hiddenContact : hiddenLetter).repeat(end - from);
  }
  return open + text.slice(open.length);
}

/** A span for each match, or only for its group `hidden` when the pattern has one. */
export function spansOf(
  text: string,
  pattern: RegExp,
  mark: Mark,
  isMeant: (match: RegExpExecArray) => boolean = () => true,
): Span[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    if (!isMeant(match)) return [];
    const hidden = match.groups?.hidden;
    const found = hidden ?? match[0];
    const start = match.index + match[0].lastIndexOf(found) + (found.length - found.trimStart().length);
    return [{ start, end: start + found.trim().length, mark }];
  });
}

/** The text with a mark for each span; spans that touch each other become one. */
export function replaceSpans(text: string, spans: readonly Span[]): string {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    const joined =
      last &&
      (span.start < last.end || (span.mark === last.mark && /^[\s,.-]*$/.test(text.slice(last.end, span.start))));
    if (joined) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  let masked = '';
  let at = 0;
  for (const { start, end, mark } of merged) {
    masked += `${text.slice(at, start)}[${mark}]`;
    at = end;
  }
  return masked + text.slice(at);
}
