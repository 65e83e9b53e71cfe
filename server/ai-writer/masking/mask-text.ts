import { addressSpans } from './address-spans.ts';
import { birthSpans } from './birth-spans.ts';
import { contactSpans } from './contact-spans.ts';
import { documentSpans } from './document-spans.ts';
import { establishmentSpans } from './establishment-spans.ts';
import { type FormSecrets, formSpans } from './form-spans.ts';
import type { KnownWords } from './known-words.ts';
import { lastSpans } from './last-spans.ts';
import { nameSpans, type People } from './name-spans.ts';
import { knownName } from './own-names.ts';
import { readWords } from './read-words.ts';
import { hideSenders, senderSpans } from './senders.ts';
import { replaceSpans, type Span } from './span.ts';
import { townSpans } from './town-spans.ts';

export interface MaskedPeople {
  nomeCliente: string;
  /** In full years. A date that is as many years ago is the client's birth date. */
  idade: number;
  /** Names of therapist and clinic. */
  otherNames: readonly string[];
  /** Missing where only a text is known. */
  form?: FormSecrets;
}

/**
 * The text without the people it names and the ways to reach them: names, contacts, documents, addresses, birth dates and what the form
 * tells of the client are replaced by marks, and so is every word that is not known to be an ordinary or a clinical one.
 */
export function maskText(text: string, people: MaskedPeople, known: KnownWords, today: Date = new Date()): string {
  return replaceSpans(text, findSpans(text, people, known, today));
}

/** The pieces that `maskText` takes out, as they stand in the text. */
export function findSpans(text: string, people: MaskedPeople, known: KnownWords, today: Date = new Date()): Span[] {
  const spans = spansByRules(text, people, today);
  return [...spans, ...lastSpans(text, spans, known)];
}

/** The pieces that the rules for names, contacts, documents and places find: most of all, and each of a known kind. */
export function spansByRules(
  whole: string,
  { nomeCliente, idade, otherNames, form }: MaskedPeople,
  today: Date = new Date(),
): Span[] {
  const people: People = { client: knownName(nomeCliente), others: otherNames.map(knownName) };
  const senders = senderSpans(whole, people.client);
  const text = hideSenders(whole);
  const addresses = addressSpans(text);
  const words = readWords(text);
  const establishments = establishmentSpans(text, words);
  const firm = [
    ...(form ? formSpans(text, words, form) : []),
    ...contactSpans(text),
    ...documentSpans(text),
    ...birthSpans(text, { idade, today }),
    ...addresses,
    ...establishments,
    ...townSpans(text, words, [...addresses, ...establishments]),
  ];
  return [...senders, ...firm, ...nameSpans(text, people, firm)];
}
