import { randomUUID } from 'node:crypto';
import type { TimelineCursor } from '@meridia/shared/consulta-evolutiva.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, refusal } from '../support/api-client.ts';
import { buildConsulta } from '../support/consulta.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpSubscriber(app);
});
afterAll(() => app.close());

const overview = (avaliacaoId: string) => client.trpc.consultasEvolutivas.overview.query({ avaliacaoId });
const write = (
  avaliacaoId: string,
  change: Parameters<typeof buildConsulta>[0] = {},
  dataConsulta: string | null = null,
) =>
  client.trpc.consultasEvolutivas.create.mutate({
    avaliacaoId,
    idempotencyKey: randomUUID(),
    dataConsulta,
    conteudo: buildConsulta(change),
    fotoId: null,
  });
const insertMany = (avaliacaoId: string, many: number) => app.database.sql`
  insert into consultas_evolutivas
    (avaliacao_inicial_id, terapeuta_id, numero_consulta, observacoes, sintomas_atuais, sintomas_resolvidos, escore_dor)
  select ${avaliacaoId}, ${client.userId}, n, 'Consulta ' || n, '{}', '{}', n % 11 from generate_series(1, ${many}::int) n`;

describe('the overview above the timeline', () => {
  it('shows the client with the answers of the first assessment, before there is any follow-up', async () => {
    const avaliacaoId = await insertAvaliacao(app.database.sql, client.userId, { nomeCliente: 'João Lima' });
    expect(await overview(avaliacaoId)).toMatchObject({
      nomeCliente: 'João Lima',
      idade: 42,
      total: 0,
      proximoNumero: 1,
      pontos: [{ numeroConsulta: null, escores: { queixa: null, dor: 2, sono: null, energia: null, estresse: null } }],
      fotos: [],
      sessoes: { realizadas: null, planejadas: null },
      sessoesPropostas: null,
      ultima: null,
    });
  });

  it('begins the curves with a pain of 0 that was told, and not with the 0 of a slider that nobody moved', async () => {
    const { sql } = app.database;
    const first = async (dados: object) => {
      const avaliacaoId = await insertAvaliacao(sql, client.userId);
      await sql`update avaliacoes set dados_anamnese = ${JSON.stringify(dados)}::jsonb where id = ${avaliacaoId}`;
      return (await overview(avaliacaoId)).pontos[0]?.escores;
    };
    // A release before the question could stay open wrote no version.
    expect(await first({ intensidadeDor: 0, estresseNivel: 5 })).toMatchObject({ dor: null, estresse: null });
    expect(await first({ intensidadeDor: 5, estresseNivel: 0 })).toMatchObject({ dor: 5, estresse: 0 });
    expect(await first({ versao: 2, intensidadeDor: 0, estresseNivel: 5 })).toMatchObject({ dor: 0, estresse: 5 });
  });

  it('begins the curves without values when an imported assessment has none', async () => {
    const { sql } = app.database;
    const avaliacaoId = await insertAvaliacao(sql, client.userId);
    await sql`update avaliacoes set dados_anamnese = '{"intensidadeDor": "muita"}' where id = ${avaliacaoId}`;
    const [first] = (await overview(avaliacaoId)).pontos;
    expect(first?.escores).toEqual({ queixa: null, dor: null, sono: null, energia: null, estresse: null });
  });

  it('offers the session plan of the report', async () => {
    const { sql } = app.database;
    const avaliacaoId = await insertAvaliacao(sql, client.userId);
    const sessoes = { frequencia: '1 vez por semana', total: 10, fases: [] };
    await sql`
      update avaliacoes set diagnostico_json = ${JSON.stringify({ protocolo: { sessoes } })} where id = ${avaliacaoId}`;
    expect((await overview(avaliacaoId)).sessoesPropostas).toEqual({
      ...{ total: 10, frequencia: '1 vez por semana' },
      // This imported plan names neither points nor weeks.
      ...{ pontos: [], intervaloEmDias: null },
    });
  });

  it('orders scores by their date, and gives the sessions of the latest date', async () => {
    const createdAt = new Date('2026-03-10T12:00:00Z');
    const avaliacaoId = await insertAvaliacao(app.database.sql, client.userId, { createdAt });
    await write(avaliacaoId, { sessoesRealizadas: 1, sessoesPlanejadas: 8 }, '2026-05-01');
    await write(avaliacaoId, { sessoesRealizadas: 2, sessoesPlanejadas: null }, '2026-04-01');
    const { pontos, sessoes, ultima } = await overview(avaliacaoId);
    expect(pontos.map(({ numeroConsulta }) => numeroConsulta)).toEqual([null, 2, 1]);
    expect(sessoes).toEqual({ realizadas: 2, planejadas: 8 });
    expect(ultima).toMatchObject({ numeroConsulta: 2, sessoesPlanejadas: null });
  });
});

describe('the timeline', () => {
  it('is read newest first, those of one moment by number, page by page, each once', async () => {
    const avaliacaoId = await insertAvaliacao(app.database.sql, client.userId);
    await insertMany(avaliacaoId, 205);
    const pages: number[][] = [];
    let cursor: TimelineCursor | null = null;
    do {
      const page: { items: { numeroConsulta: number }[]; nextCursor: TimelineCursor | null } =
        await client.trpc.consultasEvolutivas.list.query({ avaliacaoId, cursor });
      pages.push(page.items.map(({ numeroConsulta }) => numeroConsulta));
      cursor = page.nextCursor;
    } while (cursor);
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 5]);
    expect(pages.flat()).toEqual(Array.from({ length: 205 }, (_, index) => 205 - index));
    expect((await overview(avaliacaoId)).total).toBe(205);
  });

  it.each([0, 101, 1.5])('refuses a page of %s rows', async (limit) => {
    const call = client.trpc.consultasEvolutivas.list.query({ avaliacaoId: randomUUID(), limit });
    expect((await refusal(call)).code).toBe('VALIDATION');
  });
});

describe('reading the follow-ups', () => {
  const logged = async (id: string) => {
    await app.deps.database.reads.flush();
    return app.database.sql`
      select actor_id, actor_role, action, owner_id from access_log where subject_id = ${id}`;
  };

  it('is logged once, even when the screen reads again within the minute', async () => {
    const { sql } = app.database;
    const avaliacaoId = await insertAvaliacao(sql, client.userId);
    await overview(avaliacaoId);
    const { id } = await write(avaliacaoId);
    await client.trpc.consultasEvolutivas.list.query({ avaliacaoId });
    await client.trpc.consultasEvolutivas.versions.query({ id });
    await overview(avaliacaoId);
    expect(await logged(avaliacaoId)).toEqual([
      { actor_id: client.userId, actor_role: 'therapist', action: 'consultas.read', owner_id: client.userId },
    ]);
  });

  it('is not logged for a person who was refused', async () => {
    const other = await signUpSubscriber(app);
    const avaliacaoId = await insertAvaliacao(app.database.sql, other.userId);
    expect((await refusal(overview(avaliacaoId))).code).toBe('AVALIACAO_NOT_FOUND');
    expect(await logged(avaliacaoId)).toEqual([]);
  });
});

describe('the queries', () => {
  it('find one assessment among many through the index on its numbers', async () => {
    const { sql } = app.database;
    const avaliacoes = await Promise.all(Array.from({ length: 40 }, () => insertAvaliacao(sql, client.userId)));
    for (const id of avaliacoes) await insertMany(id, 60);
    await sql`analyze consultas_evolutivas`;
    const [avaliacaoId = ''] = avaliacoes;
    const plan = await sql.begin(async (tx) => {
      await tx`set local role meridia_app`;
      await tx`select set_config('app.user_id', ${client.userId}, true)`;
      return tx`explain select * from consultas_evolutivas
        where avaliacao_inicial_id = ${avaliacaoId} and terapeuta_id = ${client.userId}
        order by numero_consulta desc limit 101`;
    });
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('consultas_evolutivas_numero_key');
    expect(text).not.toContain('Seq Scan');
  });
});
