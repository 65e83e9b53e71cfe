import { liberacaoMedicaSchema } from '@meridia/shared/liberacao-medica.ts';
import type { Parecer, ParecerMostrado } from '@meridia/shared/parecer.ts';
import type { Relatorio, SegurancaNota } from '@meridia/shared/relatorio.ts';

/** The rules by which the report sends the client to a physician, and those by which it asks whether it must. */
export function regrasQueEncaminham(seguranca: readonly Pick<SegurancaNota, 'regra' | 'gravidade'>[]): string[] {
  return seguranca.flatMap(({ regra, gravidade }) => (gravidade === 'encaminhar' ? [regra] : []));
}

/**
 * The physician's release as it stands in the report; null without one, for one that is half written, and for one that was noted before a
 * referral which stands there now: the physician was not asked about that.
 */
export function liberacaoQueVale(
  { liberacao }: Pick<Parecer, 'liberacao'>,
  seguranca: Relatorio['seguranca'],
): NonNullable<ParecerMostrado['liberacao']> | null {
  const { data: dita } = liberacaoMedicaSchema.safeParse(liberacao);
  const pedidas = regrasQueEncaminham(seguranca);
  if (!dita || !liberacao || pedidas.length === 0) return null;
  return isPedida(pedidas, liberacao.regras) ? { ...dita, regras: pedidas } : null;
}

/** Whether the release was noted below all that the report refers for. */
export function isPedida(pedidas: readonly string[], regras: readonly string[]): boolean {
  return pedidas.every((regra) => regras.includes(regra));
}
