import { setTimeout } from 'node:timers/promises';
import { convites, profiles } from '@meridia/drizzle/schema.ts';
import { fichaFormat } from '@meridia/drizzle/stored-formats.ts';
import { emptyFicha } from '@meridia/shared/anamnese/ficha.ts';
import type { OpenedFicha } from '@meridia/shared/convite.ts';
import { eq, sql } from 'drizzle-orm';
import type { Visitor } from '../../auth/visitor.ts';
import { databaseCode } from '../../db/away.ts';
import type { Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { recordAccess } from '../access-log/commands.ts';
import { readClinica } from '../clinica-configs/queries.ts';
import { readFotosOfConvite } from '../fotos/queries.ts';
import { type ConviteRow, findConvite, opensNothing } from './policy.ts';

/**
 * The form behind a link, with what was answered so far. Answers that are shown are recorded in the access log.
 * @throws CONVITE_NOT_FOUND, TOO_MANY_REQUESTS
 */
export function openFicha(deps: Deps, token: string, visitor: Visitor): Promise<OpenedFicha> {
  return asHolder(deps, token, visitor, async (tx, convite) => {
    const [profile] = await tx
      .select({ nome: profiles.nomeCompleto })
      .from(profiles)
      .where(eq(profiles.id, convite.terapeutaId));
    const terapeuta = profile?.nome ?? '';
    if (convite.answeredAt) return { estado: 'enviada', terapeuta };
    const { nomeClinica } = await readClinica(tx, convite.terapeutaId);
    if (!convite.openedAt) await tx.update(convites).set({ openedAt: sql`now()` }).where(eq(convites.id, convite.id));
    if (convite.ficha) await recordReading(tx, convite);
    return {
      estado: 'aberta',
      terapeuta,
      clinica: nomeClinica,
      expiresAt: convite.expiresAt.toISOString(),
      revision: convite.revision,
      ficha: convite.ficha ? fichaFormat.read(convite.ficha) : emptyFicha,
      fotos: await readFotosOfConvite(tx, convite.id),
      perguntaIa: deps.config.GEMINI_API_KEY !== undefined,
    };
  });
}

async function recordReading(tx: Tx, { id, terapeutaId }: ConviteRow): Promise<void> {
  const reading = { action: 'ficha.read', subjectId: id, ownerId: terapeutaId } as const;
  await recordAccess(tx, [{ actorId: id, actorRole: 'visitor', ...reading }]);
}

/** How long a call waits for earlier ones of the same link, in ms. */
const patienceMs = 3_000;
/** PostgreSQL: another transaction has the lock. */
const lockTaken = '55P03';

/**
 * Work for the holder of a link, on the locked invitation. Only links that open nothing count against the visitor's network, so that
 * nobody can lock out a holder; a holder's calls count against the link. Calls of one link follow each other, and none of them keeps a
 * connection while it waits: everybody else needs those.
 * @throws CONVITE_NOT_FOUND for every link that opens nothing, TOO_MANY_REQUESTS, UNAVAILABLE after three seconds of waiting
 */
export async function asHolder<T>(
  deps: Pick<Deps, 'database' | 'limits'>,
  token: string,
  visitor: Visitor,
  work: (tx: Tx, convite: ConviteRow) => Promise<T>,
): Promise<T> {
  const found = await requireByLink(deps, token, visitor);
  await deps.limits.take('ficha', found.id);
  const begunAt = performance.now();
  return inTurn(found.id, async () => {
    for (;;) {
      try {
        return await asSystem(deps.database, async (tx) => {
          const convite = await findConvite(tx, token, { lock: true });
          if (!convite) throw opensNothing();
          return work(tx, convite);
        });
      } catch (error) {
        if (databaseCode(error) !== lockTaken || performance.now() - begunAt > patienceMs) throw error;
      }
      await setTimeout(50);
    }
  });
}

/** The last call of each link of this process that has not ended. */
const lastOf = new Map<string, Promise<unknown>>();

async function inTurn<T>(conviteId: string, work: () => Promise<T>): Promise<T> {
  const turn = (lastOf.get(conviteId) ?? Promise.resolve()).then(work);
  const ended = turn.catch(() => {});
  lastOf.set(conviteId, ended);
  try {
    return await turn;
  } finally {
    if (lastOf.get(conviteId) === ended) lastOf.delete(conviteId);
  }
}

/** @throws CONVITE_NOT_FOUND for every link that opens nothing, TOO_MANY_REQUESTS */
export async function requireByLink(
  { database, limits }: Pick<Deps, 'database' | 'limits'>,
  token: string,
  { network }: Pick<Visitor, 'network'>,
): Promise<ConviteRow> {
  const found = await findConvite(database.system, token);
  if (found) return found;
  await limits.take('conviteGuess', network);
  throw opensNothing();
}
