import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpClient } from '../support/api-client.ts';
import { callHttp } from '../support/raw-call.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** What nobody is told in words must not be told by the clock either (docs/PRODUCT.md 2.6): the medians differ by less than 10 %. */
const tolerance = 0.1;
/** A busy machine blurs a round; a real difference shows in every one. */
const rounds = 4;
const timeoutMs = 240_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Asked again and again, as the known one is: a counter's first try is an insertion, its next ones are not. */
const unknownEmail = `${randomUUID()}@example.com`;

describe('the time of an answer', { timeout: timeoutMs }, () => {
  it('is the same for a wrong password and for an address that nobody has', async () => {
    const { email } = await signUpClient(app.baseUrl);
    const guess = (address: string) => timeOf('accounts.login', { email: address, password: 'Senha-Errada-2026' });
    await expectEqualTimes(
      'login',
      40,
      () => guess(email),
      () => guess(unknownEmail),
    );
  });

  it('is the same for a recovery mail that goes out and for one that does not', async () => {
    const { email } = await signUpClient(app.baseUrl);
    const ask = (address: string) => timeOf('accounts.requestRecovery', { email: address });
    await expectEqualTimes(
      'recovery',
      100,
      () => ask(email),
      () => ask(unknownEmail),
    );
  });

  it('is the same for a confirmation mail that goes out again and for one that does not', async () => {
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

/** Takes turns, each first in every other one, so that whatever slows the machine meets both alike. */
async function expectEqualTimes(
  name: string,
  pairs: number,
  known: () => Promise<number>,
  unknown: () => Promise<number>,
): Promise<void> {
  for (let index = 0; index < 5; index += 1) await Promise.all([known(), unknown()]);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let pair = 0; pair < pairs; pair += 1) {
      if (pair % 2) times.unknown.push(await unknown());
      times.known.push(await known());
      if (!(pair % 2)) times.unknown.push(await unknown());
    }
    const [unknownMs, knownMs] = [median(times.unknown), median(times.known)];
    const ratio = unknownMs / knownMs;
    console.log(
      `${name}: unknown ${unknownMs.toFixed(2)} ms, known ${knownMs.toFixed(2)} ms, ratio ${ratio.toFixed(3)}`,
    );
    ratios.push(ratio);
    if (Math.abs(ratio - 1) <= tolerance) return;
  }
  expect.fail(`the times differ in every round: ${ratios.map((ratio) => ratio.toFixed(3)).join(', ')}`);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
