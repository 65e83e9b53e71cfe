import { dateFormats, saoPaulo } from '@meridia/shared/dates.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { unlimited } from '@meridia/shared/plans.ts';

/** On the clock of São Paulo: nobody knows where a mail is read. */
export const { formatDate, formatDateTime } = dateFormats(saoPaulo);

/** The last day on which something holds that ends at this instant: at midnight, the day before. */
export function formatLastDay(end: Date): string {
  return formatDate(new Date(end.getTime() - 1));
}

/** '1 diagnóstico', '20 diagnósticos', 'diagnósticos ilimitados'. */
export function countDiagnoses(count: number): string {
  if (count === unlimited) return 'diagnósticos ilimitados';
  return plural(count, 'diagnóstico', 'diagnósticos');
}

/**
 * The first name, for a greeting; null when it is anything but a name. Whoever signs up chooses it and the address it goes to, so
 * that an advertisement or an address of a web site could be sent to strangers in our name.
 */
export function firstName(nomeCompleto: string): string | null {
  const [first = ''] = nomeCompleto.trim().split(/\s/u);
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? first : null;
}

/** 'Bom te ver, Ana', or without the name when there is none to call. */
export function addressed(greeting: string, nomeCompleto: string): string {
  const name = firstName(nomeCompleto);
  return name ? `${greeting}, ${name}` : greeting;
}
