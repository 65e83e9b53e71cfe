import { randomUUID } from 'node:crypto';
import { migrateDatabase } from '@meridia/server/db/migrate.ts';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createEmptyDatabase } from '../support/empty-database.ts';
import { insertAvaliacao } from '../support/rows.ts';
import type { TestDatabase } from '../support/test-database.ts';

/** `when` of 0043_assinado_index, the last release but one that read in its stored JSON. */
const before = 1_795_868_049_584;

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase(inject('templateUrl'));
  await migrateDatabase(database.url, { upTo: before });
});
afterEach(() => database.drop());

it('rows of before tell what lists show, and so do rows that the release before writes beside this one', async () => {
  const { sql } = database;
  const person = randomUUID();
  await sql`insert into accounts (id, email, password_hash) values (${person}, 'ana@example.com', 'none')`;
  const foto = randomUUID();
  const cliente = randomUUID();
  const data = {
    dados: { nomeCliente: 'Rosa Pinto' },
    clienteId: cliente,
    fotos: { lingua: foto },
    respondida: { por: 'Rosa', em: '2026-11-20T14:00:00.000Z' },
  };
  const insert = async () => {
    const failed = await insertAvaliacao(sql, person);
    const report = { analise: { padroes: [{ nome: 'Deficiência de Qi do Baço' }] }, erro: 'Não respondeu.' };
    await sql`update avaliacoes set diagnostico_json = ${JSON.stringify(report)} where id = ${failed}`;
    const torn = await insertAvaliacao(sql, person);
    await sql`update avaliacoes set diagnostico_json = 'no JSON' where id = ${torn}`;
    const draft = randomUUID();
    await sql`insert into anamnese_drafts (id, terapeuta_id, data, revision) values (${draft}, ${person}, ${sql.json(data)}, 1)`;
    const [consulta] = await sql<{ id: string }[]>`
      insert into consultas_evolutivas (avaliacao_inicial_id, terapeuta_id, numero_consulta, observacoes, sintomas_atuais,
        sintomas_resolvidos, pontos)
      values (${failed}, ${person}, 1, 'Bem.', '{}', '{}', '{"pontos": [{}, {}]}') returning id`;
    return { failed, torn, draft, consulta: consulta?.id ?? '' };
  };
  const rows = [await insert()];
  await migrateDatabase(database.url);
  rows.push(await insert());
  for (const { failed, torn, draft, consulta } of rows) {
    const told =
      await sql`select com_erro, primeiro_padrao from avaliacoes where id in ${sql([failed, torn])} order by com_erro`;
    expect(told).toEqual([
      { com_erro: false, primeiro_padrao: null },
      { com_erro: true, primeiro_padrao: 'Deficiência de Qi do Baço' },
    ]);
    expect(
      await sql`select nome_cliente, cliente_id, respondida_por, respondida_em, foto_ids from anamnese_drafts where id = ${draft}`,
    ).toEqual([
      {
        nome_cliente: 'Rosa Pinto',
        cliente_id: cliente,
        respondida_por: 'Rosa',
        respondida_em: '2026-11-20T14:00:00.000Z',
        foto_ids: [foto],
      },
    ]);
    expect(await sql`select numero_pontos from consultas_evolutivas where id = ${consulta}`).toEqual([
      { numero_pontos: 2 },
    ]);
  }
});
