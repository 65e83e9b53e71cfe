import type { adminActions } from '@meridia/drizzle/schema.ts';
import type { AdminAction } from '@meridia/shared/admin-action.ts';
import { z } from 'zod';

type AdminActionRow = Pick<typeof adminActions.$inferSelect, 'id' | 'action' | 'createdAt' | 'actorId' | 'details'> & {
  actorName: string | null;
};

/** Shows only the details that people read. Ids stay in the table. */
const shownDetails = z.object({
  reason: z.string().nullable().default(null).catch(null),
  planName: z.string().nullable().default(null).catch(null),
});

export function presentAdminAction({
  id,
  action,
  createdAt,
  actorId,
  actorName,
  details,
}: AdminActionRow): AdminAction {
  return {
    id,
    action,
    at: createdAt.toISOString(),
    actor: actorId === null ? null : { id: actorId, nomeCompleto: actorName },
    ...shownDetails.parse(details),
  };
}
