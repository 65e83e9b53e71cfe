import { z } from 'zod';
import { liberacaoLimits, liberacaoMedicaSchema, liberacaoMostradaSchema } from './liberacao-medica.ts';
import { motivoLimits } from './motivo.ts';
import { categoriasDeOrientacao, prioridades } from './orientacao.ts';
import { perguntasDeAlerta } from './quadro-clinico.ts';
import { relatorioAnteriorSchema } from './relatorio-anterior.ts';
import { calendarDaySchema } from './storable.ts';

/** The therapist's judgement of one part of a report. */
const decisoes = ['concordo', 'alterado', 'retirado'] as const;
export type Decisao = (typeof decisoes)[number];

/**
 * The anchor of a section of the report, a photo's kind, a hypothesis (`hipoteseDe`), a therapy (`terapiaDe`) or a
 * wider one (`ampliadaDe`):
 * `server/mtc/parecer/listar-partes.ts` lists them.
 */
const parteIdSchema = z.string().regex(/^[a-z][a-z0-9_.-]{1,99}$/);

export const hipoteseDe = (padraoId: string) => `hipotese.${padraoId}`;
export const terapiaDe = (terapiaId: string) => `terapia.${terapiaId}`;
export const ampliadaDe = (ampliadaId: string) => `ampliada.${ampliadaId}`;

export const parecerLimits = {
  texto: 4000,
  nota: 1000,
  /** Shortest and longest reason to keep a point that has a caution. */
  motivoMin: motivoLimits.min,
  motivo: motivoLimits.max,
  /** A report has about thirty. Those of an earlier report stay, so that nothing said is lost. */
  partes: 80,
  /** Letters of all texts and notes together; a check of the table bounds their bytes. */
  letras: 180_000,
  pontos: 24,
  /** What she adds; the report has at most eight. */
  orientacoes: 6,
  orientacao: 600,
  cautelas: 10,
  letrasDasCautelas: 3000,
  sessoesPorFase: 30,
  /** Most signed versions of one report, because each is kept. */
  versoes: 50,
} as const;

/** Typed words. NUL is refused because no text column can hold it. */
const typed = (max: number) =>
  z
    .string()
    .max(max, `Use no máximo ${max} caracteres`)
    .refine((text) => !text.includes('\0'), { error: 'O texto tem um caractere que não pode ser guardado.' });

const parteSchema = z.object({
  /** Null: not judged yet. */
  decisao: z.enum(decisoes).nullable(),
  /** Her words in place of the report's. They stay when she agrees or strikes after all. */
  texto: typed(parecerLimits.texto).nullable(),
  nota: typed(parecerLimits.nota),
});

function countLetras(partes: Record<string, z.output<typeof parteSchema>>): number {
  return Object.values(partes).reduce((sum, { texto, nota }) => sum + (texto?.length ?? 0) + nota.length, 0);
}

/** So that the row of an opinion that is full of words still takes them. */
const cautelasFit = (cautelas: readonly CautelaRetirada[]) =>
  cautelas.reduce((sum, { texto, motivo }) => sum + texto.length + motivo.length, 0) <= parecerLimits.letrasDasCautelas;

export const tecnicas = ['tonificar', 'dispersar', 'harmonizar'] as const;
/** Where a point is needled; `alternado`: on one side, which changes with each session. A point on the midline has none. */
export const ladosNaRevisao = ['bilateral', 'direito', 'esquerdo', 'alternado'] as const;
export type LadoNaRevisao = (typeof ladosNaRevisao)[number];
/** Absent where she left the side as it was, and in opinions of earlier releases. */
const ladoSchema = z.enum(ladosNaRevisao).optional();
/** A point's code in the catalogue, such as E36 or Yintang. */
const codigoSchema = z.string().regex(/^[A-Za-z][A-Za-z0-9]{1,39}$/);
const auricularIdSchema = z.string().regex(/^[a-z][a-z0-9_-]{1,59}$/);
const most = parecerLimits.pontos;

const pontoIncluidoSchema = z.object({
  codigo: codigoSchema,
  tecnica: z.enum(tecnicas),
  moxa: z.boolean(),
  /** In which session it is needled; counts only in a report with two. */
  sessao: z.enum(['A', 'B', 'AB']),
  lado: ladoSchema,
  /** Why it is used in spite of a caution, in her own words; '' where there is none. */
  motivo: typed(parecerLimits.motivo),
});
export type PontoIncluido = z.output<typeof pontoIncluidoSchema>;

/** A rule or an advice of the catalogue, such as `risco_de_queda`. */
const catalogoIdSchema = z.string().regex(/^[a-z][a-z0-9_]{1,59}$/);
const orientacoesSchema = z.object({
  incluidas: z
    .array(
      z.object({
        /** `orientacaoPropria` */
        id: catalogoIdSchema,
        categoria: z.enum(categoriasDeOrientacao),
        prioridade: z.enum(prioridades),
        texto: typed(parecerLimits.orientacao),
      }),
    )
    .max(parecerLimits.orientacoes),
  retiradas: z.array(catalogoIdSchema).max(most),
  /** Her words in place of the report's, for a single one. */
  alteradas: z.array(z.object({ id: catalogoIdSchema, texto: typed(parecerLimits.orientacao) })).max(most),
});
export type OrientacaoIncluida = z.output<typeof orientacoesSchema>['incluidas'][number];
const semOrientacoes: z.output<typeof orientacoesSchema> = { incluidas: [], retiradas: [], alteradas: [] };

export const niveisDoPrognostico = ['favoravel', 'reservado', 'cauteloso'] as const;
export type NivelDoPrognostico = (typeof niveisDoPrognostico)[number];
/** To a reader in Brazil a "prognóstico reservado" is a bad one, which nobody has said. */
export const prognosticoWords: Record<NivelDoPrognostico, string> = {
  favoravel: 'favorável',
  reservado: 'em aberto',
  cauteloso: 'cauteloso',
};
/** A line of caution that does not hold for this client, as it stood when she struck it, and why, in her own words. */
const cautelaRetiradaSchema = z.object({
  regra: catalogoIdSchema,
  texto: typed(parecerLimits.texto),
  motivo: typed(parecerLimits.motivo),
});
export type CautelaRetirada = z.output<typeof cautelaRetiradaSchema>;

/** A physician's release of the referrals that stood in the report when she noted it. It saves itself while she types. */
const liberacaoNotadaSchema = z.object({
  quem: typed(liberacaoLimits.quem),
  /** '' while no day is chosen. */
  em: z.union([calendarDaySchema, z.literal('')]),
  disse: typed(liberacaoLimits.disse),
  /** The rules whose referral it answers: a referral that comes later is none of them. */
  regras: z.array(typed(60)).max(60),
});
export type LiberacaoNotada = z.output<typeof liberacaoNotadaSchema>;

/** How often sessions take place. */
export const ritmos = ['3_semana', '2_semana', '1_semana', '1_quinzena', '1_mes'] as const;
export type Ritmo = (typeof ritmos)[number];
export const ritmoWords: Record<Ritmo, string> = {
  '3_semana': 'três vezes por semana',
  '2_semana': 'duas vezes por semana',
  '1_semana': 'uma vez por semana',
  '1_quinzena': 'a cada quinze dias',
  '1_mes': 'uma vez por mês',
};

/** A rhythm that has no name, such as weeks 10 and 12, stays as the report's plan has it. */
const ritmoDoPlano = 'do_plano';
export const ritmosDaFase = [...ritmos, ritmoDoPlano] as const;

/** What a therapist says of a report, part by part. The report itself stays as it is (ADR 0035). */
export const parecerSchema = z.object({
  partes: z
    .record(parteIdSchema, parteSchema)
    .refine((partes) => Object.keys(partes).length <= parecerLimits.partes, { error: 'Há partes demais.' })
    .refine((partes) => countLetras(partes) <= parecerLimits.letras, { error: 'Os textos e notas são longos demais.' }),
  pontos: z.object({
    incluidos: z.array(pontoIncluidoSchema).max(most),
    retirados: z.array(codigoSchema).max(most),
    alterados: z
      .array(z.object({ codigo: codigoSchema, tecnica: z.enum(tecnicas), moxa: z.boolean(), lado: ladoSchema }))
      .max(most),
  }),
  auriculares: z.object({
    incluidos: z.array(auricularIdSchema).max(most),
    retirados: z.array(auricularIdSchema).max(most),
  }),
  /** Opinions of earlier releases say nothing of a single one. */
  orientacoes: orientacoesSchema.default(semOrientacoes),
  /** Absent where she struck none, and in opinions of earlier releases. */
  cautelasRetiradas: z
    .array(cautelaRetiradaSchema)
    .max(parecerLimits.cautelas)
    .refine(cautelasFit, { error: 'As linhas retiradas são longas demais.' })
    .optional(),
  /** The plan by phase, in the report's order; null: as the report says. */
  sessoes: z
    .array(
      z.object({ quantas: z.number().int().min(0).max(parecerLimits.sessoesPorFase), ritmo: z.enum(ritmosDaFase) }),
    )
    .max(6)
    .nullable(),
  /** Null: as the report says. */
  prognostico: z.enum(niveisDoPrognostico).nullable().default(null),
  /** Absent where no physician has released the client, and in opinions of earlier releases. */
  liberacao: liberacaoNotadaSchema.optional(),
});
export type Parecer = z.output<typeof parecerSchema>;
export type ParteDoParecer = Parecer['partes'][string];

export const parteVazia: ParteDoParecer = { decisao: null, texto: null, nota: '' };
export const parecerVazio: Parecer = {
  partes: {},
  pontos: { incluidos: [], retirados: [], alterados: [] },
  auriculares: { incluidos: [], retirados: [] },
  orientacoes: semOrientacoes,
  sessoes: null,
  prognostico: null,
};

/** Who signed, as the signer states it; the product has checked the password and nothing else. */
export const assinaturaSchema = z.object({
  /** Number of the version, from 1. */
  numero: z.number().int(),
  nome: z.string(),
  /** '' when no council was stated. */
  conselho: z.string(),
  registro: z.string(),
  /** '' when no place was stated. */
  local: z.string(),
  /** ISO instant. */
  em: z.string(),
  /** The questions to confirm before treating that nobody had answered, as the signer accepted them; absent where there were none. */
  perguntasAbertas: z.array(z.enum(perguntasDeAlerta)).optional(),
});
export type Assinatura = z.output<typeof assinaturaSchema>;

/** How the review stands in a report that is shown. A report without it was not reviewed. */
export const parecerMostradoSchema = z.object({
  /** `violado`: it was changed after somebody had signed it. */
  situacao: z.enum(['nao_revisado', 'assinado', 'violado']),
  assinatura: assinaturaSchema.nullable(),
  /** The first characters of the hash; null before there is one. */
  codigo: z.string().nullable(),
  retiradas: z.array(z.string()),
  alteradas: z.array(z.string()),
  notas: z.record(z.string(), z.string()),
  /** Absent without one that answers all that the report refers for. */
  liberacao: liberacaoMedicaSchema.extend({ regras: z.array(z.string()) }).optional(),
});
export type ParecerMostrado = z.output<typeof parecerMostradoSchema>;

export const naoRevisado = 'Não revisado por profissional';
export const violado = 'Esta versão foi alterada depois de assinada';
export const oQueAAssinaturaDiz =
  'Assinatura confirmada com a senha da conta. Não é assinatura digital qualificada (ICP-Brasil). Nome e registro informados por quem assina.';

/** "Ana Souza, CREFITO-3 12345-F" */
export function signatoryOf({ nome, conselho, registro }: Pick<Assinatura, 'nome' | 'conselho' | 'registro'>): string {
  const council = [conselho, registro].filter((part) => part !== '').join(' ');
  return [nome, council].filter((part) => part !== '').join(', ');
}

/** What stands in the way of a signature, or is worth a look. */
const pendenciaSchema = z.object({
  tipo: z.enum([
    'parte_aberta',
    'texto_vazio',
    'texto_por_rever',
    'ponto_proibido',
    'ponto_sem_motivo',
    'cautela_sem_motivo',
    'ponto_nao_cabe',
    'moxa_proibida',
    'terapia_nao_cabe',
    'orientacao_nao_cabe',
    'texto_cita_retirado',
    'texto_cita_total',
    'liberacao_incompleta',
    'liberacao_de_antes',
  ]),
  /** The part that it concerns. */
  parte: z.string(),
  texto: z.string(),
  /** False for a mere hint. */
  impede: z.boolean(),
});
export type Pendencia = z.output<typeof pendenciaSchema>;

/** One part of a report as the review shows it. */
const parteMostradaSchema = z.object({
  id: z.string(),
  titulo: z.string(),
  /** What the machine wrote; '' for a part without words of its own. */
  texto: z.string(),
  /** What stands in the part besides its words, as lines. */
  itens: z.array(z.string()),
  /** Its words can be replaced. */
  comTexto: z.boolean(),
  podeRetirar: z.boolean(),
  /** The cautions among `itens`, by their place there, each of which can be struck alone. Only in the part on safety. */
  cautelas: z.array(z.object({ item: z.number().int(), regra: z.string(), texto: z.string() })).optional(),
});
export type ParteMostrada = z.output<typeof parteMostradaSchema>;

/** A signed version in the list. */
const versaoAssinadaSchema = z.object({
  assinatura: assinaturaSchema,
  /** The first characters of its hash. */
  codigo: z.string(),
  /** It is what was signed, with the photos of that day. */
  intacta: z.boolean(),
  /** Kinds of photos that were deleted since, which is no forgery. */
  fotosApagadas: z.array(z.string()),
});
export type VersaoAssinada = z.output<typeof versaoAssinadaSchema>;

/** How the finished report of an assessment stands to its signed versions. */
export const estadoDaAssinaturaSchema = z.object({
  /** Number of the version on the screen. */
  numero: z.number().int(),
  /** The newest signed version; null without one. */
  assinada: versaoAssinadaSchema.nullable(),
  /** The report was made again since. */
  refeitoDepois: z.boolean(),
  /** A review was begun that is not signed. */
  emRevisao: z.boolean(),
  /** False for imported reports, which consist of HTML alone. */
  podeRevisar: z.boolean(),
  /** A physician's release that was noted and does not stand in the report on the screen. */
  liberacao: liberacaoMostradaSchema.optional(),
});
export type EstadoDaAssinatura = z.output<typeof estadoDaAssinaturaSchema>;

/** The data that a signature takes from the settings. */
const signatarioSchema = z.object({
  nome: z.string(),
  conselho: z.string(),
  registro: z.string(),
  local: z.string(),
});

/** A phase of the plan as the report has it. */
const faseSchema = z.object({
  nome: z.string(),
  quantas: z.number().int(),
  semanas: z.string(),
  ritmo: z.enum(ritmosDaFase),
});
const pontoDoRelatorioSchema = z.object({
  codigo: z.string(),
  nome: z.string(),
  tecnica: z.enum(tecnicas),
  moxa: z.boolean(),
  /** Null on the midline. */
  lado: z.enum(ladosNaRevisao).nullable(),
});

/** All that the screen of a review needs. */
export const revisaoSchema = z.object({
  id: z.uuid(),
  nomeCliente: z.string(),
  idade: z.number().int(),
  /** The version that a signature makes. */
  numero: z.number().int(),
  /** Identifies the machine's report that is judged. */
  base: z.string(),
  /** Grows with each save; 0 before the first. */
  edicao: z.number().int(),
  /** Agreements have lapsed, because the report was made again. */
  refeito: z.boolean(),
  /** The answers were corrected after the report was written. */
  respostasMudaram: z.boolean(),
  /** Nothing was changed since the newest version was signed. */
  semMudancas: z.boolean(),
  /** A physician must see the client before the plan is used. */
  planoEspera: z.boolean(),
  /** The rules that refer the client, as the report would be now. A physician's release can be noted where there are any. */
  encaminhamentos: z.array(z.string()),
  /** The newest release that was noted in a consultation; null without one. */
  liberacaoDaConsulta: liberacaoMostradaSchema.nullable(),
  partes: z.array(parteMostradaSchema),
  /** Null in a report without treatment. */
  protocolo: z
    .object({
      pontos: z.array(pontoDoRelatorioSchema),
      auriculares: z.array(z.object({ id: z.string(), nome: z.string() })),
      /** In the order of the report. */
      orientacoes: z.array(
        z.object({
          id: z.string(),
          categoria: z.enum(categoriasDeOrientacao),
          prioridade: z.enum(prioridades),
          texto: z.string(),
        }),
      ),
      fases: z.array(faseSchema),
      prognostico: z.enum(niveisDoPrognostico),
      /** The points are divided into two sessions. */
      duasSessoes: z.boolean(),
    })
    .nullable(),
  parecer: parecerSchema,
  pendencias: z.array(pendenciaSchema),
  /** The questions to confirm before treating that nobody has answered. */
  perguntasAbertas: z.array(z.enum(perguntasDeAlerta)),
  signatario: signatarioSchema,
});
export type Revisao = z.output<typeof revisaoSchema>;

const vereditos = ['livre', 'cautela', 'proibido'] as const;
export type Veredito = (typeof vereditos)[number];

/** Every point of the catalogue, weighed by the safety rules for this client. */
export const pontosPesadosSchema = z.object({
  /** The rules that say something about a point, by id. */
  regras: z.record(z.string(), z.object({ texto: z.string(), fonte: z.string() })),
  pontos: z.array(
    z.object({
      codigo: z.string(),
      oms: z.string(),
      pinyin: z.string(),
      nome: z.string(),
      localizacao: z.string(),
      /** The catalogue has moxa at this point. */
      moxa: z.boolean(),
      /** The rules that forbid moxa at this point. */
      semMoxa: z.array(z.string()),
      /** As the catalogue has it; null on the midline. */
      lado: z.enum(ladosNaRevisao).nullable(),
      /** The session whose position reaches the point; absent in a report with one. */
      sessao: z.enum(['A', 'B']).optional(),
      veredito: z.enum(vereditos),
      regras: z.array(z.string()),
    }),
  ),
  auriculares: z.array(
    z.object({
      id: z.string(),
      nome: z.string(),
      oms: z.string(),
      motivo: z.string(),
      veredito: z.enum(vereditos),
      regras: z.array(z.string()),
    }),
  ),
});
export type PontosPesados = z.output<typeof pontosPesadosSchema>;

export const saveParecerSchema = z.object({
  id: z.uuid(),
  /** The edition that the therapist saw. */
  edicao: z.int32().min(0),
  base: z.string().max(64),
  parecer: parecerSchema,
});
export const savedParecerSchema = z.object({ edicao: z.number().int(), pendencias: z.array(pendenciaSchema) });

export const signSchema = z.object({
  id: z.uuid(),
  edicao: z.int32().min(1),
  base: z.string().max(64),
  /** The version that the therapist means to sign. */
  numero: z.int32().min(1),
  /** The open questions with which the therapist signs; all that are open must be among them. */
  perguntasAbertas: z.array(z.enum(perguntasDeAlerta)).max(perguntasDeAlerta.length).default([]),
  local: typed(80).transform((text) => text.replace(/\s+/g, ' ').trim()),
});

/** A review that was begun and says something that no signed version says, or a report that nobody has begun to review. */
const unsignedRevisaoSchema = z.object({
  id: z.uuid(),
  /** Null for an assessment of an earlier release without a client. */
  clienteId: z.uuid().nullable(),
  nomeCliente: z.string(),
  begun: z.boolean(),
  /** ISO instant of the last save; of a report that nobody has begun to review, of its end. */
  savedAt: z.string(),
});
/** What was begun first, each newest first. */
export const unsignedRevisoesSchema = z.array(unsignedRevisaoSchema);
export type UnsignedRevisao = z.output<typeof unsignedRevisaoSchema>;

/** One part in the words of one version, for comparison. */
const parteDaVersaoSchema = z.object({
  id: z.string(),
  titulo: z.string(),
  texto: z.string(),
  itens: z.array(z.string()),
  nota: z.string(),
  decisao: z.enum(decisoes).nullable(),
});
export type ParteDaVersao = z.output<typeof parteDaVersaoSchema>;

/** One version of a report: a signed one, or the one that is not signed. */
export const versaoSchema = z.object({
  /** Null for an earlier report that was replaced. */
  numero: z.number().int().nullable(),
  /** Null for the version that is not signed. */
  assinada: versaoAssinadaSchema.nullable(),
  /** Null for imported reports that cannot be taken apart, and for a version whose content cannot be read any more. */
  maquina: z.array(parteDaVersaoSchema).nullable(),
  partes: z.array(parteDaVersaoSchema).nullable(),
  html: z.string().nullable(),
});
export type Versao = z.output<typeof versaoSchema>;

export const versoesSchema = z.object({
  id: z.uuid(),
  nomeCliente: z.string(),
  idade: z.number().int(),
  /** Newest first. */
  assinadas: z.array(versaoAssinadaSchema),
  /** Number of the version that is not signed; null when nothing has changed since the newest signed one. */
  aberta: z.number().int().nullable(),
  /** Reports that were replaced and never signed, newest first. */
  anteriores: z.array(relatorioAnteriorSchema),
});
export type Versoes = z.output<typeof versoesSchema>;
