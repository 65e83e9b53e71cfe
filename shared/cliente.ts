import { z } from 'zod';
import { dadosAnamneseSchema } from './anamnese/dados-anamnese.ts';
import { sexos } from './anamnese/dados-pessoais.ts';
import { consentimentoDoClienteSchema } from './consentimento.ts';
import { pageCursorSchema } from './pagination.ts';
import { searchTextSchema } from './search.ts';
import { calendarDaySchema, instantSchema } from './storable.ts';
import { requiredName } from './visible-name.ts';
import { withoutBounds } from './without-bounds.ts';

export const sexosDeCliente = sexos;

const idadeSchema = z
  .number()
  .int()
  .min(0, 'A idade não pode ser negativa')
  .max(120, 'Confira a idade: o máximo é 120 anos');
const telefoneSchema = z
  .string()
  .trim()
  .max(30)
  .refine((text) => text === '' || text.replace(/\D/g, '').length >= 8, {
    error: 'Informe o telefone com DDD, por exemplo (11) 99999-0000',
  });
const emailSchema = z
  .string()
  .trim()
  .max(254)
  .refine((text) => text === '' || z.email().safeParse(text).success, {
    error: 'Informe um email válido, como nome@exemplo.com',
  });

/** What is known of a client apart from assessments. An empty phone number or address was not told. */
export const clienteDadosSchema = z.object({
  nome: requiredName('Informe o nome do cliente', 120),
  /** `YYYY-MM-DD`. */
  nascimento: calendarDaySchema.nullable(),
  /** The age that was told; of no use once the birth date is known. */
  idade: idadeSchema.nullable(),
  sexo: z.enum(sexos).nullable(),
  telefone: telefoneSchema,
  email: emailSchema,
});
export type ClienteDados = z.output<typeof clienteDadosSchema>;

/** A card of the list. */
export const clienteSummarySchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  /** The age today, from the birth date or else from the age that was told; null when neither is known. */
  idade: z.number().int().nullable(),
  telefone: z.string(),
  /** The first pattern of the last finished report. */
  ultimoPadrao: z.string().nullable(),
  /** The number of assessments. */
  avaliacoes: z.number().int(),
  /** ISO instant of the last assessment, or of the client's creation. */
  atividadeEm: z.string(),
});
export type ClienteSummary = z.output<typeof clienteSummarySchema>;

export const clientesPageSchema = z.object({
  items: z.array(clienteSummarySchema),
  nextCursor: pageCursorSchema.nullable(),
});

export const clienteFiltersSchema = z.object({
  /** Words in name or last pattern, digits of the phone number, or a part of the address with its '@' or '.'. */
  search: searchTextSchema.optional(),
});
export type ClienteFilters = z.output<typeof clienteFiltersSchema>;

/** The most assessments and the most follow-ups on a client's page; the newest ones. */
export const avaliacoesOfClienteLimit = 200;

export const clienteSchema = z.object({
  id: z.uuid(),
  dados: withoutBounds(clienteDadosSchema),
  /** The age today, as on the card. */
  idade: z.number().int().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Whether a provider of artificial intelligence abroad may get this client's data; null when nobody has asked. */
  iaExterior: z.boolean().nullable(),
  /** ISO instant of that answer. */
  iaExteriorEm: z.string().nullable(),
  /** False since the client withdrew the consent for photos; null when the consent of each intake holds. */
  fotosPermitidas: z.boolean().nullable(),
  /** ISO instant of that. */
  fotosPermitidasEm: z.string().nullable(),
  /** Newest first. */
  avaliacoes: z.array(
    z.object({
      id: z.uuid(),
      createdAt: z.string(),
      status: z.string(),
      queixaPrincipal: z.string(),
      /** The first pattern of the report; null without one. */
      padrao: z.string().nullable(),
      /** Version of the consent text that was accepted. */
      consentimentoVersao: z.string(),
      /** The client's own consent, when she filled in her part before the visit; null otherwise. */
      consentimentoCliente: withoutBounds(consentimentoDoClienteSchema).nullable().default(null),
      /** Follow-ups that are not annulled. */
      consultas: z.number().int(),
    }),
  ),
  /** The newest follow-ups, newest first. */
  consultas: z.array(
    z.object({
      id: z.uuid(),
      /** Null for one without an assessment. */
      avaliacaoId: z.uuid().nullable(),
      numeroConsulta: z.number().int(),
      /** ISO instant of the consultation. */
      dataConsulta: z.string(),
      observacoes: z.string(),
      /** How many points were worked. */
      pontos: z.number().int(),
      /** The day of the return, `2026-12-01`. */
      retornoEm: z.string().nullable(),
    }),
  ),
  /** Merges that can be undone, newest first. */
  juncoes: z.array(z.object({ id: z.uuid(), nome: z.string(), em: z.string(), avaliacoes: z.number().int() })),
});
export type Cliente = z.output<typeof clienteSchema>;

/** The clients of the start screen. */
export const clientesInicioSchema = z.object({
  /** Those with an assessment and without contact for a while; the last ones first. */
  paraRever: z.array(
    clienteSummarySchema.extend({
      /** ISO instant of the last assessment or follow-up. */
      contatoEm: z.string(),
    }),
  ),
  /** The newest ones. */
  novos: z.array(clienteSummarySchema),
});
export type ClientesInicio = z.output<typeof clientesInicioSchema>;

/** What an intake of a known client starts with. Nothing of the last answers counts before the therapist takes it over. */
export const lastIntakeSchema = z.object({
  dados: withoutBounds(clienteDadosSchema),
  idade: z.number().int().nullable(),
  /** As on the client's page. */
  iaExterior: z.boolean().nullish(),
  /** The last assessment whose answers can be read; null without one. */
  ultima: z
    .object({ avaliacaoId: z.uuid(), createdAt: z.string(), dadosAnamnese: withoutBounds(dadosAnamneseSchema) })
    .nullable(),
});
export type LastIntake = z.output<typeof lastIntakeSchema>;

export const editClienteSchema = z.object({
  id: z.uuid(),
  /** The `updatedAt` of the version that the person edited. */
  updatedAt: instantSchema,
  dados: clienteDadosSchema,
});
export type EditCliente = z.output<typeof editClienteSchema>;

/** The client's answer about a provider of artificial intelligence abroad. */
export const setIaExteriorSchema = z.object({ id: z.uuid(), permitido: z.boolean() });

/** Earlier data of a client. */
export const clienteVersaoSchema = z.object({
  id: z.uuid(),
  dados: withoutBounds(clienteDadosSchema),
  /** ISO instant of the change that replaced them. */
  ate: z.string(),
});
export type ClienteVersao = z.output<typeof clienteVersaoSchema>;

/** What is known when an intake is begun. */
export const likelyInputSchema = z.object({
  nome: z.string().trim().max(120),
  idade: idadeSchema.nullable(),
  telefone: z.string().trim().max(30),
  email: z.string().trim().max(254),
});
export type LikelyInput = z.output<typeof likelyInputSchema>;

export const likelyReasons = ['nome', 'telefone', 'email'] as const;

/** Clients who may be this person. Nothing is linked before the therapist says so. */
export const likelyClientesSchema = z.array(
  clienteSummarySchema.extend({ iguais: z.array(z.enum(likelyReasons)).min(1) }),
);
export type LikelyClientes = z.output<typeof likelyClientesSchema>;

/** The most assessments without a client that one proposal looks at; the newest ones. */
export const soltasLimit = 500;

const soltaSchema = z.object({
  id: z.uuid(),
  nomeCliente: z.string(),
  idade: z.number().int(),
  queixaPrincipal: z.string(),
  createdAt: z.string(),
});

/** Assessments without a client that probably belong to one person, and the client who may be that person. */
export const propostasSchema = z.object({
  grupos: z.array(
    z.object({
      avaliacoes: z.array(soltaSchema).min(1),
      cliente: z.object({ id: z.uuid(), nome: z.string() }).nullable(),
    }),
  ),
  /** All assessments without a client, also those beyond the limit. */
  total: z.number().int(),
});
export type Propostas = z.output<typeof propostasSchema>;

const avaliacaoIdsSchema = z.array(z.uuid()).min(1).max(soltasLimit);

/** A therapist's word on one group: these assessments belong to this client, or to a new one. */
export const groupClientesSchema = z.object({
  avaliacaoIds: avaliacaoIdsSchema,
  clienteId: z.uuid().nullable(),
});
export type GroupClientes = z.output<typeof groupClientesSchema>;

/** These assessments leave a client: for another one, or for a new one. */
export const splitClienteSchema = groupClientesSchema.extend({ id: z.uuid() });
export type SplitCliente = z.output<typeof splitClienteSchema>;
