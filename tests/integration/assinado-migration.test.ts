import { randomUUID } from 'node:crypto';
import { migrateDatabase } from '@meridia/server/db/migrate.ts';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createEmptyDatabase } from '../support/empty-database.ts';
import { insertAvaliacao } from '../support/rows.ts';
import type { TestDatabase } from '../support/test-database.ts';

/** `when` of 0041_api_key_created_mail, the last release whose assessments did not say that they are signed. */
const before = 1_795_844_080_949;

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase(inject('templateUrl'));
  await migrateDatabase(database.url, { upTo: before });
});
afterEach(() => database.drop());

it('earlier reports count as signed whose newest version is of the report as it stands, and whose review has not gone on', async () => {
  const { sql } = database;
  const person = randomUUID();
  await sql`insert into accounts (id, email, password_hash) values (${person}, 'ana@example.com', 'none')`;
  const base = '2026-11-20T14:00:00.000Z';
  const insert = async (geradoEm: string, versoes: { edicao: number; base: string }[], edicao: number) => {
    const id = await insertAvaliacao(sql, person);
    await sql`update avaliacoes set diagnostico_json = ${JSON.stringify({ origem: { geradoEm } })} where id = ${id}`;
    await sql`
      insert into relatorio_pareceres (avaliacao_id, terapeuta_id, edicao, base, parecer)
      values (${id}, ${person}, ${edicao}, ${base}, '{}')`;
    for (const [index, versao] of versoes.entries()) {
      await sql`
        insert into relatorio_versoes (avaliacao_id, terapeuta_id, numero, edicao, base, conteudo, html, hash)
        values (${id}, ${person}, ${index + 1}, ${versao.edicao}, ${versao.base}, '{}', '', '')`;
    }
    return id;
  };
  const first = { edicao: 1, base };
  const signed = await insert(base, [first], 1);
  const again = await insert(base, [first, { edicao: 2, base }], 2);
  await insert(base, [first], 2);
  await insert('2026-11-25T14:00:00.000Z', [first], 1);
  await insert(base, [], 1);
  const torn = await insert(base, [first], 1);
  await sql`update avaliacoes set diagnostico_json = 'no JSON' where id = ${torn}`;
  await migrateDatabase(database.url);
  const rows = await sql<{ id: string }[]>`select id from avaliacoes where assinado`;
  expect(rows.map(({ id }) => id).sort()).toEqual([signed, again].sort());
});
