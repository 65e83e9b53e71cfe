import { avaliacoes, consultasEvolutivas } from '@meridia/drizzle/schema.ts';
import { readOrNull } from '@meridia/drizzle/stored.ts';
import { dadosAnamneseFormat, pontosUsadosFormat } from '@meridia/drizzle/stored-formats.ts';
import { avaliacoesOfClienteLimit } from '@meridia/shared/cliente.ts';
import { withoutMotivos } from '@meridia/shared/ponto-usado.ts';
import type { QuadroClinico } from '@meridia/shared/quadro-clinico.ts';
import { and, desc, eq, isNull, notInArray } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { planoDeSessoes } from '../../mtc/protocolo/plano-de-sessoes.ts';
import { countSessions } from '../consultas-evolutivas/rules.ts';
import { findRevisado } from '../pareceres/queries.ts';
import { readStoredRelatorio } from '../relatorios/queries.ts';
import { requireCliente } from './policy.ts';
import { isTreated, listAlertas } from './rules.ts';

/** The clinical head of a client's page, by as many statements for one assessment as for two hundred. @throws CLIENTE_NOT_FOUND */
export async function readQuadro(
  database: Database,
  actor: UserActor,
  id: string,
  now = new Date(),
): Promise<QuadroClinico> {
  const { clienteId, quadro } = await asUser(database, actor, async (tx) => {
    const cliente = await requireCliente(tx, actor, id);
    const newest = await findNewest(tx, actor, cliente.id);
    const done = await listConsultas(tx, actor, cliente.id);
    const { report } = newest;
    const revisado = report && (await findRevisado(tx, report));
    const relatorio = revisado ?? (report && readOrNull(() => readStoredRelatorio(report.diagnosticoJson)));
    const [first] = relatorio?.analise.padroes ?? [];
    // The highest number first, as the count of sessions takes them.
    const counted = done
      .filter(({ avaliacaoId }) => avaliacaoId === (report?.id ?? null))
      .sort((one, other) => other.numeroConsulta - one.numeroConsulta);
    const noted = countSessions(counted);
    const sessoes = {
      ...noted,
      planejadas: noted.planejadas ?? (relatorio && planoDeSessoes(relatorio)?.total) ?? null,
    };
    const [last] = done;
    const came = last && newest.assessment && newest.assessment.createdAt > last.dataConsulta;
    const retornoEm = (!came && last?.retornoEm) || null;
    const treated = done.find(({ pontos }) => pontos > 0);
    const [points] = treated
      ? await tx
          .select({ id: consultasEvolutivas.id, pontos: consultasEvolutivas.pontos })
          .from(consultasEvolutivas)
          .where(and(eq(consultasEvolutivas.id, treated.id), eq(consultasEvolutivas.terapeutaId, actor.id)))
      : [];
    const { assessment } = newest;
    const dados = assessment && readOrNull(() => dadosAnamneseFormat.readUnknown(assessment.dadosAnamnese));
    const quadro: QuadroClinico = {
      padrao:
        report && first
          ? {
              avaliacaoId: report.id,
              createdAt: report.createdAt.toISOString(),
              nome: first.nome,
              confianca: first.confianca,
              assinado: Boolean(revisado),
            }
          : null,
      alertas:
        assessment && dados
          ? { createdAt: assessment.createdAt.toISOString(), itens: listAlertas(dados, relatorio?.seguranca ?? []) }
          : null,
      sessoes,
      retornoEm,
      ultimosPontos:
        treated && points
          ? {
              numeroConsulta: treated.numeroConsulta,
              dataConsulta: treated.dataConsulta.toISOString(),
              pontos: withoutMotivos(pontosUsadosFormat.read(points.pontos).pontos),
            }
          : null,
      emTratamento: isTreated(
        { sessoes, retornoEm, lastSeen: [last?.dataConsulta, assessment?.createdAt].flatMap((at) => at ?? []) },
        now,
      ),
    };
    return { clienteId: cliente.id, quadro };
  });
  database.reads.note(actor, { action: 'cliente.read', subjectId: clienteId });
  return quadro;
}

/** The client's newest assessment, and the newest one with a report, which most often is the same. */
async function findNewest(tx: Tx, actor: UserActor, clienteId: string) {
  const columns = {
    id: avaliacoes.id,
    createdAt: avaliacoes.createdAt,
    status: avaliacoes.status,
    dadosAnamnese: avaliacoes.dadosAnamnese,
    diagnosticoJson: avaliacoes.diagnosticoJson,
  };
  const own = and(eq(avaliacoes.clienteId, clienteId), eq(avaliacoes.terapeutaId, actor.id));
  const newestFirst = [desc(avaliacoes.createdAt), desc(avaliacoes.id)];
  const [assessment = null] = await tx
    .select(columns)
    .from(avaliacoes)
    .where(own)
    .orderBy(...newestFirst)
    .limit(1);
  if (!assessment || !withoutReport.some((status) => status === assessment.status)) {
    return { assessment, report: assessment };
  }
  const [report = null] = await tx
    .select(columns)
    .from(avaliacoes)
    .where(and(own, notInArray(avaliacoes.status, withoutReport)))
    .orderBy(...newestFirst)
    .limit(1);
  return { assessment, report };
}

const withoutReport: (typeof avaliacoes.$inferSelect)['status'][] = ['pendente', 'erro'];

/** The numbers of the newest valid follow-ups, newest first, without a word of them. */
function listConsultas(tx: Tx, actor: UserActor, clienteId: string) {
  return tx
    .select({
      id: consultasEvolutivas.id,
      avaliacaoId: consultasEvolutivas.avaliacaoInicialId,
      numeroConsulta: consultasEvolutivas.numeroConsulta,
      dataConsulta: consultasEvolutivas.dataConsulta,
      pontos: consultasEvolutivas.numeroPontos,
      sessoesRealizadas: consultasEvolutivas.sessoesRealizadas,
      sessoesPlanejadas: consultasEvolutivas.sessoesPlanejadas,
      retornoEm: consultasEvolutivas.retornoEm,
    })
    .from(consultasEvolutivas)
    .where(
      and(
        eq(consultasEvolutivas.clienteId, clienteId),
        eq(consultasEvolutivas.terapeutaId, actor.id),
        isNull(consultasEvolutivas.anuladaAt),
      ),
    )
    .orderBy(desc(consultasEvolutivas.dataConsulta), desc(consultasEvolutivas.id))
    .limit(avaliacoesOfClienteLimit);
}
