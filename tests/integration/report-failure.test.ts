import { asSystem } from '@meridia/server/db/tx.ts';
import { readFailedJobs } from '@meridia/server/features/jobs/queries.ts';
import { generateRelatorio } from '@meridia/server/features/relatorios/generate-relatorio.ts';
import { generateRelatorioJob } from '@meridia/server/features/relatorios/jobs.ts';
import { FinalError, RetryableError } from '@meridia/server/writer-errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { readUsage } from '../support/people.ts';
import { jobRun, readEvents, readLedger, requestReport, untilSettled } from '../support/reports.ts';
import { createScriptedWriter } from '../support/scripted-writer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const internalText =
  'Não foi possível montar o relatório por um erro nosso. Os dados da anamnese estão guardados; tente novamente.';

const writer = createScriptedWriter({
  Veneno: async () => {
    throw new Error('secret detail of a broken writer');
  },
  Passageira: async ({ earlier }) => {
    if (earlier === 0) throw new RetryableError('O serviço está ocupado.');
  },
  'Ocupada Sempre': async () => {
    throw new RetryableError('O serviço de IA está ocupado. Tente novamente em alguns minutos.');
  },
  Definitiva: async () => {
    throw new FinalError('O serviço de IA recusou este conteúdo.');
  },
  'Boa Depois Recusada': async ({ earlier }) => {
    if (earlier > 0) throw new FinalError('O serviço de IA recusou este conteúdo.');
  },
});

type Person = ApiClient & { userId: string };
let app: TestApp;
const asked: Record<string, { client: Person; id: string }> = {};

beforeAll(async () => {
  app = await startTestApp({ replace: { writer } });
  await app.startWorker();
  // All are started at once, so that their retries run at the same time.
  for (const name of ['Veneno', 'Passageira', 'Ocupada Sempre', 'Definitiva', 'Boa']) {
    const client = await signUpClient(app.baseUrl);
    asked[name] = { client, id: await requestReport(client, name) };
  }
});
afterAll(() => app.close());

async function outcomeOf(name: string) {
  const { client, id } = asked[name] ?? { client: null, id: '' };
  if (!client) throw new Error(`nobody asked for ${name}`);
  const settled = await untilSettled(app.database.sql, id);
  const { sql } = app.database;
  return {
    ...settled,
    calls: writer.callsFor(name),
    used: (await readUsage(sql, client.userId)).used,
    ledger: await readLedger(sql, id),
    shown: await client.trpc.avaliacoes.byId.query({ id }),
    events: await readEvents(sql, id),
  };
}

describe('a report whose writer', () => {
  it('always crashes ends in an error after the last try, with the unit returned once', async () => {
    const { events, shown, ...outcome } = await outcomeOf('Veneno');
    expect(outcome).toEqual({
      status: 'erro',
      tentativa: generateRelatorioJob.retry.limit + 1,
      calls: generateRelatorioJob.retry.limit + 1,
      used: 0,
      ledger: [
        { kind: 'consume', ciclo: 1 },
        { kind: 'refund', ciclo: 1 },
      ],
    });
    expect(shown).toMatchObject({ status: 'erro', erro: internalText, quotaReturned: true, relatorioHtml: null });
    expect(events.at(-1)).toMatchObject({ status: 'erro' });
    expect(events.filter(({ status }) => status === 'erro')).toHaveLength(1);
  });

  it('always crashes appears among the given-up jobs for an admin; one whose writer refuses does not', async () => {
    await outcomeOf('Veneno');
    await outcomeOf('Definitiva');
    const failed = await eventually(async () => {
      const jobs = await readFailedJobs(app.deps.database);
      return jobs.length > 0 ? jobs : null;
    }, 'the job to be given up');
    expect(failed).toMatchObject([{ name: generateRelatorioJob.name, tries: 3, retry: 'report_ended' }]);
  });

  it('crashes shows the therapist no internals', async () => {
    expect(JSON.stringify((await outcomeOf('Veneno')).shown)).not.toContain('secret detail');
  });

  it('fails temporarily is tried again and done, for the one unit that it took', async () => {
    const { events, shown, ...outcome } = await outcomeOf('Passageira');
    expect(outcome).toEqual({
      status: 'finalizado',
      tentativa: 2,
      calls: 2,
      used: 1,
      ledger: [{ kind: 'consume', ciclo: 1 }],
    });
    expect(shown).toMatchObject({ status: 'finalizado', erro: null, quotaReturned: false });
    expect(events.map(({ status }) => status)).not.toContain('erro');
  });

  it('fails temporarily every time shows the reason of the last failure', async () => {
    const { shown, status, calls, used } = await outcomeOf('Ocupada Sempre');
    expect({ status, calls, used }).toEqual({ status: 'erro', calls: 3, used: 0 });
    expect(shown.erro).toBe('O serviço de IA está ocupado. Tente novamente em alguns minutos.');
  });

  it('fails finally is not tried again', async () => {
    const { shown, status, calls, used } = await outcomeOf('Definitiva');
    expect({ status, calls, used }).toEqual({ status: 'erro', calls: 1, used: 0 });
    expect(shown).toMatchObject({ erro: 'O serviço de IA recusou este conteúdo.', quotaReturned: true });
  });

  it('works is not delayed by the others', async () => {
    expect(await outcomeOf('Boa')).toMatchObject({ status: 'finalizado', tentativa: 1, used: 1 });
  });
});

describe('a failed report', () => {
  it('stays failed, and returns no second unit, when its job runs once more', async () => {
    await outcomeOf('Definitiva');
    const { id } = asked.Definitiva ?? { id: '' };
    const before = await app.database.sql`select * from avaliacoes where id = ${id}`;
    await generateRelatorio(app.deps, jobRun(id, { lastTry: true }));
    expect(await app.database.sql`select * from avaliacoes where id = ${id}`).toEqual(before);
    expect(await outcomeOf('Definitiva')).toMatchObject({ calls: 1, used: 0 });
  });
});

describe('two jobs for one report', () => {
  it('store one report and cost one unit', async () => {
    const { sql } = app.database;
    const client = await signUpClient(app.baseUrl);
    const id = await requestReport(client, 'Dobrada');
    await asSystem(app.deps.database, (tx) => app.deps.queue.send(tx, generateRelatorioJob, { avaliacaoId: id }));
    await untilSettled(sql, id);
    await eventually(async () => {
      const live = await app.deps.queue.isLive(generateRelatorioJob, { avaliacaoId: id });
      return live ? null : true;
    }, 'both jobs to end');
    expect((await readEvents(sql, id)).filter(({ status }) => status !== 'pendente')).toHaveLength(1);
    expect((await readUsage(sql, client.userId)).used).toBe(1);
    expect(await readLedger(sql, id)).toEqual([{ kind: 'consume', ciclo: 1 }]);
  });

  it('keeps the finished report when a remake fails, and gives the reason', async () => {
    const client = await signUpClient(app.baseUrl);
    const id = await requestReport(client, 'Boa Depois Recusada');
    await untilSettled(app.database.sql, id);
    const before = await client.trpc.avaliacoes.byId.query({ id });
    await client.trpc.relatorios.reprocess.mutate({ id });
    await untilSettled(app.database.sql, id);
    const after = await client.trpc.avaliacoes.byId.query({ id });
    expect(before).toMatchObject({ status: 'finalizado', erro: null });
    expect(after).toMatchObject({ status: 'finalizado', erro: 'O serviço de IA recusou este conteúdo.' });
    expect(after.relatorioHtml).toBe(before.relatorioHtml);
    expect((await readUsage(app.database.sql, client.userId)).used).toBe(1);
  });
});
