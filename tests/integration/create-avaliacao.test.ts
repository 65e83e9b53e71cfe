import { randomUUID } from 'node:crypto';
import { semContato } from '@meridia/shared/anamnese/dados-pessoais.ts';
import { formVersao } from '@meridia/shared/anamnese/untouched-sliders.ts';
import { consentimento } from '@meridia/shared/consentimento.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAnamnese } from '../support/anamnese.ts';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { expectExactCount } from '../support/exact-count.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { confirmAccount } from '../support/people.ts';
import { insertFoto } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await signUpClient(app.baseUrl);
  await confirmAccount(app.deps.database, client.userId);
});

describe('creating an assessment', () => {
  it('stores the whole intake with its derived columns, and the private addresses of the photos', async () => {
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
      assinado: false,
      terapeuta_id: client.userId,
      cliente_id: expect.any(String),
      // Decided when the report is made.
      com_marca: false,
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
      consentimento_cliente: null,
      relatorio_revisao: 1,
      respostas_revisao: 1,
      status: 'pendente',
      tipo_relatorio: 'completo',
      diagnostico_json: null,
      relatorio_html: null,
      com_erro: false,
      primeiro_padrao: null,
      dados_anamnese: { ...dadosAnamnese, versao: 2 },
      stage: 'observar',
      percent: 0,
      tentativa: 0,
      ciclo: 1,
      tentativa_base: 0,
      idempotency_key: input.idempotencyKey,
      motor: null,
      modelo: null,
      prompt_versao: null,
      busca: 'maria das dores insonia ha anos.',
      seen_at: null,
      teste: false,
      catalogo_versao: null,
      leitura_ia: null,
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

  it('writes movement, first event and job together with the row, each once', async () => {
    const { sql } = app.database;
    const { id } = await client.trpc.avaliacoes.create.mutate(newAvaliacao(await insertFoto(sql, client.userId)));
    expect(
      await sql`select kind, delta, bonus, ciclo, created_at - counted_at < interval '2 ms' as now from usage_movements where avaliacao_id = ${id}`,
    ).toEqual([{ kind: 'consume', delta: 1, bonus: 0, ciclo: 1, now: true }]);
    await expectExactCount(app.deps, sql, client.userId);
    expect(
      await sql`select tentativa, status, stage, percent, terapeuta_id from relatorio_events where avaliacao_id = ${id}`,
    ).toEqual([{ tentativa: 0, status: 'pendente', stage: 'observar', percent: 0, terapeuta_id: client.userId }]);
    // The payload has the id, that of the request, and no health data.
    expect(await sql`select data, state::text from pgboss.job where data->>'avaliacaoId' = ${id}`).toEqual([
      { data: { avaliacaoId: id, reqId: expect.any(String) }, state: 'created' },
    ]);
  });

  it('deletes the draft that it came from, and no other', async () => {
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
      dados_anamnese: {
        versao: 2,
        intensidadeDor: null,
        estresseNivel: null,
        gestante: null,
        linguaDesc: [],
        pulso: [],
      },
    });
  });

  it('keeps that a client gave no phone and no email, and has no contact in its columns', async () => {
    const { sql } = app.database;
    const lingua = await insertFoto(sql, client.userId);
    const dadosAnamnese = buildAnamnese({ telefone: semContato, email: semContato });
    const { id } = await client.trpc.avaliacoes.create.mutate(newAvaliacao(lingua, { dadosAnamnese }));
    const [row] = await sql`select telefone, email, dados_anamnese from avaliacoes where id = ${id}`;
    expect(row).toMatchObject({
      telefone: '',
      email: '',
      dados_anamnese: { telefone: semContato, email: semContato },
    });
    const [cliente] = await sql`
      select c.telefone, c.email from clientes c join avaliacoes a on a.cliente_id = c.id where a.id = ${id}`;
    expect(cliente).toEqual({ telefone: '', email: '' });
  });

  it('reads the start value of a slider as not asked from a page of an earlier release only', async () => {
    const { sql } = app.database;
    const create = async (form: { versao?: number }) => {
      const dadosAnamnese = buildAnamnese({ intensidadeDor: 0, estresseNivel: 5 });
      const lingua = await insertFoto(sql, client.userId);
      const input = { ...newAvaliacao(lingua, { dadosAnamnese }), ...form };
      const { id } = await client.trpc.avaliacoes.create.mutate(input);
      expect((await client.trpc.avaliacoes.create.mutate(input)).id).toBe(id);
      const [row] = await sql`select dados_anamnese from avaliacoes where id = ${id}`;
      return row?.dados_anamnese;
    };
    expect(await create({})).toMatchObject({ intensidadeDor: null, estresseNivel: null });
    expect(await create({ versao: formVersao })).toMatchObject({ intensidadeDor: 0, estresseNivel: 5 });
  });
});
