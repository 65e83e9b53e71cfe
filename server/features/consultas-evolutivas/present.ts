import type { consultaEvolutivaVersoes } from '@meridia/drizzle/schema.ts';
import { readJsonText } from '@meridia/drizzle/stored.ts';
import { consultaVersaoFormat, correcoesFormat, primeirosEscoresFormat } from '@meridia/drizzle/stored-formats.ts';
import type {
  ConsultaEvolutiva,
  ConsultaEvolutivaConteudo,
  ConsultaEvolutivaVersao,
  Escores,
  Evolucao,
  EvolucaoOfCliente,
  LinguaFoto,
} from '@meridia/shared/consulta-evolutiva.ts';
import { relatorioSchema } from '@meridia/shared/relatorio.ts';
import { withoutBounds } from '@meridia/shared/without-bounds.ts';
import { z } from 'zod';
import type { AvaliacaoRow } from '../avaliacoes/policy.ts';
import type { ConsultaEvolutivaRow } from './policy.ts';

export function presentConsulta(
  row: ConsultaEvolutivaRow,
  { editadaAt, fotoId }: { editadaAt: Date | null; fotoId: string | null },
): ConsultaEvolutiva {
  return {
    id: row.id,
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
  };
}

export function presentVersao(
  row: Pick<typeof consultaEvolutivaVersoes.$inferSelect, 'id' | 'conteudo' | 'createdAt'>,
): ConsultaEvolutivaVersao {
  return { id: row.id, conteudo: consultaVersaoFormat.read(row.conteudo), ate: row.createdAt.toISOString() };
}

/** @param newest follow-ups that are not annulled, the highest number first */
export function presentEvolucao(
  avaliacao: AvaliacaoRow,
  newest: readonly ConsultaEvolutivaRow[],
  fotos: LinguaFoto[],
  { total, highest }: { total: number; highest: number },
): Evolucao {
  const [ultima] = newest;
  const avaliacaoAt = avaliacao.createdAt.toISOString();
  return {
    avaliacaoId: avaliacao.id,
    nomeCliente: avaliacao.nomeCliente,
    idade: avaliacao.idade,
    avaliacaoAt,
    total,
    proximoNumero: highest + 1,
    pontos: [
      { numeroConsulta: null, data: avaliacaoAt, escores: presentBaseline(avaliacao) },
      ...newest.map(presentPonto).sort(byTime),
    ],
    fotos,
    sessoes: {
      realizadas: newest.find((row) => row.sessoesRealizadas !== null)?.sessoesRealizadas ?? null,
      planejadas: newest.find((row) => row.sessoesPlanejadas !== null)?.sessoesPlanejadas ?? null,
    },
    sessoesPropostas: presentPlan(avaliacao),
    ultima: ultima
      ? {
          numeroConsulta: ultima.numeroConsulta,
          sintomasAtuais: ultima.sintomasAtuais,
          escores: presentEscores(ultima),
          sessoesRealizadas: ultima.sessoesRealizadas,
          sessoesPlanejadas: ultima.sessoesPlanejadas,
        }
      : null,
  };
}

/** The first scores of each assessment and those of the follow-ups, with the tongue photos. */
export function presentEvolucaoOfCliente(
  avaliacoes: readonly Pick<AvaliacaoRow, 'createdAt' | 'dadosAnamnese'>[],
  consultas: readonly ConsultaEvolutivaRow[],
  fotos: LinguaFoto[],
): EvolucaoOfCliente {
  const begun = avaliacoes.map((avaliacao) => ({
    numeroConsulta: null,
    data: avaliacao.createdAt.toISOString(),
    escores: presentBaseline(avaliacao),
  }));
  return { pontos: [...begun, ...consultas.map(presentPonto)].sort(byTime), fotos };
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

const planSchema = withoutBounds(
  z.object({ protocolo: z.object({ sessoes: relatorioSchema.shape.protocolo.unwrap().shape.sessoes }) }),
);

/** The plan of sessions in the report; null without a report, and for reports without a treatment. */
function presentPlan({ diagnosticoJson }: Pick<AvaliacaoRow, 'diagnosticoJson'>) {
  const { data } = planSchema.safeParse(readJsonText(diagnosticoJson));
  if (!data) return null;
  const { total, frequencia } = data.protocolo.sessoes;
  return { total, frequencia };
}
