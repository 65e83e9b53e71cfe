import { clienteOfIntake } from '@meridia/server/features/clientes/commands.ts';
import { relatorioSchema } from '@meridia/shared/relatorio.ts';
import type { DemoRows } from './demo-rows.ts';

/**
 * Adds the clients whom the assessments name, as the app would have made them of the first intake, with what the list shows of the last
 * assessment.
 */
export function buildClientes(rows: DemoRows, terapeutaId: string): void {
  for (const id of new Set(rows.avaliacoes.map(({ clienteId }) => clienteId))) {
    // Oldest first.
    const own = rows.avaliacoes.filter(({ clienteId }) => clienteId === id);
    const [first] = own;
    const last = own.at(-1);
    if (!id || !first?.createdAt || !last) continue;
    const { createdAt } = first;
    rows.clientes.push({
      ...clienteOfIntake({ id: terapeutaId }, { ...first, createdAt }),
      id,
      idadeEm: createdAt,
      createdAt,
      updatedAt: createdAt,
      atividadeEm: last.createdAt,
      ultimoPadrao: readRelatorio(own.findLast(isFinished))?.analise.padroes[0]?.nome ?? null,
    });
  }
}

export function isFinished({ status }: DemoRows['avaliacoes'][number]): boolean {
  return status === 'finalizado';
}

/** Null without a finished report. */
export function readRelatorio(avaliacao: DemoRows['avaliacoes'][number] | undefined) {
  if (!avaliacao || !isFinished(avaliacao)) return null;
  // Content on its way to the database is its text.
  return relatorioSchema.parse(JSON.parse(`${avaliacao.diagnosticoJson ?? null}`));
}
