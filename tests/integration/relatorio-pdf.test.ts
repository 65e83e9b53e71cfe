import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sampleRelatorio } from '@meridia/server/mtc/render/sample-relatorio.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { countPixels } from '../support/pdf-pixels.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import { fotoColours, insertPhotoReport } from '../support/photo-report.ts';
import { smallPhoto } from '../support/pictures.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { insertReport, insertShare } from '../support/shares.ts';
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

const report = (options: Parameters<typeof insertReport>[2] = {}) =>
  insertReport(app.database.sql, client.userId, options);
const download = (id: string, by: ApiClient = client) => by.fetch(`/api/relatorios/${id}/pdf`);
/** The pages of a report without changes; made once. */
let sample: Promise<string[]> | undefined;
const samplePages = () => (sample ??= report().then(pagesOf));
const pagesOf = async (id: string) => readPdfPages(await (await download(id)).arrayBuffer());

describe('the PDF of a report', () => {
  it('is a small private file with a clean name', async () => {
    const response = await download(await report({ nomeCliente: 'Helena Prado de Araújo' }));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="(relatorio-helena-prado-de-araujo-\d{4}-\d{2}-\d{2}\.pdf)"; filename\*=UTF-8''\1$/,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.byteLength).toBeLessThan(150 * 1024);
  });

  it('contains everything that the screen shows, as text with its accents', async () => {
    const text = (await samplePages()).join(' ');
    for (const part of [
      'Síntese', 'Cinco elementos', 'Síndromes complexas', 'Oito princípios', 'Órgãos e vísceras (Zang-Fu)',
      'Qi, Xue, Yin, Yang e Jin Ye', 'Hipóteses diagnósticas', 'Sinais: de onde vêm e onde pesam', 'Língua, face e orelha',
      'Pontos corporais', 'Pontos auriculares', 'Terapias integrativas', 'Estilo de vida e alimentação',
      'Plano de sessões', 'Prognóstico', 'Segurança', 'Fontes', 'Redigido pelo motor local', 'não substitui o julgamento profissional',
    ]) expect(text).toContain(part); // biome-ignore format: one list
    expect(text).toContain('E36');
    expect(text).toContain(sampleRelatorio.protocolo?.pontos[0]?.pinyin);
    expect(text).toContain('CID-11 SF70');
  });

  it('names client, age, date and page on every page', async () => {
    const pages = await samplePages();
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.length).toBeLessThanOrEqual(6);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Helena Prado');
      expect(page).toContain('42 anos');
      expect(page).toContain('18 de novembro de 2026');
      expect(page).toContain(`${index + 1} de ${pages.length}`);
    }
  });

  it('has the present name of the clinic, not the name from when the report was written', async () => {
    const id = await report({
      change: (relatorio) => ({ ...relatorio, clinica: { nome: 'Nome Antigo', logoUrl: null } }),
    });
    await app.database.sql`
      insert into clinica_configs (terapeuta_id, nome_clinica) values (${client.userId}, 'Clínica Jade 針灸')
      on conflict (terapeuta_id) do update set nome_clinica = excluded.nome_clinica`;
    const text = (await pagesOf(id)).join(' ');
    expect(text).toContain('Clínica Jade 針灸');
    expect(text).not.toContain('Nome Antigo');
    await app.database.sql`update clinica_configs set nome_clinica = 'Jade 电脑' where terapeuta_id = ${client.userId}`;
    // Letters that no embedded font has are left out, without empty boxes.
    expect((await pagesOf(id)).join(' ')).not.toMatch(/电|脑|\ufffd|\0/);
  });

  it('shows its photos to their owner in small size, but not in the file to share, and not through a link', async () => {
    const { sql } = app.database;
    const { id, fotoIds, keys } = await insertPhotoReport(sql, app.deps.storage, client.userId);
    const file = async (response: Promise<Response>) => (await response).arrayBuffer();
    const pixelsOf = async (bytes: ArrayBuffer) => countPixels(bytes, fotoColours);
    const readFotos = async () => {
      await app.deps.database.reads.flush();
      const rows =
        await sql`select subject_id as id from access_log where action = 'foto.read' and owner_id = ${client.userId}`;
      return rows.map((row) => row.id).sort();
    };
    const none = { lingua: 0, face: 0, orelha: 0, pictures: 0 };

    expect(await pixelsOf(await file(client.fetch(`/api/relatorios/${id}/pdf?fotos=nao`)))).toEqual(none);
    const { token } = await insertShare(sql, client.userId, id);
    expect(await pixelsOf(await file(fetch(`${app.baseUrl}/r/${token}/pdf`)))).toEqual(none);
    expect(await pixelsOf(await file(fetch(`${app.baseUrl}/r/${token}/pdf?fotos=sim`)))).toEqual(none);
    expect(await readFotos()).toEqual([]);

    const own = await file(download(id));
    expect(own.byteLength).toBeLessThan(600_000);
    const shown = await pixelsOf(own);
    expect(shown.pictures).toBe(3);
    expect(Math.min(shown.lingua, shown.face, shown.orelha)).toBeGreaterThan(10_000);
    expect(await readFotos()).toEqual([...fotoIds].sort());
    expect((await client.fetch(`/api/relatorios/${id}/pdf?fotos=talvez`)).status).toBe(400);

    // A photo that was removed later is no reason to refuse the report.
    await Promise.all(keys.map((key) => app.deps.storage.remove(key)));
    expect(await pixelsOf(await file(download(id)))).toEqual(none);
  });

  it("contains the clinic's uploaded logo, and never fetches one from an address", async () => {
    const key = `${client.userId}/logo-1.png`;
    await app.deps.storage.put(key, await smallPhoto('png'));
    const id = await report();
    const { sql } = app.database;
    const brand = (logoUrl: string | null, logoKey: string | null) => sql`
      insert into clinica_configs (terapeuta_id, nome_clinica, logo_url, logo_key) values (${client.userId}, 'Jade', ${logoUrl}, ${logoKey})
      on conflict (terapeuta_id) do update set logo_url = excluded.logo_url, logo_key = excluded.logo_key`;
    const sizeOf = async () => (await (await download(id)).arrayBuffer()).byteLength;
    await brand(null, null);
    const plain = await sizeOf();
    await brand(null, key);
    expect(await sizeOf()).toBeGreaterThan(plain + 200);
    await brand('https://127.0.0.1:1/logo.png', null);
    expect(Math.abs((await sizeOf()) - plain)).toBeLessThan(20);
  });

  it('leaves treatments out of a diagnosis report', async () => {
    const text = (await pagesOf(await report({ change: (relatorio) => ({ ...relatorio, tipo: 'diagnostico' }) }))).join(
      ' ',
    );
    expect(text).toContain('sem proposta de tratamento');
    expect(text).not.toContain('Pontos corporais');
  });

  it('accepts long words, long texts and any name without losing a page', async () => {
    const longo = `${'umidade acumulada '.repeat(160)}FIM`.slice(-2500);
    const id = await report({
      nomeCliente: `李小龙 ${'Maria-das-Graças '.repeat(6)}`.trim(),
      change: (relatorio) => ({
        ...relatorio,
        textos: {
          ...relatorio.textos,
          elementos: longo,
          sindromes: longo,
          zangFu: longo,
          substancias: longo,
          lingua: longo,
        },
      }),
    });
    const text = (await pagesOf(id)).join(' ');
    expect(text.match(/FIM/g)).toHaveLength(5);
    expect(text).toContain('Maria-das-Graças');
  });

  it('is set while other requests continue, which wait for less than 50 ms', async () => {
    const id = await report();
    await download(id);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const answers = await Promise.all(Array.from({ length: 4 }, () => download(id)));
    delay.disable();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    console.log(`event loop while setting 4 PDFs: p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms`);
    expect(delay.percentile(99) / 1e6).toBeLessThan(50);
  });
});

describe('the owner of a report', () => {
  it('is the only one who gets the file; for anybody else it is the same as an unknown id', async () => {
    const foreign = await download(await report(), stranger);
    const unknown = await download(randomUUID(), stranger);
    expect(foreign.status).toBe(404);
    expect(await foreign.json()).toEqual(await unknown.json());
    expect((await download('nada')).status).toBe(404);
    expect((await fetch(`${app.baseUrl}/api/relatorios/${await report()}/pdf`)).status).toBe(401);
  });

  it('is logged as the reader of the file', async () => {
    const id = await report();
    await download(id);
    await download(id, stranger);
    await app.deps.database.reads.flush();
    const log = await app.database.sql`
      select actor_id, actor_role, action, owner_id from access_log where subject_id = ${id} and action = 'relatorio.pdf'`;
    expect([...log]).toEqual([
      { actor_id: client.userId, actor_role: 'therapist', action: 'relatorio.pdf', owner_id: client.userId },
    ]);
  });

  it.each(['pendente', 'erro', 'concluido'] as const)(
    'a report that is %s has no file (an imported one is HTML only), and says so',
    async (status) => {
      const response = await download(await insertAvaliacao(app.database.sql, client.userId, { status }));
      expect(response.status).toBe(409);
      expect(errorBodySchema.parse(await response.json()).code).toBe('REPORT_NOT_READY');
    },
  );
});
