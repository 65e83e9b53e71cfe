import { accessLog } from '@meridia/drizzle/schema.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao.ts';
import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import { type Relatorio, relatorioSchema } from '@meridia/shared/relatorio.ts';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import { type AvaliacaoRow, requireAvaliacao } from '../avaliacoes/policy.ts';
import { type Clinica, readClinica } from '../clinica-configs/queries.ts';
import { listFotosOf } from '../fotos/queries.ts';

/** A finished report with the clinic as it is named today. */
export interface RelatorioOnPaper {
  relatorio: Relatorio;
  clinica: Clinica;
}

/** A photo that the report was written from. */
export interface FotoOnPaper {
  kind: FotoKind;
  storageKey: string;
  contorno: FotoObservacoes['contorno'];
}

/**
 * The actor's own report with its photos, to be set as PDF; that report and photos were read is recorded.
 * @throws AVALIACAO_NOT_FOUND, REPORT_NOT_READY
 */
export function readRelatorioForPdf(
  database: Database,
  actor: UserActor,
  id: string,
): Promise<RelatorioOnPaper & { fotos: FotoOnPaper[] }> {
  return asUser(database, actor, async (tx) => {
    const row = await requireAvaliacao(tx, actor, id);
    const relatorio = requireFinished(row);
    const fotos = await readFotosOnPaper(tx, id, relatorio);
    const who = { actorId: actor.id, actorRole: actor.role, ownerId: row.terapeutaId };
    await tx
      .insert(accessLog)
      .values([
        { ...who, action: 'relatorio.pdf', subjectId: id },
        ...fotos.map((foto) => ({ ...who, action: 'foto.read' as const, subjectId: foto.id })),
      ]);
    return { relatorio, clinica: await readClinica(tx, actor.id), fotos };
  });
}

/** The outline is the report's own: it is what the words are about, even if the photo is measured anew later. */
async function readFotosOnPaper(tx: Tx, id: string, { fotos }: Relatorio): Promise<(FotoOnPaper & { id: string })[]> {
  if (fotos.length === 0) return [];
  const stored = await listFotosOf(tx, id);
  return fotos.flatMap((foto) => {
    const row = stored.find((candidate) => candidate.id === foto.id);
    return row
      ? [{ id: row.id, kind: foto.kind, storageKey: row.storageKey, contorno: foto.observacoes.contorno }]
      : [];
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
