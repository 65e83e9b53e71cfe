import { randomUUID } from 'node:crypto';
import { protocolosProprios } from '@meridia/drizzle/schema.ts';
import { pontosUsadosFormat } from '@meridia/drizzle/stored-formats.ts';
import { type CreateProtocoloProprio, mostProtocolosProprios } from '@meridia/shared/protocolo-proprio.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { withTries } from '../../auth/with-tries.ts';
import type { Tx } from '../../db/client.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { namedByCatalog } from '../consultas-evolutivas/rules.ts';
import { requireProtocolo } from './policy.ts';

type ProtocoloDeps = Pick<Deps, 'database' | 'limits'>;

/**
 * Saves points under a name.
 * @throws VALIDATION for a name that is taken, and for a point that the catalogue does not have; PROTOCOLO_LIMIT; TOO_MANY_REQUESTS
 */
export function createProtocolo(
  deps: ProtocoloDeps,
  actor: UserActor,
  { nome, pontos: sent }: CreateProtocoloProprio,
): Promise<{ id: string }> {
  const pontos = namedByCatalog(sent);
  return asWriter(deps, actor, async (tx) => {
    await requireFreeName(tx, actor, nome);
    if ((await tx.$count(protocolosProprios, eq(protocolosProprios.terapeutaId, actor.id))) >= mostProtocolosProprios) {
      throw new AppError(
        'PROTOCOLO_LIMIT',
        `Você já tem ${mostProtocolosProprios} protocolos. Exclua um deles para salvar outro.`,
      );
    }
    const id = randomUUID();
    const [row] = await tx
      .insert(protocolosProprios)
      .values({ id, terapeutaId: actor.id, nome, pontos: pontosUsadosFormat.write({ pontos }, id) })
      .returning({ id: protocolosProprios.id });
    if (!row) throw new Error('no protocol was inserted');
    return row;
  });
}

/** @throws PROTOCOLO_NOT_FOUND, VALIDATION for a name that is taken, TOO_MANY_REQUESTS */
export function renameProtocolo(
  deps: ProtocoloDeps,
  actor: UserActor,
  { id, nome }: { id: string; nome: string },
): Promise<{ id: string }> {
  return asWriter(deps, actor, async (tx) => {
    await requireFreeName(tx, actor, nome, id);
    const row = await requireProtocolo(tx, actor, id);
    await tx.update(protocolosProprios).set({ nome, updatedAt: sql`now()` }).where(eq(protocolosProprios.id, row.id));
    return { id: row.id };
  });
}

/** Removes it for good; consultations keep the points that came from it. @throws PROTOCOLO_NOT_FOUND, TOO_MANY_REQUESTS */
export function removeProtocolo(deps: ProtocoloDeps, actor: UserActor, id: string): Promise<{ id: string }> {
  return asWriter(deps, actor, async (tx) => {
    const row = await requireProtocolo(tx, actor, id);
    await tx.delete(protocolosProprios).where(eq(protocolosProprios.id, row.id));
    return { id: row.id };
  });
}

/** One change of an account at a time, so that parallel calls cannot pass the limit or take one name twice. Refused ones cost no try. */
function asWriter<T>({ database, limits }: ProtocoloDeps, actor: UserActor, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withTries(limits, [['protocoloProprio', actor.id]], async (spend) => {
    const written = await asUser(database, actor, async (tx) => {
      await oneAtATime(tx, `protocolos ${actor.id}`);
      return work(tx);
    });
    spend();
    return written;
  });
}

/** @param own the protocol that may keep this name */
async function requireFreeName(tx: Tx, actor: UserActor, nome: string, own?: string): Promise<void> {
  const taken = await tx.$count(
    protocolosProprios,
    and(
      eq(protocolosProprios.terapeutaId, actor.id),
      sql`lower(${protocolosProprios.nome}) = lower(${nome})`,
      own ? ne(protocolosProprios.id, own) : undefined,
    ),
  );
  if (taken === 0) return;
  const text = 'Você já tem um protocolo com esse nome.';
  throw new AppError('VALIDATION', text, { fields: { nome: text } });
}
