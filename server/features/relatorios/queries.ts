import { profiles, relatoriosAnteriores } from '@meridia/drizzle/schema.ts';
import { readJsonText, readOrNull } from '@meridia/drizzle/stored.ts';
import { relatorioFormat } from '@meridia/drizzle/stored-formats.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import type { RelatorioAnterior } from '@meridia/shared/relatorio-anterior.ts';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { AvaliacaoRow } from '../avaliacoes/policy.ts';
import type { Clinica } from '../clinica-configs/queries.ts';
import { listFotosOf } from '../fotos/queries.ts';
import { presentAnterior } from './present.ts';

/** A finished report with the clinic's current name and logo, and who attends there. */
export interface RelatorioOnPaper {
  relatorio: Relatorio;
  clinica: Clinica;
  nomeTerapeuta: string;
}

export async function readNomeTerapeuta(tx: Tx, accountId: string): Promise<string> {
  const [person] = await tx.select({ nome: profiles.nomeCompleto }).from(profiles).where(eq(profiles.id, accountId));
  return person?.nome ?? '';
}

/** A photo on which the report is based. */
export interface FotoOnPaper {
  id: string;
  kind: FotoKind;
  storageKey: string;
  contorno: FotoObservacoes['contorno'];
}

/** The photos of a report that still exist. Uses the outline stored in the report, because the report's text is about that outline, even if the photo was measured again later. */
export async function listFotosOnPaper(tx: Tx, id: string, { fotos }: Relatorio): Promise<FotoOnPaper[]> {
  if (fotos.length === 0) return [];
  const stored = await listFotosOf(tx, id);
  return fotos.flatMap((foto) => {
    const row = stored.find((candidate) => candidate.id === foto.id);
    return row
      ? [{ id: row.id, kind: foto.kind, storageKey: row.storageKey, contorno: foto.observacoes.contorno }]
      : [];
  });
}

/** @throws REPORT_NOT_READY while the report is being made, after a failure, and for an imported report that exists only as HTML */
export function requireFinished(row: Pick<AvaliacaoRow, 'status' | 'diagnosticoJson'>): Relatorio {
  const relatorio = readAvaliacaoStatus(row.status) === 'finalizado' ? readStoredRelatorio(row.diagnosticoJson) : null;
  if (!relatorio) throw new AppError('REPORT_NOT_READY', 'Este relatório ainda não está pronto.');
  return relatorio;
}

/**
 * The report in `diagnostico_json`; null when the column is empty, holds only an error, or holds imported data.
 * @throws UnreadableError for one of our reports that cannot be read, because it must not look like a report that is not ready
 */
export function readStoredRelatorio(diagnosticoJson: string | null): Relatorio | null {
  const stored = readJsonText(diagnosticoJson);
  return ownRelatorio.safeParse(stored).success ? relatorioFormat.readUnknown(stored) : null;
}

/** The reports that this one replaced, of which the last few are kept, newest first and without their HTML. */
export function selectAnteriores(tx: Tx, avaliacaoId: string) {
  const { id, revisao, substituidoEm, diagnosticoJson } = relatoriosAnteriores;
  return tx
    .select({ id, revisao, substituidoEm, diagnosticoJson })
    .from(relatoriosAnteriores)
    .where(eq(relatoriosAnteriores.avaliacaoId, avaliacaoId))
    .orderBy(desc(substituidoEm), desc(id));
}

export async function listAnteriores(tx: Tx, avaliacaoId: string): Promise<RelatorioAnterior[]> {
  const rows = await selectAnteriores(tx, avaliacaoId);
  return rows.map((row) =>
    presentAnterior(
      row,
      readOrNull(() => readStoredRelatorio(row.diagnosticoJson)),
    ),
  );
}

export function countAnteriores(tx: Tx, avaliacaoId: string): Promise<number> {
  return tx.$count(relatoriosAnteriores, eq(relatoriosAnteriores.avaliacaoId, avaliacaoId));
}

/** One of them; undefined when this assessment has none of that id. */
export async function findAnterior(tx: Tx, { id, anterior }: { id: string; anterior: string }) {
  const [row] = await tx
    .select()
    .from(relatoriosAnteriores)
    .where(and(eq(relatoriosAnteriores.id, anterior), eq(relatoriosAnteriores.avaliacaoId, id)));
  return row;
}

/** Every report that we ever stored has a version. */
const ownRelatorio = z.looseObject({ versao: z.number() });
