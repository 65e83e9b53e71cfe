import { readJsonText } from '@meridia/drizzle/stored.ts';
import { relatorioFormat } from '@meridia/drizzle/stored-formats.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { z } from 'zod';
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
 * The actor's own report, to be set as PDF, with its photos when they are asked for; what was read is recorded.
 * @throws AVALIACAO_NOT_FOUND, REPORT_NOT_READY
 */
export async function readRelatorioForPdf(
  database: Database,
  actor: UserActor,
  id: string,
  { withFotos }: { withFotos: boolean },
): Promise<RelatorioOnPaper & { fotos: FotoOnPaper[] }> {
  const paper = await asUser(database, actor, async (tx) => {
    const row = await requireAvaliacao(tx, actor, id);
    const relatorio = requireFinished(row);
    const fotos = withFotos ? await readFotosOnPaper(tx, id, relatorio) : [];
    return { relatorio, clinica: await readClinica(tx, actor.id), fotos };
  });
  database.reads.note(actor, { action: 'relatorio.pdf', subjectId: id });
  for (const foto of paper.fotos) database.reads.note(actor, { action: 'foto.read', subjectId: foto.id });
  return paper;
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

/**
 * The report that `diagnostico_json` holds; null for what is none: nothing yet, an error alone, and imported data.
 * @throws UnreadableError for a report of ours that cannot be read, because nobody may take it for one that is not ready
 */
export function readStoredRelatorio(diagnosticoJson: string | null): Relatorio | null {
  const stored = readJsonText(diagnosticoJson);
  return ownRelatorio.safeParse(stored).success ? relatorioFormat.readUnknown(stored) : null;
}

/** Every report that we ever stored says its version. */
const ownRelatorio = z.looseObject({ versao: z.number() });
