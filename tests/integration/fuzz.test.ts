import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzz } from '../attack/fuzz.ts';
import { worldKey } from '../authorization/identities.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** The short form of `pnpm attack fuzz`. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { SECRET_KEY: worldKey } });
});
afterAll(() => app.close());

it('answers valid inputs, invalid inputs and malformed requests without an internal error', async () => {
  const outcome = await fuzz({ baseUrl: app.baseUrl, sql: app.database.sql, inputs: 3400, seed: 20261122 });
  expect(outcome.findings).toEqual([]);
  expect(outcome.inputs).toBe(3400);
  // This would prove nothing if all inputs were refused.
  expect(outcome.untaken.length / outcome.procedures).toBeLessThan(0.45);
});
