import type { PlanName } from '@meridia/shared/plans.ts';
import type postgres from 'postgres';
import { signUpClient } from './api-client.ts';
import { setPlan } from './people.ts';

/** A new account, signed in, on a paid plan: for what the free plan does not include. */
export async function signUpSubscriber(
  { baseUrl, database }: { baseUrl: string; database: { sql: postgres.Sql } },
  nome?: string,
  plan: PlanName = 'Profissional',
): ReturnType<typeof signUpClient> {
  const client = await signUpClient(baseUrl, nome);
  await setPlan(database.sql, client.userId, plan);
  return client;
}
