import type { CartaTextos } from '@meridia/shared/carta.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { insertReport } from '../support/shares.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpClient(app.baseUrl);
});
afterAll(() => app.close());

const report = () => insertReport(app.database.sql, client.userId, { nomeCliente: 'Helena Prado' });
const read = (id: string) => client.trpc.cartas.byId.query({ id });
const own: CartaTextos = { encontrado: 'Conversamos.', faremos: 'Oito sessões.', emCasa: 'Sopas.', retorno: 'Terça.' };
const save = (id: string, revisao: number, textos = own) => client.trpc.cartas.save.mutate({ id, revisao, textos });
const paper = (id: string, documento: string) => client.fetch(`/api/relatorios/${id}/pdf?documento=${documento}`);

describe('the letter', () => {
  it('says what the report gives until the therapist changes it, and again after she takes the change back', async () => {
    const id = await report();
    const given = await read(id);
    expect(given).toMatchObject({ nomeCliente: 'Helena Prado', revisao: 0, relatorioMudou: false });
    expect(given.textos.encontrado).toContain('Na leitura da Medicina Tradicional Chinesa');
    expect(await save(id, 0)).toEqual({ revisao: 1 });
    expect(await read(id)).toMatchObject({ textos: own, revisao: 1 });
    await client.trpc.cartas.reset.mutate({ id, revisao: 1 });
    expect(await read(id)).toEqual(given);
  });

  it('is not overwritten from a device that has not seen the last change', async () => {
    const id = await report();
    await save(id, 0);
    await expect(save(id, 0, { ...own, retorno: 'Quarta.' })).rejects.toThrow('Nada foi sobrescrito');
    await expect(client.trpc.cartas.reset.mutate({ id, revisao: 0 })).rejects.toThrow('Nada foi sobrescrito');
    expect((await read(id)).textos.retorno).toBe('Terça.');
  });

  it('saved by two devices at once ends in one of the two', async () => {
    const id = await report();
    const written = await Promise.allSettled([save(id, 0), save(id, 0, { ...own, retorno: 'Quarta.' })]);
    expect(written.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await read(id)).revisao).toBe(1);
  });

  it('tells that the report was made again after the change', async () => {
    const id = await report();
    await save(id, 0);
    await app.database.sql`update avaliacoes set ciclo = ciclo + 1 where id = ${id}`;
    expect(await read(id)).toMatchObject({ textos: own, relatorioMudou: true });
    await save(id, 1);
    expect(await read(id)).toMatchObject({ relatorioMudou: false });
  });

  it('exists only for a finished report, and is refused when a part is too long', async () => {
    const pending = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
    await expect(read(pending)).rejects.toThrow('ainda não está pronto');
    await expect(save(await report(), 0, { ...own, emCasa: 'a'.repeat(3001) })).rejects.toThrow();
  });

  it('goes with its assessment', async () => {
    const { sql } = app.database;
    const id = await report();
    await save(id, 0);
    await sql`delete from avaliacoes where id = ${id}`;
    expect(await sql`select 1 from cartas where avaliacao_id = ${id}`).toHaveLength(0);
  });
});

describe('the papers', () => {
  it('for the client are the letter on one page, as the therapist changed it, without codes of points', async () => {
    const id = await report();
    const given = await paper(id, 'cliente');
    expect(given.headers.get('content-disposition')).toMatch(/filename="carta-helena-prado-/);
    const pages = await readPdfPages(await given.arrayBuffer());
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Para Helena Prado');
    expect(pages[0]).not.toMatch(/\b(E36|SF70|VC12)\b/);
    await save(id, 0, { ...own, retorno: 'Na terça, às nove.' });
    const [changed] = await readPdfPages(await (await paper(id, 'cliente')).arrayBuffer());
    expect(changed).toContain('Na terça, às nove.');
    expect(changed).not.toContain('Na leitura da Medicina');
  });

  it('for the couch have every point with side, and boxes in at most two pages', async () => {
    const pages = await readPdfPages(await (await paper(await report(), 'tratamento')).arrayBuffer());
    expect(pages.length).toBeLessThanOrEqual(2);
    const text = pages.join(' ');
    for (const part of [
      'Folha de tratamento',
      'E36',
      'dos dois lados',
      'Sessões 1 a 10',
      'Pontos auriculares',
      'Registro',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('are refused for another person, for an unknown kind, and for a report without treatment', async () => {
    const id = await report();
    const stranger = await signUpClient(app.baseUrl);
    expect((await stranger.fetch(`/api/relatorios/${id}/pdf?documento=cliente`)).status).toBe(404);
    expect((await paper(id, 'outro')).status).toBe(400);
    await app.database.sql`
      update avaliacoes set diagnostico_json = jsonb_set(diagnostico_json::jsonb, '{tipo}', '"diagnostico"')::text where id = ${id}`;
    const refused = await paper(id, 'tratamento');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('não há folha de tratamento');
  });
});
