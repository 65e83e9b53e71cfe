import { randomUUID } from 'node:crypto';
import type { ClienteDados } from '@meridia/shared/cliente.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAnamnese } from '../support/anamnese.ts';
import { type ApiClient, refusal, signUpClient, uploadedFoto } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { smallPhoto } from '../support/pictures.ts';
import { insertAvaliacao, insertCliente, insertConsulta } from '../support/rows.ts';
import { insertReport } from '../support/shares.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
let stranger: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  await app.startWorker();
  stranger = await signUpClient(app.baseUrl);
});
afterAll(() => app.close());

/** Each test works for a therapist of its own, so that its lists hold its own clients only. */
const begin = async () => {
  client = await signUpClient(app.baseUrl);
};
const dados = (more: Partial<ClienteDados> = {}): ClienteDados => ({
  nome: 'Helena Prado',
  nascimento: null,
  idade: 42,
  sexo: 'feminino',
  telefone: '(11) 98888-7777',
  email: 'helena@example.com',
  ...more,
});
const byId = (id: string) => client.trpc.clientes.byId.query({ id });
const list = async (search?: string) => (await client.trpc.clientes.list.query({ search })).items;
const avaliacoesOf = async (id: string) => (await byId(id)).avaliacoes.map((one) => one.id).sort();
const create = async (clienteId: string | null, idempotencyKey = randomUUID(), by = client) => {
  const { id } = await uploadedFoto(by, 'lingua', await smallPhoto());
  return by.trpc.avaliacoes.create.mutate({
    idempotencyKey,
    clienteId,
    dadosAnamnese: buildAnamnese({ nomeCliente: 'Helena Prado' }),
    fotos: { lingua: id },
    consentimentoLgpd: true,
  });
};
const clienteOf = async (avaliacaoId: string) => {
  const [row] = await app.database.sql<{ id: string | null }[]>`
    select cliente_id as id from avaliacoes where id = ${avaliacaoId}`;
  return row?.id ?? null;
};

describe('an intake and its client', () => {
  it('makes a client of a new person, with the data of the intake and the first pattern of the report', async () => {
    await begin();
    const { id } = await create(null);
    const clienteId = (await clienteOf(id)) ?? '';
    const { nomeCliente, idade, sexo, telefone, email } = buildAnamnese({ nomeCliente: 'Helena Prado' });
    expect(await byId(clienteId)).toMatchObject({
      dados: { nome: nomeCliente, idade, sexo, telefone, email, nascimento: null },
      avaliacoes: [{ id, consultas: 0 }],
    });
    const padrao = await eventually(async () => (await list())[0]?.ultimoPadrao ?? null, 'the pattern on the card');
    expect((await byId(clienteId)).avaliacoes[0]?.padrao).toBe(padrao);
  });

  it('stays with the client that was chosen, and makes no second one', async () => {
    await begin();
    const { id: clienteId } = await client.trpc.clientes.create.mutate(dados());
    const { id } = await create(clienteId);
    expect(await avaliacoesOf(clienteId)).toEqual([id]);
    expect(await list()).toHaveLength(1);
  });

  it('gives its birth date to the record, which keeps what it said before, and never replaces a date', async () => {
    await begin();
    const send = async (clienteId: string | null, nascimento: string) => {
      const { id } = await uploadedFoto(client, 'lingua', await smallPhoto());
      const made = await client.trpc.avaliacoes.create.mutate(newAvaliacao(id, { clienteId, nascimento }));
      return (await clienteOf(made.id)) ?? '';
    };
    const unknown = await send(null, '1984-02-29');
    expect((await byId(unknown)).dados.nascimento).toBe('1984-02-29');

    const { id: known } = await client.trpc.clientes.create.mutate(dados());
    await send(known, '1984-02-29');
    expect(await byId(known)).toMatchObject({ dados: dados({ nascimento: '1984-02-29' }) });
    expect(await client.trpc.clientes.versions.query({ id: known })).toMatchObject([{ dados: dados() }]);
    await send(known, '1990-01-01');
    expect((await byId(known)).dados.nascimento).toBe('1984-02-29');
  });

  it('gives a record what it does not say yet, and replaces nothing that it says', async () => {
    await begin();
    const told = buildAnamnese();
    const empty = { nascimento: null, idade: null, sexo: null, telefone: '', email: '' };
    const { id: bare } = await client.trpc.clientes.create.mutate({ nome: 'Helena Prado', ...empty });
    await create(bare);
    expect(await byId(bare)).toMatchObject({
      idade: told.idade,
      dados: { idade: told.idade, sexo: told.sexo, telefone: told.telefone, email: told.email, nascimento: null },
    });
    expect(await client.trpc.clientes.versions.query({ id: bare })).toMatchObject([{ dados: empty }]);

    const own = {
      nome: 'Rosa Lima',
      idade: 70,
      sexo: 'outro' as const,
      telefone: '(21) 97777-6666',
      email: 'rosa@example.com',
    };
    const { id: full } = await client.trpc.clientes.create.mutate({ ...own, nascimento: null });
    await create(full);
    expect((await byId(full)).dados).toEqual({ ...own, nascimento: null });
  });

  it('writes one client for a form that is sent twice at once', async () => {
    await begin();
    const key = randomUUID();
    const made = await Promise.all([create(null, key), create(null, key)]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await list()).toMatchObject([{ avaliacoes: 1 }]);
  });

  it("is refused for another therapist's client, and nothing is written", async () => {
    await begin();
    const { id } = await client.trpc.clientes.create.mutate(dados());
    const usedBefore = (await stranger.trpc.subscriptions.status.query()).diagnosesUsed;
    expect(await refusal(create(id, randomUUID(), stranger))).toMatchObject({ code: 'CLIENTE_NOT_FOUND' });
    expect((await stranger.trpc.subscriptions.status.query()).diagnosesUsed).toBe(usedBefore);
    expect((await byId(id)).avaliacoes).toEqual([]);
  });

  it('goes to the kept client when the chosen one was merged meanwhile', async () => {
    await begin();
    const { id: kept } = await client.trpc.clientes.create.mutate(dados());
    const { id: gone } = await client.trpc.clientes.create.mutate(dados({ email: 'outra@example.com' }));
    await client.trpc.clientes.merge.mutate({ id: kept, outroId: gone });
    const { id } = await create(gone);
    expect(await avaliacoesOf(kept)).toEqual([id]);
  });
});

describe('the data of a client', () => {
  it('keeps what was there before, and refuses to overwrite a change from elsewhere', async () => {
    await begin();
    const { id } = await client.trpc.clientes.create.mutate(dados());
    const { updatedAt } = await byId(id);
    const married = dados({ nome: 'Helena Prado Lima', nascimento: '1984-02-29', idade: null });
    await client.trpc.clientes.edit.mutate({ id, updatedAt, dados: married });
    expect((await byId(id)).dados).toEqual(married);
    expect(await client.trpc.clientes.versions.query({ id })).toMatchObject([{ dados: dados() }]);
    const late = client.trpc.clientes.edit.mutate({ id, updatedAt, dados: dados({ telefone: '' }) });
    expect(await refusal(late)).toMatchObject({ code: 'CLIENTE_CONFLICT' });
    // The same change once more, after its answer was lost.
    await client.trpc.clientes.edit.mutate({ id, updatedAt, dados: married });
    expect(await client.trpc.clientes.versions.query({ id })).toHaveLength(1);
  });

  it('makes one client of a call that is repeated, and keeps the date of an answer that is repeated', async () => {
    await begin();
    const made = await Promise.all([1, 2, 3].map(() => client.trpc.clientes.create.mutate(dados())));
    const [{ id } = { id: '' }] = made;
    expect(made).toEqual([{ id }, { id }, { id }]);
    expect((await client.trpc.clientes.create.mutate(dados({ telefone: '' }))).id).not.toBe(id);
    await client.trpc.clientes.setIaExterior.mutate({ id, permitido: false });
    const { iaExteriorEm } = await byId(id);
    await client.trpc.clientes.setIaExterior.mutate({ id, permitido: false });
    expect((await byId(id)).iaExteriorEm).toBe(iaExteriorEm);
  });

  it('keeps the date of an answer that a new intake repeats, and takes that of another one', async () => {
    await begin();
    const { id } = await client.trpc.clientes.create.mutate(dados());
    const answer = async (iaExterior: boolean) => {
      const foto = await uploadedFoto(client, 'lingua', await smallPhoto());
      await client.trpc.avaliacoes.create.mutate(newAvaliacao(foto.id, { clienteId: id, iaExterior }));
      return (await byId(id)).iaExteriorEm;
    };
    const first = await answer(true);
    expect(first).not.toBeNull();
    expect(await answer(true)).toBe(first);
    expect(await answer(false)).not.toBe(first);
  });

  it('says today’s age: from the birth date, or from the age that was told', async () => {
    await begin();
    const { id } = await client.trpc.clientes.create.mutate(dados({ nascimento: '1984-02-29', idade: null }));
    await app.database.sql`
      insert into clientes (terapeuta_id, nome, idade, idade_em)
      values (${client.userId}, 'Ana Told', 40, now() - interval '3 years 1 day')`;
    const [told] = await list('told');
    expect(told?.idade).toBe(43);
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
    expect((await byId(id)).idade).toBe(Number(today.slice(0, 4)) - 1984 - (today.slice(5) < '02-29' ? 1 : 0));
  });

  it('refuses what no calendar and no telephone knows', async () => {
    await begin();
    for (const wrong of [{ nascimento: '2023-02-30' }, { telefone: '12' }, { email: 'helena' }, { nome: ' \u200b' }]) {
      expect(await refusal(client.trpc.clientes.create.mutate(dados(wrong)))).toMatchObject({ code: 'VALIDATION' });
    }
  });
});

describe('the next intake of a client', () => {
  it('starts with her data of today and offers the answers of her last assessment', async () => {
    await begin();
    const { id } = await client.trpc.clientes.create.mutate(dados({ nascimento: '1984-02-29', idade: null }));
    const idade = (await byId(id)).idade;
    expect(await client.trpc.clientes.lastIntake.query({ id })).toEqual({
      dados: dados({ nascimento: '1984-02-29', idade: null }),
      idade,
      iaExterior: null,
      ultima: null,
    });
    const { sql } = app.database;
    const older = await insertAvaliacao(sql, client.userId, { createdAt: new Date('2026-01-10') });
    const newer = await insertAvaliacao(sql, client.userId, { createdAt: new Date('2026-05-10') });
    await sql`update avaliacoes set cliente_id = ${id} where id in ${sql([older, newer])}`;
    expect((await client.trpc.clientes.lastIntake.query({ id })).ultima).toMatchObject({
      avaliacaoId: newer,
      createdAt: '2026-05-10T00:00:00.000Z',
      dadosAnamnese: buildAnamnese(),
    });
  });
});

describe('the list', () => {
  it('finds clients by name without accents, by digits of the phone number and by the last pattern', async () => {
    await begin();
    const { id } = await client.trpc.clientes.create.mutate(dados({ nome: 'Conceição Antúnes' }));
    await client.trpc.clientes.create.mutate(dados({ nome: 'Ana Braga', telefone: '(21) 3333-4444' }));
    await app.database.sql`update clientes set ultimo_padrao = 'Deficiência do Qi do Baço' where id = ${id}`;
    for (const search of ['antunes conceicao', '988887777', '98888-7777', '+55 (11) 98888-7777', 'qi do baço']) {
      expect((await list(search)).map((one) => one.id)).toEqual([id]);
    }
    expect(await list('ninguém')).toEqual([]);
    expect(await list('%')).toEqual([]);
  });

  it('finds a client by a part of the address, which a name does not search', async () => {
    await begin();
    const email = 'Conceicao.Antunes@anapolis.example';
    const { id } = await client.trpc.clientes.create.mutate(dados({ nome: 'Conceição', email }));
    await client.trpc.clientes.create.mutate(dados({ nome: 'Braga', email: 'ana_b@outra.example' }));
    for (const search of ['conceicao.antunes@anapolis.example', 'conceicao.antunes', '@anapolis', 'ANTUNES@']) {
      expect((await list(search)).map((one) => one.id)).toEqual([id]);
    }
    expect(await list('ana')).toEqual([]);
    expect(await list('ana%b@')).toEqual([]);
  });

  it('goes through all clients page by page, each once', async () => {
    await begin();
    await app.database.sql`
      insert into clientes (terapeuta_id, nome, atividade_em)
      select ${client.userId}, 'Cliente ' || n, '2026-01-01'::timestamptz + (n / 3) * interval '1 day'
      from generate_series(1, 45) as n`;
    const seen: string[] = [];
    let cursor: { createdAt: string; id: string } | null = null;
    do {
      const page: Awaited<ReturnType<typeof client.trpc.clientes.list.query>> = await client.trpc.clientes.list.query({
        cursor,
      });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
  });
});

describe('a likely match', () => {
  const likely = (input: Partial<{ nome: string; idade: number | null; telefone: string; email: string }>) =>
    client.trpc.clientes.likely.query({ nome: '', idade: null, telefone: '', email: '', ...input });

  it('says in what a known client agrees, the one who agrees in most first', async () => {
    await begin();
    const { id: same } = await client.trpc.clientes.create.mutate(dados());
    const { id: mother } = await client.trpc.clientes.create.mutate(
      dados({ nome: 'Rosa Prado', idade: 70, email: '' }),
    );
    const found = await likely({ nome: 'HELENA  prado', idade: 42, telefone: '11988887777' });
    expect(found.map(({ id, iguais }) => [id, iguais])).toEqual([
      [same, ['nome', 'telefone']],
      [mother, ['telefone']],
    ]);
    expect((await likely({ email: 'Helena@Example.com ' })).map(({ id }) => id)).toEqual([same]);
  });

  it('is nobody for a first name alone, for a namesake of another age, and for merged clients', async () => {
    await begin();
    const { id: kept } = await client.trpc.clientes.create.mutate(dados());
    const { id: gone } = await client.trpc.clientes.create.mutate(dados({ email: 'outra@example.com' }));
    expect(await likely({ nome: 'Helena' })).toEqual([]);
    expect(await likely({ nome: 'Helena Prado', idade: 71 })).toEqual([]);
    await client.trpc.clientes.merge.mutate({ id: kept, outroId: gone });
    expect((await likely({ nome: 'Helena Prado', idade: 42 })).map(({ id }) => id)).toEqual([kept]);
  });
});

it('an address is looked for in its index, among however many clients', async () => {
  await begin();
  const { sql } = app.database;
  await sql`
    insert into clientes (terapeuta_id, nome, email)
    select ${client.userId}, 'Cliente ' || n, 'Cliente' || n || '@Example.com' from generate_series(1, 5000) as n`;
  await sql`analyze clientes`;
  const scans = async () => {
    const [index] = await sql`
      select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = 'clientes_email_chave_idx'`;
    return Number(index?.scans);
  };
  const before = await scans();
  const found = await client.trpc.clientes.likely.query({
    nome: 'Cliente 777',
    idade: null,
    telefone: '',
    email: 'cliente4321@example.com',
  });
  expect(found.map(({ nome }) => nome)).toContain('Cliente 4321');
  // The database counts with a delay.
  await eventually(async () => ((await scans()) > before ? true : null), 'the index to be read');
});

it('a name and a phone number are looked for in the index of the list alone, among however many clients', async () => {
  await begin();
  const { sql } = app.database;
  await sql`
    insert into clientes (terapeuta_id, nome, telefone)
    select ${client.userId}, 'Cliente ' || n || ' 50%_ Souza', '(11) 97' || lpad(n::text, 6, '0')
    from generate_series(1, 20000) as n`;
  await sql`vacuum (analyze) clientes`;
  const reads = async () => {
    const [index] = await sql`
      select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = 'clientes_list_busca_idx'`;
    const [table] = await sql`select seq_scan::int as scans from pg_stat_user_tables where relname = 'clientes'`;
    return { index: Number(index?.scans), table: Number(table?.scans) };
  };
  const before = await reads();
  const likely = { idade: null, email: '' };
  expect(
    (await client.trpc.clientes.likely.query({ ...likely, nome: 'souza 14321 cliente', telefone: '' })).map(
      ({ nome }) => nome,
    ),
  ).toEqual(['Cliente 14321 50%_ Souza']);
  expect(
    (await client.trpc.clientes.likely.query({ ...likely, nome: '', telefone: '+55 11 97000777' })).map(
      ({ nome }) => nome,
    ),
  ).toEqual(['Cliente 777 50%_ Souza']);
  expect((await list('souza 14321')).map(({ nome }) => nome)).toEqual(['Cliente 14321 50%_ Souza']);
  // What means something to `like` is a letter like any other.
  expect(await list('50_')).toEqual([]);
  expect((await list('0%_ 14777')).map(({ nome }) => nome)).toEqual(['Cliente 14777 50%_ Souza']);
  await eventually(async () => ((await reads()).index >= before.index + 5 ? true : null), 'the index to be read');
  expect((await reads()).table).toBe(before.table);
});

describe('a merge', () => {
  it('moves the assessments, fills what was missing, and can be undone', async () => {
    await begin();
    const { sql } = app.database;
    const [one, two] = [await insertAvaliacao(sql, client.userId), await insertAvaliacao(sql, client.userId)];
    const kept = await insertCliente(sql, client.userId, { telefone: '', avaliacaoIds: [one] });
    const other = await insertCliente(sql, client.userId, { avaliacaoIds: [two] });
    await client.trpc.clientes.merge.mutate({ id: kept, outroId: other });
    expect(await avaliacoesOf(kept)).toEqual([one, two].sort());
    expect((await byId(kept)).dados.telefone).toBe('(11) 98888-7777');
    expect(await list()).toHaveLength(1);
    // An old link leads to the kept client.
    expect((await byId(other)).id).toBe(kept);

    const [juncao] = (await byId(kept)).juncoes;
    expect(juncao).toMatchObject({ nome: 'Helena Prado', avaliacoes: 1 });
    const juncaoId = juncao?.id ?? '';
    await client.trpc.clientes.undoMerge.mutate({ juncaoId });
    await client.trpc.clientes.undoMerge.mutate({ juncaoId });
    expect(await avaliacoesOf(kept)).toEqual([one]);
    expect(await avaliacoesOf(other)).toEqual([two]);
    expect(await list()).toHaveLength(2);
  });

  it.each([
    { kept: true, other: null, result: true },
    { kept: null, other: true, result: null },
    { kept: false, other: true, result: false },
    { kept: true, other: false, result: false },
    { kept: null, other: false, result: false },
  ])('of a client who said $kept to a provider abroad with one who said $other ends with $result', async (said) => {
    await begin();
    const { sql } = app.database;
    const [kept, other] = [await insertCliente(sql, client.userId), await insertCliente(sql, client.userId)];
    for (const [id, permitido] of [
      [kept, said.kept],
      [other, said.other],
    ] as const) {
      if (permitido !== null) await client.trpc.clientes.setIaExterior.mutate({ id, permitido });
    }
    await client.trpc.clientes.merge.mutate({ id: kept, outroId: other });
    const { iaExterior, juncoes } = await byId(kept);
    expect(iaExterior).toBe(said.result);
    // Undone, nobody has an answer that only the other one gave.
    await client.trpc.clientes.undoMerge.mutate({ juncaoId: juncoes[0]?.id ?? '' });
    expect((await byId(kept)).iaExterior).toBe(said.result === said.kept ? said.kept : null);
    expect((await byId(other)).iaExterior).toBe(said.other);
  });

  it('of the same pair from both sides at once ends in one client with everything', async () => {
    await begin();
    const { sql } = app.database;
    for (let round = 0; round < 5; round += 1) {
      const avaliacaoIds = [await insertAvaliacao(sql, client.userId), await insertAvaliacao(sql, client.userId)];
      const [one = '', two = ''] = avaliacaoIds;
      const a = await insertCliente(sql, client.userId, { avaliacaoIds: [one] });
      const b = await insertCliente(sql, client.userId, { avaliacaoIds: [two] });
      const merge = (id: string, outroId: string) => client.trpc.clientes.merge.mutate({ id, outroId });
      await Promise.all([merge(a, b), merge(b, a), merge(a, b)]);
      const { id } = await byId(a);
      expect((await byId(b)).id).toBe(id);
      expect(await avaliacoesOf(id)).toEqual([...avaliacaoIds].sort());
    }
  });

  it('gives back, when it is undone, what it had filled in, and keeps what was changed since', async () => {
    await begin();
    const empty = { nascimento: null, idade: null, sexo: null, telefone: '', email: '' };
    const make = async (more: Partial<ClienteDados>) => (await client.trpc.clientes.create.mutate(dados(more))).id;
    const kept = await make({ ...empty, nome: 'Ana Braga' });
    const top = await make({ ...empty, nome: 'Ana B.' });
    const other = await make({ nome: 'Rosa Lima', nascimento: '1950-01-01', idade: null });
    await client.trpc.clientes.merge.mutate({ id: kept, outroId: other });
    const [{ id: juncaoId } = { id: '' }] = (await byId(kept)).juncoes;
    const filled = await byId(kept);
    expect(filled.dados).toMatchObject({ nascimento: '1950-01-01', telefone: '(11) 98888-7777' });
    const changed = { ...filled.dados, email: 'ana@example.com' };
    await client.trpc.clientes.edit.mutate({ id: kept, updatedAt: filled.updatedAt, dados: changed });
    await client.trpc.clientes.merge.mutate({ id: top, outroId: kept });
    await client.trpc.clientes.undoMerge.mutate({ juncaoId });
    const own = { ...empty, email: 'ana@example.com' };
    expect((await byId(top)).dados).toEqual({ ...own, nome: 'Ana B.' });
    const [upper] = (await byId(top)).juncoes;
    await client.trpc.clientes.undoMerge.mutate({ juncaoId: upper?.id ?? '' });
    expect((await byId(kept)).dados).toEqual({ ...own, nome: 'Ana Braga' });
    expect((await client.trpc.clientes.versions.query({ id: kept }))[0]?.dados).toEqual({ ...changed });
  });

  it('that is undone leaves assessments where a later decision has put them', async () => {
    await begin();
    const { sql } = app.database;
    const [ofA, ofB] = [await insertAvaliacao(sql, client.userId), await insertAvaliacao(sql, client.userId)];
    const a = await insertCliente(sql, client.userId, { nome: 'A', avaliacaoIds: [ofA] });
    const b = await insertCliente(sql, client.userId, { nome: 'B', avaliacaoIds: [ofB] });
    const c = await insertCliente(sql, client.userId, { nome: 'C' });
    const merge = async (id: string, outroId: string) => {
      await client.trpc.clientes.merge.mutate({ id, outroId });
      return (await byId(id)).juncoes[0]?.id ?? '';
    };
    const undo = (juncaoId: string) => client.trpc.clientes.undoMerge.mutate({ juncaoId });
    const aIntoB = await merge(b, a);
    const bIntoC = await merge(c, b);
    await undo(aIntoB);
    await merge(c, a);
    await undo(bIntoC);
    expect([await avaliacoesOf(b), await avaliacoesOf(c)]).toEqual([[ofB], [ofA]]);
    // Merged again and carried on by another merge, everything still comes back.
    const again = await merge(c, b);
    const d = await insertCliente(sql, client.userId, { nome: 'D' });
    await merge(d, c);
    await undo(again);
    expect([await avaliacoesOf(b), await avaliacoesOf(d)]).toEqual([[ofB], [ofA]]);
  });

  it('of one client with itself is refused', async () => {
    await begin();
    const id = await insertCliente(app.database.sql, client.userId);
    expect(await refusal(client.trpc.clientes.merge.mutate({ id, outroId: id }))).toMatchObject({ code: 'VALIDATION' });
  });
});

describe('a split', () => {
  it('moves some assessments to a new client with their data', async () => {
    await begin();
    const { sql } = app.database;
    const stays = await insertAvaliacao(sql, client.userId, { nomeCliente: 'Ana Braga' });
    const goes = await insertAvaliacao(sql, client.userId, { nomeCliente: 'Rosa Prado' });
    const id = await insertCliente(sql, client.userId, { nome: 'Ana Braga', avaliacaoIds: [stays, goes] });
    const made = await client.trpc.clientes.split.mutate({ id, avaliacaoIds: [goes], clienteId: null });
    expect(await byId(made.id)).toMatchObject({ dados: { nome: 'Rosa Prado' }, avaliacoes: [{ id: goes }] });
    expect(await avaliacoesOf(id)).toEqual([stays]);
    const again = client.trpc.clientes.split.mutate({ id, avaliacaoIds: [stays, goes], clienteId: null });
    expect(await refusal(again)).toMatchObject({ code: 'AVALIACAO_NOT_FOUND' });
    expect(await avaliacoesOf(id)).toEqual([stays]);
  });
});

describe('changes of several clients at once', () => {
  it('do not wait for each other for ever', async () => {
    await begin();
    const { sql } = app.database;
    const { merge, split } = client.trpc.clientes;
    for (let round = 0; round < 3; round += 1) {
      const [ofA, ofB] = [await insertAvaliacao(sql, client.userId), await insertAvaliacao(sql, client.userId)];
      const a = await insertCliente(sql, client.userId, { avaliacaoIds: [ofA] });
      const b = await insertCliente(sql, client.userId, { avaliacaoIds: [ofB] });
      const c = await insertCliente(sql, client.userId);
      await Promise.all([
        split.mutate({ id: a, avaliacaoIds: [ofA], clienteId: b }),
        split.mutate({ id: b, avaliacaoIds: [ofB], clienteId: a }),
      ]);
      const pairs = [
        [a, b],
        [b, c],
        [c, a],
      ] as const;
      await Promise.all(pairs.map(([id, outroId]) => merge.mutate({ id, outroId })));
      expect(await avaliacoesOf(a)).toEqual([ofA, ofB].sort());
    }
  });

  it('are made again when the report of one of them was finished meanwhile', async () => {
    await begin();
    const { sql } = app.database;
    const avaliacaoId = await insertAvaliacao(sql, client.userId);
    const kept = await insertCliente(sql, client.userId);
    const other = await insertCliente(sql, client.userId, { avaliacaoIds: [avaliacaoId] });
    // The worker locks the assessment and then its client; a merge takes them the other way round.
    const merged = await sql.begin(async (tx) => {
      await tx`update avaliacoes set percent = 100 where id = ${avaliacaoId}`;
      const merging = client.trpc.clientes.merge.mutate({ id: kept, outroId: other });
      await eventually(async () => {
        // Other files wait for locks of their own on this server.
        const [waiting] = await sql<{ pid: number }[]>`
          select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%avaliacoes%' limit 1`;
        return waiting ?? null;
      }, 'the merge waits for the assessment');
      await tx`set local deadlock_timeout = '1min'`;
      await tx`update clientes set ultimo_padrao = 'Calor' where id = ${other}`;
      return { merging };
    });
    await merged.merging;
    expect(await avaliacoesOf(kept)).toEqual([avaliacaoId]);
  });
});

describe('assessments of earlier releases', () => {
  it('are proposed by person, and belong to nobody before the therapist says so', async () => {
    await begin();
    const { sql } = app.database;
    const [first, second] = [
      await insertAvaliacao(sql, client.userId, { nomeCliente: 'Helena Prado', createdAt: new Date('2026-01-10') }),
      await insertAvaliacao(sql, client.userId, { nomeCliente: 'HELENA PRADO', createdAt: new Date('2026-05-10') }),
    ];
    const other = await insertAvaliacao(sql, client.userId, { nomeCliente: 'Rosa Lima' });
    const { grupos, total } = await client.trpc.clientes.propostas.query();
    expect(total).toBe(3);
    expect(grupos.map(({ avaliacoes }) => avaliacoes.map(({ id }) => id))).toEqual([[other], [second, first]]);
    expect(await list()).toEqual([]);
    const { id } = await client.trpc.clientes.group.mutate({ avaliacaoIds: [second, first], clienteId: null });
    expect(await avaliacoesOf(id)).toEqual([first, second].sort());
    expect((await byId(id)).dados.nome).toBe('HELENA PRADO');
    expect((await client.trpc.clientes.propostas.query()).total).toBe(1);
    // The next one of the same person is proposed for that client.
    const third = await insertAvaliacao(sql, client.userId, { nomeCliente: 'Helena Prado' });
    await sql`update clientes set nome = 'Helena Prado' where id = ${id}`;
    const [next] = (await client.trpc.clientes.propostas.query()).grupos;
    expect(next).toMatchObject({ avaliacoes: [{ id: third }], cliente: { id } });
    const taken = client.trpc.clientes.group.mutate({ avaliacaoIds: [first], clienteId: null });
    expect(await refusal(taken)).toMatchObject({ code: 'AVALIACAO_NOT_FOUND' });
  });
});

describe('a comparison', () => {
  const comparacao = (avaliacaoId: string) => client.trpc.clientes.comparacao.query({ avaliacaoId });

  it('is made with the finished assessment before it of the same client, and is refused to strangers', async () => {
    await begin();
    const { sql } = app.database;
    const at = (day: string) => new Date(`2026-${day}T12:00:00Z`);
    const report = async (day: string) => {
      const id = await insertReport(sql, client.userId);
      await sql`update avaliacoes set created_at = ${at(day)} where id = ${id}`;
      return id;
    };
    const first = await report('01-10');
    const failed = await insertAvaliacao(sql, client.userId, { status: 'erro', createdAt: at('02-10') });
    const imported = await insertAvaliacao(sql, client.userId, { createdAt: at('04-10') });
    const last = await report('03-10');
    const loose = await report('03-01');
    await insertCliente(sql, client.userId, { avaliacaoIds: [first, failed, last, imported] });

    expect(await comparacao(last)).toMatchObject({ antes: { avaliacaoId: first }, agora: { avaliacaoId: last } });
    expect(await comparacao(first)).toBeNull();
    expect(await comparacao(failed)).toBeNull();
    expect(await comparacao(imported)).toBeNull();
    expect(await comparacao(loose)).toBeNull();
    expect(await refusal(stranger.trpc.clientes.comparacao.query({ avaliacaoId: last }))).toMatchObject({
      code: 'AVALIACAO_NOT_FOUND',
    });
  });
});

describe('the start screen', () => {
  it('offers clients without contact for three weeks to half a year, the last ones first, and the newest clients', async () => {
    await begin();
    const { sql } = app.database;
    const seen = async (nome: string, daysAgo: number, { consultaDaysAgo }: { consultaDaysAgo?: number } = {}) => {
      const at = new Date(Date.now() - daysAgo * 86_400_000);
      const avaliacaoId = await insertAvaliacao(sql, client.userId, { createdAt: at });
      const id = await insertCliente(sql, client.userId, { nome, avaliacaoIds: [avaliacaoId] });
      await sql`update clientes set atividade_em = ${at}, created_at = ${at}, ultimo_padrao = 'Calor' where id = ${id}`;
      if (consultaDaysAgo !== undefined) {
        const { id: consulta } = await insertConsulta(sql, client.userId, avaliacaoId);
        await sql`
          update consultas_evolutivas set data_consulta = now() - make_interval(days => ${consultaDaysAgo})
          where id = ${consulta}`;
      }
      return id;
    };
    await seen('Ontem', 1);
    await seen('Quarenta dias', 40);
    await seen('Trinta dias', 30);
    await seen('Voltou ontem', 50, { consultaDaysAgo: 1 });
    await seen('Voltou há 25 dias', 60, { consultaDaysAgo: 25 });
    await seen('Há muito tempo', 300);
    await sql`update clientes set ultimo_padrao = null where id = ${await seen('Sem relatório', 35)}`;

    const { paraRever, novos } = await client.trpc.clientes.inicio.query();
    expect(paraRever.map(({ nome }) => nome)).toEqual(['Voltou há 25 dias', 'Trinta dias', 'Quarenta dias']);
    expect(Math.round((Date.now() - Date.parse(paraRever[0]?.contatoEm ?? '')) / 86_400_000)).toBe(25);
    expect(novos.map(({ nome }) => nome)).toEqual([
      'Ontem',
      'Trinta dias',
      'Sem relatório',
      'Quarenta dias',
      'Voltou ontem',
    ]);
    expect(await stranger.trpc.clientes.inicio.query()).toEqual({ paraRever: [], novos: [] });
  });
});
