import { protocolosProprios } from '@meridia/drizzle/schema.ts';
import { mostProtocolosProprios, type ProtocoloProprio } from '@meridia/shared/protocolo-proprio.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { presentProtocolo } from './present.ts';

/** The account's own protocols, by name. They name no client, so no reading is recorded. */
export async function listProtocolos(database: Database, actor: UserActor): Promise<ProtocoloProprio[]> {
  const rows = await asUser(database, actor, (tx) =>
    tx
      .select()
      .from(protocolosProprios)
      .where(eq(protocolosProprios.terapeutaId, actor.id))
      .orderBy(asc(sql`lower(${protocolosProprios.nome})`))
      .limit(mostProtocolosProprios),
  );
  return rows.map(presentProtocolo);
}
