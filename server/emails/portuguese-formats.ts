import { dateFormats, saoPaulo } from '@meridia/shared/dates.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { unlimited } from '@meridia/shared/plans.ts';

const timeZone = 'America/Sao_Paulo';
const dateParts = { timeZone, day: '2-digit', month: 'long', year: 'numeric' } as const;
const dayFormat = new Intl.DateTimeFormat('pt-BR', dateParts);
const timeFormat = new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const moneyFormat = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** '21 de novembro de 2026', in São Paulo time. */
export function formatDay(date: Date): string {
  return dayFormat.format(date);
}

/** The last whole day of a term that ends at this moment: for midnight, the day before. */
export function formatLastDay(end: Date): string {
  return formatDay(new Date(end.getTime() - 1));
}

/** '21 de novembro de 2026 às 14:32', in São Paulo time. */
export function formatMoment(date: Date): string {
  return `${formatDay(date)} às ${timeFormat.format(date)}`;
}

/** 'R$ 34,90', without a line break between sign and amount. @param centavos integer */
export function formatMoney(centavos: number): string {
  return moneyFormat.format(centavos / 100);
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
export function firstName(nomeCompleto: string): string | null {
  const [first = ''] = nomeCompleto.trim().split(/\s/u);
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? first : null;
}

/** 'Bom te ver, Ana', or the greeting without a name. */
export function addressed(greeting: string, nomeCompleto: string): string {
  const name = firstName(nomeCompleto);
  return name ? `${greeting}, ${name}` : greeting;
}
