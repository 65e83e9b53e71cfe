import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { consultaEvolutivaVersoes, consultasEvolutivas } from '@meridia/drizzle/schema.ts';
import { storeText, storeTexts } from '@meridia/drizzle/stored.ts';
import {
  consultaVersaoFormat,
  correcoesFormat,
  liberacaoFormat,
  pontosUsadosFormat,
} from '@meridia/drizzle/stored-formats.ts';
import { hasRoomForConsulta } from '@meridia/shared/capability-words.ts';
import type {
  AnnulConsultaEvolutiva,
  ConsultaEvolutivaConteudo,
  CreateConsultaEvolutiva,
  EditConsultaEvolutiva,
} from '@meridia/shared/consulta-evolutiva.ts';
import type { Capabilities } from '@meridia/shared/plans.ts';
import type { PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Owned } from '../../auth/owned.ts';
import { withTries } from '../../auth/with-tries.ts';
import type { Database, Tx } from '../../db/client.ts';
import { notifyAccountChanged } from '../../db/notify.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { requireAvaliacao } from '../avaliacoes/policy.ts';
import { requireFotosPermitted } from '../clientes/policy.ts';
import { claimFotoOfConsulta } from '../fotos/commands.ts';
import { hasFotoOfConsulta, sumFotosOfConsultas } from '../fotos/queries.ts';
import { assertAccountRoom, refuseCapability } from '../subscriptions/queries.ts';
import { tellWebhooks } from '../webhooks/commands.ts';
import { type ConsultaEvolutivaRow, type LugarRow, requireConsulta, requireLugar } from './policy.ts';
import { presentConteudo } from './present.ts';
import { countedIn, countRecorded, findCuidados } from './queries.ts';
import { resolveDay } from './resolve-day.ts';
import { assertReasons, assertReleased, assertReturnAfter, withCatalogNames } from './rules.ts';

/** The most consultations of one assessment, or of a client without one: three a week for six years. */
const mostConsultas = 1000;

/**
 * Adds a consultation with the next number. The row of the assessment, or of a client without one, is locked meanwhile, so that parallel
 * calls get 1, 2, 3 … without a gap.
 * The same idempotency key never makes a second row: a repeated call gets the same answer. If the therapist changed the text after the
 * first answer was lost, the repeated call edits the row.
 * @throws AVALIACAO_NOT_FOUND, CLIENTE_NOT_FOUND, VALIDATION for its day, its return, an unknown point or one
 *   to be avoided without a reason, FOTO_NOT_FOUND,
 *   CONSULTA_CONFLICT, IDEMPOTENCY_MISMATCH, CONSULTA_LIMIT, ACCOUNT_FULL, TOO_MANY_REQUESTS; NOT_IN_PLAN when the client has as many as the plan
 *   includes; then nothing was written
 */
export async function createConsulta(
  deps: ConsultaDeps & Pick<Deps, 'queue'>,
  actor: UserActor,
  sent: CreateConsultaEvolutiva,
  capabilities: Capabilities,
): Promise<{ id: string; numeroConsulta: number }> {
  const input = { ...sent, conteudo: withCatalogNames(sent.conteudo) };
  try {
    return await asWriter(deps, actor, (tx) => insertConsulta(deps, tx, actor, input, capabilities));
  } catch (error) {
    if (!(error instanceof BeyondPlan)) throw error;
    throw await refuseCapability(deps, actor, 'consultasPorCliente', capabilities);
  }
}

class BeyondPlan extends Error {}

async function insertConsulta(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  actor: UserActor,
  input: CreateConsultaEvolutiva,
  capabilities: Capabilities,
): Promise<{ id: string; numeroConsulta: number }> {
  // What is counted over several assessments, whose locks do not exclude each other. Taken first, so that nobody who has it waits for a
  // row of somebody who waits for it.
  await oneAtATime(tx, `consultas ${actor.id}`);
  const lugar = await requireLugar(tx, actor, input, { lock: true });
  const { avaliacao, clienteId } = lugar;
  const dataConsulta = input.dataConsulta
    ? await resolveDay(tx, input.dataConsulta, avaliacao?.createdAt ?? null)
    : undefined;
  assertReturnAfter(input.conteudo, dataConsulta ?? new Date());
  assertReleased(input.conteudo, new Date());
  await assertReasonsGiven(tx, actor, lugar, { pontos: input.conteudo.pontos, before: [] });
  const id = randomUUID();
  const [row] = await tx
    .insert(consultasEvolutivas)
    .values({
      id,
      avaliacaoInicialId: avaliacao?.id,
      clienteId,
      terapeutaId: actor.id,
      numeroConsulta: sql`(select coalesce(max(numero_consulta), 0) + 1 from ${consultasEvolutivas}
          where ${countedIn(actor, lugar)})`,
      idempotencyKey: input.idempotencyKey,
      dataConsulta,
      ...columnsOf(input.conteudo, id),
    })
    .onConflictDoNothing({ target: [consultasEvolutivas.terapeutaId, consultasEvolutivas.idempotencyKey] })
    .returning({ id: consultasEvolutivas.id, numeroConsulta: consultasEvolutivas.numeroConsulta });
  if (!row) return repeatCreation(tx, actor, lugar, input);
  if (row.numeroConsulta > mostConsultas) throw tooManyConsultas();
  // Counted with the new one. A repeated call, which returned above, is never refused.
  if (!hasRoomForConsulta(capabilities, (await countRecorded(tx, actor, lugar)) - 1)) throw new BeyondPlan();
  const own = eq(consultasEvolutivas.terapeutaId, actor.id);
  await assertAccountRoom(tx, actor, 'consultas', await tx.$count(consultasEvolutivas, own));
  if (input.fotoId) await takeFoto(tx, actor, lugar, { consultaId: row.id, fotoId: input.fotoId });
  await notifyAccountChanged(tx, actor.id, 'consultas');
  await tellWebhooks(deps, tx, { accountId: actor.id, tipo: 'consulta.registrada', subjectId: row.id });
  return row;
}

/**
 * Changes a follow-up and keeps its earlier text. Does nothing when the follow-up already has this content, so a repeated call is safe.
 * @throws CONSULTA_NOT_FOUND; CONSULTA_CONFLICT when it has changed since `updatedAt` or was annulled, and nothing is overwritten;
 * VALIDATION as for a new one; ACCOUNT_FULL for its photo; TOO_MANY_REQUESTS.
 */
export function editConsulta(
  deps: ConsultaDeps,
  actor: UserActor,
  { id, updatedAt, ...sent }: EditConsultaEvolutiva,
): Promise<{ id: string }> {
  const change = { ...sent, conteudo: withCatalogNames(sent.conteudo) };
  return asWriter(deps, actor, async (tx) => {
    const row = await requireConsulta(tx, actor, id, { lock: true });
    await applyChange(tx, actor, row, change, new Date(updatedAt));
    return { id };
  });
}

/**
 * Annuls a follow-up with a reason. It stays in the timeline and keeps its number. A second call does nothing.
 * @throws CONSULTA_NOT_FOUND; CONSULTA_CONFLICT when it has changed since `updatedAt`.
 */
export function annulConsulta(
  database: Database,
  actor: UserActor,
  { id, updatedAt, motivo }: AnnulConsultaEvolutiva,
): Promise<{ id: string }> {
  return asUser(database, actor, async (tx) => {
    const row = await requireConsulta(tx, actor, id, { lock: true });
    if (row.anuladaAt) return { id };
    if (row.updatedAt.getTime() !== Date.parse(updatedAt)) throw changedElsewhere();
    await tx
      .update(consultasEvolutivas)
      .set({ anuladaAt: sql`now()`, anuladaMotivo: storeText(motivo, row.id), updatedAt: later })
      .where(eq(consultasEvolutivas.id, row.id));
    await notifyAccountChanged(tx, actor.id, 'consultas');
    return { id };
  });
}

type ConsultaDeps = Pick<Deps, 'database' | 'limits'>;

/** Limits an account's new follow-ups and changes per day, because each of them is stored for good. Refused ones do not count. */
function asWriter<T>({ database, limits }: ConsultaDeps, actor: UserActor, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withTries(limits, [['consulta', actor.id]], async (spend) => {
    const written = await asUser(database, actor, work);
    spend();
    return written;
  });
}

/** @param seen when the row was last changed, as the client saw it */
async function applyChange(
  tx: Tx,
  actor: UserActor,
  row: Owned<ConsultaEvolutivaRow>,
  { conteudo, dataConsulta, fotoId }: Pick<EditConsultaEvolutiva, 'conteudo' | 'dataConsulta' | 'fotoId'>,
  seen: Date,
): Promise<void> {
  if (row.anuladaAt) {
    throw new AppError('CONSULTA_CONFLICT', 'Esta consulta foi anulada e não pode mais ser alterada.');
  }
  const avaliacao = row.avaliacaoInicialId ? await requireAvaliacao(tx, actor, row.avaliacaoInicialId) : null;
  const at = dataConsulta ? await resolveDay(tx, dataConsulta, avaliacao?.createdAt ?? null) : row.dataConsulta;
  const before = presentConteudo(row);
  const sameWords = isDeepStrictEqual(before, conteudo) && at.getTime() === row.dataConsulta.getTime();
  const newFoto = fotoId && !(await hasFotoOfConsulta(tx, actor, row.id, fotoId));
  if (sameWords && !newFoto) return;
  if (row.updatedAt.getTime() !== seen.getTime()) throw changedElsewhere();
  assertReturnAfter(conteudo, at);
  assertReleased(conteudo, new Date());
  await assertReasonsGiven(
    tx,
    actor,
    { avaliacao, clienteId: row.clienteId },
    { pontos: conteudo.pontos, before: before.pontos },
  );

  if (newFoto) await takeFoto(tx, actor, row, { consultaId: row.id, fotoId });
  if (!sameWords) {
    const versaoId = randomUUID();
    await tx.insert(consultaEvolutivaVersoes).values({
      id: versaoId,
      consultaEvolutivaId: row.id,
      terapeutaId: actor.id,
      conteudo: consultaVersaoFormat.write({ ...before, dataConsulta: row.dataConsulta.toISOString() }, versaoId),
    });
  }
  await tx
    .update(consultasEvolutivas)
    .set({ ...columnsOf(conteudo, row.id), dataConsulta: at, updatedAt: later })
    .where(eq(consultasEvolutivas.id, row.id));
  await notifyAccountChanged(tx, actor.id, 'consultas');
}

/** What is known of the client is read only when there are points to weigh. */
async function assertReasonsGiven(
  tx: Tx,
  actor: UserActor,
  lugar: Pick<LugarRow, 'avaliacao' | 'clienteId'>,
  { pontos, before }: { pontos: readonly PontoUsado[]; before: readonly PontoUsado[] },
): Promise<void> {
  if (pontos.length === 0) return;
  const { cuidados } = await findCuidados(tx, actor, lugar);
  assertReasons({ pontos, before, cuidados });
}

async function repeatCreation(tx: Tx, actor: UserActor, lugar: LugarRow, input: CreateConsultaEvolutiva) {
  const [found] = await tx
    .select({ id: consultasEvolutivas.id, createdAt: consultasEvolutivas.createdAt })
    .from(consultasEvolutivas)
    .where(
      and(
        eq(consultasEvolutivas.terapeutaId, actor.id),
        eq(consultasEvolutivas.idempotencyKey, input.idempotencyKey),
        countedIn(actor, lugar),
      ),
    );
  if (!found) throw new AppError('IDEMPOTENCY_MISMATCH', 'Este formulário já foi enviado para outra avaliação.');
  const row = await requireConsulta(tx, actor, found.id, { lock: true });
  // Compares with the row as it was first written. If somebody has changed it since, that change is not overwritten.
  await applyChange(tx, actor, row, input, found.createdAt);
  return { id: row.id, numeroConsulta: row.numeroConsulta };
}

// The current time, but always later than the last change: two changes within one millisecond must not have the same instant.
const later = sql`greatest(date_trunc('milliseconds', clock_timestamp()), ${consultasEvolutivas.updatedAt} + interval '1 millisecond')`;

async function takeFoto(
  tx: Tx,
  actor: UserActor,
  { clienteId }: { clienteId: string | null },
  { consultaId, fotoId }: { consultaId: string; fotoId: string },
): Promise<void> {
  if (clienteId) await requireFotosPermitted(tx, actor, clienteId);
  // After all other locks, so that nobody who has it waits.
  await oneAtATime(tx, `fotos de consultas ${actor.id}`);
  await claimFotoOfConsulta(tx, actor, consultaId, fotoId);
  await assertAccountRoom(tx, actor, 'fotoBytes', await sumFotosOfConsultas(tx, actor));
}

/** @param id the row for which they are meant */
function columnsOf(conteudo: ConsultaEvolutivaConteudo, id: string) {
  const { escores, correcoes, pontos, liberacao, ...columns } = conteudo;
  return {
    ...columns,
    observacoes: storeText(columns.observacoes, id),
    mudancasQuadro: storeText(columns.mudancasQuadro, id),
    novasQueixas: storeText(columns.novasQueixas, id),
    sintomasAtuais: storeTexts(columns.sintomasAtuais, id),
    sintomasResolvidos: storeTexts(columns.sintomasResolvidos, id),
    correcoes: correcoesFormat.write(correcoes, id),
    pontos: pontosUsadosFormat.write({ pontos }, id),
    numeroPontos: pontos.length,
    liberacao: liberacao && liberacaoFormat.write(liberacao, id),
    escoreQueixa: escores.queixa,
    escoreDor: escores.dor,
    escoreSono: escores.sono,
    escoreEnergia: escores.energia,
    escoreEstresse: escores.estresse,
  };
}

function tooManyConsultas(): AppError {
  return new AppError(
    'CONSULTA_LIMIT',
    `Já são ${mostConsultas} consultas. Faça uma nova avaliação deste cliente para as próximas.`,
  );
}

function changedElsewhere(): AppError {
  return new AppError('CONSULTA_CONFLICT', 'Esta consulta mudou em outro aparelho. Nada foi sobrescrito.');
}
