import { readJsonText } from '@meridia/drizzle/stored.ts';
import type { AdminAvaliacao } from '@meridia/shared/admin-avaliacao.ts';
import {
  type Avaliacao,
  type AvaliacaoSummary,
  type ReadyRelatorio,
  readTipoRelatorio,
} from '@meridia/shared/avaliacao.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import type { Foto } from '@meridia/shared/foto.ts';
import { leituraMudouSchema } from '@meridia/shared/leitura-mudou.ts';
import type { RelatorioProgress } from '@meridia/shared/relatorio-progress.ts';
import { z } from 'zod';
import { marcarNaoRevisado } from '../../mtc/render/situacao.tsx';
import type { AvaliacaoRow } from './policy.ts';

export function presentAvaliacao(
  row: AvaliacaoRow,
  fotos: Foto[],
  {
    seq,
    signedHtml,
    ...rest
  }: Pick<Avaliacao, 'quotaReturned' | 'refeito' | 'respostas' | 'assinatura'> & {
    seq: number;
    signedHtml: string | null;
  },
): Avaliacao {
  const status = readAvaliacaoStatus(row.status);
  const { erro, leituraMudou } = notesSchema.parse(readJsonText(row.diagnosticoJson));
  return {
    id: row.id,
    clienteId: row.clienteId,
    nomeCliente: row.nomeCliente,
    idade: row.idade,
    queixaPrincipal: row.queixaPrincipal,
    status,
    tipoRelatorio: readTipoRelatorio(row.tipoRelatorio),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    novo: status !== 'pendente' && row.finishedAt !== null && row.seenAt === null,
    erro: status === 'pendente' ? null : erro,
    ...rest,
    relatorioHtml:
      status === 'finalizado' ? (signedHtml ?? (row.relatorioHtml && marcarNaoRevisado(row.relatorioHtml))) : null,
    leituraMudou: status === 'finalizado' ? leituraMudou : null,
    fotos,
    progress: presentProgress(row, seq),
  };
}

function presentProgress(
  row: Pick<AvaliacaoRow, 'id' | 'status' | 'stage' | 'percent'>,
  seq: number,
): RelatorioProgress {
  return { avaliacaoId: row.id, seq, status: readAvaliacaoStatus(row.status), stage: row.stage, percent: row.percent };
}

/** A row of the list as the short way into the database returns it. */
export interface SummaryRow {
  id: string;
  nome_cliente: string;
  idade: number;
  ultimo_padrao: string | null;
  status: string;
  queixa_principal: string;
  sintomas: string[];
  /** Seconds since 1970. A text of the instant costs the database as much as half of the row's other values. */
  created_at: number;
  novo: boolean;
  assinado: boolean;
}

export function presentSummary(row: SummaryRow): AvaliacaoSummary {
  return {
    id: row.id,
    nomeCliente: row.nome_cliente,
    idade: row.idade,
    ultimoPadrao: row.ultimo_padrao,
    status: row.status,
    queixaPrincipal: row.queixa_principal,
    sintomas: row.sintomas,
    createdAt: new Date(Math.round(row.created_at * 1_000)).toISOString(),
    novo: row.novo,
    // Imported reports, which nobody can sign, have a word of their own.
    assinatura: row.status === 'finalizado' ? (row.assinado ? 'assinado' : 'a_assinar') : null,
  };
}

type ListedRow = Omit<AdminAvaliacao, 'status' | 'createdAt'> & {
  terapeutaId: string;
  status: string;
  createdAt: Date;
};

/** For admins: with the name of the therapist who owns it. */
export function presentListed({ terapeutaId: _, status, createdAt, ...row }: ListedRow): AdminAvaliacao {
  return { ...row, status: readAvaliacaoStatus(status), createdAt: createdAt.toISOString() };
}

export function presentReady({
  finishedAt,
  ...row
}: Omit<ReadyRelatorio, 'finishedAt'> & { finishedAt: Date }): ReadyRelatorio {
  return { ...row, finishedAt: finishedAt.toISOString() };
}

/** What the JSON of a report says beside the report. Imported JSON may say anything. */
const notesSchema = z
  .object({ erro: z.string().nullable().catch(null), leituraMudou: leituraMudouSchema.nullable().catch(null) })
  .catch({ erro: null, leituraMudou: null });
