import type postgres from 'postgres';
import { type ApiClient, signUpClient } from './api-client.ts';
import type { StripeContractServer } from './stripe-contract-server.ts';

export interface AttackedApp {
  baseUrl: string;
  sql: postgres.Sql;
  stripe: StripeContractServer;
}

interface Person extends ApiClient {
  userId: string;
  customerId: string;
}

export interface Scene extends AttackedApp {
  /** Signed in, with an open checkout for Profissional that nobody has paid. */
  attacker: Person & { sessionId: string };
  /** Has paid for Premium. */
  victim: Person & { sessionId: string };
}

/** An attacker who wants a plan without paying, and a victim who has paid. */
export async function setScene(app: AttackedApp): Promise<Scene> {
  const attacker = await openCheckout(app, 'Profissional');
  const victim = await openCheckout(app, 'Premium');
  app.stripe.life.pay(victim.sessionId);
  await victim.trpc.payments.refresh.mutate();
  return { ...app, attacker, victim };
}

async function openCheckout({ baseUrl, sql }: AttackedApp, planName: string) {
  const client = await signUpClient(baseUrl);
  await client.trpc.payments.checkout.mutate({ planName });
  const [row] = await sql<{ customerId: string; sessionId: string }[]>`
    select customer_id as "customerId", checkout_session_id as "sessionId" from payment_customers
    where account_id = ${client.userId}`;
  if (!row) throw new Error('no checkout was opened');
  return { ...client, ...row };
}
