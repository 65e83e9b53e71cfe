import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { cardDeclined, StripeRefusal } from './refusal.ts';

/**
 * How calls end. `lost_answer` does the work and breaks the connection before the answer; all others that fail do nothing. `slow`
 * takes a second and succeeds.
 */
export type StripeScenario =
  | 'good'
  | 'server_error'
  | 'rate_limited'
  | 'card_declined'
  | 'bad_key'
  | 'hang'
  | 'reset'
  | 'html'
  | 'slow'
  | 'lost_answer';

export interface ScenarioQueue {
  /** The scenarios of the next calls, one each; the last one is repeated. */
  play(...scenarios: [StripeScenario, ...StripeScenario[]]): void;
  /** The same for one kind of call, `POST /v1/checkout/sessions`; other calls do not change. */
  playOn(call: string, ...scenarios: [StripeScenario, ...StripeScenario[]]): void;
  next(call: string): StripeScenario;
}

export function createScenarioQueue(): ScenarioQueue {
  const queues = new Map<string, StripeScenario[]>();
  return {
    play: (...scenarios) => void queues.set('*', scenarios),
    playOn: (call, ...scenarios) => void queues.set(call, scenarios),
    next: (call) => {
      const queue = queues.get(call) ?? queues.get('*') ?? [];
      return (queue.length > 1 ? queue.shift() : queue[0]) ?? 'good';
    },
  };
}

/**
 * Every failure that happens before the call does anything.
 * @returns true when the scenario has already answered
 * @throws StripeRefusal for errors in Stripe's own form
 */
export async function playBefore(scenario: StripeScenario, response: ServerResponse): Promise<boolean> {
  switch (scenario) {
    case 'server_error':
      throw new StripeRefusal(500, 'An unknown error occurred', { type: 'api_error' });
    case 'rate_limited':
      throw new StripeRefusal(429, 'Request rate limit exceeded.', { code: 'rate_limit' });
    case 'card_declined':
      throw cardDeclined();
    case 'bad_key':
      throw new StripeRefusal(401, 'Invalid API Key provided: sk_test_********');
    case 'hang':
      return true;
    case 'reset':
      response.socket?.resetAndDestroy();
      return true;
    case 'html':
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<html><body><h1>502 Bad Gateway</h1></body></html>');
      return true;
    case 'slow':
      await setTimeout(1_000);
      return false;
    default:
      return false;
  }
}
