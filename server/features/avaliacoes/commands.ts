import { isDeepStrictEqual } from 'node:util';
import { anamneseDrafts, avaliacoes, relatorioEvents } from '@meridia/drizzle/schema.ts';
import { dadosAnamneseFormat } from '@meridia/drizzle/stored-formats.ts';
import { deriveLinguaColumns } from '@meridia/shared/anamnese/observacao-visual.ts';
import { mergeSintomas } from '@meridia/shared/anamnese/sintomas.ts';
import type { createAvaliacaoSchema } from '@meridia/shared/avaliacao.ts';
import { consentimento } from '@meridia/shared/consentimento.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { notifyAccountChanged, notifyProgress } from '../../db/notify.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { claimFotos } from '../fotos/commands.ts';
import { generateRelatorioJob } from '../relatorios/jobs.ts';
import { asUserWithQuota, consumeQuota } from '../subscriptions/commands.ts';
import { readPaymentTies, readSubscriptionIn } from '../subscriptions/queries.ts';
import { requireAvaliacao } from './policy.ts';
import { presentProgress } from './present.ts';

type CreateAvaliacao = z.output<typeof createAvaliacaoSchema>;

/**
 * One transaction: quota unit, row with the whole anamnese, photos, job; the draft is done with.
 * The same idempotency key answers with the same assessment, however often and however parallel it comes.
 * @throws QUOTA_EXCEEDED, NO_ACTIVE_SUBSCRIPTION, FOTO_NOT_FOUND, IDEMPOTENCY_MISMATCH; then nothing was written.
 */
export async function createAvaliacao(
  deps: Deps,
  actor: UserActor,
  input: CreateAvaliacao,
): Promise<{ id: string; subscription: SubscriptionStatusView }> {
  const ties = await readPaymentTies(deps, actor.id);
  return asUserWithQuota(deps, actor, async (tx) => {
    const id = (await insertAvaliacao(tx, actor, input)) ?? (await findSameAvaliacao(tx, actor, input));
    return { id, subscription: await readSubscriptionIn(tx, actor, ties) };
  });

  async function insertAvaliacao(tx: Tx, owner: UserActor, input: CreateAvaliacao) {
    const { idempotencyKey, fotos } = input;
    // The insert comes first: a parallel request with the same key waits here and then finds the row.
    const [row] = await tx
      .insert(avaliacoes)
      .values(columnsOf(owner, input))
      .onConflictDoNothing({ target: [avaliacoes.terapeutaId, avaliacoes.idempotencyKey] })
      .returning({ id: avaliacoes.id, ciclo: avaliacoes.ciclo });
    if (!row) return null;

    await consumeQuota(deps, tx, owner, { avaliacaoId: row.id, ciclo: row.ciclo });
    await claimFotos(tx, owner, row.id, fotos);
    await tx
      .delete(anamneseDrafts)
      .where(and(eq(anamneseDrafts.id, idempotencyKey), eq(anamneseDrafts.terapeutaId, owner.id)));
    await recordEvent(tx, row.id);
    await notifyAccountChanged(tx, owner.id, 'avaliacoes');
    await deps.queue.send(tx, generateRelatorioJob, { avaliacaoId: row.id }, { account: owner.id });
    return row.id;
  }
}

/** A new row of its owner, with everything that the form says. */
export function columnsOf(
  owner: UserActor,
  { idempotencyKey, dadosAnamnese: dados, fotos }: Omit<CreateAvaliacao, 'consentimentoLgpd'>,
): typeof avaliacoes.$inferInsert {
  return {
    terapeutaId: owner.id,
    idempotencyKey,
    nomeCliente: dados.nomeCliente,
    idade: dados.idade,
    sexo: dados.sexo,
    telefone: dados.telefone,
    email: dados.email,
    queixaPrincipal: dados.queixaPrincipal,
    sintomas: mergeSintomas(dados),
    consumoAgua: dados.consumoAgua,
    cafeXicaras: dados.cafeXicaras,
    frequenciaAlcool: dados.frequenciaAlcool,
    qualidadeSono: dados.qualidadeSono,
    ...deriveLinguaColumns(dados.linguaDesc),
    imagemLinguaUrl: fotoUrl(fotos.lingua),
    imagemFaceUrl: fotos.face ? fotoUrl(fotos.face) : null,
    imagemOrelhaUrl: fotos.orelha ? fotoUrl(fotos.orelha) : null,
    consentimentoLgpd: true,
    consentimentoVersao: consentimento.versao,
    dadosAnamnese: dadosAnamneseFormat.write(dados),
  };
}

/** Writes the story's next line from the row as it stands in this transaction, and tells whoever watches once it commits. */
export async function recordEvent(tx: Tx, avaliacaoId: string): Promise<void> {
  const [row] = await tx
    .select({
      id: avaliacoes.id,
      terapeutaId: avaliacoes.terapeutaId,
      tentativa: avaliacoes.tentativa,
      status: avaliacoes.status,
      stage: avaliacoes.stage,
      percent: avaliacoes.percent,
      previousSeq:
        sql<number>`(select coalesce(max(id), 0) from relatorio_events where avaliacao_id = ${avaliacaoId})`.mapWith(
          Number,
        ),
    })
    .from(avaliacoes)
    .where(eq(avaliacoes.id, avaliacaoId));
  if (!row) throw new Error('event of an assessment that does not exist');
  const { terapeutaId, tentativa, stage, percent, previousSeq } = row;
  const { status } = presentProgress(row, 0);
  const [event] = await tx
    .insert(relatorioEvents)
    .values({ avaliacaoId, terapeutaId, tentativa, status, stage, percent })
    .returning({ seq: relatorioEvents.id });
  await notifyProgress(tx, { ...presentProgress(row, event?.seq ?? 0), previousSeq });
}

/**
 * The therapist has looked at a report that has ended: it is no news any more, on no screen of theirs. Nothing happens while it is
 * being made, or when this was known.
 * @throws AVALIACAO_NOT_FOUND
 */
export function noteSeen(database: Database, actor: UserActor, id: string): Promise<void> {
  return asUser(database, actor, async (tx) => {
    const row = await requireAvaliacao(tx, actor, id);
    if (row.seenAt || !row.finishedAt || row.status === 'pendente') return;
    const seen = await tx
      .update(avaliacoes)
      .set({ seenAt: sql`now()` })
      // Made anew meanwhile, it will be news again.
      .where(and(eq(avaliacoes.id, row.id), eq(avaliacoes.ciclo, row.ciclo), isNull(avaliacoes.seenAt)))
      .returning({ id: avaliacoes.id });
    if (seen.length > 0) await notifyAccountChanged(tx, row.terapeutaId, 'avaliacoes');
  });
}

// A key that comes back with other answers is no repetition: answering with the old row would drop the new ones unseen.
async function findSameAvaliacao(tx: Tx, actor: UserActor, input: CreateAvaliacao): Promise<string> {
  const [existing] = await tx
    .select({ id: avaliacoes.id, dados: avaliacoes.dadosAnamnese })
    .from(avaliacoes)
    .where(and(eq(avaliacoes.terapeutaId, actor.id), eq(avaliacoes.idempotencyKey, input.idempotencyKey)));
  if (!existing) throw new Error('insert conflicted with a row that cannot be read');
  if (!isDeepStrictEqual(dadosAnamneseFormat.read(existing.dados), input.dadosAnamnese)) {
    throw new AppError(
      'IDEMPOTENCY_MISMATCH',
      'Este formulário já foi enviado com outros dados. Procure a avaliação no histórico.',
    );
  }
  return existing.id;
}

// Photos are private: the column holds the address that checks who asks, not a public one.
function fotoUrl(id: string): string {
  return `/api/fotos/${id}`;
}
