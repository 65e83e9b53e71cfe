import { accessLog } from '@meridia/drizzle/schema.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao.ts';
import { type Relatorio, relatorioSchema } from '@meridia/shared/relatorio.ts';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import { type AvaliacaoRow, requireAvaliacao } from '../avaliacoes/policy.ts';
import { type Clinica, readClinica } from '../clinica-configs/queries.ts';

/** A finished report with the clinic as it is named today. */
export interface RelatorioOnPaper {
  relatorio: Relatorio;
  clinica: Clinica;
}

/**
 * The actor's own report, to be set as PDF; that it was is recorded.
 * @throws AVALIACAO_NOT_FOUND, REPORT_NOT_READY
 */
export function readRelatorioForPdf(database: Database, actor: UserActor, id: string): Promise<RelatorioOnPaper> {
  return asUser(database, actor, async (tx) => {
    const row = await requireAvaliacao(tx, actor, id);
    const relatorio = requireFinished(row);
    await tx.insert(accessLog).values({
      actorId: actor.id,
      actorRole: actor.role,
      action: 'relatorio.pdf',
      subjectId: id,
      ownerId: row.terapeutaId,
    });
    return { relatorio, clinica: await readClinica(tx, actor.id) };
  });
}

/** @throws REPORT_NOT_READY while it is being made, after a failure, and for an imported one that is HTML only. */
export function requireFinished(row: Pick<AvaliacaoRow, 'status' | 'diagnosticoJson'>): Relatorio {
  const relatorio = readAvaliacaoStatus(row.status) === 'finalizado' ? readStoredRelatorio(row.diagnosticoJson) : null;
  if (!relatorio) throw new AppError('REPORT_NOT_READY', 'Este relatório ainda não está pronto.');
  return relatorio;
}

/** What `diagnostico_json` holds, when that is a report. */
export function readStoredRelatorio(diagnosticoJson: string | null): Relatorio | null {
  const parsed = relatorioSchema.safeParse(diagnosticoJson && JSON.parse(diagnosticoJson));
  return parsed.success ? parsed.data : null;
}
