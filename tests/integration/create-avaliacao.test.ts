import { randomUUID } from 'node:crypto';
import { consentimento } from '@meridia/shared/consentimento.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAnamnese } from '../support/anamnese.ts';
import { type ApiClient, refusal, signUpClient } from '../support/api-client.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { endSubscription, readUsage } from '../support/people.ts';
import { callHttp } from '../support/raw-call.ts';
import { insertAvaliacao, insertFoto } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

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

interface Written {
  rows: number;
  movements: number;
  events: number;
  claimed: number;
  jobs: number;
  /** Jobs of everybody: one whose row was rolled back would be found here. */
  allJobs: number;
}

/** Everything that creation writes, counted. */
async function written({ userId }: { userId: string }) {
  const [row] = await app.database.sql<Written[]>`
    select
      (select count(*)::int from avaliacoes where terapeuta_id = ${userId}) as rows,
      (select count(*)::int from usage_movements where user_id = ${userId}) as movements,
      (select count(*)::int from relatorio_events where terapeuta_id = ${userId}) as events,
      (select count(*)::int from fotos where terapeuta_id = ${userId} and avaliacao_id is not null) as claimed,
      (select count(*)::int from pgboss.job where data->>'avaliacaoId' in (select id::text from avaliacoes where terapeuta_id = ${userId})) as jobs,
      (select count(*)::int from pgboss.job where name = 'relatorio.generate') as "allJobs"`;
  return { ...row, allJobs: row?.allJobs, used: (await readUsage(app.database.sql, userId)).used };
}

describe('creating an assessment', () => {
  it('stores the whole intake with its derived columns, and the photos by their private address', async () => {
    const { sql } = app.database;
    const [lingua, face, orelha] = [
      await insertFoto(sql, client.userId),
      await insertFoto(sql, client.userId, { kind: 'face' }),
      await insertFoto(sql, client.userId, { kind: 'orelha' }),
    ];
    const dadosAnamnese = buildAnamnese({
      nomeCliente: '  Maria das Dores ',
      idade: 55,
      sexo: 'feminino',
      telefone: '(11) 97777-6666',
      email: ' maria@example.com ',
      queixaPrincipal: 'Insônia há anos.',
      sintomasGerais: ['insônia'],
      sintomasDigestivos: ['Diarreia'],
      sintomasRespiratorios: ['Tosse seca'],
      sintomasTermicos: ['Calor interno'],
      sintomasPele: ['Seca'],
      sintomasEmocionais: ['Raiva/Irritabilidade'],
      sintomasSono: ['Pesadelos'],
      consumoAgua: 6,
      cafeXicaras: 2,
      frequenciaAlcool: 'raramente',
      qualidadeSono: 'ruim',
      linguaDesc: ['Vermelha', 'Saburra amarela', 'Rachaduras', 'Seca'],
    });
    const input = newAvaliacao(lingua, { dadosAnamnese, fotos: { lingua, face, orelha } });
    const { id, subscription } = await client.trpc.avaliacoes.create.mutate(input);

    const [row] = await sql`select * from avaliacoes where id = ${id}`;
    expect(row).toEqual({
      id,
      terapeuta_id: client.userId,
      nome_cliente: 'Maria das Dores',
      idade: 55,
      sexo: 'feminino',
      telefone: '(11) 97777-6666',
      email: 'maria@example.com',
      queixa_principal: 'Insônia há anos.',
      sintomas: ['insônia', 'Diarreia', 'Tosse seca', 'Calor interno', 'Seca', 'Raiva/Irritabilidade', 'Pesadelos'],
      consumo_agua: 6,
      cafe_xicaras: 2,
      frequencia_alcool: 'raramente',
      qualidade_sono: 'ruim',
      lingua_cor: 'Vermelha',
      lingua_saburra: 'Saburra amarela',
      lingua_forma: 'Rachaduras',
      lingua_umidade: 'Seca',
      lingua_rachaduras: true,
      lingua_marcas_dente: false,
      imagem_lingua_url: `/api/fotos/${lingua}`,
      imagem_face_url: `/api/fotos/${face}`,
      imagem_orelha_url: `/api/fotos/${orelha}`,
      consentimento_lgpd: true,
      consentimento_versao: consentimento.versao,
      status: 'pendente',
      tipo_relatorio: 'completo',
      diagnostico_json: null,
      relatorio_html: null,
      dados_anamnese: dadosAnamnese,
      stage: 'observar',
      percent: 0,
      tentativa: 0,
      ciclo: 1,
      tentativa_base: 0,
      idempotency_key: input.idempotencyKey,
      motor: null,
      modelo: null,
      prompt_versao: null,
      catalogo_versao: null,
      input_tokens: null,
      output_tokens: null,
      custo_centavos: null,
      created_at: expect.any(Date),
      updated_at: row?.created_at,
      finished_at: null,
    });
    expect(subscription).toMatchObject({ diagnosesUsed: 1, diagnosesLimit: 5, canCreate: true, reason: null });
    const claimed = await sql`select id from fotos where avaliacao_id = ${id} order by kind`;
    expect(claimed.map((foto) => foto.id)).toEqual([face, lingua, orelha]);
  });

  it('writes movement, first event and job with the row, each of them once', async () => {
    const { sql } = app.database;
    const { id } = await client.trpc.avaliacoes.create.mutate(newAvaliacao(await insertFoto(sql, client.userId)));
    const { periodStart } = await readUsage(sql, client.userId);
    expect(await sql`select kind, delta, ciclo, period_start from usage_movements where avaliacao_id = ${id}`).toEqual([
      { kind: 'consume', delta: 1, ciclo: 1, period_start: periodStart },
    ]);
    expect(
      await sql`select tentativa, status, stage, percent, terapeuta_id from relatorio_events where avaliacao_id = ${id}`,
    ).toEqual([{ tentativa: 0, status: 'pendente', stage: 'observar', percent: 0, terapeuta_id: client.userId }]);
    // The payload carries the id and no health data.
    expect(await sql`select data, state::text from pgboss.job where data->>'avaliacaoId' = ${id}`).toEqual([
      { data: { avaliacaoId: id }, state: 'created' },
    ]);
  });

  it('is done with the draft it came from, and with no other', async () => {
    const { sql } = app.database;
    const [mine, other] = [randomUUID(), randomUUID()];
    for (const id of [mine, other]) {
      await client.trpc.drafts.save.mutate({
        id,
        baseRevision: 0,
        data: { dados: {}, fotos: {}, consentimento: false },
      });
    }
    const lingua = await insertFoto(sql, client.userId, { draftId: mine });
    await client.trpc.avaliacoes.create.mutate(newAvaliacao(lingua, { idempotencyKey: mine }));
    expect(await sql`select id from anamnese_drafts where terapeuta_id = ${client.userId}`).toEqual([{ id: other }]);
  });

  it('leaves unanswered questions empty', async () => {
    const lingua = await insertFoto(app.database.sql, client.userId);
    const dadosAnamnese = {
      nomeCliente: 'João',
      idade: 30,
      sexo: 'masculino',
      telefone: '11988887777',
      email: 'joao@example.com',
      queixaPrincipal: 'Dor lombar.',
    } as ReturnType<typeof buildAnamnese>;
    const { id } = await client.trpc.avaliacoes.create.mutate(newAvaliacao(lingua, { dadosAnamnese }));
    const [row] = await app.database.sql`
      select sintomas, consumo_agua, lingua_cor, lingua_rachaduras, imagem_face_url, dados_anamnese from avaliacoes where id = ${id}`;
    expect(row).toMatchObject({
      sintomas: [],
      consumo_agua: null,
      lingua_cor: null,
      lingua_rachaduras: false,
      imagem_face_url: null,
      dados_anamnese: { intensidadeDor: 0, estresseNivel: 5, gestante: null, linguaDesc: [] },
    });
  });
});

describe('a refused creation leaves nothing half-written:', () => {
  const nothing = { rows: 0, movements: 0, events: 0, claimed: 0, jobs: 0, used: 0 };

  it.each([
    [
      'consent is missing',
      { consentimentoLgpd: false },
      'consentimentoLgpd',
      'É necessário aceitar o termo de consentimento',
    ],
    ['the tongue photo is missing', { fotos: {} }, 'fotos.lingua', 'A imagem da língua é obrigatória'],
    [
      'the name is blank',
      { dadosAnamnese: buildBroken({ nomeCliente: '  ' }) },
      'dadosAnamnese.nomeCliente',
      'Informe o nome do cliente',
    ],
    [
      'the age is impossible',
      { dadosAnamnese: buildBroken({ idade: 121 }) },
      'dadosAnamnese.idade',
      'Confira a idade: o máximo é 120 anos',
    ],
    [
      'a symptom is not of the list',
      { dadosAnamnese: buildBroken({ sintomasPele: ['Azul'] }) },
      'dadosAnamnese.sintomasPele.0',
      'Escolha apenas opções da lista',
    ],
  ])('%s', async (_what, wrong, field, text) => {
    const before = await written(client);
    const lingua = await insertFoto(app.database.sql, client.userId);
    const told = await refusal(client.trpc.avaliacoes.create.mutate(newAvaliacao(lingua, wrong as never)));
    expect(told).toMatchObject({ code: 'VALIDATION', fields: { [field]: text } });
    expect(await written(client)).toEqual({ ...nothing, allJobs: before.allJobs });
  });

  it('the subscription has ended', async () => {
    const lingua = await insertFoto(app.database.sql, client.userId);
    await endSubscription(app.database.sql, client.userId);
    expect(await refusal(client.trpc.avaliacoes.create.mutate(newAvaliacao(lingua)))).toEqual({
      code: 'NO_ACTIVE_SUBSCRIPTION',
      message: 'Você não possui uma assinatura ativa',
    });
    expect(await written(client)).toMatchObject(nothing);
  });

  it.each(['another therapist', 'another assessment', 'another kind', 'nobody'])(
    'the photo belongs to %s',
    async (whose) => {
      const { sql } = app.database;
      const before = await written(client);
      const good = await insertFoto(sql, client.userId);
      const wrong = {
        'another therapist': () => insertFoto(sql, stranger.userId, { kind: 'face' }),
        'another assessment': async () => {
          const id = await insertFoto(sql, client.userId, { kind: 'face' });
          // Whose assessment it is does not matter: the photo is taken.
          await sql`update fotos set avaliacao_id = ${await insertAvaliacao(sql, stranger.userId)} where id = ${id}`;
          return id;
        },
        'another kind': () => insertFoto(sql, client.userId, { kind: 'orelha' }),
        nobody: async () => randomUUID(),
      }[whose];
      const face = (await wrong?.()) ?? '';
      const told = await refusal(
        client.trpc.avaliacoes.create.mutate(newAvaliacao(good, { fotos: { lingua: good, face } })),
      );
      expect(told).toEqual({
        code: 'FOTO_NOT_FOUND',
        message: 'Uma das fotos não está mais disponível. Escolha a foto de novo; o restante está salvo.',
        fields: { 'fotos.face': 'Escolha a foto de novo' },
      });
      const claimed = whose === 'another assessment' ? 1 : 0;
      expect(await written(client)).toEqual({ ...nothing, claimed, allJobs: before.allJobs });
      expect((await sql`select avaliacao_id from fotos where id = ${good}`)[0]).toEqual({ avaliacao_id: null });
    },
  );
});

describe('the same form sent again', () => {
  it('answers ten parallel requests with one and the same assessment and takes one unit', async () => {
    const { sql } = app.database;
    const input = newAvaliacao(await insertFoto(sql, client.userId));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        callHttp(app.baseUrl, { path: 'avaliacoes.create', type: 'mutation', input, cookie: client.cookie() }),
      ),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(10).fill('ok'));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await written(client)).toMatchObject({ rows: 1, movements: 1, events: 1, claimed: 1, jobs: 1, used: 1 });
  });

  it('answers with the same assessment later too, even when no unit is left', async () => {
    const input = newAvaliacao(await insertFoto(app.database.sql, client.userId));
    const first = await client.trpc.avaliacoes.create.mutate(input);
    await app.database
      .sql`update user_subscriptions set diagnoses_used_this_period = 5 where user_id = ${client.userId}`;
    expect((await client.trpc.avaliacoes.create.mutate(input)).id).toBe(first.id);
    expect(await written(client)).toMatchObject({ rows: 1, movements: 1, jobs: 1, used: 5 });
  });

  it('can be sent again after a refusal, under the same key', async () => {
    const { sql } = app.database;
    const input = newAvaliacao(randomUUID());
    expect((await refusal(client.trpc.avaliacoes.create.mutate(input))).code).toBe('FOTO_NOT_FOUND');
    const lingua = await insertFoto(sql, client.userId);
    await client.trpc.avaliacoes.create.mutate({ ...input, fotos: { lingua } });
    expect(await written(client)).toMatchObject({ rows: 1, movements: 1, jobs: 1, used: 1 });
  });

  it('means two assessments when two therapists happen to use the same key', async () => {
    const { sql } = app.database;
    const idempotencyKey = randomUUID();
    const made = [client, stranger].map(async (person) =>
      person.trpc.avaliacoes.create.mutate(newAvaliacao(await insertFoto(sql, person.userId), { idempotencyKey })),
    );
    const [first, second] = await Promise.all(made);
    expect(first?.id).not.toBe(second?.id);
  });
});

function buildBroken(wrong: Record<string, unknown>): unknown {
  return { ...buildAnamnese(), ...wrong };
}
