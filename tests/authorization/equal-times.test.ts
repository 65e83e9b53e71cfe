import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpClient } from '../support/api-client.ts';
import { callHttp } from '../support/raw-call.ts';
import { passwords } from '../support/remembered-passwords.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** The time of an answer must not reveal what its text hides (docs/PRODUCT.md 2.6): the medians differ by less than 10 %. */
const tolerance = 0.1;
/** A busy machine can disturb a round; a real difference shows in every round. */
const rounds = 4;
/** Standard deviations of a fair coin. Chance alone reaches four once in 16,000 runs; a hash that is left out reaches twelve. */
const chance = 4;
const timeoutMs = 240_000;

let app: TestApp;
beforeAll(async () => {
  passwords.remembered = false;
  app = await startTestApp();
});
afterAll(async () => {
  passwords.remembered = true;
  await app.close();
});

/** One address is used many times, like the known one: the first try of a counter inserts a row, later ones do not. */
const unknownEmail = `${randomUUID()}@example.com`;

describe('the time of an answer', { timeout: timeoutMs }, () => {
  it('is the same for a wrong password and for an unknown address', async () => {
    const { email } = await signUpClient(app.baseUrl);
    const guess = (address: string) => timeOf('accounts.login', { email: address, password: 'Senha-Errada-2026' });
    await expectEqualTimes(
      'login',
      40,
      () => guess(email),
      () => guess(unknownEmail),
    );
  });

  it('is the same whether a recovery mail is sent or not', async () => {
    const { email } = await signUpClient(app.baseUrl);
    const ask = (address: string) => timeOf('accounts.requestRecovery', { email: address });
    await expectEqualTimes(
      'recovery',
      100,
      () => ask(email),
      () => ask(unknownEmail),
    );
  });

  it('is the same whether a confirmation mail is sent again or not', async () => {
    const { email } = await signUpClient(app.baseUrl);
    const ask = (address: string) => timeOf('accounts.resendConfirmation', { email: address });
    await expectEqualTimes(
      'resend',
      100,
      () => ask(email),
      () => ask(unknownEmail),
    );
  });
});

async function timeOf(path: string, input: unknown): Promise<number> {
  const startedAt = performance.now();
  await callHttp(app.baseUrl, { path, type: 'mutation', input });
  return performance.now() - startedAt;
}

/**
 * Alternates between both cases and lets each begin every other pair, so that a slow machine affects both equally: what only the
 * machine does makes neither of the two slower in much more than half of the pairs.
 */
async function expectEqualTimes(
  name: string,
  pairs: number,
  known: () => Promise<number>,
  unknown: () => Promise<number>,
): Promise<void> {
  for (let index = 0; index < 5; index += 1) await Promise.all([known(), unknown()]);
  const ratios: number[] = [];
  let unknownSlower = 0;
  for (let round = 0; round < rounds; round += 1) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let pair = 0; pair < pairs; pair += 1) {
      const [first, second] = pair % 2 ? [unknown, known] : [known, unknown];
      const [firstMs, secondMs] = [await first(), await second()];
      const [unknownMs, knownMs] = pair % 2 ? [firstMs, secondMs] : [secondMs, firstMs];
      times.unknown.push(unknownMs);
      times.known.push(knownMs);
      if (unknownMs > knownMs) unknownSlower += 1;
    }
    const [unknownMs, knownMs] = [median(times.unknown), median(times.known)];
    const ratio = unknownMs / knownMs;
    console.log(
      `${name}: unknown ${unknownMs.toFixed(2)} ms, known ${knownMs.toFixed(2)} ms, ratio ${ratio.toFixed(3)}`,
    );
    ratios.push(ratio);
    if (Math.abs(ratio - 1) <= tolerance) return;
  }
  const all = rounds * pairs;
  const deviation = (unknownSlower - all / 2) / (Math.sqrt(all) / 2);
  const said = `ratios ${ratios.map((ratio) => ratio.toFixed(3)).join(', ')}, unknown slower in ${unknownSlower} of ${all} pairs`;
  console.log(`${name}: ${said}`);
  if (Math.abs(deviation) >= chance) expect.fail(`the times differ in every round: ${said}`);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
