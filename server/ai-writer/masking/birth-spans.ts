import type { Mark, Span } from './span.ts';

/**
 * Birth dates: dates announced as such, and every whole date that fits the client's age. The age stays. Of any other date so long
 * ago only the year stays: it may be somebody's birth date, and the course of an illness does not need the day.
 * @param today for the ages
 */
export function birthSpans(text: string, { idade, today }: { idade: number; today: Date }): Span[] {
  return [...text.matchAll(date)].flatMap((match): Span[] => {
    const { start, end } = { start: match.index, end: match.index + match[0].length };
    const year = readYear(match, today);
    const announced = before.test(text.slice(Math.max(0, start - 40), start)) || after.test(text.slice(end, end + 25));
    const whole = (match.groups?.day ?? match.groups?.isoYear) !== undefined && year !== null;
    const age = year === null ? null : today.getFullYear() - year;
    const isClients = whole && age !== null && (age === idade || age === idade + 1);
    if (announced || isClients) return [{ start, end, mark: markOf(age) }];
    return whole && age !== null && age >= longAgo ? [{ start, end, mark: `data de ${year}` }] : [];
  });
}

/** In years. */
const longAgo = 15;

function markOf(age: number | null): Mark {
  return age === null || age < 0 || age > 120 ? 'nascimento' : `nascimento há ${age} anos`;
}

function readYear({ groups }: RegExpMatchArray, today: Date): number | null {
  const digits = groups?.year ?? groups?.isoYear ?? groups?.alone ?? groups?.monthYear;
  if (digits === undefined) return null;
  if (digits.length === 4) return Number(digits);
  const century = Number(digits) > today.getFullYear() % 100 ? 1900 : 2000;
  return century + Number(digits);
}

const month =
  'janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez';
const date = new RegExp(
  [
    '(?<![\\d.,/])(?<isoYear>(?:19|20)\\d\\d)[-/.]\\d{1,2}[-/.]\\d{1,2}(?!\\d)',
    `(?<![\\d.,/])(?<day>\\d{1,2}|1[º°o])(?:\\s?[/.\\-–]\\s?|\\s+(?:de\\s+)?)(?:(?:0?[1-9]|1[0-2])|${month})\\.?(?:(?:\\s?[/.\\-–]\\s?|\\s+(?:de\\s+|do\\s+ano\\s+)?)(?<year>(?:19|20)\\d\\d|\\d\\d)(?!\\d))?(?![\\d\\p{L}])`,
    `(?<!\\p{L})(?:${month})\\.?(?:\\s?/\\s?|\\s+(?:de\\s+)?)(?<monthYear>(?:19|20)\\d\\d|\\d\\d)(?!\\d)`,
    '(?<![\\d.,/-])(?<alone>(?:19|20)\\d\\d)(?![\\d/]|[.,-]\\d)',
  ].join('|'),
  'giu',
);
/** From the announcing word to the date, but never across the end of a sentence. */
const before =
  /(?<!\p{L})(?:nasc(?:id[oa]s?|eu|i|imento|eram|er)?\.?|d\.?\s?n\.?|data\s+de\s+nasc\p{L}*\.?|anivers[áa]rio|aniversaria|niver|faz\s+anos|completa\s+(?:anos|\d+\s+anos)|natalício)(?:[\s:,(-]|dia|em|no|de|é|do|da|ano|foi|data|a|dela|dele|ela|ele)*$/iu;
const after =
  /^[\s,)(-]*(?:\(?nasc|data de nasc|\(?d\.?n\.?\)?|de nascimento|é (?:o|a) (?:meu|minha|seu|sua)?\s*(?:anivers|data de nasc))/iu;
