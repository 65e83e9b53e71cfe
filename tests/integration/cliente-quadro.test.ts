import { randomUUID } from 'node:crypto';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiClient, refusal } from '../support/api-client.ts';
import { buildConsulta, buildPonto } from '../support/consulta.ts';
import { insertAvaliacao, insertCliente } from '../support/rows.ts';
import { insertReport } from '../support/shares.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
let stranger: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpSubscriber(app);
  stranger = await signUpSubscriber(app);
});
afterAll(() => app.close());

const quadro = (id: string) => client.trpc.clientes.quadro.query({ id });
const record = (avaliacaoId: string, conteudo: Parameters<typeof buildConsulta>[0]) =>
  client.trpc.consultasEvolutivas.create.mutate({
    ...{ avaliacaoId, idempotencyKey: randomUUID(), dataConsulta: null, fotoId: null },
    conteudo: buildConsulta({ sessoesRealizadas: null, sessoesPlanejadas: null, ...conteudo }),
  });

it('a client of whom nothing is known has an empty head, and a stranger gets none', async () => {
  const id = await insertCliente(app.database.sql, client.userId);
  expect(await quadro(id)).toEqual({
    ...{ padrao: null, alertas: null, retornoEm: null, ultimosPontos: null, emTratamento: false },
    sessoes: { realizadas: null, planejadas: null },
  });
  expect((await refusal(stranger.trpc.clientes.quadro.query({ id }))).code).toBe('CLIENTE_NOT_FOUND');
});

it('tells pattern, alerts, sessions, return and points as they stand after the last consultation', async () => {
  const { sql } = app.database;
  const avaliacaoId = await insertReport(sql, client.userId, { change: (one) => ({ ...one, seguranca: [] }) });
  const id = await insertCliente(sql, client.userId, { avaliacaoIds: [avaliacaoId] });
  await sql`
    update avaliacoes set dados_anamnese = dados_anamnese || '{"gestante": "sim", "epilepsia": null, "marcapasso": "nao"}'
    where id = ${avaliacaoId}`;
  const before = await quadro(id);
  expect(before.padrao).toMatchObject({ avaliacaoId, nome: expect.any(String), assinado: false });
  expect(before.sessoes).toEqual({ realizadas: null, planejadas: expect.any(Number) });
  expect(before.emTratamento).toBe(true);
  const estados = Object.fromEntries((before.alertas?.itens ?? []).map(({ pergunta, estado }) => [pergunta, estado]));
  expect(estados).toMatchObject({ gestante: 'sim', epilepsia: 'nao_informado', marcapasso: 'nao' });

  const retornoEm = dayInSaoPaulo(new Date(Date.now() + 7 * 24 * 60 * 60 * 1000));
  await record(avaliacaoId, { pontos: [buildPonto()], retornoEm });
  expect(await quadro(id)).toMatchObject({
    ...{ retornoEm, sessoes: { realizadas: 1, planejadas: before.sessoes.planejadas } },
    ultimosPontos: { numeroConsulta: 1, pontos: [{ codigo: 'E36' }] },
  });
  // A talk without needles is no session, and the next return is the newest one.
  await record(avaliacaoId, { pontos: [] });
  expect(await quadro(id)).toMatchObject({
    ...{ retornoEm: null, sessoes: { realizadas: 1 }, ultimosPontos: { numeroConsulta: 1 } },
  });
});

it('has the alerts of the newest answers, and the pattern of the newest report', async () => {
  const { sql } = app.database;
  const older = await insertReport(sql, client.userId, { change: (one) => ({ ...one, seguranca: [] }) });
  await sql`update avaliacoes set created_at = now() - interval '20 days' where id = ${older}`;
  const newer = await insertAvaliacao(sql, client.userId, { status: 'pendente' });
  await sql`
    update avaliacoes set dados_anamnese = (select dados_anamnese || '{"cancer": "sim"}' from avaliacoes where id = ${older})
    where id = ${newer}`;
  const id = await insertCliente(sql, client.userId, { avaliacaoIds: [older, newer] });
  const { padrao, alertas } = await quadro(id);
  expect(padrao?.avaliacaoId).toBe(older);
  expect(alertas?.itens).toContainEqual({ pergunta: 'cancer', estado: 'sim', texto: null });
});
