import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, refusal, signUpClient } from '../support/api-client.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { useUnits } from '../support/people.ts';
import { callHttp } from '../support/raw-call.ts';
import { insertFoto } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { countWritten } from '../support/written.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
let stranger: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  stranger = await signUpClient(app.baseUrl);
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await signUpClient(app.baseUrl);
});

const written = () => countWritten(app.database.sql, client.userId);

describe('the same form sent again', () => {
  it('answers ten parallel requests with the same assessment and takes one unit', async () => {
    const { sql } = app.database;
    const input = newAvaliacao(await insertFoto(sql, client.userId));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        callHttp(app.baseUrl, { path: 'avaliacoes.create', type: 'mutation', input, cookie: client.cookie() }),
      ),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(10).fill('ok'));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await written()).toMatchObject({ rows: 1, movements: 1, events: 1, claimed: 1, jobs: 1, used: 1 });
  });

  it('answers with the same assessment later too, even when no unit is left', async () => {
    const input = newAvaliacao(await insertFoto(app.database.sql, client.userId));
    const first = await client.trpc.avaliacoes.create.mutate(input);
    await useUnits(app.database.sql, client.userId, 5);
    expect((await client.trpc.avaliacoes.create.mutate(input)).id).toBe(first.id);
    expect(await written()).toMatchObject({ rows: 1, movements: 1, jobs: 1, used: 5 });
  });

  it('is refused when its answers have changed, so that the changes are not lost unnoticed', async () => {
    const input = newAvaliacao(await insertFoto(app.database.sql, client.userId));
    await client.trpc.avaliacoes.create.mutate(input);
    const changed = { ...input, dadosAnamnese: { ...input.dadosAnamnese, queixaPrincipal: 'Outra queixa' } };
    expect((await refusal(client.trpc.avaliacoes.create.mutate(changed))).code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await written()).toMatchObject({ rows: 1, movements: 1, jobs: 1 });
  });

  it('can be sent again after a refusal, under the same key', async () => {
    const { sql } = app.database;
    const input = newAvaliacao(randomUUID());
    expect((await refusal(client.trpc.avaliacoes.create.mutate(input))).code).toBe('FOTO_NOT_FOUND');
    const lingua = await insertFoto(sql, client.userId);
    await client.trpc.avaliacoes.create.mutate({ ...input, fotos: { lingua } });
    expect(await written()).toMatchObject({ rows: 1, movements: 1, jobs: 1, used: 1 });
  });

  it('creates two assessments when two therapists happen to use the same key', async () => {
    const { sql } = app.database;
    const idempotencyKey = randomUUID();
    const made = [client, stranger].map(async (person) =>
      person.trpc.avaliacoes.create.mutate(newAvaliacao(await insertFoto(sql, person.userId), { idempotencyKey })),
    );
    const [first, second] = await Promise.all(made);
    expect(first?.id).not.toBe(second?.id);
  });
});
