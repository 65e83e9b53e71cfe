import { cartas } from '@meridia/drizzle/schema.ts';
import { cartaFormat } from '@meridia/drizzle/stored-formats.ts';
import type { Carta } from '@meridia/shared/carta.ts';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { escreverCarta } from '../../mtc/writer/escrever-carta.ts';
import { type AvaliacaoRow, requireAvaliacao } from '../avaliacoes/policy.ts';
import { requireFinished } from '../relatorios/queries.ts';

/** The letter of a finished report; the reading is recorded. @throws AVALIACAO_NOT_FOUND, REPORT_NOT_READY */
export async function readCarta(database: Database, actor: UserActor, avaliacaoId: string): Promise<Carta> {
  const carta = await asUser(database, actor, async (tx) =>
    readCartaOf(tx, actor, await requireAvaliacao(tx, actor, avaliacaoId)),
  );
  database.reads.note(actor, { action: 'avaliacao.read', subjectId: avaliacaoId });
  return carta;
}

/** @throws REPORT_NOT_READY */
export async function readCartaOf(tx: Tx, actor: UserActor, row: AvaliacaoRow): Promise<Carta> {
  const relatorio = requireFinished(row);
  const [changed] = await tx
    .select({ textos: cartas.textos, revisao: cartas.revisao, ciclo: cartas.ciclo })
    .from(cartas)
    .where(and(eq(cartas.avaliacaoId, row.id), eq(cartas.terapeutaId, actor.id)));
  return {
    avaliacaoId: row.id,
    nomeCliente: row.nomeCliente,
    textos: changed ? cartaFormat.read(changed.textos) : escreverCarta(relatorio),
    revisao: changed?.revisao ?? 0,
    relatorioMudou: changed !== undefined && changed.ciclo !== row.ciclo,
  };
}
