import { adminActions, profiles } from '@meridia/drizzle/schema.ts';
import type { AdminAction } from '@meridia/shared/admin-action.ts';
import { pageSizes } from '@meridia/shared/pagination.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { cutPage, type Page } from '../../db/keyset.ts';
import { presentAdminAction } from './present.ts';

/** Manual actions on this account, newest first. @param cursor the last number already shown */
export async function listAdminActions(
  database: Database,
  subjectId: string,
  cursor: number | null,
): Promise<Page<AdminAction, number>> {
  const pageSize = pageSizes.default;
  const rows = await database.system
    .select({
      id: adminActions.id,
      action: adminActions.action,
      createdAt: adminActions.createdAt,
      actorId: adminActions.actorId,
      actorName: profiles.nomeCompleto,
      details: adminActions.details,
    })
    .from(adminActions)
    .leftJoin(profiles, eq(profiles.id, adminActions.actorId))
    .where(and(eq(adminActions.subjectId, subjectId), cursor === null ? undefined : lt(adminActions.id, cursor)))
    .orderBy(desc(adminActions.id))
    .limit(pageSize + 1);
  return cutPage(rows.map(presentAdminAction), pageSize, ({ id }) => id);
}
