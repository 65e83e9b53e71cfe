import type { pedidosTitular } from '@meridia/drizzle/schema.ts';
import type { Pedido } from '@meridia/shared/pedido-titular.ts';
import { daysUntil } from './rules.ts';

export type PedidoRow = typeof pedidosTitular.$inferSelect;

export function presentPedido(
  { id, clienteId, tipo, via, recebidoEm, venceEm, desfecho, concluidoEm, resposta }: PedidoRow,
  nome: string | null,
  today = new Date(),
): Pedido {
  return {
    id,
    clienteId,
    nome,
    tipo,
    via,
    recebidoEm,
    venceEm,
    desfecho,
    resposta,
    diasRestantes: desfecho === null ? daysUntil(venceEm, today) : null,
    concluidoEm: concluidoEm?.toISOString() ?? null,
  };
}
