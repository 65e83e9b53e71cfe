import type { apiKeys } from '@meridia/drizzle/schema.ts';
import type { ApiKey } from '@meridia/shared/api-key.ts';

type ApiKeyRow = typeof apiKeys.$inferSelect;

export function presentApiKey(row: ApiKeyRow, now = new Date()): ApiKey {
  const { id, nome, prefix, scopes, createdAt, expiresAt, lastUsedAt, revokedAt } = row;
  return {
    id,
    nome,
    prefix,
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    estado: revokedAt ? 'revogada' : expiresAt <= now ? 'vencida' : 'ativa',
  };
}
