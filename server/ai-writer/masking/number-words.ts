import { foldText } from '@meridia/shared/folded-text.ts';

const ones: Record<string, number> = {
  um: 1,
  dois: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
};
const teens: Record<string, number> = {
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  catorze: 14,
  quatorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
};
const tens: Record<string, number> = {
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
};
const values: Record<string, number> = { primeiro: 1, ...ones, ...teens, ...tens, novecentos: 900, mil: 1000 };

const one = 'um|dois|tr[êe]s|quatro|cinco|seis|sete|oito|nove';
const teen = 'dez|onze|doze|treze|[cq]u?atorze|quinze|dezesseis|dezessete|dezoito|dezenove';
const underHundred = `(?:(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)(?:\\s+e\\s+(?:${one}))?|${teen})`;

/** Sources of patterns for the parts of a date in words, without groups of their own that capture. */
export const numberWords = {
  day: `(?:primeiro|trinta(?:\\s+e\\s+um)?|vinte(?:\\s+e\\s+(?:${one}))?|${teen}|${one})`,
  month: `(?:${one}|dez|onze|doze)`,
  year: `(?:mil\\s+(?:e\\s+)?novecentos(?:\\s+e\\s+(?:${underHundred}|${one}))?|dois\\s+mil(?:\\s+e\\s+(?:${underHundred}|${one}))?|${underHundred})`,
};

export const monthWords = 'janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';

/** A number in digits, or in words up to 2099; null for anything else. */
export function readNumber(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  let total = 0;
  for (const word of foldText(text).split(/\s+/)) {
    if (word === 'e') continue;
    const value = values[word];
    if (value === undefined) return null;
    total = value === 1000 && total > 0 ? total * value : total + value;
  }
  return total;
}
