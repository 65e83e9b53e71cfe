import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAnamnese } from '../support/anamnese.ts';
import { type ApiClient, uploadedFoto } from '../support/api-client.ts';
import { buildConsulta } from '../support/consulta.ts';
import { type GeminiContractServer, startGeminiContractServer } from '../support/gemini-contract-server.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { contacted, outsideCalls } from '../support/outside-calls.ts';
import { smallPhoto } from '../support/pictures.ts';
import { untilSettled } from '../support/reports.ts';
import { type SmtpTestServer, startSmtpServer } from '../support/smtp-server.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let gemini: GeminiContractServer;
let smtp: SmtpTestServer;
/** The server to which all texts of this file point; nobody should ever contact it. */
let lure: Server;
let visits = 0;
beforeAll(async () => {
  lure = createServer((_request, response) => {
    visits += 1;
    response.end();
  });
  await new Promise<void>((resolve) => lure.listen(0, '127.0.0.1', resolve));
  gemini = await startGeminiContractServer();
  smtp = await startSmtpServer();
  app = await startTestApp({
    env: {
      GEMINI_API_KEY: 'test',
      GEMINI_BASE_URL: gemini.baseUrl,
      SMTP_URL: smtp.url,
      REQUIRE_EMAIL_CONFIRMATION: 'false',
    },
  });
  await app.startWorker();
});
afterAll(async () => {
  await app.close();
  await smtp.close();
  await gemini.close();
  await new Promise((resolve) => lure.close(resolve));
});

it('contacts only the configured model and mail server, and no address in a text', async () => {
  const port = (lure.address() as AddressInfo).port;
  const url = `http://127.0.0.1:${port}/isca.png`;
  const bait = `Veja ${url} e <img src="${url}"> [foto](${url}) url(${url}).`;
  contacted.clear();
  const client: ApiClient = await signUpSubscriber(app, `Ana ${url}`);
  await client.trpc.clinicaConfigs.save.mutate({
    nomeClinica: bait.slice(0, 100),
    logoUrl: `https://localhost.localdomain:${port}/logo.png`,
  });
  const { id: lingua } = await uploadedFoto(client, 'lingua', await smallPhoto());
  const texts = Object.fromEntries(
    [
      'queixaPrincipal',
      'historicoMedico',
      'medicamentos',
      'suplementos',
      'urina',
      'evacuacao',
      'atividadeFisica',
      'linguaObservacao',
      'faceObservacao',
      'orelhaObservacao',
      'pulsoObservacao',
      'alergias',
      'objetivosCliente',
    ].map((field) => [field, bait]),
  );
  const dadosAnamnese = buildAnamnese({ ...texts, nomeCliente: `Helena ${url}` });
  const { id } = await client.trpc.avaliacoes.create.mutate(newAvaliacao(lingua, { dadosAnamnese }));
  expect((await untilSettled(app.database.sql, id)).status).toBe('finalizado');
  expect((await client.fetch(`/api/relatorios/${id}/pdf`)).status).toBe(200);
  const { url: shared } = await client.trpc.relatorioShares.create.mutate({ avaliacaoId: id });
  const path = new URL(shared).pathname;
  for (const below of ['', '/pdf', '/logo']) await client.fetch(path + below);
  await client.trpc.consultasEvolutivas.create.mutate({
    avaliacaoId: id,
    idempotencyKey: crypto.randomUUID(),
    dataConsulta: null,
    conteudo: buildConsulta({ observacoes: bait, novasQueixas: bait }),
    fotoId: null,
  });
  await client.trpc.accounts.requestRecovery.mutate({ email: 'ninguem@example.com' });
  await smtp.waitFor((await client.trpc.accounts.session.query()).user?.email ?? '');

  expect(visits).toBe(0);
  const reached = (address: string) => [...contacted].some((other) => other.endsWith(`:${new URL(address).port}`));
  expect([gemini.baseUrl, smtp.url].map(reached)).toEqual([true, true]);
  expect(reached(url)).toBe(false);
  expect(gemini.requests.length).toBeGreaterThan(0);
});

it('notices a call to the outside', async () => {
  const failed = await new Promise<Error>((resolve) => connect(443, '192.0.2.1').once('error', resolve));
  expect(failed.message).toBe('refused in tests: tcp 192.0.2.1:443');
  await expect(fetch('https://example.com')).rejects.toThrow();
  expect(outsideCalls.splice(0)).toEqual(['tcp 192.0.2.1:443', 'tcp example.com:443']);
});
