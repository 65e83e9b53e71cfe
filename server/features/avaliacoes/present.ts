import {
  type Avaliacao,
  type AvaliacaoSummary,
  readAvaliacaoStatus,
  readTipoRelatorio,
} from '@meridia/shared/avaliacao.ts';
import type { Foto } from '@meridia/shared/foto.ts';
import type { RelatorioProgress } from '@meridia/shared/relatorio-progress.ts';
import { z } from 'zod';
import type { AvaliacaoRow } from './policy.ts';

export function presentAvaliacao(
  row: AvaliacaoRow,
  fotos: Foto[],
  { seq, quotaReturned }: { seq: number; quotaReturned: boolean },
): Avaliacao {
  const status = readAvaliacaoStatus(row.status);
  return {
    id: row.id,
    nomeCliente: row.nomeCliente,
    idade: row.idade,
    queixaPrincipal: row.queixaPrincipal,
    status,
    tipoRelatorio: readTipoRelatorio(row.tipoRelatorio),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    erro: status === 'pendente' ? null : readErro(row.diagnosticoJson),
    quotaReturned,
    relatorioHtml: status === 'finalizado' ? row.relatorioHtml : null,
    fotos,
    progress: presentProgress(row, seq),
  };
}

export function presentProgress(
  row: Pick<AvaliacaoRow, 'id' | 'status' | 'stage' | 'percent'>,
  seq: number,
): RelatorioProgress {
  return { avaliacaoId: row.id, seq, status: readAvaliacaoStatus(row.status), stage: row.stage, percent: row.percent };
}

export function presentSummary(
  row: Pick<AvaliacaoRow, 'id' | 'nomeCliente' | 'status' | 'queixaPrincipal' | 'sintomas' | 'createdAt'>,
): AvaliacaoSummary {
  const { id, nomeCliente, status, queixaPrincipal, sintomas, createdAt } = row;
  return { id, nomeCliente, status, queixaPrincipal, sintomas, createdAt: createdAt.toISOString() };
}

const erroSchema = z.object({ erro: z.string() });

function readErro(diagnosticoJson: string | null): string | null {
  if (!diagnosticoJson) return null;
  const parsed = erroSchema.safeParse(JSON.parse(diagnosticoJson));
  return parsed.success ? parsed.data.erro : null;
}
