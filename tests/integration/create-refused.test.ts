import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAnamnese } from '../support/anamnese.ts';
import { type ApiClient, refusal, signUpClient } from '../support/api-client.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { endSubscription } from '../support/people.ts';
import { insertAvaliacao, insertFoto } from '../support/rows.ts';
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

describe('a refused creation writes nothing when:', () => {
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
    const before = await written();
    const lingua = await insertFoto(app.database.sql, client.userId);
    const told = await refusal(client.trpc.avaliacoes.create.mutate(newAvaliacao(lingua, wrong as never)));
    expect(told).toMatchObject({ code: 'VALIDATION', fields: { [field]: text } });
    expect(await written()).toEqual({ ...nothing, allJobs: before.allJobs });
  });

  it('the subscription has ended', async () => {
    const lingua = await insertFoto(app.database.sql, client.userId);
    await endSubscription(app.database.sql, client.userId);
    expect(await refusal(client.trpc.avaliacoes.create.mutate(newAvaliacao(lingua)))).toEqual({
      code: 'NO_ACTIVE_SUBSCRIPTION',
      message: 'Você não possui uma assinatura ativa',
    });
    expect(await written()).toMatchObject(nothing);
  });

  it.each(['another therapist', 'another assessment', 'another kind', 'nobody'])(
    'the photo belongs to %s',
    async (whose) => {
      const { sql } = app.database;
      const before = await written();
      const good = await insertFoto(sql, client.userId);
      const wrong = {
        'another therapist': () => insertFoto(sql, stranger.userId, { kind: 'face' }),
        'another assessment': async () => {
          const id = await insertFoto(sql, client.userId, { kind: 'face' });
          // The photo is claimed; it does not matter by whose assessment.
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
      expect(await written()).toEqual({ ...nothing, claimed, allJobs: before.allJobs });
      expect((await sql`select avaliacao_id from fotos where id = ${good}`)[0]).toEqual({ avaliacao_id: null });
    },
  );
});

function buildBroken(wrong: Record<string, unknown>): unknown {
  return { ...buildAnamnese(), ...wrong };
}
