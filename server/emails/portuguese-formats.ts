import { dateFormats, saoPaulo } from '@meridia/shared/dates.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { unlimited } from '@meridia/shared/plans.ts';

/** Mails use São Paulo time, because the place where a mail is read is unknown. */
const formats = dateFormats(saoPaulo);

export const { formatDate, formatDateTime } = formats;

/** The last day before a period ends. A period that ends at midnight has its last day before that midnight. */
export function formatLastDay(end: Date): string {
  return formatDate(new Date(end.getTime() - 1));
}

/** '1 diagnóstico', '20 diagnósticos', 'diagnósticos ilimitados'. */
export function countDiagnoses(count: number): string {
  if (count === unlimited) return 'diagnósticos ilimitados';
  return plural(count, 'diagnóstico', 'diagnósticos');
}

/**
 * The first name for a greeting; null for any text that is not a name. The person who signs up chooses name and address freely,
 * and could otherwise send advertising or web addresses to strangers in our name.
 */
function firstName(nomeCompleto: string): string | null {
  const [first = ''] = nomeCompleto.trim().split(/\s/u);
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? first : null;
}

/** The whole name, for a person who is told who writes; null for any text that is not a name. */
export function personName(nomeCompleto: string): string | null {
  const words = nomeCompleto.trim().split(/\s+/u);
  return words.length <= 8 && words.every((word) => /^[\p{L}\p{M}'’-]{1,30}\.?$/u.test(word)) ? words.join(' ') : null;
}

/** 'Bom te ver, Ana', or the greeting without a name. */
export function addressed(greeting: string, nomeCompleto: string): string {
  const name = firstName(nomeCompleto);
  return name ? `${greeting}, ${name}` : greeting;
}
