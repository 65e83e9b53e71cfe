import { randomUUID } from 'node:crypto';
import { migrateDatabase } from '@meridia/server/db/migrate.ts';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createEmptyDatabase } from '../support/empty-database.ts';
import { insertAvaliacao, insertCliente } from '../support/rows.ts';
import type { TestDatabase } from '../support/test-database.ts';

/** `when` of 0021_convites, the last release whose follow-ups have no client of their own. */
const before = 1_795_444_497_314;

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase(inject('templateUrl'));
  await migrateDatabase(database.url, { upTo: before });
});
afterEach(() => database.drop());

it('earlier follow-ups get the client of their assessment; those of an assessment without one stay as they are', async () => {
  const { sql } = database;
  const person = randomUUID();
  await sql`insert into accounts (id, email, password_hash) values (${person}, 'ana@example.com', 'none')`;
  const [mine = '', loose = ''] = [await insertAvaliacao(sql, person), await insertAvaliacao(sql, person)];
  const cliente = await insertCliente(sql, person, { avaliacaoIds: [mine] });
  for (const id of [mine, loose]) {
    await sql`
      insert into consultas_evolutivas
        (avaliacao_inicial_id, terapeuta_id, numero_consulta, observacoes, sintomas_atuais, sintomas_resolvidos)
      values (${id}, ${person}, 1, 'Melhor.', '{}', '{}')`;
  }
  await migrateDatabase(database.url);
  const rows = await sql`
    select avaliacao_inicial_id as avaliacao, cliente_id as cliente, pontos, retorno_em as retorno from consultas_evolutivas`;
  const rest = { pontos: { pontos: [] }, retorno: null };
  expect([...rows]).toEqual(
    expect.arrayContaining([
      { avaliacao: mine, cliente, ...rest },
      { avaliacao: loose, cliente: null, ...rest },
    ]),
  );
});
