import type { BadgeTone } from '../../components/ui/badge.tsx';

/** The history's words for the stored status (docs/PRODUCT.md 8.1); imported data says `concluido` for done, unknown words are shown raw. */
export function readStatusBadge(status: string): { label: string; tone: BadgeTone } {
  return badges.get(status) ?? { label: status, tone: 'neutral' };
}

const finished = { label: 'Finalizado', tone: 'jade' } as const;

const badges = new Map<string, { label: string; tone: BadgeTone }>([
  ['finalizado', finished],
  ['concluido', finished],
  ['pendente', { label: 'Pendente', tone: 'outline' }],
  ['erro', { label: 'Erro', tone: 'cinnabar' }],
]);
