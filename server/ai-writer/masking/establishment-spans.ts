import { capitalized, isShouted, type Run, readRun, type Style, styleOf } from './capital-runs.ts';
import { establishments, firmEndings, kindsOfKinds, looseKinds } from './establishment-words.ts';
import { isThing, isWord } from './is-word.ts';
import { kin, titles } from './person-cues.ts';
import { properWords } from './proper-words.ts';
import type { Word } from './read-words.ts';
import { smallName, smallWorkplace } from './small-establishments.ts';
import { type Span, spansOf } from './span.ts';
import { townAt } from './town-index.ts';
import { wordList } from './word-list.ts';
import { isWork } from './work-cues.ts';

/** Named places where somebody works, learns, prays or is cared for: "Padaria Estrela", "colégio Santa Rita", "aluna da UFX". */
export function establishmentSpans(text: string, words: readonly Word[]): Span[] {
  const style = styleOf(words);
  const spans: Span[] = [];
  for (const [at, word] of words.entries()) {
    const run =
      (isKind(words, at) ? namedKind(words, at) : null) ??
      (isWork(words, at) ? workplace(words, at) : null) ??
      (firmEndings.has(word.folded) ? firm(words, at) : null) ??
      (style !== 'careful' && isKind(words, at) ? smallName(words, at) : null) ??
      (style !== 'careful' ? smallWorkplace(words, at) : null) ??
      university(words, at, style);
    if (run) spans.push(spanOf(text, words, run));
  }
  return [...spans, ...numbered.flatMap((pattern) => spansOf(text, pattern, 'endereço'))];
}

/** With the number that belongs to the name: "CIEP 120", "12º BPM". */
function spanOf(text: string, words: readonly Word[], { from, to }: Run): Span {
  const start = words[from]?.start ?? 0;
  const end = words[to]?.end ?? 0;
  const [ordinal = ''] = /\d{1,3}[º°ªo.]*\s?$/.exec(text.slice(Math.max(0, start - 8), start)) ?? [];
  const [number = ''] =
    /^\s?(?:n[º°]\s?)?\d{1,4}(?![\d,.:/%]|\s?(?:mg|m?l|anos?|x|h|kg|dias?|vezes|mes|[aà]s?\s\d|até\s)|º)/.exec(
      text.slice(end, end + 12),
    ) ?? [];
  return { start: start - ordinal.length, end: end + number.length, mark: 'endereço' };
}

const numbered = [
  /(?<!\p{L})\p{L}{3,}\s?&\s?(?:filh[oa]s?|irm[ãa]o?s?|cia|associad[oa]s|advogad[oa]s|s[óo]cios)(?!\p{L})/giu,
  /(?<!\p{L})(?:CIEP|EMEI|EMEF|CMEI|UBS|USF|PSF|ESF|DP|BPM|E\.\s?E\.|E\.\s?M\.)\s(?:n[º°]\s?)?\d{1,4}(?!\d)/gu,
  /(?<!\p{L})(?:cart[óo]rio|tabelionato|batalh[ãa]o|delegacia|vara|companhia)\s+(?:d[aeo]\s+)?\d{1,3}[ºª°](?:\s+(?:of[íi]cio|distrito|vara|batalh[ãa]o|p\p{L}{1,6}))?/giu,
  /(?<![\p{L}\d])\d{1,3}[ºª°]\s?(?:BPM|DP|BIS|BIL|GB|CIA|BPRv|CRPM|of[íi]cio|tabelionato|cart[óo]rio|batalh[ãa]o|delegacia)(?!\p{L})/giu,
];

/** "Secretária Marta" is a person, "Secretaria de Obras" is an establishment. */
function isKind(words: readonly Word[], at: number): boolean {
  const { folded = '', text = '' } = words[at] ?? {};
  if (/^secret[áÁ]ria$/iu.test(text)) return false;
  return establishments.has(folded) || (folded === 'socorro' && words[at - 1]?.folded === 'pronto');
}

/**
 * "Escola Clarice Lispector", "o salão da Marlúcia", "Hosp. São Lucas": the kind belongs to the name when it begins with a
 * capital.
 */
function namedKind(words: readonly Word[], at: number): Run | null {
  const head = words[at];
  const next = words[at + 1];
  if (!head || !next) return null;
  const isShort = /^\.[^\S\n]?$/.test(next.gap) && shortKinds.has(head.folded);
  if (!isShort && !/^(?:[^\S\n]+|\s?["“'])$/.test(next.gap)) return null;
  if (isShouted(head) && isShouted(next) && head.text.length > 4) return null;
  const from = tradeBehind(words, at) ?? at + 1;
  const run = readRun(words, from, (word) => capitalized(word) && (word.text.length > 1 || /&/.test(word.gap)));
  if (!run) return null;
  const tail = words.slice(run.from, run.to + 1).filter(({ capital }) => capital);
  if (
    tail.every(
      ({ folded }) => kindsOfKinds.has(folded) || folded.length < 2 || (properWords.has(folded) && tail.length < 2),
    )
  )
    return null;
  if (!head.capital && /^d/.test(words[run.from]?.folded ?? '') && isPerson(words, run, words[run.from] ?? next))
    return null;
  if (!head.stands && looseKinds.has(head.folded) && !isBehindPreposition(words, at)) {
    if (tail.every(({ folded }) => isThing(folded)) || tail.some(({ folded }) => properWords.has(folded))) return null;
  }
  if (head.capital) return { from: at, to: run.to };
  return words[run.from]?.capital ? run : { from: run.from + 1, to: run.to };
}

/** "escola de samba Mocidade", "loja de roupas da Zefa": the name begins after the goods or the subject. */
function tradeBehind(words: readonly Word[], at: number): number | null {
  const [particle, trade, next] = [words[at + 1], words[at + 2], words[at + 3]];
  if (particle?.text !== 'de' || !trade || trade.capital || !next || !/^[^\S\n]+["“]?$/.test(next.gap)) return null;
  return next.capital || /^d[ao]s?$/.test(next.text) ? at + 3 : null;
}

const shortKinds = wordList('hosp esc col faz igr univ fac inst cond');

/** "a clínica da Dra. Vera", "a casa da Marta": a person, and not the name of an establishment. */
function isPerson(words: readonly Word[], run: Run, particle: Word): boolean {
  const first = words[particle.capital ? run.from : run.from + 1];
  return first !== undefined && (titles.has(first.folded) || kin.has(first.folded));
}

function isBehindPreposition(words: readonly Word[], at: number): boolean {
  return /^(?:n[ao]s?|d[ao]s?|em|pel[ao]|ao?|à|às|a|para|pra|pro|deste|nesta)$/.test(
    words[at - 1]?.text.toLowerCase() ?? '',
  );
}

/** "trabalha na Viação Cometa Azul", "aluna da UFX": any capital after the cue, except days, illnesses and known authorities. */
function workplace(words: readonly Word[], at: number): Run | null {
  let from = at + 1;
  if (/^(?:a|o|as|os)$/.test(words[from]?.folded ?? '')) from += 1;
  const run = readRun(words, from);
  const first = words[from];
  if (!run || !first?.capital || first.first || (isShouted(first) && isShouted(words[at] ?? first))) return null;
  const tail = words.slice(run.from, run.to + 1).filter(({ capital }) => capital);
  if (titles.has(first.folded) || kin.has(first.folded)) return null;
  if (tail.every(({ folded }) => kindsOfKinds.has(folded) || establishments.has(folded) || properWords.has(folded)))
    return null;
  // "estuda para Concurso Público" and "formada em Letras" name a thing, "aluna da Escola Livre" names a school.
  const isArticled = /^(?:n|d)[ao]s?$/.test(words[at]?.folded ?? '');
  return tail.some(({ folded }) => !isThing(folded)) || (isArticled && tail.length > 1) ? run : null;
}

/** "doutoranda pela UFSCar", "psicologia na ufsj de divinopolis": the short forms that universities have. */
function university(words: readonly Word[], at: number, style: Style): Run | null {
  const [before, word] = [words[at - 1], words[at]];
  if (!word || !before || !/^(?:[nd][ao]|pel[ao]|em|a)$/.test(before.folded) || word.gap !== ' ') return null;
  if (
    !/^(?:uf(?!a$)[a-z]{1,4}|ue[a-z]{1,3}|unes?[pb]|if[a-z]{2}|puc[a-z]{0,5}|usp)$/.test(word.folded) ||
    isWord(word.folded)
  )
    return null;
  if (style === 'careful' && !isShouted(word)) return null;
  return { from: at, to: words[at + 1]?.folded === 'de' ? (townAt(words, at + 2) ?? at) : at };
}

/** "Prumo Engenharia", "Tavares & Lobo Advogados". */
function firm(words: readonly Word[], at: number): Run | null {
  const head = words[at];
  if (!head?.capital || (isShouted(head) && head.text.length > 3)) return null;
  let from = at;
  while (from > 0) {
    const [word, before] = [words[from], words[from - 1]];
    if (!word || !before?.capital || !/^(?:[^\S\n]+|\s?&\s?|-)$/.test(word.gap)) break;
    if (kin.has(before.folded) || titles.has(before.folded) || properWords.has(before.folded)) break;
    from -= 1;
  }
  const isMore =
    from < at && words.slice(from, at).some(({ folded, text }) => !kindsOfKinds.has(folded) && text.length > 1);
  return isMore && (words[from]?.stands || words.slice(from, at).some(({ folded }) => !isWord(folded)))
    ? { from, to: at }
    : null;
}
