import { accessLog, consultasEvolutivas } from '@meridia/drizzle/schema.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import type { Database, Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';

export type ConsultaEvolutivaRow = typeof consultasEvolutivas.$inferSelect;

/** The actor's own follow-up. @throws CONSULTA_NOT_FOUND, the same for a missing row and for somebody else's. */
export async function requireConsulta(
  tx: Tx,
  actor: UserActor,
  id: string,
  { lock = false } = {},
): Promise<Owned<ConsultaEvolutivaRow>> {
  const query = tx
    .select()
    .from(consultasEvolutivas)
    .where(and(eq(consultasEvolutivas.id, id), eq(consultasEvolutivas.terapeutaId, actor.id)));
  const [row] = lock ? await query.for('update') : await query;
  if (!row) throw new AppError('CONSULTA_NOT_FOUND', 'Consulta não encontrada.');
  return markOwned(row);
}

/**
 * Writes down who looked at the follow-ups of an assessment: once per opening. A screen that reads anew within a minute, because
 * another device saved or the next page came near, is the same look. People cannot read the log, so the system asks it.
 * @param subject an assessment that was loaded for the actor
 */
export async function recordConsultasRead(
  database: Database,
  actor: UserActor,
  subject: Owned<{ id: string; terapeutaId: string }>,
): Promise<void> {
  await asSystem(database, (tx) =>
    tx.execute(sql`
      insert into ${accessLog} (actor_id, actor_role, action, subject_id, owner_id)
      select ${actor.id}, ${actor.role}, 'consultas.read', ${subject.id}, ${subject.terapeutaId}
      where not exists (
        select from ${accessLog}
        where subject_id = ${subject.id} and actor_id = ${actor.id} and action = 'consultas.read'
          and created_at > now() - interval '1 minute')`),
  );
}
