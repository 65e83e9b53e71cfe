import { isThing } from './is-word.ts';
import { type KnownName, partOf } from './own-names.ts';
import { readWords } from './read-words.ts';
import { type Span, spansOf } from './span.ts';

/** "[14:02, 03/08/2025] Sol: ", "03/08/2025 14:02 - Sandra Doces: ": the head of a message pasted from a messenger. */
const head =
  /(?<=^|\n|\s)(?:\[(?=[^\]\n]{0,24}\d:\d\d)[\d\s:.,/apmAPM-]{4,25}\]|(?:\d{1,2}\/\d{1,2}\/\d{2,4},?\s)\d{1,2}:\d\d(?::\d\d)?\s-)\s{0,2}(?<hidden>[^:\n[\]]{1,40}):\s?/gu;

/**
 * Whoever stands between the hour and the colon, whatever the name looks like; who only says what she is has no name. A name with a
 * word in it ("Ana Acupuntura") is no more than a contact: a report may use that word.
 */
export function senderSpans(text: string, client: KnownName): Span[] {
  return spansOf(text, head, 'nome', ({ groups }) => !role.test(groups?.hidden ?? '')).map((span) => {
    const words = readWords(text.slice(span.start, span.end));
    if (words.some((word) => partOf(client, word) !== null)) return { ...span, mark: 'cliente' };
    return words.some(({ folded }) => isThing(folded)) ? { ...span, mark: 'contato' } : span;
  });
}

const role = /^\s*(?:terapeuta|acupunturista|cl[íi]nica|recep[çc][ãa]o|paciente|cliente|eu|voc[êe])\s*$/iu;

/** The text as long as before, where each message is a line without its head: its hours and capitals tell nothing. */
export function hideSenders(text: string): string {
  return text.replace(head, (found) => `${' '.repeat(found.length - 1)}\n`);
}
