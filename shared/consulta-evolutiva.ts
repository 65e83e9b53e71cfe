import { z } from 'zod';
import { correcoesSchema } from './anamnese/correcoes.ts';
import { liberacaoMedicaSchema, liberacaoMostradaSchema } from './liberacao-medica.ts';
import { cuidadoComPontosSchema, pontosUsadosSchema } from './ponto-usado.ts';
import type { SessaoDePontos } from './relatorio.ts';
import { calendarDaySchema, instantSchema, int4Schema } from './storable.ts';
import { withoutBounds } from './without-bounds.ts';

/** A client's symptoms from 0 to 10. A higher number is worse for complaint, pain and stress, but better for sleep and energy. */
export const escoreKeys = ['queixa', 'dor', 'sono', 'energia', 'estresse'] as const;
export type EscoreKey = (typeof escoreKeys)[number];
const escoreSchema = z.number().int().min(0).max(10).nullable();
export const escoresSchema = z.object({
  queixa: escoreSchema,
  dor: escoreSchema,
  sono: escoreSchema,
  energia: escoreSchema,
  estresse: escoreSchema,
});
export type Escores = z.output<typeof escoresSchema>;

const optionalText = z
  .string()
  .trim()
  .max(5000, 'Use no máximo 5.000 caracteres.')
  .nullable()
  .transform((text) => text || null);
const sintomasSchema = z
  .array(
    z.string().trim().min(1).max(120, 'Cada sintoma pode ter até 120 caracteres. Separe os sintomas por vírgulas.'),
  )
  .max(60, 'Use no máximo 60 sintomas.');

/** Everything a therapist writes about one follow-up. */
export const consultaEvolutivaConteudoSchema = z.object({
  observacoes: z
    .string()
    .trim()
    .min(1, 'Escreva as observações desta consulta.')
    .max(5000, 'Use no máximo 5.000 caracteres.'),
  mudancasQuadro: optionalText,
  sintomasAtuais: sintomasSchema,
  sintomasResolvidos: sintomasSchema,
  novasQueixas: optionalText,
  correcoes: correcoesSchema,
  escores: escoresSchema,
  sessoesRealizadas: z.number().int().min(0).max(500, 'Use um número de 0 a 500.').nullable(),
  sessoesPlanejadas: z
    .number()
    .int()
    .min(1, 'Use um número de 1 a 500.')
    .max(500, 'Use um número de 1 a 500.')
    .nullable(),
  /** The points that were worked. Absent in consultations of earlier releases, which did not note them. */
  pontos: pontosUsadosSchema.default([]),
  /** The day of the client's return, `2026-12-01`. */
  retornoEm: calendarDaySchema.nullable().default(null),
  /** A physician's release, where the report waits for one. */
  liberacao: liberacaoMedicaSchema.nullable().default(null),
});
export type ConsultaEvolutivaConteudo = z.output<typeof consultaEvolutivaConteudoSchema>;

/** The content before a change. */
export const consultaEvolutivaVersaoConteudoSchema = consultaEvolutivaConteudoSchema.extend({
  /** ISO instant. */
  dataConsulta: z.string(),
});
export type ConsultaEvolutivaVersaoConteudo = z.output<typeof consultaEvolutivaVersaoConteudoSchema>;

export const consultaEvolutivaVersaoSchema = z.object({
  id: z.uuid(),
  conteudo: withoutBounds(consultaEvolutivaVersaoConteudoSchema),
  /** ISO instant of the change that replaced this content. */
  ate: z.string(),
});
export type ConsultaEvolutivaVersao = z.output<typeof consultaEvolutivaVersaoSchema>;

/** The day of the consultation, `2026-11-21`, in Brazilian time. Null means now in a new follow-up and unchanged in an edit. */
const dataConsultaSchema = calendarDaySchema.nullable();

/** Where a consultation is counted: within an assessment, or within a client who has none. */
const lugarShape = { avaliacaoId: z.uuid().optional(), clienteId: z.uuid().optional() };
const isOneLugar = ({ avaliacaoId, clienteId }: { avaliacaoId?: string | undefined; clienteId?: string | undefined }) =>
  (avaliacaoId === undefined) !== (clienteId === undefined);
const oneLugar = 'Informe a avaliação ou o cliente.';
export const lugarSchema = z.object(lugarShape).refine(isOneLugar, oneLugar);
export type Lugar = z.output<typeof lugarSchema>;

/** Where the next page of a timeline begins: behind this consultation. */
export const timelineCursorSchema = z.object({ dataConsulta: instantSchema, numeroConsulta: int4Schema, id: z.uuid() });
export type TimelineCursor = z.output<typeof timelineCursorSchema>;
const consultasPageSize = 100;

export const listConsultasSchema = z
  .object({
    ...lugarShape,
    cursor: timelineCursorSchema.nullish(),
    limit: z.number().int().min(1).max(consultasPageSize).default(consultasPageSize),
  })
  .refine(isOneLugar, oneLugar);
export type ListConsultas = z.output<typeof listConsultasSchema>;

export const createConsultaEvolutivaSchema = z
  .object({
    ...lugarShape,
    /** The browser chooses it once per form. The same key never creates two rows. */
    idempotencyKey: z.uuid(),
    dataConsulta: dataConsultaSchema,
    conteudo: consultaEvolutivaConteudoSchema,
    /** An uploaded tongue photo. */
    fotoId: z.uuid().nullable(),
  })
  .refine(isOneLugar, oneLugar);
export type CreateConsultaEvolutiva = z.output<typeof createConsultaEvolutivaSchema>;

export const editConsultaEvolutivaSchema = z.object({
  id: z.uuid(),
  /** The `updatedAt` of the version that the person edited. */
  updatedAt: instantSchema,
  dataConsulta: dataConsultaSchema,
  conteudo: consultaEvolutivaConteudoSchema,
  /** A tongue photo for a follow-up that has none. */
  fotoId: z.uuid().nullable(),
});
export type EditConsultaEvolutiva = z.output<typeof editConsultaEvolutivaSchema>;

export const annulConsultaEvolutivaSchema = z.object({
  id: z.uuid(),
  updatedAt: instantSchema,
  motivo: z
    .string()
    .trim()
    .min(3, 'Escreva por que esta consulta está sendo anulada.')
    .max(500, 'Use no máximo 500 caracteres.'),
});
export type AnnulConsultaEvolutiva = z.output<typeof annulConsultaEvolutivaSchema>;

/** A tongue photo for comparison with others. */
const linguaFotoSchema = z.object({
  id: z.uuid(),
  /** ISO instant of the photo's assessment or follow-up. */
  data: z.string(),
  /** Null for an assessment. */
  numeroConsulta: z.number().int().nullable(),
  /** The position of the tongue in the picture, in shares of width and height (0..1); null when no tongue was found. */
  lingua: z.object({ x: z.number(), y: z.number(), largura: z.number(), altura: z.number() }).nullable(),
});
export type LinguaFoto = z.output<typeof linguaFotoSchema>;

export const consultaEvolutivaSchema = withoutBounds(consultaEvolutivaConteudoSchema).extend({
  id: z.uuid(),
  /** Null for one that was begun from a client without an assessment. */
  avaliacaoId: z.uuid().nullable(),
  clienteId: z.uuid().nullable(),
  numeroConsulta: z.number().int(),
  /** ISO instants. */
  dataConsulta: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When it was last edited; null when it was never edited. */
  editadaAt: z.string().nullable(),
  anulada: z.object({ at: z.string(), motivo: z.string() }).nullable(),
  fotoId: z.uuid().nullable(),
});
export type ConsultaEvolutiva = z.output<typeof consultaEvolutivaSchema>;

/** Newest first. `nextCursor` is null on the last page. */
export const consultasEvolutivasPageSchema = z.object({
  items: z.array(consultaEvolutivaSchema),
  nextCursor: timelineCursorSchema.nullable(),
});

/** The scores of one moment. `numeroConsulta` is null for the answers of an assessment. */
const escoresPontoSchema = z.object({
  numeroConsulta: z.number().int().nullable(),
  data: z.string(),
  escores: withoutBounds(escoresSchema),
});
export type EscoresPonto = z.output<typeof escoresPontoSchema>;

/** The most follow-ups in chart and photos. The newest ones are shown. */
export const evolucaoLimit = 300;

// Written out, so that the screens do not load the schema of the whole report.
const sessoesDePontos = ['A', 'B'] as const satisfies readonly SessaoDePontos[];

/** The points that the report's plan has for one session; `sessao` is null where all sessions have the same. */
const sessaoDoPlanoSchema = z.object({
  sessao: z.enum(sessoesDePontos).nullable(),
  pontos: withoutBounds(pontosUsadosSchema),
});
export type SessaoDoPlano = z.output<typeof sessaoDoPlanoSchema>;

/**
 * The data above a timeline. Curves, photos, assessments and the total are the client's; an assessment without a client stands alone.
 * Sessions, plan and the next number are those of the assessment in which a new consultation would be counted.
 */
export const evolucaoSchema = z.object({
  /** Null for a client without an assessment. */
  avaliacaoId: z.uuid().nullable(),
  /** Null for an assessment of an earlier release without a client. */
  clienteId: z.uuid().nullable(),
  nomeCliente: z.string(),
  idade: z.number().int().nullable(),
  /** Before this instant no consultation is counted here; null for a client without an assessment. */
  avaliacaoAt: z.string().nullable(),
  /** The client's first assessment or consultation; null before both. */
  desde: z.string().nullable(),
  /** Newest first. */
  avaliacoes: z.array(
    z.object({
      id: z.uuid(),
      createdAt: z.string(),
      status: z.string(),
      queixaPrincipal: z.string(),
      /** The first pattern of the report; null without one. */
      padrao: z.string().nullable(),
    }),
  ),
  /** Annulled follow-ups do not count. */
  total: z.number().int(),
  /** The same with the annulled ones: what a plan may limit. */
  registradas: z.number().int(),
  /** The number of the next follow-up. Annulled follow-ups keep their numbers. */
  proximoNumero: z.number().int(),
  /** Oldest first. */
  pontos: z.array(escoresPontoSchema),
  /** Oldest first. */
  fotos: z.array(linguaFotoSchema),
  /**
   * Sessions done and planned. A number that the therapist noted counts, and every later consultation with points one more; without
   * such a number the consultations with points count, and the report's plan. Null: neither noted nor planned.
   */
  sessoes: z.object({ realizadas: z.number().int().nullable(), planejadas: z.number().int().nullable() }),
  /** By when a physician must see the client before the plan is used; absent where the report does not ask for it. */
  encaminhamento: z.enum(['hoje', 'antes']).optional(),
  /** The newest release by a physician that was noted in the review of the report or in a consultation here; absent without one. */
  liberacao: liberacaoMostradaSchema.optional(),
  /** The report's proposal, as it was signed; null without a treatment plan. */
  sessoesPropostas: z
    .object({
      /** Null: the review left no plan of sessions, only points. */
      total: z.number().int().nullable(),
      frequencia: z.string(),
      pontos: z.array(sessaoDoPlanoSchema),
      /** Days from one session to the next where the plan now is; null where it does not say. */
      intervaloEmDias: z.number().int().nullable(),
    })
    .nullable(),
  /** The last follow-up here that is not annulled, else the client's newest. The form offers its values as a start. */
  ultima: z
    .object({
      numeroConsulta: z.number().int(),
      dataConsulta: z.string(),
      sintomasAtuais: z.array(z.string()),
      escores: withoutBounds(escoresSchema),
      sessoesRealizadas: z.number().int().nullable(),
      sessoesPlanejadas: z.number().int().nullable(),
    })
    .nullable(),
  /** The points of the newest follow-up that has any. */
  ultimosPontos: z.object({ numeroConsulta: z.number().int(), pontos: withoutBounds(pontosUsadosSchema) }).nullable(),
});
export type Evolucao = z.output<typeof evolucaoSchema>;

/** The cautions with points that are known for a client; none are known without an assessment. */
export const cuidadosSchema = z.array(cuidadoComPontosSchema);

/** The most clients in the list of those who return this week. */
export const retornosLimit = 8;
/** For how many days a client who did not return stays in that list. */
export const retornoAtrasadoDays = 30;

/** A client who returns this week, or should have returned. */
const retornoSchema = z.object({
  consultaId: z.uuid(),
  avaliacaoId: z.uuid().nullable(),
  clienteId: z.uuid().nullable(),
  nome: z.string(),
  /** Today's; null where nobody has told it. */
  idade: z.number().int().nullable(),
  /** The first pattern of the client's last report; null without one. */
  ultimoPadrao: z.string().nullable(),
  telefone: z.string(),
  /** `2026-12-01` */
  retornoEm: z.string(),
  /** True: the day is over. */
  atrasado: z.boolean(),
});
export type Retorno = z.output<typeof retornoSchema>;
/** Overdue first, then by day. */
export const retornosSchema = z.array(retornoSchema);

/** 'dor de cabeça, , insônia' -> ['dor de cabeça', 'insônia'] (docs/PRODUCT.md 13.2). */
export function splitSintomas(text: string): string[] {
  return text
    .split(',')
    .map((sintoma) => sintoma.trim())
    .filter(Boolean);
}
