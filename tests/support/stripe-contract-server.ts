import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventTypes as usualEvents } from '@meridia/server/integrations/stripe/present-event.ts';
import { plans } from '@meridia/shared/plans.ts';
import { createEvents, type StripeEvents } from './stripe/events.ts';
import { present } from './stripe/expand.ts';
import { type FoundRoute, findRoute } from './stripe/find-route.ts';
import { forgetCustomer } from './stripe/forget.ts';
import { decodeForm, type FormValue } from './stripe/form.ts';
import { createIdempotency, type KeptAnswer } from './stripe/idempotency.ts';
import { createLateAnswers, type LateAnswers } from './stripe/late-answers.ts';
import { createLife, type StripeLife } from './stripe/life.ts';
import { answerPage } from './stripe/pages.ts';
import { StripeRefusal } from './stripe/refusal.ts';
import { requestCheck, stripeContractSkipReason } from './stripe/request-check.ts';
import { buildPrice } from './stripe/resources.ts';
import { createScenarioQueue, playBefore, type ScenarioQueue } from './stripe/scenario.ts';
import { createState, type StripeState } from './stripe/state.ts';

export { stripeContractSkipReason };

interface StripeRequest {
  method: string;
  /** As in Stripe's description; null for an unknown path. */
  template: string | null;
  path: string;
  params: Record<string, FormValue>;
  idempotencyKey: string | null;
}

export interface StripeContractServer
  extends Pick<ScenarioQueue, 'play' | 'playOn'>,
    Pick<LateAnswers, 'delayAnswers' | 'holdNextReading'> {
  baseUrl: string;
  /** Price ids of the paid plans: R$ 34,90, R$ 69,00 and R$ 127,00 per month. */
  prices: { Profissional: string; Premium: string; Enterprise: string };
  /** Every STRIPE_* setting of an app process. */
  env: Record<string, string>;
  webhookSecret: string;
  requests: StripeRequest[];
  /** Differences between requests and the contract. */
  violations: string[];
  state: StripeState;
  life: StripeLife;
  events: StripeEvents;
  /** Sends events to this address from now on; null: only keeps them. */
  sendEventsTo(webhookUrl: string | null): void;
  /** Removes everything about a customer and all requests so far, for tests with thousands of them. */
  forget(customerId: string): void;
  close(): Promise<void>;
}

export interface StripeServerOptions {
  /** The address to which events are sent. Without it they are kept for `events.deliver`. */
  webhookUrl?: string;
  webhookSecret?: string;
  /** The kinds of events that the endpoint wants; by default those that the product handles. */
  eventTypes?: readonly string[] | 'all';
}

/**
 * Serves the part of Stripe's API that the product uses over real HTTP, keeps its state in memory, and checks each request
 * against Stripe's description. Money is in centavos, times are Unix seconds.
 */
export async function startStripeContractServer({
  webhookUrl,
  webhookSecret = 'whsec_contract_server',
  eventTypes = usualEvents,
}: StripeServerOptions = {}): Promise<StripeContractServer> {
  const state = createState();
  const life = createLife(state);
  const delivery = {
    webhookUrl: webhookUrl ?? null,
    webhookSecret,
    automatic: webhookUrl !== undefined,
    types: eventTypes,
  };
  const events = createEvents(state, delivery);
  const scenarios = createScenarioQueue();
  const lateAnswers = createLateAnswers();
  const idempotency = createIdempotency();
  const check = requestCheck();
  const requests: StripeRequest[] = [];
  const violations: string[] = [];
  const prices = addPrices(state);

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      violations.push(String(error));
      response.destroy();
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', 'http://localhost');
    const encoded = (await readBody(request)) || url.search.slice(1);
    if (!url.pathname.startsWith('/v1/')) {
      showPage(response, method, url.pathname, new URLSearchParams(encoded).get('button'));
      return;
    }
    const params = decodeForm(encoded);
    const found = findRoute(method, url.pathname);
    const template = found?.route.template ?? null;
    const key = request.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' ? key : null;
    violations.push(...check({ method, template, path: url.pathname, headers: request.headers, params }));
    requests.push({ method, template, path: url.pathname, params, idempotencyKey });

    const call = `${method} ${template ?? url.pathname}`;
    const scenario = scenarios.next(call);
    let kept: KeptAnswer;
    try {
      if (await playBefore(scenario, response)) return;
      if (!found) throw new StripeRefusal(404, `Unrecognized request URL (${method}: ${url.pathname}).`);
      kept = (idempotencyKey ? idempotency.recall(idempotencyKey, `${method} ${url.pathname}`, encoded) : null) ?? {
        status: 200,
        body: JSON.stringify(act(found, params)),
      };
      if (idempotencyKey) idempotency.keep(idempotencyKey, `${method} ${url.pathname}`, encoded, kept);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      kept = { status: error.status, body: JSON.stringify({ error: { ...error.body, message: error.message } }) };
      // A refused card is a result that Stripe repeats for the same key. A malformed request is forgotten.
      if (idempotencyKey && error.status === 402) {
        idempotency.keep(idempotencyKey, `${method} ${url.pathname}`, encoded, kept);
      }
    }
    if (scenario === 'lost_answer') {
      response.socket?.resetAndDestroy();
      return;
    }
    await lateAnswers.travel(call, params.customer);
    response.writeHead(kept.status, { 'content-type': 'application/json', 'request-id': 'req_contract' });
    response.end(kept.body);
  }

  function act({ route, pathId }: FoundRoute, { expand = [], ...params }: Record<string, FormValue>): object {
    return present(state, route.answer(state, pathId, params), Array.isArray(expand) ? expand.map(String) : []);
  }

  function showPage(response: ServerResponse, method: string, path: string, button: string | null): void {
    const page = answerPage(state, life, { method, path, button });
    if (!page) response.writeHead(404).end();
    else if ('location' in page) response.writeHead(303, { location: page.location }).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: state.baseUrl,
    prices,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_contract',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_PROFISSIONAL: prices.Profissional,
      STRIPE_PRICE_PREMIUM: prices.Premium,
      STRIPE_PRICE_ENTERPRISE: prices.Enterprise,
      STRIPE_BASE_URL: state.baseUrl,
    },
    webhookSecret,
    requests,
    violations,
    state,
    life,
    events,
    play: scenarios.play,
    playOn: scenarios.playOn,
    sendEventsTo: (to) => Object.assign(delivery, { webhookUrl: to, automatic: to !== null }),
    delayAnswers: lateAnswers.delayAnswers,
    holdNextReading: lateAnswers.holdNextReading,
    forget: (customerId) => {
      forgetCustomer(state, customerId);
      requests.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await events.settled();
    },
  };
}

function addPrices(state: StripeState): StripeContractServer['prices'] {
  const prices = { Profissional: 'price_profissional', Premium: 'price_premium', Enterprise: 'price_enterprise' };
  for (const { name, priceBrl } of plans) {
    if (name !== 'Gratuito') state.prices.set(prices[name], buildPrice(prices[name], priceBrl));
  }
  return prices;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  return body;
}
