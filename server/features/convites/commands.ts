import { isDeepStrictEqual } from 'node:util';
import { accounts, anamneseDrafts, convites } from '@meridia/drizzle/schema.ts';
import { consentimentoDoClienteFormat, fichaFormat } from '@meridia/drizzle/stored-formats.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { fichaFields } from '@meridia/shared/anamnese/ficha.ts';
import { isAnswered } from '@meridia/shared/anamnese/question.ts';
import type { ConsentimentoDoCliente } from '@meridia/shared/consentimento.ts';
import {
  type CreateConvite,
  type CreatedConvite,
  mostAnsweredConvites,
  mostOpenConvites,
  type RenewConvite,
} from '@meridia/shared/convite.ts';
import { and, eq, exists, gt, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { hashToken, newToken } from '../../auth/random-token.ts';
import { withTries } from '../../auth/with-tries.ts';
import type { Database, Tx } from '../../db/client.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { drawQrCode } from '../../qr-code.ts';
import { removeFiles } from '../../stored-file.ts';
import { requireCliente } from '../clientes/policy.ts';
import { removeFotosOfConvite } from '../fotos/commands.ts';
import { queueMail } from '../mails/commands.ts';
import { readUsage } from '../subscriptions/queries.ts';
import { isInForce } from '../subscriptions/rules.ts';
import { alreadyAnswered, type ConviteRow, requireConvite } from './policy.ts';

/** How many days an ended invitation stays in the list. */
const keptDays = 90;
/** How many days the answers of an expired link wait for a new one. */
const answersKeptDays = 7;

/**
 * Invites a client to fill in her part before the visit. Without an address the answer holds the link, which the database does not store;
 * with an address the link is made when the message is sent. Takes no unit.
 * @throws CLIENTE_NOT_FOUND, CONVITE_LIMIT, NO_ACTIVE_SUBSCRIPTION, EMAIL_NOT_CONFIRMED for a message, TOO_MANY_REQUESTS
 */
export function createConvite(deps: Deps, actor: UserActor, input: CreateConvite): Promise<CreatedConvite> {
  return passOn(deps, actor, input.email, async (tx, tokenHash) => {
    const { clienteId, nome, dias, email } = input;
    const cliente = clienteId && (await requireCliente(tx, actor, clienteId));
    await requireRoom(tx, actor);
    const [row] = await tx
      .insert(convites)
      .values({
        terapeutaId: actor.id,
        clienteId: cliente ? cliente.id : null,
        nome: cliente ? cliente.nome : nome,
        email: email ?? '',
        tokenHash,
        expiresAt: inDays(dias),
      })
      .returning();
    return row;
  });
}

/**
 * A new link for an invitation that nobody has answered, also for one that has expired. The earlier link opens nothing any more; the
 * answers so far stay.
 * @throws CONVITE_NOT_FOUND, CONVITE_ANSWERED, CONVITE_LIMIT, NO_ACTIVE_SUBSCRIPTION, EMAIL_NOT_CONFIRMED, TOO_MANY_REQUESTS
 */
export function renewConvite(deps: Deps, actor: UserActor, input: RenewConvite): Promise<CreatedConvite> {
  return passOn(deps, actor, input.email, async (tx, tokenHash) => {
    await requireRoom(tx, actor, input.id);
    const { id, answeredAt } = await requireConvite(tx, actor, input.id);
    if (answeredAt) throw alreadyAnswered();
    const [row] = await tx
      .update(convites)
      .set({ tokenHash, email: input.email ?? '', expiresAt: inDays(input.dias), revokedAt: null })
      .where(eq(convites.id, id))
      .returning();
    return row;
  });
}

/** Writes an invitation with a new token, and mails it or returns its link. */
async function passOn(
  deps: Deps,
  actor: UserActor,
  email: string | null,
  write: (tx: Tx, tokenHash: string) => Promise<ConviteRow | undefined>,
): Promise<CreatedConvite> {
  const { limits, database, config } = deps;
  // What a client answers is of no use to a therapist who cannot make an assessment of it.
  const usage = actor.role === 'admin' ? null : await readUsage(deps, actor.id);
  if (usage && !isInForce(usage.status)) {
    throw new AppError('NO_ACTIVE_SUBSCRIPTION', 'Você não possui uma assinatura ativa');
  }
  if (email) await requireConfirmedAddress(database, actor);
  const token = newToken();
  const mailTries = email
    ? ([
        ['conviteMail', actor.id],
        ['conviteAddress', email.toLowerCase()],
      ] as const)
    : [];
  const row = await withTries(limits, [['convite', actor.id], ...mailTries], async (spend) => {
    const written = await asUser(database, actor, async (tx) => {
      const convite = await write(tx, hashToken(token));
      if (convite && email) {
        await queueMail(deps, tx, { accountId: actor.id, kind: 'intake_invitation', subjectId: convite.id });
      }
      return convite;
    });
    spend();
    return written;
  });
  if (!row) throw new Error('no invitation was written');
  const url = linkOf(config, token);
  return {
    id: row.id,
    expiresAt: row.expiresAt.toISOString(),
    email: row.email,
    link: email ? null : { url, qrCode: await drawQrCode(url) },
  };
}

/** The token follows the #, because browsers do not send that part to any server, and previews of a chat do not see it. */
function linkOf({ PUBLIC_URL }: Pick<Deps['config'], 'PUBLIC_URL'>, token: string): string {
  return `${PUBLIC_URL}/ficha#${token}`;
}

async function requireConfirmedAddress(database: Database, actor: UserActor): Promise<void> {
  const [account] = await database.system
    .select({ confirmedAt: accounts.emailConfirmedAt })
    .from(accounts)
    .where(eq(accounts.id, actor.id));
  if (!account?.confirmedAt) {
    throw new AppError('EMAIL_NOT_CONFIRMED', 'Confirme o seu email antes de enviar convites por email.');
  }
}

/** @param renewed an invitation that counts already */
async function requireRoom(tx: Tx, actor: UserActor, renewed?: string): Promise<void> {
  // One at a time. Otherwise parallel calls could all use the last free place.
  await oneAtATime(tx, `convites ${actor.id}`);
  const open = and(
    eq(convites.terapeutaId, actor.id),
    isNull(convites.answeredAt),
    isNull(convites.revokedAt),
    gt(convites.expiresAt, sql`now()`),
    renewed ? sql`${convites.id} <> ${renewed}` : undefined,
  );
  if ((await tx.$count(convites, open)) >= mostOpenConvites) {
    throw new AppError(
      'CONVITE_LIMIT',
      `Você já tem ${mostOpenConvites} convites sem resposta. Encerre um deles para enviar outro.`,
    );
  }
  const answered = and(eq(anamneseDrafts.terapeutaId, actor.id), isOfConvite(tx));
  if ((await tx.$count(anamneseDrafts, answered)) >= mostAnsweredConvites) {
    throw new AppError(
      'CONVITE_LIMIT',
      `Você tem ${mostAnsweredConvites} fichas respondidas à espera. Gere ou descarte algumas para enviar outro convite.`,
    );
  }
}

/**
 * Closes the link at once and forgets what was answered and photographed so far. Does nothing to an invitation that was answered.
 * @throws CONVITE_NOT_FOUND
 */
export async function revokeConvite(
  deps: Pick<Deps, 'database' | 'storage' | 'log'>,
  actor: UserActor,
  id: string,
): Promise<void> {
  const forgotten = await asUser(deps.database, actor, async (tx) => {
    const { answeredAt } = await requireConvite(tx, actor, id);
    if (answeredAt) return [];
    await tx
      .update(convites)
      .set({ revokedAt: sql`coalesce(${convites.revokedAt}, now())`, ficha: null })
      .where(eq(convites.id, id));
    return removeFotosOfConvite(tx, id);
  });
  await removeFiles(deps, forgotten);
}

/**
 * A new link for the message that carries it, because nobody keeps the earlier one.
 * @returns null when the invitation no longer waits for an answer, or is not to be mailed
 */
export async function linkToMail(
  { database, config }: Pick<Deps, 'database' | 'config'>,
  id: string,
): Promise<{ to: string; link: string; expiresAt: Date } | null> {
  const token = newToken();
  const [row] = await database.system
    .update(convites)
    .set({ tokenHash: hashToken(token) })
    .where(
      and(
        eq(convites.id, id),
        isNull(convites.answeredAt),
        isNull(convites.revokedAt),
        gt(convites.expiresAt, sql`now()`),
        sql`${convites.email} <> ''`,
      ),
    )
    .returning({ to: convites.email, expiresAt: convites.expiresAt });
  return row ? { ...row, link: linkOf(config, token) } : null;
}

/**
 * Turns an answered invitation into the consent of a new assessment, and forgets its answers. It is the invitation whose id is the
 * assessment's idempotency key.
 * @returns null for an assessment without an invitation
 */
export async function claimConvite(
  tx: Tx,
  actor: Pick<UserActor, 'id'>,
  id: string,
  dados: DadosAnamnese,
): Promise<ConsentimentoDoCliente | null> {
  const [row] = await tx
    .select({ id: convites.id, ficha: convites.ficha, consentimento: convites.consentimento })
    .from(convites)
    .where(and(eq(convites.id, id), eq(convites.terapeutaId, actor.id), isNotNull(convites.answeredAt)));
  if (!row?.consentimento) return null;
  const respostas = row.ficha ? fichaFormat.read(row.ficha).respostas : {};
  const campos = fichaFields.filter(
    (field) => isAnswered(respostas[field]) && isDeepStrictEqual(respostas[field], dados[field]),
  );
  await forgetFicha(tx, actor, id);
  return { ...consentimentoDoClienteFormat.read(row.consentimento), campos };
}

/** Removes the answers of an invitation that was answered; does nothing when there is none with this id. */
export async function forgetFicha(tx: Tx, actor: Pick<UserActor, 'id'>, id: string): Promise<void> {
  await tx
    .update(convites)
    .set({ ficha: null })
    .where(and(eq(convites.id, id), eq(convites.terapeutaId, actor.id), isNotNull(convites.answeredAt)));
}

/** True in SQL for a draft that a client answered. */
export function isOfConvite(tx: Tx): SQL {
  const answered = tx
    .select({ id: convites.id })
    .from(convites)
    .where(and(eq(convites.id, anamneseDrafts.id), isNotNull(convites.answeredAt)));
  return exists(answered);
}

/** Whether this id is kept for the draft that a client's answer will become. */
export async function isKeptForAnswer(tx: Tx, actor: Pick<UserActor, 'id'>, id: string): Promise<boolean> {
  const waiting = and(eq(convites.id, id), eq(convites.terapeutaId, actor.id), isNull(convites.answeredAt));
  return (await tx.$count(convites, waiting)) > 0;
}

/** Removes the answers of links that expired some time ago, and invitations that ended long ago and whose draft is gone. */
export async function sweepConvites({ system }: Pick<Database, 'system'>): Promise<void> {
  const endedFor = (days: number) =>
    sql`least(${convites.expiresAt}, ${convites.revokedAt}) < now() - make_interval(days => ${days})`;
  await system
    .update(convites)
    .set({ ficha: null })
    .where(and(isNull(convites.answeredAt), isNotNull(convites.ficha), endedFor(answersKeptDays)));
  const draft = system.select({ id: anamneseDrafts.id }).from(anamneseDrafts).where(eq(anamneseDrafts.id, convites.id));
  await system.delete(convites).where(and(endedFor(keptDays), notExists(draft)));
}

function inDays(dias: number): SQL {
  return sql`now() + make_interval(days => ${dias})`;
}
