import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { type ApiClient, signUpClient, testPassword } from './api-client.ts';
import { makeAdmin } from './people.ts';

export type SignedInClient = ApiClient & { email: string; userId: string };

/** A new account that is an admin, signed in. */
export async function signUpAdmin(baseUrl: string, sql: postgres.Sql, nome = 'Rosa Admin'): Promise<SignedInClient> {
  const admin = await signUpClient(baseUrl, nome);
  await makeAdmin(sql, admin.userId);
  return admin;
}

export async function listAdmins(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<
    { id: string }[]
  >`select user_id as id from user_roles where role = 'admin' order by created_at`;
  return rows.map(({ id }) => id);
}

/** The traces of manual actions on this account, oldest first. */
export async function traceOf(sql: postgres.Sql, subjectId: string) {
  const rows = await sql<{ action: string; actorId: string | null; details: unknown }[]>`
    select action, actor_id as "actorId", details from admin_actions where subject_id = ${subjectId} order by id`;
  return [...rows];
}

/** An account without sign-in, inserted directly into the tables. @returns its id */
export async function insertAccount(
  sql: postgres.Sql,
  { admin = false, nome = 'Conta Inserida' } = {},
): Promise<string> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  await sql.begin(async (tx) => {
    await tx`insert into accounts (id, email, password_hash) values (${id}, ${email}, 'none')`;
    await tx`insert into profiles (id, nome_completo, email) values (${id}, ${nome}, ${email})`;
    await tx`
      insert into user_subscriptions (user_id, plan_id, status, current_period_start, current_period_end, settle_at)
      select ${id}, id, 'active', now(), now() + interval '30 days', now() + interval '30 days'
      from subscription_plans where name = 'Gratuito'`;
    if (admin) await tx`insert into user_roles (user_id, role) values (${id}, 'admin')`;
  });
  return id;
}

export const proof = { password: testPassword };
