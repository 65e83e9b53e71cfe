import { clientes, convites } from '@meridia/drizzle/schema.ts';
import type { Convite } from '@meridia/shared/convite.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { presentConvite } from './present.ts';

/** More than wait for an answer (shared/convite.ts); the sweep removes what ended long ago. */
const listLimit = 150;

/** The invitations of the account, or those of one client, newest first. */
export async function listConvites(database: Database, actor: UserActor, clienteId?: string): Promise<Convite[]> {
  const rows = await asUser(database, actor, (tx) =>
    tx
      .select({ convite: convites, telefone: clientes.telefone })
      .from(convites)
      .leftJoin(clientes, and(eq(clientes.id, convites.clienteId), eq(clientes.terapeutaId, actor.id)))
      .where(and(eq(convites.terapeutaId, actor.id), clienteId ? eq(convites.clienteId, clienteId) : undefined))
      .orderBy(desc(convites.createdAt), desc(convites.id))
      .limit(listLimit),
  );
  if (rows.length > 0) database.reads.note(actor, { action: 'clientes.list', subjectId: actor.id });
  return rows.map(({ convite, telefone }) => presentConvite(convite, telefone));
}
