import { randomUUID } from 'node:crypto';
import {
  anamneseDrafts,
  avaliacoes,
  clientes,
  clienteVersoes,
  consultasEvolutivas,
  convites,
  fotos,
  fotoUploads,
  pedidosTitular,
  registrosAnonimos,
} from '@meridia/drizzle/schema.ts';
import { readOrNull } from '@meridia/drizzle/stored.ts';
import { clienteDadosFormat, dadosAnamneseFormat, registroAnonimoFormat } from '@meridia/drizzle/stored-formats.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import {
  type AnonymizeCliente,
  type EraseCliente,
  type RevokeConsent,
  shortestMotivo,
} from '@meridia/shared/pedido-titular.ts';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { withTries } from '../../auth/with-tries.ts';
import type { Tx } from '../../db/client.ts';
import { notifyAccountChanged } from '../../db/notify.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { recordAccess } from '../access-log/commands.ts';
import { clearLeftovers, isCollision } from '../account-erasure/commands.ts';
import { requireCliente } from '../clientes/policy.ts';
import { listEscores } from '../consultas-evolutivas/queries.ts';
import { listSigned } from '../pareceres/queries.ts';
import { scrubPedidos, settlePedidos } from '../pedidos-titular/commands.ts';
import { readStoredRelatorio } from '../relatorios/queries.ts';
import { type StepUp, withStepUp } from '../second-factors/commands.ts';
import { eraseRows } from './erase-rows.ts';
import { countDireitos, isDraftOf, listFamily } from './queries.ts';
import { isNameOf, stripIdentity, withoutIdentity } from './rules.ts';

/** The number of tries when other transactions collide with the erasure. */
const collisions = 3;

/**
 * Keeps the record of a client without identity and erases everything else of this client. A client without a record leaves nothing.
 * A second call does nothing.
 * @throws CLIENTE_NOT_FOUND; VALIDATION by field for another name; AVALIACAO_PENDING while a report is being made; what `withStepUp`
 *   throws; TOO_MANY_REQUESTS
 */
export function anonymizeCliente(deps: Deps, actor: UserActor, input: AnonymizeCliente): Promise<void> {
  return removeCliente(deps, actor, input, async (tx, leaving) => {
    const registro = await readRegistro(tx, actor, leaving);
    if (registro) await tx.insert(registrosAnonimos).values({ ...registro, terapeutaId: actor.id });
    return { tipo: 'anonimizacao', action: 'cliente.anonymize', motivo: null };
  });
}

/**
 * Erases everything of a client. A record that the law asks to keep goes only with the therapist's reason, because the duty to keep it is
 * hers. A second call does nothing.
 * @throws what `anonymizeCliente` throws; VALIDATION by field for a missing reason
 */
export function eraseCliente(deps: Deps, actor: UserActor, { motivo, ...input }: EraseCliente): Promise<void> {
  return removeCliente(deps, actor, input, async (_tx, { guardarAte, identity }) => {
    const isKept = guardarAte !== null && guardarAte >= dayInSaoPaulo(new Date());
    if (isKept && (motivo ?? '').length < shortestMotivo) {
      const fields = { motivo: 'Escreva com as suas palavras por que o registro será excluído antes do prazo' };
      throw new AppError('VALIDATION', 'Este registro ainda deve ser guardado.', { fields });
    }
    return {
      ...({ tipo: 'eliminacao', action: 'cliente.erase' } as const),
      motivo: isKept && motivo ? withoutIdentity(motivo, identity) : null,
    };
  });
}

interface Leaving {
  family: readonly [string, ...string[]];
  guardarAte: string | null;
  /** Names, telephone numbers and addresses that the client has or had. */
  identity: readonly string[];
}

interface Act {
  tipo: 'anonimizacao' | 'eliminacao';
  action: 'cliente.anonymize' | 'cliente.erase';
  motivo: string | null;
}

/** One transaction removes all rows. Files and waiting jobs follow; the sweeps find these, too, if the process dies here (ADR 0011). */
async function removeCliente(
  deps: Deps,
  actor: UserActor,
  { id, nome, ...proof }: StepUp & { id: string; nome: string },
  prepare: (tx: Tx, leaving: Leaving) => Promise<Act>,
): Promise<void> {
  const leftovers = await withTries(deps.limits, [['clienteErasure', actor.id]], async (spend) => {
    const removed = await untilUndisturbed(() =>
      withStepUp(deps, actor, proof, async (tx) => {
        const leaving = await lockCliente(tx, actor, { id, nome });
        if (!leaving) return null;
        const { tipo, action, motivo } = await prepare(tx, leaving);
        const erased = await eraseRows(tx, actor, leaving.family);
        await scrubPedidos(tx, actor, leaving.family);
        await settlePedidos(tx, actor, { clienteIds: leaving.family, tipo, resposta: motivo });
        for (const topic of ['avaliacoes', 'consultas', 'convites'] as const) {
          await notifyAccountChanged(tx, actor.id, topic);
        }
        await recordAccess(tx, [
          { actorId: actor.id, actorRole: actor.role, action, subjectId: leaving.family[0], ownerId: actor.id },
        ]);
        return erased;
      }),
    );
    if (removed) spend();
    return removed;
  });
  if (leftovers) await clearLeftovers(deps, actor.id, leftovers);
}

/** @returns null when this client was erased or made anonymous before */
async function lockCliente(
  tx: Tx,
  actor: UserActor,
  { id, nome }: { id: string; nome: string },
): Promise<Leaving | null> {
  if (await wasRemoved(tx, actor, id)) return null;
  const { id: keptId } = await requireCliente(tx, actor, id);
  const family = await listFamily(tx, actor, keptId);
  // In the order of the report's job, which holds an assessment when it writes on its client's card.
  await lockAvaliacoes(tx, family);
  const rows = await tx.select().from(clientes).where(inArray(clientes.id, family)).orderBy(clientes.id).for('update');
  const kept = rows.find((row) => row.id === keptId);
  // Removed while this transaction waited for the lock.
  if (!kept) return null;
  // An assessment that was being made while the client was not locked yet.
  await lockAvaliacoes(tx, family);
  if (!isNameOf(kept.nome, nome)) {
    throw new AppError('VALIDATION', 'Confira o nome do cliente.', {
      fields: { nome: 'Este não é o nome do cliente' },
    });
  }
  const { emAndamento, guardarAte } = await countDireitos(tx, actor, family);
  if (emAndamento > 0) {
    throw new AppError('AVALIACAO_PENDING', 'Um relatório deste cliente está sendo gerado. Espere ele terminar.');
  }
  const earlier = await tx.select().from(clienteVersoes).where(inArray(clienteVersoes.clienteId, family));
  const identity = [...rows, ...earlier.map(({ dados }) => clienteDadosFormat.read(dados))].flatMap((one) => [
    one.nome,
    one.telefone,
    one.email,
  ]);
  return { family: [keptId, ...family.filter((one) => one !== keptId)], guardarAte, identity };
}

async function wasRemoved(tx: Tx, actor: UserActor, id: string): Promise<boolean> {
  const own = and(eq(clientes.id, id), eq(clientes.terapeutaId, actor.id));
  if ((await tx.$count(clientes, own)) > 0) return false;
  const removed = await tx.$count(
    pedidosTitular,
    and(
      eq(pedidosTitular.clienteId, id),
      eq(pedidosTitular.terapeutaId, actor.id),
      inArray(pedidosTitular.tipo, ['anonimizacao', 'eliminacao']),
      eq(pedidosTitular.desfecho, 'atendido'),
    ),
  );
  return removed > 0;
}

async function lockAvaliacoes(tx: Tx, family: readonly string[]): Promise<void> {
  await tx
    .select({ id: avaliacoes.id })
    .from(avaliacoes)
    .where(inArray(avaliacoes.clienteId, [...family]))
    .orderBy(avaliacoes.id)
    .for('update');
}

/** @returns null for a client of whom nothing must be kept: no report, no follow-up */
async function readRegistro(
  tx: Tx,
  actor: UserActor,
  { family, guardarAte }: Leaving,
): Promise<Pick<typeof registrosAnonimos.$inferInsert, 'id' | 'dados' | 'guardarAte'> | null> {
  if (guardarAte === null) return null;
  const made = await tx
    .select()
    .from(avaliacoes)
    .where(inArray(avaliacoes.clienteId, [...family]))
    .orderBy(asc(avaliacoes.createdAt), asc(avaliacoes.id));
  const consultas = await listEscores(tx, actor, family);
  const signed = await listSigned(
    tx,
    made.map(({ id }) => id),
  );
  const kept = made
    .map((row) => ({
      row,
      done: consultas.filter(({ avaliacaoId }) => avaliacaoId === row.id),
      versoes: signed.filter(({ avaliacaoId }) => avaliacaoId === row.id),
    }))
    .filter(({ row, done }) => row.relatorioHtml !== null || done.length > 0);
  const dados = stripIdentity(
    kept.at(-1)?.row.sexo ?? '',
    kept.map(({ row, done, versoes }) => ({
      createdAt: row.createdAt,
      idade: row.idade,
      versoes,
      consultas: done,
      // What cannot be read cannot be judged, and does not stay.
      dados: readOrNull(() => dadosAnamneseFormat.read(row.dadosAnamnese)),
      relatorio: readOrNull(() => readStoredRelatorio(row.diagnosticoJson)),
    })),
    consultas.filter(({ avaliacaoId }) => avaliacaoId === null),
  );
  const id = randomUUID();
  return { id, dados: registroAnonimoFormat.write(dados, id), guardarAte };
}

/** A report or a form of this client was being written at the same moment. It is finished by the next try. */
async function untilUndisturbed<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === collisions || !isCollision(error)) throw error;
    }
  }
}

/**
 * The client withdrew a consent: from now on no provider abroad gets her data, or her photos are deleted and no new one is taken. A
 * repeated call does nothing more. Rows go first, files after them, as with an erasure.
 * @throws CLIENTE_NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function revokeConsent(
  deps: Deps,
  actor: UserActor,
  { id, ia, fotos: ofFotos }: RevokeConsent,
): Promise<void> {
  const keys = await withTries(deps.limits, [['clienteErasure', actor.id]], async (spend) => {
    const removed = await asUser(deps.database, actor, async (tx) => {
      const cliente = await requireCliente(tx, actor, id, { lock: true });
      const ends = { ia: ia && cliente.iaExterior !== false, fotos: ofFotos && cliente.fotosPermitidas !== false };
      if (!ends.ia && !ends.fotos) return null;
      await tx
        .update(clientes)
        .set({
          ...(ends.ia && { iaExterior: false, iaExteriorEm: sql`now()` }),
          ...(ends.fotos && { fotosPermitidas: false, fotosPermitidasEm: sql`now()` }),
        })
        .where(eq(clientes.id, cliente.id));
      const storageKeys = ends.fotos ? await deleteFotos(tx, actor, await listFamily(tx, actor, cliente.id)) : [];
      await settlePedidos(tx, actor, { clienteIds: [cliente.id], tipo: 'revogacao', resposta: whatEnded(ends) });
      await notifyAccountChanged(tx, actor.id, 'avaliacoes');
      await recordAccess(tx, [
        {
          actorId: actor.id,
          actorRole: actor.role,
          ownerId: actor.id,
          action: 'cliente.revoke',
          subjectId: cliente.id,
        },
      ]);
      return storageKeys;
    });
    if (removed) spend();
    return removed;
  });
  if (keys) await clearLeftovers(deps, actor.id, { storageKeys: keys, mailIds: [], avaliacaoIds: [], deliveryIds: [] });
}

/** The client consents to photos again. A repeated call does nothing. @throws CLIENTE_NOT_FOUND, TOO_MANY_REQUESTS */
export function allowFotos(deps: Deps, actor: UserActor, id: string): Promise<void> {
  return withTries(deps.limits, [['clienteErasure', actor.id]], (spend) =>
    asUser(deps.database, actor, async (tx) => {
      const cliente = await requireCliente(tx, actor, id, { lock: true });
      if (cliente.fotosPermitidas !== false) return;
      await tx
        .update(clientes)
        .set({ fotosPermitidas: true, fotosPermitidasEm: sql`now()` })
        .where(eq(clientes.id, cliente.id));
      spend();
    }),
  );
}

function whatEnded({ ia, fotos: ofFotos }: { ia: boolean; fotos: boolean }): string {
  return [ia && 'Inteligência artificial de fora do Brasil', ofFotos && 'Fotos, que foram apagadas']
    .filter(Boolean)
    .join('; ');
}

/** Every photo of this client: of assessments, of follow-ups and of forms that are not finished. @returns the keys of the files */
async function deleteFotos(tx: Tx, actor: UserActor, family: readonly string[]): Promise<string[]> {
  const made = tx
    .select({ id: avaliacoes.id })
    .from(avaliacoes)
    .where(inArray(avaliacoes.clienteId, [...family]));
  const done = tx
    .select({ id: consultasEvolutivas.id })
    .from(consultasEvolutivas)
    .where(inArray(consultasEvolutivas.clienteId, [...family]));
  const drafts = tx.select({ id: anamneseDrafts.id }).from(anamneseDrafts).where(isDraftOf(family));
  const invited = tx
    .select({ id: convites.id })
    .from(convites)
    .where(inArray(convites.clienteId, [...family]));
  const unclaimed = and(isNull(fotos.avaliacaoId), isNull(fotos.consultaEvolutivaId));
  const rows = await tx
    .delete(fotos)
    .where(
      and(
        eq(fotos.terapeutaId, actor.id),
        or(
          inArray(fotos.avaliacaoId, made),
          inArray(fotos.consultaEvolutivaId, done),
          and(unclaimed, or(inArray(fotos.draftId, drafts), inArray(fotos.draftId, invited))),
        ),
      ),
    )
    .returning({ key: fotos.storageKey });
  const uploads = await tx
    .delete(fotoUploads)
    .where(
      and(
        eq(fotoUploads.terapeutaId, actor.id),
        or(inArray(fotoUploads.draftId, drafts), inArray(fotoUploads.draftId, invited)),
      ),
    )
    .returning({ pieces: fotoUploads.pieces });
  return [...rows.map(({ key }) => key), ...uploads.flatMap(({ pieces }) => pieces)];
}
