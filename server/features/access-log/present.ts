import type { accessLog } from '@meridia/drizzle/schema.ts';
import { type Access, readerOf } from '@meridia/shared/access-log.ts';

type AccessRow = Pick<
  typeof accessLog.$inferSelect,
  'id' | 'createdAt' | 'actorId' | 'ownerId' | 'actorRole' | 'action'
> & { avaliacaoId: string | null; nomeCliente: string | null; chave: string | null };

/** Shows only the kind of the reader, because the identity of an admin is the admin's own data. */
export function presentAccess({ id, createdAt, avaliacaoId, nomeCliente, chave, ...row }: AccessRow): Access {
  return {
    id,
    at: createdAt.toISOString(),
    reader: readerOf({ role: row.actorRole, own: row.actorId === row.ownerId }),
    action: row.action,
    chave,
    avaliacao: avaliacaoId === null ? null : { id: avaliacaoId, nomeCliente: nomeCliente ?? '' },
  };
}
