import type { Convite, ConviteEstado } from '@meridia/shared/convite.ts';
import type { ConviteRow } from './policy.ts';

export function presentConvite(row: ConviteRow, telefone: string | null, now = new Date()): Convite {
  return {
    id: row.id,
    clienteId: row.clienteId,
    nome: row.nome,
    telefone: telefone ?? '',
    email: row.email,
    estado: estadoOf(row, now),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    respondidoEm: row.answeredAt?.toISOString() ?? null,
  };
}

function estadoOf({ answeredAt, revokedAt, expiresAt, revision, openedAt }: ConviteRow, now: Date): ConviteEstado {
  if (answeredAt) return 'respondido';
  if (revokedAt) return 'revogado';
  if (expiresAt <= now) return 'vencido';
  if (revision > 0) return 'em_preenchimento';
  return openedAt ? 'aberto' : 'enviado';
}
