import { randomBytes, randomUUID } from 'node:crypto';
import { hashToken } from '@meridia/server/auth/random-token.ts';
import { type ApiScope, apiScopes } from '@meridia/shared/api-key.ts';
import type postgres from 'postgres';

/** A key of this account that works. @param ends when it expires, as an interval from now */
export async function insertApiKey(
  sql: postgres.Sql,
  accountId: string,
  {
    scopes = apiScopes,
    ends = '30 days',
    nome = 'Agenda',
  }: { scopes?: readonly ApiScope[]; ends?: string; nome?: string } = {},
): Promise<{ id: string; secret: string }> {
  const id = randomUUID();
  const secret = `mrd_${randomBytes(32).toString('base64url')}`;
  await sql`
    insert into api_keys (id, account_id, nome, prefix, secret_hash, scopes, expires_at)
    values (${id}, ${accountId}, ${nome}, ${secret.slice(0, 12)}, ${hashToken(secret)}, ${[...scopes]},
      now() + ${ends}::interval)`;
  return { id, secret };
}

/** @returns the status of the answer to a program with this key that asks how much of the plan is used */
export async function callApi(baseUrl: string, secret: string): Promise<number> {
  return (await fetch(`${baseUrl}/api/v1/uso`, { headers: { authorization: `Bearer ${secret}` } })).status;
}
