import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpClient } from '../support/api-client.ts';
import {
  type GeminiContractServer,
  retryAfterSeconds,
  startGeminiContractServer,
} from '../support/gemini-contract-server.ts';
import { readUsage } from '../support/people.ts';
import { requestReport, untilSettled } from '../support/reports.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let gemini: GeminiContractServer;
let app: TestApp;

beforeAll(async () => {
  gemini = await startGeminiContractServer();
  app = await startTestApp({ env: { GEMINI_API_KEY: 'test', GEMINI_BASE_URL: gemini.baseUrl } });
  await app.startWorker();
});
afterAll(async () => {
  await app.close();
  await gemini.close();
});

async function ask() {
  gemini.requests.length = 0;
  gemini.arrivals.length = 0;
  const client = await signUpClient(app.baseUrl);
  const id = await requestReport(client);
  const { status } = await untilSettled(app.database.sql, id);
  const { erro } = await client.trpc.avaliacoes.byId.query({ id });
  return { status, erro, used: (await readUsage(app.database.sql, client.userId)).used };
}

describe('a report whose model', () => {
  it('asks to come back later is asked again at that time, and the report is done', async () => {
    gemini.play('rate_limited_by_header', 'good');
    expect(await ask()).toEqual({ status: 'finalizado', erro: null, used: 1 });
    const [first = 0, second = 0] = gemini.arrivals;
    expect((second - first) / 1000).toBeGreaterThan(retryAfterSeconds - 1);
    expect((second - first) / 1000).toBeLessThan(retryAfterSeconds + 4);
  });

  it('gives a bad answer, fails, and gives a bad answer again is called three times', async () => {
    gemini.play('unknown_ids', 'server_error', 'unknown_ids', 'good');
    const { status, erro, used } = await ask();
    expect({ status, used, calls: gemini.requests.length }).toEqual({ status: 'erro', used: 0, calls: 3 });
    expect(erro).toContain('não passou na nossa verificação');
  });

  it('breaks off in the middle of every answer is called twice, because both were paid for', async () => {
    gemini.play('cut');
    const { status, used } = await ask();
    expect({ status, used, calls: gemini.requests.length }).toEqual({ status: 'erro', used: 0, calls: 2 });
  });
});
