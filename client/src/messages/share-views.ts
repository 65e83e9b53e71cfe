import { plural } from '@meridia/shared/numbers.ts';
import type { RelatorioShare } from '@meridia/shared/relatorio-share.ts';
import { formatDateTime } from '../lib/format.ts';

/** How often a share link was opened, and when last. */
export function viewsOf({ viewCount, lastViewedAt }: Pick<RelatorioShare, 'viewCount' | 'lastViewedAt'>): string {
  if (!lastViewedAt) return 'Ainda não foi aberto';
  return `Aberto ${plural(viewCount, 'vez', 'vezes')}, por último em ${formatDateTime(lastViewedAt)}`;
}
