import { randomUUID } from 'node:crypto';
import type { AccessAction } from '@meridia/shared/access-log.ts';
import type postgres from 'postgres';

export interface AccessRow {
  actorId: string;
  actorRole?: 'therapist' | 'admin' | 'visitor' | 'program';
  action?: AccessAction;
  subjectId?: string;
  ownerId?: string;
}

/** Inserts rows of the access log as the app does: one statement, linked by the trigger. */
export async function insertAccess(sql: postgres.Sql, rows: readonly AccessRow[]): Promise<void> {
  const values = rows.map(
    ({ actorId, actorRole = 'therapist', action = 'avaliacao.read', subjectId = randomUUID(), ownerId = actorId }) => ({
      actor_id: actorId,
      actor_role: actorRole,
      action,
      subject_id: subjectId,
      owner_id: ownerId,
    }),
  );
  await sql.begin(async (tx) => {
    await tx`set local role meridia_system`;
    await tx`insert into access_log ${tx(values)}`;
  });
}

/** Makes all rows older, so that equal reads are logged again. This breaks their chain. */
export async function ageAccess(sql: postgres.Sql, seconds = 61): Promise<void> {
  await sql`update access_log set created_at = created_at - make_interval(secs => ${seconds})`;
}
