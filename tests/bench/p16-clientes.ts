import type { PageCursor } from '@meridia/shared/pagination.ts';
import type postgres from 'postgres';
import { createTherapist, type Therapist } from '../faults/therapist.ts';
import { createWorld } from '../faults/world.ts';
import { startAppProcess } from '../support/app-process.ts';
import { timeEach } from '../support/time-each.ts';
import { median, ms } from './figures.ts';

const many = 100_000;
const few = 1_000;
const rounds = 5;
const callsPerRound = 40;
/** Pages cost the same for both; a search reads what it finds. */
const most = { page: 1.2, searchMs: 100 };

/**
 * P16: what a therapist with 100,000 clients waits for, each client with one assessment, against a therapist with a thousand: the list
 * of clients, its middle, the start screen, the history, a search and the likely matches of a new intake.
 */
export async function measureClientes(): Promise<{ passed: boolean; figures: string }> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const app = await startAppProcess({ ...world.env, ROLE: 'web' });
  try {
    const [small, big] = [await createTherapist(app.baseUrl, world.sql), await createTherapist(app.baseUrl, world.sql)];
    await insertClientes(world.sql, small.userId, few);
    await insertClientes(world.sql, big.userId, many);
    const amid = new Map<Therapist, PageCursor>();
    for (const [person, count] of [
      [small, few],
      [big, many],
    ] as const)
      amid.set(person, await cursorAmid(world.sql, person.userId, count));
    const pages: Record<string, (person: Therapist) => Promise<unknown>> = {
      list: ({ client }) => client.trpc.clientes.list.query({}),
      amid: (person) => person.client.trpc.clientes.list.query({ cursor: amid.get(person) }),
      start: ({ client }) => client.trpc.clientes.inicio.query(),
      history: ({ client }) => client.trpc.avaliacoes.list.query({}),
    };
    const searches: Record<string, (person: Therapist) => Promise<unknown>> = {
      search: ({ client }) => client.trpc.clientes.list.query({ search: 'cliente 777 souza' }),
      'search without a hit': ({ client }) => client.trpc.clientes.list.query({ search: 'zzzz' }),
      likely: ({ client }) =>
        client.trpc.clientes.likely.query({
          nome: 'Cliente 777 de Souza',
          idade: 40,
          telefone: '(11) 90000-0777',
          email: '',
        }),
    };
    const told: string[] = [];
    let passed = true;
    for (const [name, ask] of Object.entries(pages)) {
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const before = await timeEach(callsPerRound, () => ask(small));
        ratios.push((await timeEach(callsPerRound, () => ask(big))).p50 / before.p50);
      }
      passed &&= median(ratios) <= most.page;
      told.push(`${name} ${median(ratios).toFixed(2)}x`);
    }
    for (const [name, ask] of Object.entries(searches)) {
      await ask(big);
      const { p50 } = await timeEach(callsPerRound, () => ask(big));
      passed &&= p50 <= most.searchMs;
      told.push(`${name} ${ms(p50)}`);
    }
    return {
      passed,
      figures: `100,000 clients against 1,000: ${told.join(', ')}; bars ${most.page}x and ${most.searchMs} ms`,
    };
  } finally {
    await app.stop();
    await world.close();
  }
}

/** Clients with one finished assessment each, spread over the last four months, written directly into the tables. */
async function insertClientes(sql: postgres.Sql, terapeutaId: string, count: number): Promise<void> {
  await sql.begin(async (tx) => {
    // Checking foreign keys row by row would take most of the time.
    await tx`set local session_replication_role = replica`;
    await tx`
      with made as (
        insert into clientes (terapeuta_id, nome, idade, idade_em, telefone, ultimo_padrao, atividade_em, created_at)
        select ${terapeutaId}, 'Cliente ' || n || ' de Souza', 18 + n % 60, now(), '(11) 90000-' || lpad((n % 10000)::text, 4, '0'),
          'Deficiência do Qi do Baço', at, at
        from generate_series(1, ${count}::int) n, lateral (select now() - n * interval '120 days' / ${count}::int as at) spread
        returning *)
      insert into avaliacoes (terapeuta_id, cliente_id, nome_cliente, idade, sexo, telefone, email, queixa_principal, sintomas,
        lingua_rachaduras, lingua_marcas_dente, imagem_lingua_url, consentimento_lgpd, consentimento_versao, status,
        diagnostico_json, relatorio_html, dados_anamnese, percent, idempotency_key, created_at, finished_at, seen_at)
      select terapeuta_id, id, nome, idade, 'feminino', telefone, '', 'Cansaço e insônia', array['insônia'], false, false,
        '/api/fotos/none', true, 'bench', 'finalizado', '{}', '<p>Relatório</p>', '{}', 100, gen_random_uuid(), created_at, now(), now()
      from made`;
  });
  // The state that autovacuum leaves.
  await sql`vacuum (analyze) clientes`;
  await sql`vacuum (analyze) avaliacoes`;
}

/** The cursor of a person who has scrolled past half of the clients. */
async function cursorAmid(sql: postgres.Sql, terapeutaId: string, count: number): Promise<PageCursor> {
  const [last] = await sql<{ id: string; atividade_em: Date }[]>`
    select id, atividade_em from clientes where terapeuta_id = ${terapeutaId}
    order by atividade_em desc, id desc offset ${count / 2 - 1} limit 1`;
  if (!last) throw new Error('no such page');
  return { id: last.id, createdAt: last.atividade_em.toISOString() };
}
