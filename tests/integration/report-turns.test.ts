import { randomUUID } from 'node:crypto';
import { asSystem } from '@meridia/server/db/tx.ts';
import { generateRelatorioJob } from '@meridia/server/features/relatorios/jobs.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { signUpClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { insertReader } from '../support/mails.ts';
import { setPlan } from '../support/people.ts';
import { requestReport, untilSettled } from '../support/reports.ts';
import { insertAvaliacao, insertCliente } from '../support/rows.ts';
import { createScriptedWriter } from '../support/scripted-writer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

/** Each report of these clients waits in the writer until the test releases it. */
function heldReports(names: readonly string[]) {
  const begun: string[] = [];
  const gates = new Map(names.map((name) => [name, Promise.withResolvers<void>()]));
  const scripts = names.map((name) => {
    const script = async () => {
      begun.push(name);
      await gates.get(name)?.promise;
    };
    return [name, script] as const;
  });
  return {
    begun,
    writer: createScriptedWriter(Object.fromEntries(scripts)),
    letGo: (name: string) => gates.get(name)?.resolve(),
    letAllGo: () => {
      for (const gate of gates.values()) gate.resolve();
    },
  };
}

const untilBegun = (begun: readonly string[], count: number) =>
  eventually(async () => (begun.length >= count ? true : null), `${count} reports to begin`);

describe('the queue of reports', () => {
  it('serves accounts in turns, no matter who requested more, and a new account next', async () => {
    const names = ['ana 1', 'ana 2', 'ana 3', 'ana 4', 'bia 1', 'bia 2', 'caio 1'];
    const { begun, writer, letGo, letAllGo } = heldReports(names);
    app = await startTestApp({ env: { WORKER_CONCURRENCY: '1' }, replace: { writer } });
    const people = new Map<string, string>();
    const ask = async (nomeCliente: string) => {
      const person = nomeCliente.split(' ')[0] ?? '';
      const account = people.get(person) ?? (await insertReader(app.database.sql)).id;
      people.set(person, account);
      const avaliacaoId = await insertAvaliacao(app.database.sql, account, { status: 'pendente', nomeCliente });
      // Only of such a client does a writer with a provider get anything.
      const cliente = await insertCliente(app.database.sql, account, { avaliacaoIds: [avaliacaoId] });
      await app.database.sql`update clientes set ia_exterior = true, ia_exterior_em = now() where id = ${cliente}`;
      await asSystem(app.deps.database, (tx) =>
        app.deps.queue.send(tx, generateRelatorioJob, { avaliacaoId }, { account }),
      );
    };
    for (const name of names.slice(0, -1)) await ask(name);
    await app.startWorker();
    for (const [index, name] of ['ana 1', 'bia 1', 'ana 2'].entries()) {
      await untilBegun(begun, index + 1);
      if (name === 'ana 2') await ask('caio 1');
      letGo(name);
    }
    await untilBegun(begun, 4);
    letAllGo();
    await untilBegun(begun, names.length);
    expect(begun.slice(0, 3)).toEqual(['ana 1', 'bia 1', 'ana 2']);
    // Bia's second report was requested first; both go before anybody's third.
    expect(begun.slice(3)).toEqual(['bia 2', 'caio 1', 'ana 3', 'ana 4']);
  });

  it('never gives all workers of a process to one account', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `de Ana ${index}`);
    const { begun, writer, letAllGo } = heldReports(names);
    app = await startTestApp({ env: { WORKER_CONCURRENCY: '4' }, replace: { writer } });
    const ana = await signUpClient(app.baseUrl);
    const bia = await signUpClient(app.baseUrl);
    await setPlan(app.database.sql, ana.userId, 'Enterprise');
    for (const name of names) await requestReport(ana, name);
    await app.startWorker();
    await untilBegun(begun, 3);
    const id = await requestReport(bia, `de Bia ${randomUUID()}`);
    expect(await untilSettled(app.database.sql, id)).toMatchObject({ status: 'finalizado' });
    expect(begun).toHaveLength(3);
    letAllGo();
    await untilBegun(begun, names.length);
  });
});
