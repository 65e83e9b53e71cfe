import { limitRules } from '@meridia/server/auth/limits.ts';
import { read as readText } from '@meridia/server/engine/engine-tasks.ts';
import { fieldsOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, refusal, signUpClient } from '../support/api-client.ts';
import { createLogLines } from '../support/log-lines.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const lines = createLogLines();
let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'on' }, replace: { log: lines.log } });
  client = await signUpClient(app.baseUrl);
});
afterAll(() => app.close());

const read = (input: Parameters<ApiClient['trpc']['leituras']['read']['mutate']>[0]) =>
  client.trpc.leituras.read.mutate(input);

describe('a text that is read while somebody types it', () => {
  it('says which signs it states and denies, where, and which words say nothing', async () => {
    const texto = 'Insônia e xpto. Nega febre.';
    const { mencoes, naoLidos } = await read({ campo: 'queixaPrincipal', texto });
    const said = mencoes.map(({ sinal, presente, trechos }) => [
      sinal,
      presente,
      trechos.map(({ inicio, fim }) => texto.slice(inicio, fim)).join(' '),
    ]);
    expect(said).toEqual(
      expect.arrayContaining([
        ['insonia', true, 'Insônia'],
        ['febre', false, expect.stringContaining('febre')],
      ]),
    );
    expect(naoLidos.map(({ inicio, fim }) => texto.slice(inicio, fim))).toEqual(['xpto']);
  });

  it('may be any text about health of the intake, or one of a follow-up', async () => {
    for (const campo of fieldsOfKind('text')) await read({ campo, texto: 'Insônia.' });
    expect((await read({ campo: null, texto: 'Insônia.' })).mencoes).toHaveLength(1);
    expect((await read({ campo: null, texto: '' })).mencoes).toEqual([]);
  });

  it('is refused in a field that is not read, or longer than any field', async () => {
    // @ts-expect-error a name is never read
    await expect(refusal(read({ campo: 'nomeCliente', texto: 'x' }))).resolves.toMatchObject({ code: 'VALIDATION' });
    await expect(refusal(read({ campo: null, texto: 'x'.repeat(6001) }))).resolves.toMatchObject({
      code: 'VALIDATION',
    });
  });

  it('costs little of a processor, whatever it says in the greatest length', () => {
    // The costliest of some thousands that a search has tried, by kind.
    const units = ['dor ', 'dor à dor ', '. pé - , ', 'leve. ', '7/10 ', 'a', 'nega febre e ', '(', 'e\u0301'];
    for (const unit of units) {
      const texto = unit.repeat(6000 / unit.length);
      const costs = Array.from({ length: 5 }, () => {
        const before = process.cpuUsage();
        readText({ campo: null, texto });
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      });
      // Some 40 ms at most; the first one loads the lexicon.
      expect(Math.min(...costs), unit).toBeLessThan(200);
    }
  });

  it('never reaches the log', async () => {
    lines.clear();
    await read({ campo: null, texto: 'Marcada-Zulmira tem insônia.' });
    expect(lines.text()).not.toContain('Zulmira');
  });

  it('is counted by account', async () => {
    const { tries } = limitRules.leitura;
    await app.database.sql`update rate_limits set points = ${tries} where key like 'leitura:%'`;
    await expect(refusal(read({ campo: null, texto: 'Insônia.' }))).resolves.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    const other = await signUpClient(app.baseUrl);
    await other.trpc.leituras.read.mutate({ campo: null, texto: 'Insônia.' });
  });
});
