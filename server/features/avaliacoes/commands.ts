import { isDeepStrictEqual } from 'node:util';
import { anamneseDrafts, avaliacoes } from '@meridia/drizzle/schema.ts';
import { dadosAnamneseFormat } from '@meridia/drizzle/stored-formats.ts';
import { deriveLinguaColumns } from '@meridia/shared/anamnese/observacao-visual.ts';
import { mergeSintomas } from '@meridia/shared/anamnese/sintomas.ts';
import type { createAvaliacaoSchema } from '@meridia/shared/avaliacao.ts';
import { consentimento } from '@meridia/shared/consentimento.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { notifyAccountChanged, notifyingProgress } from '../../db/notify.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { claimFotos } from '../fotos/commands.ts';
import { generateRelatorioJob } from '../relatorios/jobs.ts';
import { readPaymentTies, readSubscriptionIn } from '../subscriptions/queries.ts';
import { asUserWithQuota, consumeQuota } from '../usage-movements/commands.ts';
import { requireAvaliacao } from './policy.ts';

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
    // One after the other on the transaction's connection, without waiting for each answer.
    await Promise.all([
      claimFotos(tx, owner, row.id, fotos),
      tx
        .delete(anamneseDrafts)
        .where(and(eq(anamneseDrafts.id, idempotencyKey), eq(anamneseDrafts.terapeutaId, owner.id))),
      recordEvent(tx, row.id),
      notifyAccountChanged(tx, owner.id, 'avaliacoes'),
      deps.queue.send(tx, generateRelatorioJob, { avaliacaoId: row.id }, { account: owner.id }),
    ]);
    return row.id;
  }
}

/** A new row of its owner, with everything that the form says. */
export function columnsOf(
  owner: Pick<UserActor, 'id'>,
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
  const told = await tx.execute(
    tellEvent(sql`
      select id, terapeuta_id, tentativa, status, stage, percent from avaliacoes where id = ${avaliacaoId}`),
  );
  if (told.length === 0) throw new Error('event of an assessment that does not exist');
}

/**
 * One statement that writes an event of each of these rows, and tells it; its result has a row for each. The event before it is looked
 * for as the statement found the table, so that a watcher who missed one notices it.
 * @param rows a statement that gives id, terapeuta_id, tentativa, status, stage and percent of assessments
 */
export function tellEvent(rows: SQL): SQL {
  return sql`
    with changed as (${rows}),
    event as (
      insert into relatorio_events (avaliacao_id, terapeuta_id, tentativa, status, stage, percent)
      select id, terapeuta_id, tentativa, case when status in ('pendente', 'erro') then status else 'finalizado' end,
        stage, percent
      from changed
      returning *
    )
    select ${notifyingProgress({
      avaliacaoId: sql`event.avaliacao_id`,
      seq: sql`event.id`,
      status: sql`event.status`,
      stage: sql`event.stage`,
      percent: sql`event.percent`,
      previousSeq: sql`(select coalesce(max(id), 0) from relatorio_events earlier where earlier.avaliacao_id = event.avaliacao_id)`,
    })}
    from event`;
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
