import Stripe from 'stripe';

/** Longer than the API takes for any of our requests, and short enough that a person still waits. */
const timeoutMs = 10_000;
const retries = 2;

export function openClient(apiKey: string, baseUrl: string | undefined): Stripe {
  return new Stripe(apiKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(baseUrl && addressOf(new URL(baseUrl))),
  });
}

function addressOf({ protocol, hostname, port }: URL) {
  const secure = protocol === 'https:';
  return {
    protocol: secure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (secure ? 443 : 80),
  };
}
