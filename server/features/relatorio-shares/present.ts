import type { relatorioShares } from '@meridia/drizzle/schema.ts';
import type { RelatorioShare } from '@meridia/shared/relatorio-share.ts';

export type ShareRow = typeof relatorioShares.$inferSelect;

export function presentShare({
  id,
  documento,
  createdAt,
  expiresAt,
  viewCount,
  lastViewedAt,
}: ShareRow): RelatorioShare {
  return {
    id,
    documento,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    viewCount,
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
  };
}
