import { setTimeout } from 'node:timers/promises';
import { generateRelatorio } from '@meridia/server/features/relatorios/generate-relatorio.ts';
import { relatorioSchema } from '@meridia/shared/relatorio.ts';
import { relatorioStages } from '@meridia/shared/relatorio-progress.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { confirmAccount, readUsage } from '../support/people.ts';
import { jobRun, readEvents, readLedger, requestReport, untilSettled } from '../support/reports.ts';
import { createScriptedWriter } from '../support/scripted-writer.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const writer = createScriptedWriter({
  // Like a streamed answer: many small pieces, the last of them just before the end.
  Falante: async ({ onProgress }) => {
    for (let share = 0.02; share < 1; share += 0.02) onProgress(share);
  },
  // Like a model that thinks for a while: long enough for its stage to be seen.
  Demorada: async () => {
    await setTimeout(500);
  },
});

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp({ replace: { writer } });
  await app.startWorker();
  client = await signUpClient(app.baseUrl);
  await confirmAccount(app.deps.database, client.userId);
});
afterAll(() => app.close());

describe('a report', () => {
  it('is written by the worker and shown to its therapist', async () => {
    const { sql } = app.database;
    const id = await requestReport(client, 'Maria das Dores');
    expect((await client.trpc.avaliacoes.byId.query({ id })).status).toMatch(/pendente|finalizado/);
    expect(await untilSettled(sql, id)).toEqual({ status: 'finalizado', tentativa: 1 });

    const shown = await client.trpc.avaliacoes.byId.query({ id });
    expect(shown).toMatchObject({
      id,
      nomeCliente: 'Maria das Dores',
      status: 'finalizado',
      tipoRelatorio: 'completo',
      erro: null,
      quotaReturned: false,
      finishedAt: expect.any(String),
      fotos: [{ kind: 'lingua' }],
      progress: { avaliacaoId: id, status: 'finalizado', stage: 'finalizar', percent: 100 },
    });
    expect(shown.relatorioHtml).toContain('Maria das Dores');

    const [row] = await sql`select diagnostico_json, motor, catalogo_versao from avaliacoes where id = ${id}`;
    const relatorio = relatorioSchema.parse(JSON.parse(row?.diagnostico_json));
    expect(relatorio.origem.motor).toBe('local');
    expect(row).toMatchObject({ motor: 'local', catalogo_versao: relatorio.origem.catalogoVersao });
    expect(relatorio.analise.padroes.length).toBeGreaterThan(0);
    expect(await readLedger(sql, id)).toEqual([{ kind: 'consume', ciclo: 1 }]);
  });

  it.each([
    ['Helena Prado', ['observar', 'finalizar']],
    ['Falante', ['observar', 'finalizar']],
    ['Demorada', ['observar', 'protocolar', 'finalizar']],
  ])(
    'reports its progress in order and never backwards, with every stage that lasts (%s)',
    async (nomeCliente, lasting) => {
      const { sql } = app.database;
      const id = await requestReport(client, nomeCliente);
      await untilSettled(sql, id);
      const events = await readEvents(sql, id);
      const percents = events.map(({ percent }) => percent);
      expect(percents).toEqual([...percents].sort((a, b) => a - b));
      const order = relatorioStages.map(({ stage }) => stage);
      const stages = events.map(({ stage }) => order.indexOf(stage));
      expect(stages).toEqual([...stages].sort((a, b) => a - b));
      expect(events.map(({ stage }) => stage)).toEqual(expect.arrayContaining(lasting));
      expect(events[0]).toMatchObject({ status: 'pendente', stage: 'observar', percent: 0 });
      expect(events.at(-1)).toMatchObject({ status: 'finalizado', percent: 100 });
      expect(events.slice(0, -1).every(({ status, percent }) => status === 'pendente' && percent <= 95)).toBe(true);
    },
  );

  it('does not change when its job runs a second time', async () => {
    const { sql } = app.database;
    const id = await requestReport(client);
    await untilSettled(sql, id);
    const before = await sql`select * from avaliacoes where id = ${id}`;
    await generateRelatorio(app.deps, jobRun(id, { lastTry: true }));
    expect(await sql`select * from avaliacoes where id = ${id}`).toEqual(before);
    expect((await readLedger(sql, id)).map(({ kind }) => kind)).toEqual(['consume']);
  });

  it('has the name of the clinic', async () => {
    const { sql } = app.database;
    const branded = await signUpSubscriber(app);
    await sql`insert into clinica_configs (terapeuta_id, nome_clinica) values (${branded.userId}, 'Clínica Flor de Lótus')`;
    const id = await requestReport(branded);
    await untilSettled(sql, id);
    expect((await branded.trpc.avaliacoes.byId.query({ id })).relatorioHtml).toContain('Clínica Flor de Lótus');
  });

  it('is made for all of eight requests at once, each paid for once', async () => {
    const { sql } = app.database;
    const people = await Promise.all(Array.from({ length: 2 }, () => signUpClient(app.baseUrl)));
    for (const { userId } of people) await confirmAccount(app.deps.database, userId);
    const ids = await Promise.all(people.flatMap((person) => Array.from({ length: 4 }, () => requestReport(person))));
    const settled = await Promise.all(ids.map((id) => untilSettled(sql, id)));
    expect(settled).toEqual(Array(8).fill({ status: 'finalizado', tentativa: 1 }));
    for (const { userId } of people) expect((await readUsage(sql, userId)).used).toBe(4);
  });
});
