import { randomUUID } from 'node:crypto';
import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import type { PedidoTipo } from '@meridia/shared/pedido-titular.ts';
import type { SupportPriority, SupportState } from '@meridia/shared/support-thread.ts';
import type postgres from 'postgres';
import { buildAnamnese } from './anamnese.ts';
import { buildPonto } from './consulta.ts';

/**
 * Rows inserted directly into the tables, for states that take long to reach through the app. Each function returns the new id.
 */

const observacoes = (kind: FotoKind): FotoObservacoes => ({
  versao: 'test',
  kind,
  qualidade: { veredito: 'boa', problemas: [] },
  sinais: [],
  medidas: {},
  contorno: null,
});

export async function insertFoto(
  sql: postgres.Sql,
  terapeutaId: string,
  { kind = 'lingua', draftId = null }: { kind?: FotoKind; draftId?: string | null } = {},
): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into fotos (id, terapeuta_id, draft_id, kind, storage_key, sha256, bytes, width, height, observacoes)
    values (${id}, ${terapeutaId}, ${draftId}, ${kind}, ${`${terapeutaId}/${kind}-${id}.jpg`}, 'none', 1, 1, 1,
      ${sql.json(observacoes(kind) as unknown as postgres.JSONValue)})`;
  return id;
}

/** An upload in pieces; with `key`, one that has arrived whole. */
export async function insertUpload(
  sql: postgres.Sql,
  terapeutaId: string,
  { bytes = 1000, key }: { bytes?: number; key?: string } = {},
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into foto_uploads (terapeuta_id, kind, total_bytes, received_bytes, pieces)
    values (${terapeutaId}, 'lingua', ${bytes}, ${key ? bytes : 0}, ${key ? [key] : []}) returning id`;
  return row?.id ?? '';
}

export async function insertDraft(sql: postgres.Sql, terapeutaId: string): Promise<string> {
  const id = randomUUID();
  const data = { dados: { nomeCliente: 'Rascunho' }, fotos: {}, consentimento: false };
  await sql`
    insert into anamnese_drafts (id, terapeuta_id, data, revision) values (${id}, ${terapeutaId}, ${sql.json(data)}, 1)`;
  return id;
}

/** A client, with these of the therapist's assessments. */
export async function insertCliente(
  sql: postgres.Sql,
  terapeutaId: string,
  {
    nome = 'Helena Prado',
    telefone = '(11) 98888-7777',
    avaliacaoIds = [],
  }: { nome?: string; telefone?: string; avaliacaoIds?: readonly string[] } = {},
): Promise<string> {
  const id = randomUUID();
  await sql`insert into clientes (id, terapeuta_id, nome, telefone) values (${id}, ${terapeutaId}, ${nome}, ${telefone})`;
  await sql`update avaliacoes set cliente_id = ${id} where id = any(${[...avaliacaoIds]}::uuid[])`;
  return id;
}

/** An open request of a client about her data, received this many days ago. */
export async function insertPedido(
  sql: postgres.Sql,
  terapeutaId: string,
  clienteId: string,
  { tipo = 'acesso', daysAgo = 0 }: { tipo?: PedidoTipo; daysAgo?: number } = {},
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into pedidos_titular (terapeuta_id, cliente_id, tipo, via, recebido_em)
    values (${terapeutaId}, ${clienteId}, ${tipo}, 'email', (now() at time zone 'America/Sao_Paulo')::date - ${daysAgo}::int)
    returning id`;
  return row?.id ?? '';
}

export interface AvaliacaoOptions {
  status?: 'pendente' | 'finalizado' | 'erro' | 'concluido';
  nomeCliente?: string;
  createdAt?: Date;
  /** How long ago the row was last changed. */
  quietSeconds?: number;
  tentativa?: number;
  /** True: a unit of the current period was taken for it, as creation does. */
  paid?: boolean;
}

/** An assessment with the one event that creation writes. */
export async function insertAvaliacao(
  sql: postgres.Sql,
  terapeutaId: string,
  {
    status = 'finalizado',
    nomeCliente = 'Helena Prado',
    createdAt = new Date(),
    quietSeconds = 0,
    tentativa = 0,
    paid = false,
  }: AvaliacaoOptions = {},
): Promise<string> {
  const id = randomUUID();
  const dados = buildAnamnese({ nomeCliente });
  const done = status === 'finalizado' || status === 'concluido';
  await sql.begin(async (tx) => {
    await tx`
      insert into avaliacoes (id, terapeuta_id, nome_cliente, idade, sexo, telefone, email, queixa_principal, sintomas,
        lingua_rachaduras, lingua_marcas_dente, imagem_lingua_url, consentimento_lgpd, consentimento_versao, status,
        diagnostico_json, relatorio_html, dados_anamnese, percent, tentativa, idempotency_key, created_at, updated_at)
      values (${id}, ${terapeutaId}, ${nomeCliente}, ${dados.idade}, ${dados.sexo}, ${dados.telefone}, ${dados.email},
        ${dados.queixaPrincipal}, '{}', false, true, '/api/fotos/none', true, 'test', ${status},
        ${done ? '{}' : status === 'erro' ? '{"erro":"Falhou."}' : null}, ${done ? '<p>Relatório</p>' : null},
        ${tx.json(dados as unknown as postgres.JSONValue)}, ${done ? 100 : 0}, ${tentativa}, ${randomUUID()},
        ${createdAt}, now() - make_interval(secs => ${quietSeconds}))`;
    await tx`
      insert into relatorio_events (avaliacao_id, terapeuta_id, tentativa, status, stage, percent)
      values (${id}, ${terapeutaId}, ${tentativa}, ${done ? 'finalizado' : status}, 'observar', ${done ? 100 : 0})`;
    if (paid) {
      await tx`
        with taken as (
          update user_subscriptions set diagnoses_used_this_period = diagnoses_used_this_period + 1
          where user_id = ${terapeutaId}
          returning greatest(date_trunc('milliseconds', now()), current_period_start) as counted_at)
        insert into usage_movements (user_id, avaliacao_id, kind, delta, ciclo, counted_at)
        select ${terapeutaId}, ${id}, 'consume', 1, 1, counted_at from taken`;
    }
  });
  return id;
}

/** A follow-up as the app writes it; a change must name its `updatedAt`. */
export async function insertConsulta(
  sql: postgres.Sql,
  terapeutaId: string,
  avaliacaoId: string,
): Promise<{ id: string; updatedAt: string }> {
  const id = randomUUID();
  const [row] = await sql<{ updatedAt: Date }[]>`
    insert into consultas_evolutivas
      (id, avaliacao_inicial_id, cliente_id, terapeuta_id, numero_consulta, observacoes, sintomas_atuais, sintomas_resolvidos)
    select ${id}, ${avaliacaoId}, (select cliente_id from avaliacoes where id = ${avaliacaoId}), ${terapeutaId},
      coalesce(max(numero_consulta), 0) + 1, 'Melhor.', '{}', '{}'
    from consultas_evolutivas where avaliacao_inicial_id = ${avaliacaoId}
    returning updated_at as "updatedAt"`;
  return { id, updatedAt: row?.updatedAt.toISOString() ?? '' };
}

/** A therapist's own protocol with one point. */
export async function insertProtocolo(sql: postgres.Sql, terapeutaId: string): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into protocolos_proprios (id, terapeuta_id, nome, pontos)
    values (${id}, ${terapeutaId}, ${`Protocolo ${id}`}, ${sql.json({ pontos: [buildPonto()] })})`;
  return id;
}

/** A conversation with support: one message, and an answer of this admin unless it still waits. @returns the ids of thread and message */
export async function insertThread(
  sql: postgres.Sql,
  accountId: string,
  {
    answeredBy = null,
    state = answeredBy ? 'answered' : 'open',
    priority = 'comum',
    minutesAgo = 0,
    answeredAfter = 0,
  }: {
    answeredBy?: string | null;
    state?: SupportState;
    priority?: SupportPriority;
    /** When the message was written, and how many minutes later the answer came. */
    minutesAgo?: number;
    answeredAfter?: number;
  } = {},
): Promise<{ threadId: string; messageId: string }> {
  const [threadId, messageId] = [randomUUID(), randomUUID()];
  const at = new Date(Date.now() - minutesAgo * 60_000);
  const answeredAt = answeredBy ? new Date(at.getTime() + answeredAfter * 60_000) : null;
  await sql`
    insert into support_threads (id, account_id, subject, state, priority, waiting_since, first_answered_at,
      first_answered_priority, closed_at, last_message_at, message_count, created_at, build, browser, system, screen, route, online, plan_name)
    values (${threadId}, ${accountId}, 'report', ${state}, ${priority}, ${state === 'open' ? at : null}, ${answeredAt},
      ${answeredBy ? priority : null}, ${state === 'closed' ? (answeredAt ?? at) : null}, ${answeredAt ?? at},
      ${answeredBy ? 2 : 1}, ${at}, 'abc', 'Chrome 140', 'Android 15', '360 x 780', '/resultado/$id', true, 'Gratuito')`;
  await sql`
    insert into support_messages (id, thread_id, account_id, number, author, text, created_at)
    values (${messageId}, ${threadId}, ${accountId}, 1, 'person', 'O PDF não abre.', ${at})`;
  if (answeredBy) {
    await sql`
      insert into support_messages (thread_id, account_id, number, author, admin_id, text, created_at)
      values (${threadId}, ${accountId}, 2, 'support', ${answeredBy}, 'Já abre de novo.', ${answeredAt})`;
  }
  return { threadId, messageId };
}

export async function insertSupportPicture(
  sql: postgres.Sql,
  accountId: string,
  messageId: string,
  jpeg: Buffer,
): Promise<void> {
  await sql`insert into support_pictures (message_id, account_id, jpeg) values (${messageId}, ${accountId}, ${jpeg})`;
}
