import type postgres from 'postgres';

/**
 * Fills a migrated database with accounts and their assessments of the last three years, more from year to year, written directly
 * into the tables: 4 of 100 ended in an error, 1 is still running. Reports are short, because the measured queries never read
 * them.
 */
export async function arrangeManyAvaliacoes(
  sql: postgres.Sql,
  { people, avaliacoes }: { people: number; avaliacoes: number },
): Promise<void> {
  await sql.begin(async (tx) => {
    // Checking foreign keys and indexes row by row would take most of the time.
    await tx`set local session_replication_role = replica`;
    await tx`set local maintenance_work_mem = '512MB'`;
    await insertPeople(tx, people);
    const indexes = await tx<{ name: string; definition: string }[]>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = 'avaliacoes'::regclass and not indisprimary`;
    for (const { name } of indexes) await tx.unsafe(`drop index ${name}`);
    await insertAvaliacoes(tx, people, avaliacoes);
    for (const { definition } of indexes) await tx.unsafe(definition);
  });
  // The state that autovacuum leaves.
  await sql`vacuum (analyze) avaliacoes`;
  await sql`vacuum (analyze) profiles`;
  await sql`vacuum (analyze) user_subscriptions`;
}

/** The id of inserted account number `n`. */
export function manyPerson(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

const person = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const firstNames = `array['Ana','Beatriz','Carlos','Débora','Eduardo','Fátima','Gustavo','Helena','Inês','João','Kátia','Luís',
  'Márcia','Nélson','Otávio','Patrícia','Renata','Sérgio','Tânia','Úrsula','Vera','Wagner','Yara','Zélia']`;
const lastNames = `array['Almeida','Barbosa','Cardoso','Duarte','Esteves','Ferreira','Gonçalves','Holanda','Itaboraí','Junqueira',
  'Klein','Lacerda','Magalhães','Nóbrega','Oliveira','Pacheco','Queirós','Ribeiro','Sampaio','Tavares','Uchôa','Vasconcelos',
  'Werneck','Xavier','Yamada','Zanetti','Prado','Moura','Freitas','Bittencourt']`;
const anyOf = (words: string, n: string) =>
  `(${words})[1 + (hashint8(${n})::bigint & 2147483647) % cardinality(${words})]`;
const name = (n: string) =>
  `${anyOf(firstNames, `${n}`)} || ' ' || ${anyOf(lastNames, `${n} + 7919`)} || ' ' || ${anyOf(lastNames, `${n} + 104729`)}`;

async function insertPeople(tx: postgres.TransactionSql, people: number): Promise<void> {
  const at = `now() - interval '3 years' * (1 - sqrt(n::float8 / ${people}))`;
  await tx.unsafe(`
    insert into accounts (id, email, password_hash, email_confirmed_at, created_at)
    select ${person('n')}, 'pessoa' || n || '@example.com', 'none', ${at}, ${at} from generate_series(1, ${people}) n`);
  await tx.unsafe(`
    insert into profiles (id, nome_completo, email, created_at)
    select ${person('n')}, ${name('n')}, 'pessoa' || n || '@example.com', ${at} from generate_series(1, ${people}) n`);
  await tx.unsafe(`
    insert into user_subscriptions (user_id, plan_id, status, current_period_start, current_period_end, settle_at, created_at)
    select ${person('n')}, (select id from subscription_plans where display_order = 1 + n % 4),
      case when n % 10 = 0 then 'expired' else 'active' end,
      now() - interval '3 days', now() + interval '27 days', now() + interval '27 days', ${at}
    from generate_series(1, ${people}) n`);
}

async function insertAvaliacoes(tx: postgres.TransactionSql, people: number, avaliacoes: number): Promise<void> {
  await tx.unsafe(`
    insert into avaliacoes (terapeuta_id, nome_cliente, idade, sexo, telefone, email, queixa_principal, sintomas,
      lingua_rachaduras, lingua_marcas_dente, imagem_lingua_url, consentimento_lgpd, consentimento_versao, status,
      diagnostico_json, relatorio_html, dados_anamnese, percent, tentativa, idempotency_key, created_at, updated_at, finished_at, seen_at)
    select ${person(`1 + (n * 7) % ${people}`)}, ${name('n')}, 18 + n % 60, 'feminino', '(11) 90000-0000', 'cliente' || n || '@example.com',
      'Cansaço e insônia há ' || n % 24 || ' meses, com dor de cabeça', '{insônia,cansaço}', false, false, '/api/fotos/none', true, 'bench',
      status, '{}', '<p>Relatório</p>', '{}', 100, 1, gen_random_uuid(), at, at,
      case when status <> 'pendente' then at + interval '40 seconds' end, case when status <> 'pendente' then at + interval '1 hour' end
    from (
      select n, now() - interval '3 years' * (1 - sqrt(n::float8 / ${avaliacoes})) as at,
        case when n % 100 < 4 then 'erro' when n % 100 = 4 then 'pendente' when n % 100 < 10 then 'concluido' else 'finalizado' end as status
      from generate_series(1, ${avaliacoes}) n) rows`);
}
