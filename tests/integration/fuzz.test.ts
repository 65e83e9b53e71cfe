import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzz } from '../attack/fuzz.ts';
import { plainRoutes } from '../attack/plain-route-requests.ts';
import { metricsToken, worldKey } from '../authorization/identities.ts';
import { trpcRoutes } from '../authorization/plain-routes.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** The short form of `pnpm attack fuzz`. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { SECRET_KEY: worldKey, METRICS_TOKEN: metricsToken } });
});
afterAll(() => app.close());

it('answers valid inputs, invalid inputs and malformed requests without an internal error', async () => {
  const outcome = await fuzz({ baseUrl: app.baseUrl, sql: app.database.sql, inputs: 3400, seed: 20261122 });
  expect(outcome.findings).toEqual([]);
  expect(outcome.inputs).toBe(3400);
  // This would prove nothing if all inputs were refused.
  expect(outcome.untaken.length / outcome.procedures).toBeLessThan(0.45);
  expect(outcome.unsentRoutes).toEqual([]);
  expect(outcome.untakenRoutes).not.toContain('PATCH /api/fotos/envios/:id');
  expect(outcome.untakenRoutes.length / outcome.routes.length).toBeLessThan(0.6);
});

it('knows every plain route of the app', () => {
  const known = new Set([...plainRoutes, ...trpcRoutes]);
  known.delete('GET *');
  expect([...known].sort()).toEqual(app.routes);
});
