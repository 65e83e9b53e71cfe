import { z } from 'zod';
import { pontosDeProtocoloSchema } from './ponto-usado.ts';
import { requiredName } from './visible-name.ts';
import { withoutBounds } from './without-bounds.ts';

/** The most protocols of one account. */
export const mostProtocolosProprios = 100;

const nomeSchema = requiredName('Dê um nome ao protocolo', 80);

export const createProtocoloProprioSchema = z.object({
  nome: nomeSchema,
  pontos: pontosDeProtocoloSchema.min(1, 'Escolha ao menos um ponto.'),
});
export type CreateProtocoloProprio = z.output<typeof createProtocoloProprioSchema>;

export const renameProtocoloProprioSchema = z.object({ id: z.uuid(), nome: nomeSchema });

/** By name. */
export const protocolosPropriosSchema = z.array(
  z.object({ id: z.uuid(), nome: z.string(), pontos: withoutBounds(pontosDeProtocoloSchema) }),
);
export type ProtocoloProprio = z.output<typeof protocolosPropriosSchema>[number];
