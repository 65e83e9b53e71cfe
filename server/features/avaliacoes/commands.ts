import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { anamneseDrafts, avaliacoes, clientes } from '@meridia/drizzle/schema.ts';
import { consentimentoDoClienteFormat, dadosAnamneseFormat } from '@meridia/drizzle/stored-formats.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { contactOf } from '@meridia/shared/anamnese/dados-pessoais.ts';
import { deriveLinguaColumns } from '@meridia/shared/anamnese/observacao-visual.ts';
import { mergeSintomas } from '@meridia/shared/anamnese/sintomas.ts';
import { answersOfForm } from '@meridia/shared/anamnese/untouched-sliders.ts';
import type { createAvaliacaoSchema } from '@meridia/shared/avaliacao.ts';
import { type ConsentimentoDoCliente, consentimento } from '@meridia/shared/consentimento.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { notifyAccountChanged, notifyingProgress } from '../../db/notify.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { clienteOfIntake, completeDados } from '../clientes/commands.ts';
import { assertFotosPermitted, type ClienteRow, requireCliente } from '../clientes/policy.ts';
import { claimConvite } from '../convites/commands.ts';
import { claimFotos } from '../fotos/commands.ts';
import { generateRelatorioJob } from '../relatorios/jobs.ts';
import { readPaymentTies, readSubscriptionIn } from '../subscriptions/queries.ts';
import { asUserWithQuota, consumeQuota } from '../usage-movements/commands.ts';
import { tellWebhooks } from '../webhooks/commands.ts';
import { requireAvaliacao } from './policy.ts';

type CreateAvaliacao = z.output<typeof createAvaliacaoSchema>;

/**
 * One transaction takes the quota unit, writes the row with the whole anamnese and its client, claims the photos, deletes the draft and
 * sends the job.
 * The same idempotency key always gets the same assessment, also for repeated and parallel calls.
 * @throws QUOTA_EXCEEDED, NO_ACTIVE_SUBSCRIPTION, CLIENTE_NOT_FOUND, FOTO_CONSENT_WITHDRAWN, FOTO_NOT_FOUND,
 *   IDEMPOTENCY_MISMATCH; then nothing was written.
 */
export async function createAvaliacao(
  deps: Deps,
  actor: UserActor,
  form: CreateAvaliacao,
): Promise<{ id: string; subscription: SubscriptionStatusView }> {
  const input = { ...form, dadosAnamnese: answersOfForm(form.versao, form.dadosAnamnese) };
  const ties = await readPaymentTies(deps, actor.id);
  return asUserWithQuota(deps, actor, async (tx) => {
    const id = (await insertAvaliacao(tx, actor, input)) ?? (await findSameAvaliacao(tx, actor, input));
    return { id, subscription: await readSubscriptionIn(tx, actor, ties) };
  });

  async function insertAvaliacao(tx: Tx, owner: UserActor, input: CreateAvaliacao) {
    const { idempotencyKey, fotos } = input;
    const cliente = input.clienteId ? await requireCliente(tx, owner, input.clienteId, { lock: true }) : null;
    const known = cliente?.id;
    const clienteId = known ?? randomUUID();
    const consentido = await claimConvite(tx, owner, idempotencyKey, input.dadosAnamnese);
    const again = cliente !== null && consentsAgain(cliente, consentido);
    if (cliente && !again) assertFotosPermitted(cliente);
    const choice = {
      ...columnsOfIaExterior(cliente, consentido, input.iaExterior),
      ...(again && { fotosPermitidas: true, fotosPermitidasEm: sql`now()` }),
    };
    // The insert comes first. A parallel request with the same key waits here and then finds the row. A new client is inserted after it,
    // because its foreign key is checked when the transaction ends.
    const id = randomUUID();
    const [row] = await tx
      .insert(avaliacoes)
      .values({
        ...columnsOf(owner, id, input),
        clienteId,
        consentimentoCliente: consentido && consentimentoDoClienteFormat.write(consentido, id),
      })
      .onConflictDoNothing({ target: [avaliacoes.terapeutaId, avaliacoes.idempotencyKey] })
      .returning({ id: avaliacoes.id, ciclo: avaliacoes.ciclo });
    if (!row) return null;

    await consumeQuota(deps, tx, owner, { avaliacaoId: row.id, ciclo: row.ciclo });
    const told = { ...clienteOfIntake(owner, input.dadosAnamnese), nascimento: input.nascimento };
    // The statements run in order on the transaction's connection, without waiting for each answer.
    await Promise.all([
      known
        ? tx
            .update(clientes)
            .set({ atividadeEm: sql`now()`, ...choice })
            .where(eq(clientes.id, known))
        : tx.insert(clientes).values({ ...told, ...choice, id: clienteId }),
      cliente && completeDados(tx, cliente, told),
      claimFotos(tx, owner, row.id, fotos),
      tx
        .delete(anamneseDrafts)
        .where(and(eq(anamneseDrafts.id, idempotencyKey), eq(anamneseDrafts.terapeutaId, owner.id))),
      recordEvent(tx, row.id),
      notifyAccountChanged(tx, owner.id, 'avaliacoes'),
      deps.queue.send(tx, generateRelatorioJob, { avaliacaoId: row.id }, { account: owner.id }),
      known ? null : tellWebhooks(deps, tx, { accountId: owner.id, tipo: 'cliente.criado', subjectId: clienteId }),
      tellWebhooks(deps, tx, { accountId: owner.id, tipo: 'avaliacao.criada', subjectId: row.id }),
    ]);
    return row.id;
  }
}

/** What she herself permits before the visit is a new consent, when she permitted it after the withdrawal. */
function consentsAgain(
  { fotosPermitidas, fotosPermitidasEm }: Pick<ClienteRow, 'fotosPermitidas' | 'fotosPermitidasEm'>,
  consentido: ConsentimentoDoCliente | null,
): boolean {
  if (fotosPermitidas !== false || !fotosPermitidasEm || !consentido?.fotos) return false;
  return Date.parse(consentido.em) > fotosPermitidasEm.getTime();
}

/**
 * What she herself refused before the visit, the intake cannot permit. An answer that was not given changes nothing, and the same answer
 * keeps its date.
 */
function columnsOfIaExterior(
  cliente: Pick<ClienteRow, 'iaExterior' | 'iaExteriorEm'> | null,
  consentido: ConsentimentoDoCliente | null,
  asked: boolean | null,
) {
  const iaExterior = consentido?.iaExterior === false ? false : (asked ?? consentido?.iaExterior ?? null);
  if (iaExterior === null || iaExterior === cliente?.iaExterior) return {};
  // Her yes from before the visit fills the intake in, so it may be older than a withdrawal.
  if (consentido?.iaExterior && cliente?.iaExteriorEm && cliente.iaExteriorEm.getTime() > Date.parse(consentido.em))
    return {};
  return { iaExterior, iaExteriorEm: sql`now()` };
}

/** A new row for this owner with all answers of the form. */
export function columnsOf(
  owner: Pick<UserActor, 'id'>,
  id: string,
  { idempotencyKey, dadosAnamnese, fotos }: Pick<CreateAvaliacao, 'idempotencyKey' | 'dadosAnamnese' | 'fotos'>,
): typeof avaliacoes.$inferInsert {
  return {
    id,
    terapeutaId: owner.id,
    idempotencyKey,
    ...columnsOfAnswers(dadosAnamnese, id),
    imagemLinguaUrl: fotoUrl(fotos.lingua),
    imagemFaceUrl: fotos.face ? fotoUrl(fotos.face) : null,
    imagemOrelhaUrl: fotos.orelha ? fotoUrl(fotos.orelha) : null,
    consentimentoLgpd: true,
    consentimentoVersao: consentimento.versao,
  };
}

/** The answers, and the columns that repeat some of them. @param id the row for which they are meant */
export function columnsOfAnswers(dados: DadosAnamnese, id: string) {
  return {
    nomeCliente: dados.nomeCliente,
    idade: dados.idade,
    sexo: dados.sexo,
    telefone: contactOf(dados.telefone),
    email: contactOf(dados.email),
    queixaPrincipal: dados.queixaPrincipal,
    sintomas: mergeSintomas(dados),
    consumoAgua: dados.consumoAgua,
    cafeXicaras: dados.cafeXicaras,
    frequenciaAlcool: dados.frequenciaAlcool,
    qualidadeSono: dados.qualidadeSono,
    ...deriveLinguaColumns([...dados.linguaDesc, ...dados.linguaDetalhes]),
    dadosAnamnese: dadosAnamneseFormat.write(dados, id),
  };
}

/** Writes an event with the state that the row has in this transaction. Watchers get it when the transaction commits. */
export async function recordEvent(tx: Tx, avaliacaoId: string): Promise<void> {
  const told = await tx.execute(
    tellEvent(sql`
      select id, terapeuta_id, tentativa, status, stage, percent from avaliacoes where id = ${avaliacaoId}`),
  );
  if (told.length === 0) throw new Error('event of an assessment that does not exist');
}

/**
 * One statement that writes an event for each of these rows and notifies its watchers; its result has one row per event. Each
 * notification names the event before it, as the table was before the statement. A watcher who missed one notices it.
 * @param rows a statement that returns id, terapeuta_id, tentativa, status, stage and percent of assessments
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
 * Marks a finished report as seen by its therapist, so that no screen announces it as new any more. Does nothing while the report is
 * being made, or when it is already marked.
 * @throws AVALIACAO_NOT_FOUND
 */
export function noteSeen(database: Database, actor: UserActor, id: string): Promise<void> {
  return asUser(database, actor, async (tx) => {
    const row = await requireAvaliacao(tx, actor, id);
    if (row.seenAt || !row.finishedAt || row.status === 'pendente') return;
    const seen = await tx
      .update(avaliacoes)
      .set({ seenAt: sql`now()` })
      // If the report was started again meanwhile, its new result will be news again.
      .where(and(eq(avaliacoes.id, row.id), eq(avaliacoes.ciclo, row.ciclo), isNull(avaliacoes.seenAt)))
      .returning({ id: avaliacoes.id });
    if (seen.length > 0) await notifyAccountChanged(tx, row.terapeutaId, 'avaliacoes');
  });
}

// The same key with different answers is not a repetition. Returning the old row would silently lose the new answers.
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

// Photos are private. The column holds an address that checks the reader, not a public address.
function fotoUrl(id: string): string {
  return `/api/fotos/${id}`;
}
