import { relatorioSchema } from '@meridia/shared/relatorio.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, signUpClient } from '../support/api-client.ts';
import { makeAdmin } from '../support/people.ts';
import { readLedger, untilSettled } from '../support/reports.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type Client = Awaited<ReturnType<typeof signUpClient>>;
let app: TestApp;
let admin: Client;
let colleague: Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signUpClient(app.baseUrl);
  colleague = await signUpClient(app.baseUrl);
  for (const { userId } of [admin, colleague]) await makeAdmin(app.database.sql, userId);
  await app.startWorker();
});
afterAll(() => app.close());

const sql = () => app.database.sql;
const create = (tipo: 'completo' | 'diagnostico') => admin.trpc.admin.relatorios.createTest.mutate({ tipo });

describe('a test report', () => {
  it.each(['completo', 'diagnostico'] as const)(
    'of type %s is made in the normal way, from its drawn photo',
    async (tipo) => {
      const { avaliacaoId, nomeCliente } = await create(tipo);
      expect(await untilSettled(sql(), avaliacaoId)).toMatchObject({ status: 'finalizado' });
      const opened = await admin.trpc.avaliacoes.byId.query({ id: avaliacaoId });
      expect(opened).toMatchObject({ nomeCliente, tipoRelatorio: tipo });
      expect(opened.fotos).toHaveLength(1);
      expect(opened.relatorioHtml).toContain(nomeCliente);
      const [row] = await sql()<{ json: string; teste: boolean }[]>`
      select diagnostico_json as json, teste from avaliacoes where id = ${avaliacaoId}`;
      expect(row?.teste).toBe(true);
      const { protocolo, fotos } = relatorioSchema.parse(JSON.parse(row?.json ?? ''));
      expect(protocolo === null).toBe(tipo === 'diagnostico');
      expect(fotos[0]?.observacoes.qualidade.veredito).toBe('boa');
    },
  );

  it('says that its client does not exist, and takes no unit', async () => {
    const before = await admin.trpc.subscriptions.status.query();
    const { avaliacaoId, nomeCliente } = await create('completo');
    expect(nomeCliente).toMatch(/fictíci[ao]/);
    expect(await admin.trpc.subscriptions.status.query()).toEqual(before);
    expect([...(await readLedger(sql(), avaliacaoId))]).toEqual([]);
  });

  it('that fails returns no unit, because it took none', async () => {
    const before = await admin.trpc.subscriptions.status.query();
    const { avaliacaoId } = await create('completo');
    await untilSettled(sql(), avaliacaoId);
    await sql()`update avaliacoes set status = 'erro', relatorio_html = null, diagnostico_json = '{"erro":"x"}' where id = ${avaliacaoId}`;
    await admin.trpc.relatorios.reprocess.mutate({ id: avaliacaoId });
    await untilSettled(sql(), avaliacaoId);
    expect(await admin.trpc.subscriptions.status.query()).toEqual(before);
    expect([...(await readLedger(sql(), avaliacaoId))]).toEqual([{ kind: 'redo', ciclo: 2 }]);
  });
});

describe('the list of test reports', () => {
  it("contains the last ten test reports only; a colleague's are listed but cannot be opened", async () => {
    const { avaliacaoId } = await colleague.trpc.admin.relatorios.createTest.mutate({ tipo: 'diagnostico' });
    const [newest] = await admin.trpc.admin.relatorios.listTests.query();
    expect(newest).toMatchObject({ id: avaliacaoId, tipoRelatorio: 'diagnostico', own: false });
    expect(await refusal(admin.trpc.avaliacoes.byId.query({ id: avaliacaoId }))).toMatchObject({
      code: 'AVALIACAO_NOT_FOUND',
    });
    const own = await Promise.all(Array.from({ length: 10 }, () => create('completo')));
    const list = await admin.trpc.admin.relatorios.listTests.query();
    expect(list.map(({ id }) => id).sort()).toEqual(own.map((created) => created.avaliacaoId).sort());
    expect(list.every((report) => report.own)).toBe(true);
  });
});
