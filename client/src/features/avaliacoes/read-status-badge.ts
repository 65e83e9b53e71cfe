import type { AvaliacaoSummary } from '@meridia/shared/avaliacao.ts';
import type { BadgeTone } from '../../components/ui/badge.tsx';

/**
 * The history's texts for the stored status (docs/PRODUCT.md 8.1). Imported data has `concluido` for finished reports. An unknown
 * status is shown unchanged.
 */
export function readStatusBadge(status: string): { label: string; tone: BadgeTone } {
  return badges.get(status) ?? { label: status, tone: 'neutral' };
}

/** What is left for the therapist to do with a finished report. */
export const assinaturaBadges: Record<
  NonNullable<AvaliacaoSummary['assinatura']>,
  { label: string; tone: BadgeTone }
> = {
  a_assinar: { label: 'A assinar', tone: 'outline' },
  assinado: { label: 'Assinado', tone: 'neutral' },
};

const finished = { label: 'Finalizado', tone: 'jade' } as const;

const badges = new Map<string, { label: string; tone: BadgeTone }>([
  ['finalizado', finished],
  ['concluido', finished],
  ['pendente', { label: 'Pendente', tone: 'outline' }],
  ['erro', { label: 'Erro', tone: 'cinnabar' }],
]);
