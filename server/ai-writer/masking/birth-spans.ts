import { monthWords, numberWords, readNumber } from './number-words.ts';
import type { Mark, Span } from './span.ts';

/**
 * Birth dates, in digits and in words: dates announced as such, and every whole date that fits the client's age. The age stays. Of any
 * other date so long ago only the year stays: it may be somebody's birth date, and the course of an illness does not need the day.
 * @param today for the ages
 */
export function birthSpans(text: string, { idade, today }: { idade: number; today: Date }): Span[] {
  return dates
    .flatMap((date) => [...text.matchAll(date)])
    .flatMap((match): Span[] => {
      const { start, end } = { start: match.index, end: match.index + match[0].length };
      const year = readYear(match, today);
      const announced =
        before.test(text.slice(Math.max(0, start - 60), start)) || after.test(text.slice(end, end + 25));
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
  const told = groups?.year ?? groups?.isoYear ?? groups?.alone ?? groups?.monthYear;
  if (told === undefined) return null;
  const year = readNumber(told);
  if (year === null || year >= 100) return year;
  return year + (year > today.getFullYear() % 100 ? 1900 : 2000);
}

const month = `${monthWords}|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez`;
const roman = 'x?i{1,3}|i?[vx]|v?i{1,3}|vi{0,3}';
const inDigits = new RegExp(
  [
    '(?<![\\d.,/])(?<isoYear>(?:19|20)\\d\\d)[-/.]\\d{1,2}[-/.]\\d{1,2}(?!\\d)',
    `(?<![\\d.,/])(?<day>\\d{1,2}|1[º°o])(?:\\s?[/.\\-–]\\s?|\\s+(?:de\\s+)?)(?:(?:0?[1-9]|1[0-2])|${month})\\.?(?:(?:\\s?[/.\\-–]\\s?|\\s+(?:de\\s+|do\\s+ano\\s+)?)(?<year>(?:19|20)\\d\\d|\\d\\d)(?!\\d))?(?![\\d\\p{L}])`,
    `(?<!\\p{L})(?:${month})\\.?(?:\\s?/\\s?|\\s+(?:de\\s+)?)(?<monthYear>(?:19|20)\\d\\d|\\d\\d)(?!\\d)`,
    '(?<![\\d.,/-])(?<alone>(?:19|20)\\d\\d)(?![\\d/]|[.,-]\\d)',
  ].join('|'),
  'giu',
);
const { day, month: numberOfMonth, year } = numberWords;
const ofYear = `\\s+(?:de|do\\s+ano(?:\\s+de)?)\\s+`;
/** "doze de agosto de mil novecentos e setenta e quatro", "vinte e nove do onze de oitenta e sete", "14 de maio de sessenta e dois". */
const inWords = new RegExp(
  [
    `(?<![\\p{L}\\d])(?<day>${day}|\\d{1,2})\\s+d[eo]\\s+(?:m[êe]s\\s+de\\s+)?(?:${monthWords})(?:${ofYear}(?<year>${year}|(?:19|20)?\\d\\d(?!\\d)))?(?!\\p{L})`,
    `(?<![\\p{L}\\d])(?<day>${day}|\\d{1,2})\\s+d[eo]\\s+(?:${numberOfMonth})${ofYear}(?<year>${year}|(?:19|20)?\\d\\d)(?![\\p{L}\\d])`,
    `(?<!\\p{L})(?:${monthWords})${ofYear}(?<monthYear>${year})(?!\\p{L})`,
    `(?<!\\p{L})(?<alone>${year})(?![\\p{L}]|\\s+(?:anos|quilos|gramas|semanas|meses|dias|horas|cm|kg))`,
    `(?<![\\p{L}\\d])(?<day>\\d{1,2})\\s?[./-]\\s?(?:${roman})\\s?[./-]\\s?(?<year>(?:19|20)?\\d\\d)(?!\\d)`,
  ].join('|'),
  'giu',
);
const dates = [inDigits, inWords];
/** From the announcing word to the date, but never across the end of a sentence. */
const before =
  /(?<!\p{L})(?:nasc(?:id[oa]s?|eu|i|imento|eram|er)?\.?|d\.?\s?n\.?|data\s+de\s+nasc\p{L}*\.?|ve(?:io|m)\s+ao\s+mundo|(?:foi\s+)?parid[oa]|anivers[áa]rio|aniversaria|niver|fa(?:z|[çc]o)\s+anos|(?:completar?|faz(?:er)?)\s+(?:anos|(?:\d+|\p{L}+(?:\s+e\s+\p{L}+)?)\s+anos)|natal[íi]cio)(?:[\s:,(-]|dia|em|no|de|é|do|da|ano|foi|data|a|l[áa]|dela|dele|ela|ele)*$/iu;
const after =
  /^[\s,)(-]*(?:(?:eu\s+)?(?:fa[çc]o|completo)\s+(?:anos|\d{1,3}(?![\d,]|\s?(?:x|h|km|vezes|meses|dias|semanas|sess\p{L}+)(?!\p{L})))|\(?nasc|data de nasc|\(?d\.?n\.?\)?|de nascimento|é (?:o|a) (?:meu|minha|seu|sua)?\s*(?:anivers|data de nasc))/iu;
