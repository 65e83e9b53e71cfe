import type { consultaEvolutivaVersoes } from '@meridia/drizzle/schema.ts';
import { readJsonText } from '@meridia/drizzle/stored.ts';
import {
  consultaVersaoFormat,
  correcoesFormat,
  liberacaoFormat,
  pontosUsadosFormat,
  primeirosEscoresFormat,
} from '@meridia/drizzle/stored-formats.ts';
import type {
  ConsultaEvolutiva,
  ConsultaEvolutivaConteudo,
  ConsultaEvolutivaVersao,
  Escores,
  Evolucao,
  LinguaFoto,
  Retorno,
} from '@meridia/shared/consulta-evolutiva.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import type { LiberacaoMostrada } from '@meridia/shared/liberacao-medica.ts';
import { type PontoUsado, withoutMotivos } from '@meridia/shared/ponto-usado.ts';
import { type Relatorio, relatorioSchema } from '@meridia/shared/relatorio.ts';
import { withoutBounds } from '@meridia/shared/without-bounds.ts';
import { z } from 'zod';
import { intervaloDoPlano } from '../../mtc/protocolo/intervalo-do-plano.ts';
import { planoDeSessoes } from '../../mtc/protocolo/plano-de-sessoes.ts';
import { pontosDoPlano } from '../../mtc/protocolo/pontos-do-plano.ts';
import type { AvaliacaoRow } from '../avaliacoes/policy.ts';
import { ageOn } from '../clientes/rules.ts';
import type { ConsultaEvolutivaRow, LugarRow } from './policy.ts';
import { countSessions } from './rules.ts';

export function presentConsulta(
  row: ConsultaEvolutivaRow,
  { editadaAt, fotoId }: { editadaAt: Date | null; fotoId: string | null },
): ConsultaEvolutiva {
  return {
    id: row.id,
    avaliacaoId: row.avaliacaoInicialId,
    clienteId: row.clienteId,
    numeroConsulta: row.numeroConsulta,
    dataConsulta: row.dataConsulta.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    editadaAt: editadaAt?.toISOString() ?? null,
    anulada: row.anuladaAt ? { at: row.anuladaAt.toISOString(), motivo: row.anuladaMotivo ?? '' } : null,
    fotoId,
    ...presentConteudo(row),
  };
}

export function presentConteudo(row: ConsultaEvolutivaRow): ConsultaEvolutivaConteudo {
  const { observacoes, mudancasQuadro, sintomasAtuais, sintomasResolvidos, novasQueixas } = row;
  return {
    observacoes,
    mudancasQuadro,
    sintomasAtuais,
    sintomasResolvidos,
    novasQueixas,
    correcoes: correcoesFormat.read(row.correcoes),
    escores: presentEscores(row),
    sessoesRealizadas: row.sessoesRealizadas,
    sessoesPlanejadas: row.sessoesPlanejadas,
    pontos: presentPontos(row),
    retornoEm: row.retornoEm,
    liberacao: row.liberacao && liberacaoFormat.read(row.liberacao),
  };
}

export function presentPontos({ pontos }: Pick<ConsultaEvolutivaRow, 'pontos'>) {
  return pontosUsadosFormat.read(pontos).pontos;
}

export function presentVersao(
  row: Pick<typeof consultaEvolutivaVersoes.$inferSelect, 'id' | 'conteudo' | 'createdAt'>,
): ConsultaEvolutivaVersao {
  return { id: row.id, conteudo: consultaVersaoFormat.read(row.conteudo), ate: row.createdAt.toISOString() };
}

interface TimelineRows {
  /** The report as it was signed; null where nothing is signed. */
  revisado: Relatorio | null;
  /** A physician's release that was noted here; null without one. */
  liberacao: LiberacaoMostrada | null;
  /** The client's assessments, newest first. */
  made: readonly (Pick<AvaliacaoRow, 'id' | 'createdAt' | 'status' | 'queixaPrincipal' | 'dadosAnamnese'> & {
    padrao: string | null;
  })[];
  /** The consultations that are counted here and not annulled, the highest number first. */
  counted: readonly ConsultaEvolutivaRow[];
  /** All consultations of the client that are not annulled, newest first. */
  newest: readonly ConsultaEvolutivaRow[];
  fotos: LinguaFoto[];
  total: number;
  registradas: number;
  highest: number;
  /** When the client's first consultation took place. */
  first: Date | null;
}

export function presentEvolucao({ avaliacao, cliente, clienteId }: LugarRow, rows: TimelineRows): Evolucao {
  const { revisado, liberacao, made, counted, newest, fotos, total, registradas, highest, first } = rows;
  const [last] = counted;
  const ultima = last ?? newest[0];
  const read = counted.map((row) => ({ row, pontos: presentPontos(row) }));
  const treated = read.find(isTreatment);
  const sessoes = countSessions(read.map(({ row, pontos }) => ({ ...row, pontos: pontos.length })));
  const stored = avaliacao && !revisado ? readJsonText(avaliacao.diagnosticoJson) : null;
  const plan = avaliacao && readPlan(stored, revisado);
  const begun = made.map((one) => ({
    numeroConsulta: null,
    data: one.createdAt.toISOString(),
    escores: presentBaseline(one),
  }));
  const begunAt = begun.map(({ data }) => data);
  return {
    avaliacaoId: avaliacao?.id ?? null,
    clienteId,
    nomeCliente: avaliacao?.nomeCliente ?? cliente?.nome ?? '',
    idade: avaliacao?.idade ?? (cliente && ageOn(new Date(), cliente)),
    avaliacaoAt: avaliacao?.createdAt.toISOString() ?? null,
    desde: [...begunAt, ...(first ? [first.toISOString()] : [])].sort()[0] ?? null,
    avaliacoes: made.map(({ dadosAnamnese: _, ...one }) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    total,
    registradas,
    proximoNumero: highest + 1,
    pontos: [...begun, ...newest.map(presentPonto)].sort(byTime),
    fotos,
    sessoes: {
      ...sessoes,
      planejadas: sessoes.planejadas ?? (sessoes.realizadas === null ? null : (plan?.sessoes?.total ?? null)),
    },
    ...(avaliacao && readEncaminhamento(stored, revisado)),
    ...(liberacao && { liberacao }),
    sessoesPropostas: plan && {
      total: plan.sessoes?.total ?? null,
      frequencia: plan.sessoes?.frequencia ?? '',
      pontos: pontosDoPlano(plan),
      intervaloEmDias: plan.sessoes && intervaloDoPlano(plan.sessoes, (sessoes.realizadas ?? 0) + 1),
    },
    ultima: ultima
      ? {
          numeroConsulta: ultima.numeroConsulta,
          dataConsulta: ultima.dataConsulta.toISOString(),
          sintomasAtuais: ultima.sintomasAtuais,
          escores: presentEscores(ultima),
          // Sessions of another assessment belong to its plan.
          sessoesRealizadas: last?.sessoesRealizadas ?? null,
          sessoesPlanejadas: last?.sessoesPlanejadas ?? null,
        }
      : null,
    ultimosPontos: treated
      ? { numeroConsulta: treated.row.numeroConsulta, pontos: withoutMotivos(treated.pontos) }
      : null,
  };
}

interface ReadConsulta {
  row: ConsultaEvolutivaRow;
  pontos: readonly PontoUsado[];
}

/** A consultation with points was a session. */
function isTreatment({ pontos }: ReadConsulta): boolean {
  return pontos.length > 0;
}

function presentPonto(row: ConsultaEvolutivaRow): Evolucao['pontos'][number] {
  return {
    numeroConsulta: row.numeroConsulta,
    data: row.dataConsulta.toISOString(),
    escores: presentEscores(row),
  };
}

// Sorts by the instant of the consultation, then by number.
function byTime(one: Evolucao['pontos'][number], other: Evolucao['pontos'][number]): number {
  return one.data.localeCompare(other.data) || (one.numeroConsulta ?? 0) - (other.numeroConsulta ?? 0);
}

export function presentEscores(
  row: Pick<ConsultaEvolutivaRow, 'escoreQueixa' | 'escoreDor' | 'escoreSono' | 'escoreEnergia' | 'escoreEstresse'>,
): Escores {
  return {
    queixa: row.escoreQueixa,
    dor: row.escoreDor,
    sono: row.escoreSono,
    energia: row.escoreEnergia,
    estresse: row.escoreEstresse,
  };
}

/** Pain and stress from the first assessment: the first points of the curves. */
function presentBaseline({ dadosAnamnese }: Pick<AvaliacaoRow, 'dadosAnamnese'>): Escores {
  const { intensidadeDor, estresseNivel } = primeirosEscoresFormat.readUnknown(dadosAnamnese);
  return { queixa: null, dor: intensidadeDor, sono: null, energia: null, estresse: estresseNivel };
}

const { sessoes, pontos, posicoes, auriculares } = relatorioSchema.shape.protocolo.unwrap().shape;
// Imported plans may have sessions without points that we understand.
const planSchema = withoutBounds(
  z.object({
    protocolo: z.object({
      sessoes,
      pontos: pontos.catch([]),
      posicoes: posicoes.catch([]),
      auriculares: auriculares.catch([]),
    }),
  }),
);

type Plano = z.output<typeof planSchema>['protocolo'];

/** The treatment plan of the report, as it was signed; null without a report, and for reports without a treatment. */
function readPlan(
  stored: unknown,
  revisado: Relatorio | null,
): (Omit<Plano, 'sessoes'> & { sessoes: Plano['sessoes'] | null }) | null {
  if (revisado) return revisado.protocolo && { ...revisado.protocolo, sessoes: planoDeSessoes(revisado) };
  return planSchema.safeParse(stored).data?.protocolo ?? null;
}

/** By when the report sends the client to a physician before its plan is used. */
export function readEncaminhamento(
  stored: unknown,
  revisado: Pick<Relatorio, 'seguranca'> | null,
): Pick<Evolucao, 'encaminhamento'> {
  const { seguranca } = revisado ?? notesSchema.safeParse(stored).data ?? { seguranca: [] };
  const encaminhamento = (['hoje', 'antes'] as const).find((prazo) => seguranca.some((nota) => nota.prazo === prazo));
  return encaminhamento ? { encaminhamento } : {};
}

const notesSchema = z.object({ seguranca: z.array(z.object({ prazo: z.string().optional() })) });

type RetornoRow = Omit<Retorno, 'atrasado' | 'idade'> &
  Parameters<typeof ageOn>[1] & { idadeNaAvaliacao: number | null };

/** Somebody without a client has the age of the assessment. */
export function presentRetorno(
  { nascimento, idade, idadeEm, idadeNaAvaliacao, ...row }: RetornoRow,
  now: Date,
): Retorno {
  return {
    ...row,
    idade: ageOn(now, { nascimento, idade, idadeEm }) ?? idadeNaAvaliacao,
    atrasado: row.retornoEm < dayInSaoPaulo(now),
  };
}
