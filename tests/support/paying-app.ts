import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { type ApiClient, signUpClient } from './api-client.ts';
import { webhookUrlOf } from './stripe/webhook-path.ts';
import { type StripeContractServer, startStripeContractServer } from './stripe-contract-server.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export interface PayingApp {
  app: TestApp;
  stripe: StripeContractServer;
  close(): Promise<void>;
}

/** An app that sells plans, and a provider whose events reach it. */
export async function startPayingApp({ env = {}, ...options }: TestAppOptions = {}): Promise<PayingApp> {
  const stripe = await startStripeContractServer();
  const app = await startTestApp({ env: { ...stripe.env, ...env }, ...options });
  stripe.sendEventsTo(webhookUrlOf(app.baseUrl));
  return {
    app,
    stripe,
    close: async () => {
      await stripe.close();
      await app.close();
    },
  };
}

export type Buyer = ApiClient & { email: string; userId: string };

export interface Subscriber extends Buyer {
  customerId: string;
  subscriptionId: string;
}

/** A therapist who has paid for a plan on the checkout page, and whose payment the app knows. */
export async function signUpSubscriber(
  { app, stripe }: PayingApp,
  plan: 'Profissional' | 'Premium' | 'Enterprise' = 'Profissional',
): Promise<Subscriber> {
  const buyer = await signUpClient(app.baseUrl);
  const { url } = await buyer.trpc.payments.checkout.mutate({ planName: plan });
  const subscription = stripe.life.pay(sessionIn(url));
  await stripe.events.settled();
  return { ...buyer, customerId: String(subscription.customer), subscriptionId: subscription.id };
}

/** The checkout of a page's address. */
export function sessionIn(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

export function readStatus({ trpc }: ApiClient): Promise<SubscriptionStatusView> {
  return trpc.subscriptions.status.query();
}
