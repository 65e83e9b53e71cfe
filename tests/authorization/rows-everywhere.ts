import { randomUUID } from 'node:crypto';
import type { Database } from '@meridia/server/db/client.ts';
import { asSystem } from '@meridia/server/db/tx.ts';
import { startFreeSubscription } from '@meridia/server/features/free-units/commands.ts';
import type postgres from 'postgres';
import { insertAccess } from '../support/access-rows.ts';
import { insertApiKey } from '../support/api-keys.ts';
import { insertConvite } from '../support/convites.ts';
import { insertPaid } from '../support/people.ts';
import {
  insertAvaliacao,
  insertCliente,
  insertDraft,
  insertFoto,
  insertPedido,
  insertProtocolo,
  insertSupportPicture,
  insertThread,
  insertUpload,
} from '../support/rows.ts';
import { insertDelivery, insertWebhook } from '../support/webhooks.ts';

/** Inserts a row of this person into every table with an owner. */
export async function arrangeRowsEverywhere(sql: postgres.Sql, database: Database, person: string): Promise<void> {
  await sql`insert into accounts (id, email, password_hash) values (${person}, ${`${person}@example.com`}, 'none')`;
  await sql`insert into profiles (id, nome_completo, email) values (${person}, 'Ana', ${`${person}@example.com`})`;
  await asSystem(database, (tx) => startFreeSubscription(tx, person));
  await sql`insert into user_roles (user_id, role) values (${person}, 'therapist')`;
  await sql`insert into sessions (id, user_id, expires_at) values (${randomUUID()}, ${person}, now() + interval '1 day')`;
  await sql`
    insert into account_tokens (hash, account_id, purpose, expires_at) values (${randomUUID()}, ${person}, 'signup', now())`;
  await sql`insert into known_devices (hash, account_id, expires_at) values (${randomUUID()}, ${person}, now())`;
  await sql`insert into free_unit_marks (mark, account_id) values (${randomUUID()}, ${person})`;
  await sql`insert into second_factors (account_id, sealed_secret) values (${person}, 'none')`;
  await sql`insert into recovery_codes (hash, account_id) values (${randomUUID()}, ${person})`;
  await sql`
    insert into aceites_termos (user_id, documento, versao, tipo, aceito_em) values (${person}, 'termos', '1.9', 'cadastro', now())`;
  await sql`insert into mails (account_id, kind) values (${person}, 'confirmation')`;
  const avaliacao = await insertAvaliacao(sql, person, { paid: true });
  await sql`
    insert into avaliacao_versoes (avaliacao_id, terapeuta_id, revisao, dados_anamnese) values (${avaliacao}, ${person}, 1, '{}')`;
  await sql`insert into cartas (avaliacao_id, terapeuta_id, textos, ciclo) values (${avaliacao}, ${person}, '{}', 1)`;
  await sql`
    insert into relatorio_pareceres (avaliacao_id, terapeuta_id, base, parecer) values (${avaliacao}, ${person}, '', '{}')`;
  await sql`
    insert into relatorio_versoes (avaliacao_id, terapeuta_id, numero, edicao, base, conteudo, html, hash)
    values (${avaliacao}, ${person}, 1, 1, '', '{}', '', '')`;
  await sql`
    insert into relatorios_anteriores (avaliacao_id, terapeuta_id, revisao, diagnostico_json, relatorio_html)
    values (${avaliacao}, ${person}, 1, '{}', '')`;
  const cliente = await insertCliente(sql, person);
  await sql`insert into cliente_versoes (cliente_id, terapeuta_id, dados) values (${cliente}, ${person}, '{}')`;
  await sql`
    insert into cliente_juncoes (terapeuta_id, cliente_id, outro_id, avaliacao_ids)
    values (${person}, ${cliente}, ${await insertCliente(sql, person)}, '{}')`;
  await insertConvite(sql, person);
  await insertPedido(sql, person, cliente);
  await sql`
    insert into registros_anonimos (terapeuta_id, dados, guardar_ate) values (${person}, '{"sexo":"outro","avaliacoes":[]}', now())`;
  await insertFoto(sql, person);
  await insertUpload(sql, person);
  await insertDraft(sql, person);
  await sql`
    with consulta as (
      insert into consultas_evolutivas
        (avaliacao_inicial_id, terapeuta_id, numero_consulta, observacoes, sintomas_atuais, sintomas_resolvidos)
      values (${avaliacao}, ${person}, 1, 'Melhor.', '{}', '{}') returning id)
    insert into consulta_evolutiva_versoes (consulta_evolutiva_id, terapeuta_id, conteudo)
    select id, ${person}, '{}' from consulta`;
  await sql`
    insert into relatorio_shares (avaliacao_id, terapeuta_id, token_hash, expires_at)
    values (${avaliacao}, ${person}, ${randomUUID()}, now() + interval '1 day')`;
  await sql`
    insert into ai_calls (terapeuta_id, avaliacao_id, modelo, custo_centavos) values (${person}, ${avaliacao}, 'test', 1)`;
  await insertProtocolo(sql, person);
  await insertApiKey(sql, person);
  await insertDelivery(sql, person, await insertWebhook(sql, person));
  const { messageId } = await insertThread(sql, person);
  await insertSupportPicture(sql, person, messageId, Buffer.from('none'));
  await sql`insert into clinica_configs (terapeuta_id, nome_clinica) values (${person}, 'Clínica')`;
  await insertAccess(sql, [{ actorId: person, subjectId: avaliacao }]);
  await insertPaid(sql, person);
  await sql`insert into payment_customers (account_id, customer_id) values (${person}, ${`cus_${person}`})`;
  await sql`
    insert into payment_events (id, type, account_id, occurred_at)
    values (${`evt_${person}`}, 'customer.subscription.updated', ${person}, now())`;
  await sql`
    insert into plan_grants (account_id, plan_id, ends_at, reason)
    select ${person}, plan_id, now() + interval '1 day', 'test' from user_subscriptions where user_id = ${person}`;
  await sql`
    insert into plan_changes (account_id, from_plan_id, to_plan_id, source)
    select ${person}, plan_id, plan_id, 'free' from user_subscriptions where user_id = ${person}`;
}
