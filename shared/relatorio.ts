import { z } from 'zod';
import { sexos } from './anamnese/dados-pessoais.ts';
import { tipoRelatorioSchema } from './avaliacao.ts';
import { fotoKindSchema, fotoObservacoesSchema } from './foto.ts';
import { leituraMudouSchema } from './leitura-mudou.ts';
import { categoriasDeOrientacao, prioridades } from './orientacao.ts';
import { niveisDoPrognostico, parecerMostradoSchema } from './parecer.ts';

export const elementos = ['madeira', 'fogo', 'terra', 'metal', 'agua'] as const;
const elementoSchema = z.enum(elementos);
export type Elemento = z.output<typeof elementoSchema>;

export const orgaos = [
  'figado', 'vesicula_biliar', 'coracao', 'intestino_delgado', 'pericardio', 'triplo_aquecedor',
  'baco', 'estomago', 'pulmao', 'intestino_grosso', 'rim', 'bexiga',
] as const; // biome-ignore format: one row per pair of elements reads better
const orgaoSchema = z.enum(orgaos);
export type Orgao = z.output<typeof orgaoSchema>;

export const substancias = ['qi', 'xue', 'yin', 'yang', 'jin_ye'] as const;
const substanciaSchema = z.enum(substancias);
export type Substancia = z.output<typeof substanciaSchema>;

const percent = z.number().min(0).max(100);
const share = z.number().min(0).max(1);
const achadoIds = z.array(z.string());

/** One finding, from an answer or a photo. `fonte` is `anamnese.<field>` or `foto.<kind>.<sinal>`. */
const achadoSchema = z.object({
  id: z.string(),
  label: z.string(),
  fonte: z.string(),
  /** The raw answer or the measured value with its unit. */
  valor: z.string(),
  forca: share,
  /** False for a symptom that the client denies ("nega insônia"). It speaks against patterns, never for them. */
  presente: z.boolean(),
  /** The therapist confirmed it below the text: as it was read there, or turned round. Absent where she said nothing. */
  confirmado: z.enum(['como_lido', 'ao_contrario']).optional(),
  /** A medicine in use that is known to do this. It weighs half. */
  remedio: z.string().optional(),
});
export type Achado = z.output<typeof achadoSchema>;

const evidenciaSchema = z.object({ achadoId: z.string(), peso: z.number() });

const padraoResultadoSchema = z.object({
  id: z.string(),
  nome: z.string(),
  pinyin: z.string(),
  codigoTm1: z.string(),
  /** ben (root) or biao (branch). */
  natureza: z.enum(['raiz', 'manifestacao']),
  score: percent,
  confianca: share,
  aFavor: z.array(evidenciaSchema),
  contra: z.array(evidenciaSchema),
  orgaos: z.array(orgaoSchema),
  /** The question or exam that would distinguish this pattern from the next most likely one. */
  decidiria: z.string(),
});
export type PadraoResultado = z.output<typeof padraoResultadoSchema>;

export const analiseSchema = z.object({
  achados: z.array(achadoSchema),
  /** Best first, at most 5. */
  padroes: z.array(padraoResultadoSchema).max(5),
  elementos: z.record(elementoSchema, z.object({ pontuacao: percent, achados: achadoIds })),
  /** The sheng/ke relation that explains the picture. */
  relacaoElementos: z.object({
    tipo: z.enum(['sheng', 'ke', 'cheng', 'wu', 'equilibrio']),
    de: elementoSchema,
    para: elementoSchema,
    explicacao: z.string(),
  }),
  zangFu: z.array(z.object({ orgao: orgaoSchema, envolvimento: percent, achados: achadoIds })),
  substancias: z.record(
    substanciaSchema,
    z.object({ estado: z.enum(['deficiente', 'equilibrado', 'excesso']), grau: percent, achados: achadoIds }),
  ),
  /** Eight principles as four axes, -100 (first word) to 100 (second word). */
  principios: z.object({
    yinYang: z.number().min(-100).max(100),
    interiorExterior: z.number().min(-100).max(100),
    frioCalor: z.number().min(-100).max(100),
    deficienciaExcesso: z.number().min(-100).max(100),
  }),
  /** The findings behind each axis; absent in older stored reports. */
  principiosAchados: z
    .object({
      yinYang: achadoIds,
      interiorExterior: achadoIds,
      frioCalor: achadoIds,
      deficienciaExcesso: achadoIds,
    })
    .optional(),
  /** ben and biao of the client: the root's pattern, null when none was found, and the reason. Absent in older reports. */
  raizManifestacao: z.object({ raiz: z.string().nullable(), explicacao: z.string() }).optional(),
});
export type Analise = z.output<typeof analiseSchema>;

const faixa = z.object({ de: z.number(), ate: z.number() });

/** How deep, at which angle and which way a needle goes. */
const agulhaSchema = z.object({
  cun: faixa,
  /** Null for a child. */
  mm: faixa.nullable(),
  angulo: z.enum(['perpendicular', 'obliqua', 'transversal']),
  /** '' when the angle says enough. */
  direcao: z.string(),
});
export type Agulha = z.output<typeof agulhaSchema>;

/** The two sessions of a plan whose points cannot all be reached in one position of the body. */
export const sessoesDePontos = ['A', 'B'] as const;
const sessaoDePontosSchema = z.enum(sessoesDePontos);
export type SessaoDePontos = z.output<typeof sessaoDePontosSchema>;

/** The sessions in which a point is needled. A protocol that is not divided into sessions is one session. */
export function sessoesDoPonto({
  sessoes,
}: {
  sessoes?: readonly SessaoDePontos[] | undefined;
}): readonly SessaoDePontos[] {
  return sessoes ?? ['A'];
}

/** Most body points in one session. */
export const maximoDePontos = 12;

const pontoPrescritoSchema = z.object({
  /** Brazilian code, for example E36. */
  codigo: z.string(),
  /** WHO code, for example ST36. */
  oms: z.string(),
  pinyin: z.string(),
  nome: z.string(),
  localizacao: z.string(),
  tecnica: z.enum(['tonificar', 'dispersar', 'harmonizar']),
  lateralidade: z.enum(['bilateral', 'unilateral', 'mediano']),
  /** 0 where no needle is used: the point is pressed. */
  retencaoMin: z.number().int(),
  moxa: z.boolean(),
  eletro: z.boolean(),
  padraoId: z.string(),
  /** The method that chose the point, for example "ponto fonte" or "shu-mu". */
  metodo: z.string(),
  cautelas: z.array(z.string()),
  /** The three below are absent in older stored reports. `agulha` is also absent at a point that is only warmed. */
  agulha: agulhaSchema.optional(),
  lado: z.enum(['direito', 'esquerdo']).optional(),
  sessoes: z.array(sessaoDePontosSchema).optional(),
  /** The code of the point to which the current runs. Absent without a current and in older stored reports. */
  eletroCom: z.string().optional(),
});
export type PontoPrescrito = z.output<typeof pontoPrescritoSchema>;

const pontoAuricularPrescritoSchema = z.object({
  id: z.string(),
  nome: z.string(),
  /** Zone code of the Chinese school's map (GB/T 13734), for example "TF4". */
  oms: z.string(),
  zona: z.string(),
  padraoId: z.string(),
  motivo: z.string(),
});

/** What a wider therapy is: food, movement and breath, or the client's own hands. */
const tiposDeAmpliada = ['alimentacao', 'pratica', 'automassagem'] as const;

/** How far a wider therapy is known to help. No number stands for it. */
export const niveisDeEvidencia = ['tradicao', 'estudos_pequenos'] as const;
export type NivelDeEvidencia = (typeof niveisDeEvidencia)[number];

const terapiaAmpliadaSchema = z.object({
  /** Of the catalogue; it decides the drawing. */
  id: z.string(),
  tipo: z.enum(tiposDeAmpliada),
  nome: z.string(),
  padraoId: z.string(),
  /** How long and how often; '' for food. */
  quando: z.string(),
  /** What to do, one line each; food begins its lines with 'Almoço: '. */
  passos: z.array(z.string()),
  cautelas: z.array(z.string()),
  /** The points that the client presses herself. */
  pontos: z.array(z.object({ codigo: z.string(), nome: z.string(), localizacao: z.string() })),
  fonte: z.string(),
  evidencia: z.enum(niveisDeEvidencia),
});
export type TerapiaAmpliada = z.output<typeof terapiaAmpliadaSchema>;

export const protocoloSchema = z.object({
  pontos: z.array(pontoPrescritoSchema).max(maximoDePontos * sessoesDePontos.length),
  /**
   * The position of each session, and in `nota` why it has few points or none at the place of a complaint ('' when it has). Absent
   * in older reports.
   */
  posicoes: z
    .array(z.object({ sessao: sessaoDePontosSchema, posicao: z.string(), nota: z.string() }))
    .max(sessoesDePontos.length)
    .optional(),
  auriculares: z.array(pontoAuricularPrescritoSchema).max(6),
  terapias: z.array(z.object({ id: z.string(), nome: z.string(), descricao: z.string(), padraoId: z.string() })).max(7),
  /** Made for an account whose plan includes them (ADR 0051). Absent in other reports and in older ones. */
  ampliadas: z.array(terapiaAmpliadaSchema).max(12).optional(),
  orientacoes: z.array(
    z.object({
      id: z.string(),
      categoria: z.enum(categoriasDeOrientacao),
      texto: z.string(),
      prioridade: z.enum(prioridades),
      /** What was told that this answers to: 'porque contou “…”'. Absent in older reports and where a therapist wrote the words. */
      porque: z.string().optional(),
    }),
  ),
  sessoes: z.object({
    frequencia: z.string(),
    total: z.number().int(),
    fases: z.array(
      z.object({ nome: z.string(), sessoes: z.number().int(), semanas: z.string(), objetivo: z.string() }),
    ),
  }),
  prognostico: z.object({ nivel: z.enum(niveisDoPrognostico), razoes: z.array(z.string()) }),
});
export type Protocolo = z.output<typeof protocoloSchema>;

/** The words of a report by any writer. Writers receive facts and return only this. Codes and points never come from a writer. */
export const relatorioDraftSchema = z.object({
  /** The hypothesis in one or two sentences. The report begins with it. */
  sintese: z.string().min(1).max(900),
  elementos: z.string().min(1).max(2500),
  sindromes: z.string().min(1).max(3000),
  zangFu: z.string().min(1).max(2500),
  substancias: z.string().min(1).max(2500),
  hipoteses: z.array(z.object({ padraoId: z.string(), texto: z.string().min(1).max(1800), achadoIds })),
  lingua: z.string().min(1).max(2500),
  face: z.string().max(1800),
  orelha: z.string().max(1800),
  /** Empty in a `diagnostico` report. */
  protocolo: z.string().max(2500),
  orientacoes: z.string().max(2500),
  sessoes: z.string().max(1800),
  prognostico: z.string().max(1800),
});
export type RelatorioDraft = z.output<typeof relatorioDraftSchema>;

const segurancaNotaSchema = z.object({
  regra: z.string(),
  gravidade: z.enum(['encaminhar', 'evitar', 'cautela']),
  texto: z.string(),
  /** What must be looked at by then: today, before the first session, or within days. Absent for other notes and in older reports. */
  prazo: z.enum(['hoje', 'antes', 'dias']).optional(),
  /** Of today's notes: minutes count, so that nobody waits for the evening. Absent in older reports. */
  agora: z.literal(true).optional(),
  /** Codes or names of the points and therapies that this rule removed. */
  removidos: z.array(z.string()),
  fonte: z.string(),
});
export type SegurancaNota = z.output<typeof segurancaNotaSchema>;

/** The writers of a report. */
export const motores = ['local', 'gemini'] as const;
export type Motor = (typeof motores)[number];

/** Of the line of facts, in its order. */
const rotulosDosFatos = ['Exames', 'Doenças', 'Remédios', 'PA e pulso', 'Antes'] as const;

export const relatorioSchema = z.object({
  versao: z.literal(1),
  tipo: tipoRelatorioSchema,
  cliente: z.object({ nome: z.string(), idade: z.number().int(), sexo: z.enum(sexos) }),
  queixaPrincipal: z.string(),
  /** What the intake's texts tell and no sign was read from, as written, by question. Absent in older reports. */
  naoLidos: z.array(z.object({ campo: z.string(), trechos: z.array(z.string()) })).optional(),
  /** Of these the sentences that may forbid a treatment, the gravest first. Absent in older reports. */
  leiaAntes: z.array(z.string()).optional(),
  /** What the client asks for, in the words of the intake, and what this report says to it. Absent in older reports. */
  pedidos: z.array(z.object({ pedido: z.string(), resposta: z.string() })).optional(),
  /** Examinations, illnesses, medicines and measures as they were told, below the complaint. Absent in older reports. */
  fatos: z.array(z.object({ rotulo: z.enum(rotulosDosFatos), texto: z.string() })).optional(),
  analise: analiseSchema,
  /** Null in a `diagnostico` report. */
  protocolo: protocoloSchema.nullable(),
  textos: relatorioDraftSchema,
  seguranca: z.array(segurancaNotaSchema),
  fotos: z.array(z.object({ id: z.string(), kind: fotoKindSchema, observacoes: fotoObservacoesSchema })),
  clinica: z.object({ nome: z.string(), logoUrl: z.string().nullable() }).nullable(),
  origem: z.object({
    motor: z.enum(motores),
    modelo: z.string().nullable(),
    promptVersao: z.string().nullable(),
    catalogoVersao: z.string(),
    /** The model that read what our reader did not understand of the intake. Absent where none did. */
    leituraIa: z.object({ modelo: z.string(), promptVersao: z.string() }).optional(),
    /** Which version of the answers the report was written from, and since when (ISO instant) they say so. Absent in older reports. */
    respostas: z.object({ revisao: z.number().int(), desde: z.string() }).optional(),
    /** ISO instant. */
    geradoEm: z.string(),
  }),
  /** Only in a report that was made again and reads a text differently from the report before it. */
  leituraMudou: leituraMudouSchema.optional(),
  /** Only in a report that is shown with a therapist's opinion (ADR 0035); the engine's own report has none. */
  parecer: parecerMostradoSchema.optional(),
});
export type Relatorio = z.output<typeof relatorioSchema>;
