import { unlimited } from '@meridia/shared/plans.ts';

const timeZone = 'America/Sao_Paulo';
const dateParts = { timeZone, day: '2-digit', month: 'long', year: 'numeric' } as const;
const dayFormat = new Intl.DateTimeFormat('pt-BR', dateParts);
const timeFormat = new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const moneyFormat = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** '21 de novembro de 2026', on the clock of São Paulo. */
export function formatDay(date: Date): string {
  return dayFormat.format(date);
}

/** The last day on which something holds that ends at this instant: at midnight, the day before. */
export function formatLastDay(end: Date): string {
  return formatDay(new Date(end.getTime() - 1));
}

/** '21 de novembro de 2026 às 14:32', on the clock of São Paulo. */
export function formatMoment(date: Date): string {
  return `${formatDay(date)} às ${timeFormat.format(date)}`;
}

/** 'R$ 34,90'; without a break between sign and amount. @param centavos integer */
export function formatMoney(centavos: number): string {
  return moneyFormat.format(centavos / 100);
}

/** '1 diagnóstico', '20 diagnósticos', 'diagnósticos ilimitados'. */
export function countDiagnoses(count: number): string {
  if (count === unlimited) return 'diagnósticos ilimitados';
  return `${count} ${count === 1 ? 'diagnóstico' : 'diagnósticos'}`;
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
