import { z } from 'zod';
import { stepUpSchema } from './account.ts';
import { calendarDaySchema } from './storable.ts';

/** What a client can ask for (LGPD, art. 18). */
export const pedidoTipos = ['acesso', 'correcao', 'anonimizacao', 'eliminacao', 'revogacao'] as const;
export type PedidoTipo = (typeof pedidoTipos)[number];

/** How a request came; `sem_pedido`: none was written down before the therapist acted. */
export const pedidoVias = ['presencial', 'telefone', 'mensagem', 'email', 'carta', 'sem_pedido'] as const;
export type PedidoVia = (typeof pedidoVias)[number];

export const pedidoDesfechos = ['atendido', 'recusado'] as const;

/** Days for an answer, counted from the day on which the request came. */
export const prazoDias = 15;

export const tipoWords: Record<PedidoTipo, string> = {
  acesso: 'Acesso aos dados',
  correcao: 'Correção',
  anonimizacao: 'Anonimização',
  eliminacao: 'Eliminação',
  revogacao: 'Revogação de consentimento',
};

export const viaWords: Record<PedidoVia, string> = {
  presencial: 'Pessoalmente',
  telefone: 'Por telefone',
  mensagem: 'Por mensagem',
  email: 'Por email',
  carta: 'Por carta',
  sem_pedido: 'Sem pedido registrado antes',
};

export const createPedidoSchema = z.object({
  clienteId: z.uuid(),
  tipo: z.enum(pedidoTipos),
  via: z.enum(pedidoVias).exclude(['sem_pedido']),
  /** The day on which it came. */
  recebidoEm: calendarDaySchema,
  /** The browser chooses it once per form. The same key never creates two rows. */
  idempotencyKey: z.uuid(),
});
export type CreatePedido = z.output<typeof createPedidoSchema>;

const respostaSchema = z.string().trim().max(1000, 'Use no máximo 1.000 caracteres.');

export const concludePedidoSchema = z
  .object({
    id: z.uuid(),
    desfecho: z.enum(pedidoDesfechos),
    /** What was done, or why it was refused. */
    resposta: respostaSchema,
  })
  .refine(({ desfecho, resposta }) => desfecho === 'atendido' || resposta.length >= 10, {
    path: ['resposta'],
    error: 'Escreva por que o pedido foi recusado: o cliente tem direito de saber.',
  });
export type ConcludePedido = z.output<typeof concludePedidoSchema>;

const pedidoSchema = z.object({
  id: z.uuid(),
  clienteId: z.uuid(),
  /** Null when the client's record was erased or made anonymous. */
  nome: z.string().nullable(),
  tipo: z.enum(pedidoTipos),
  via: z.enum(pedidoVias),
  /** `YYYY-MM-DD`. */
  recebidoEm: z.string(),
  venceEm: z.string(),
  /** Days left in São Paulo; negative when it is late; null for a request that is concluded. */
  diasRestantes: z.number().int().nullable(),
  desfecho: z.enum(pedidoDesfechos).nullable(),
  /** ISO instant. */
  concluidoEm: z.string().nullable(),
  resposta: z.string().nullable(),
});
export type Pedido = z.output<typeof pedidoSchema>;

/** How many requests of each kind a list shows. */
export const pedidosShown = 200;

export const pedidosSchema = z.object({
  /** The most urgent first; at most `pedidosShown`. */
  abertos: z.array(pedidoSchema),
  totalAbertos: z.number().int(),
  atrasados: z.number().int(),
  /** The last ones first; at most `pedidosShown`. */
  concluidos: z.array(pedidoSchema),
});
export type Pedidos = z.output<typeof pedidosSchema>;

/** What an admin sees: dates and ids, no client. */
export const adminPedidosSchema = z.object({
  abertos: z.number().int(),
  atrasados: z.number().int(),
  items: z.array(
    pedidoSchema.pick({ id: true, clienteId: true, tipo: true, recebidoEm: true, venceEm: true }).extend({
      diasRestantes: z.number().int(),
      terapeuta: z.object({ id: z.uuid(), nome: z.string(), email: z.string() }),
    }),
  ),
  nextCursor: z.object({ venceEm: calendarDaySchema, id: z.uuid() }).nullable(),
});
export type AdminPedidos = z.output<typeof adminPedidosSchema>;
export const adminPedidosCursorSchema = adminPedidosSchema.shape.nextCursor;

/** What erasing a client would remove, and what must be kept. */
export const direitosSchema = z.object({
  avaliacoes: z.number().int(),
  /** Assessments with a report. */
  relatorios: z.number().int(),
  consultas: z.number().int(),
  fotos: z.number().int(),
  /** Reports that are being made now. While there is one, nothing is erased. */
  emAndamento: z.number().int(),
  /** Until when the record must be kept (`YYYY-MM-DD`); null when nothing must be. */
  guardarAte: z.string().nullable(),
});
export type Direitos = z.output<typeof direitosSchema>;

/** The therapist types the client's name and gives her password. */
export const anonymizeClienteSchema = stepUpSchema.extend({
  id: z.uuid(),
  nome: z.string().trim().min(1, 'Escreva o nome do cliente').max(120),
});
export type AnonymizeCliente = z.output<typeof anonymizeClienteSchema>;

export const eraseClienteSchema = anonymizeClienteSchema.extend({
  /** Why a record goes that the law asks to keep; needed only then. */
  motivo: respostaSchema.nullable(),
});
export type EraseCliente = z.output<typeof eraseClienteSchema>;

/** The fewest characters of such a reason. */
export const shortestMotivo = 15;

export const revokeConsentSchema = z
  .object({ id: z.uuid(), ia: z.boolean(), fotos: z.boolean() })
  .refine(({ ia, fotos }) => ia || fotos, { path: ['ia'], error: 'Escolha o que foi revogado' });
export type RevokeConsent = z.output<typeof revokeConsentSchema>;
