/** The marks that replace text which must not be sent. */
export type Mark =
  | 'cliente'
  | 'nome'
  | 'contato'
  | 'documento'
  | 'endereço'
  | 'profissão'
  | `nascimento${string}`
  | `data de ${string}`;

/** A piece of a text that must not be sent, by offsets. */
export interface Span {
  start: number;
  end: number;
  mark: Mark;
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
