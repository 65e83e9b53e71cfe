import { foldText } from '@meridia/shared/folded-text.ts';
import { isListedWord } from './is-word.ts';
import { particles } from './own-names.ts';
import { townsThatAreWords } from './place-words.ts';
import type { Word } from './read-words.ts';
import { type Span, spansOf } from './span.ts';
import { wordList } from './word-list.ts';

/** What the client has answered in the form about herself. Her texts repeat it, also in spellings that no general rule knows. */
export interface FormSecrets {
  /** Empty when she has none, like the address. */
  telefone: string;
  email: string;
  profissao: string | null;
  localidade: string | null;
}

export function formSpans(text: string, words: readonly Word[], form: FormSecrets): Span[] {
  return [
    ...telephoneSpans(text, form.telefone),
    ...emailSpans(text, form.email),
    ...phrasesOf(form.profissao)
      .filter((phrase) => !phrase.every((word) => sharedByMany.has(word)))
      .flatMap((phrase) => phraseSpans(words, phrase, 'profissão')),
    ...phrasesOf(form.localidade).flatMap((phrase) => phraseSpans(words, phrase, 'endereço', isNoPlace)),
  ];
}

/** The number without country and area code, in any grouping, with what stands before it; and "final 7745". */
function telephoneSpans(text: string, telefone: string): Span[] {
  const digits = telefone.replace(/\D/g, '');
  if (digits.length < 8) return [];
  const own = [...digits.slice(-8)].join('[\\s().\\-–—·/]{0,3}');
  const whole = new RegExp(`(?<!\\d)(?:\\+?\\(?\\d[\\d\\s().\\-–—·/]{0,12})?${own}(?!\\d)`, 'gu');
  const end = new RegExp(
    `(?<!\\p{L})(?:fin(?:al|ais)|termina(?:\\s+(?:em|com))?)\\s+(?<hidden>${digits.slice(-4)})(?!\\d)`,
    'giu',
  );
  return [...spansOf(text, whole, 'contato'), ...spansOf(text, end, 'contato')];
}

/** What stands before the @, with any sign or word between its parts, and the provider behind it. */
function emailSpans(text: string, email: string): Span[] {
  const [local = ''] = email.split('@');
  const parts = local.match(/\p{L}+|\d+/gu) ?? [];
  // "ana@…" is her name, which is masked as such where it means her.
  if (parts.join('').length < 5) return [];
  const between = '\\s{0,2}(?:(?:[._+-]|(?<!\\p{L})(?:ponto|underline|tra[çc]o|h[íi]fen|mais)(?!\\p{L}))\\s{0,2})?';
  const provider = '(?:\\s*(?:@|\\(a\\)|\\[a\\]|(?<!\\p{L})arroba(?!\\p{L}))\\s*[\\p{L}\\d.-]*[\\p{L}\\d])?';
  return spansOf(
    text,
    new RegExp(`(?<![\\p{L}\\d])${parts.join(between)}(?![\\p{L}\\d])${provider}`, 'giu'),
    'contato',
  );
}

/** "Cuiabá - MT" and "costureira / diarista" are two each; a state's two letters tell nothing alone. */
function phrasesOf(answer: string | null): string[][] {
  return (answer ?? '')
    .split(/[,;/()\n]|\s[-–]\s|\se\s/u)
    .map((part) => (part.match(/\p{L}+/gu) ?? []).map(foldText))
    .filter((phrase) => phrase.join('').length > 2);
}

/** The phrase wherever it stands, in either gender. */
function phraseSpans(
  words: readonly Word[],
  phrase: readonly string[],
  mark: Span['mark'],
  isOther: (found: readonly Word[]) => boolean = () => false,
): Span[] {
  return words.flatMap((word, at): Span[] => {
    const found = words.slice(at, at + phrase.length);
    const last = found.at(-1);
    const isIt =
      last !== undefined &&
      found.length === phrase.length &&
      found.every((each, place) => isSame(each.folded, phrase[place] ?? ''));
    return isIt && !isOther(found) ? [{ start: word.start, end: last.end, mark }] : [];
  });
}

/** "professora" and "professor", "costureira" and "costureiras". */
function isSame(word: string, answered: string): boolean {
  return word === answered || (word.length > 4 && stemOf(word) === stemOf(answered));
}

function stemOf(word: string): string {
  return word.replace(/(?:[ao]s?|es|s)$/, '');
}

/** "descanso à tarde", "feliz": a town with such a name has a capital. */
function isNoPlace(found: readonly Word[]): boolean {
  return found.every(
    ({ folded, stands }) =>
      particles.has(folded) || (!stands && (isListedWord(folded) || townsThatAreWords.has(folded))),
  );
}

/** Answers that tell nobody from her neighbours, and that an intake needs in other meanings. */
const sharedByMany = wordList(
  'aposentado aposentada aposentados estudante estudantes autonomo autonoma desempregado desempregada pensionista do no lar dona dono de casa em domestica domestico nenhuma nenhum nao trabalha trabalho trabalhando',
);
