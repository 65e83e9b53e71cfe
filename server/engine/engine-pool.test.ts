import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openMeter } from '../metrics/open-meter.ts';
import { sampleRelatorio } from '../mtc/render/sample-relatorio.ts';
import { engineHere } from './engine-here.ts';
import { createEngine } from './engine-pool.ts';

// The first task of a thread loads the engine from its sources.
const loadingMs = 60_000;

const meter = openMeter();
const engine = createEngine(1, { deadlineMs: loadingMs, meter });
afterAll(() => engine.close());

const dados = dadosAnamneseSchema.parse({
  nomeCliente: 'Helena Prado',
  idade: 42,
  sexo: 'feminino',
  telefone: '(11) 98888-7777',
  email: 'helena@example.com',
  queixaPrincipal: 'Cansaço depois das refeições, barriga estufada e fezes amolecidas há meses.',
  linguaDesc: ['Pálida', 'Marcas de dente'],
});
const intake = { dados, observacoes: [], tipo: 'completo' as const };
const origem = {
  motor: 'local' as const,
  modelo: null,
  promptVersao: null,
  catalogoVersao: '1',
  geradoEm: '2026-11-22',
};

describe('the engine in a thread', () => {
  it('gives the same results as in this thread, step by step', { timeout: loadingMs }, async () => {
    const diagnosis = await engine.diagnose(intake);
    expect(diagnosis).toEqual(await engineHere.diagnose(intake));
    const { analise, protocolo, safeProtocolo } = diagnosis;
    const facts = { tipo: intake.tipo, dados, analise, protocolo: safeProtocolo, fotos: [] };
    const textos = await engine.write(facts);
    expect(textos).toEqual(await engineHere.write(facts));
    const draft = { ...intake, analise, protocolo, textos, fotos: [], clinica: null, origem };
    expect(await engine.compose(draft)).toEqual(await engineHere.compose(draft));
  });

  it('stops a step when nobody wants its report any more, and continues with the next', {
    timeout: loadingMs,
  }, async () => {
    const leaving = new AbortController();
    const step = engine.diagnose(intake, leaving.signal);
    leaving.abort();
    await expect(step).rejects.toThrow(/abort/i);
    await expect(engine.diagnose(intake)).resolves.toBeTruthy();
  });

  it('reads a text as in this thread', { timeout: loadingMs }, async () => {
    const typed = { campo: 'queixaPrincipal', texto: 'Insônia, pés frios e xpto. Nega febre.' } as const;
    const turn = { account: 'a' };
    const lido = await engine.read(typed, turn);
    expect(lido).toEqual(await engineHere.read(typed, turn));
    expect(lido.mencoes.map(({ sinal, presente }) => [sinal, presente])).toEqual(
      expect.arrayContaining([
        ['insonia', true],
        ['febre', false],
      ]),
    );
    expect(lido.naoLidos.map(({ inicio, fim }) => typed.texto.slice(inicio, fim))).toEqual(['xpto']);
  });

  it('reads one text at a time, in turns between accounts, so that a report waits for one of them at most', {
    timeout: loadingMs,
  }, async () => {
    const done: string[] = [];
    const texto = 'Insônia e pés frios, cansaço depois de comer, fezes moles. '.repeat(100);
    const read = (account: string) => engine.read({ campo: null, texto }, { account }).then(() => done.push(account));
    const flood = Array.from({ length: 10 }, () => read('flood'));
    const others = [read('other'), engine.diagnose(intake).then(() => done.push('report'))];
    await Promise.all([...flood, ...others]);
    expect(done.indexOf('report')).toBeLessThanOrEqual(2);
    expect(done.indexOf('other')).toBeLessThanOrEqual(3);
  });

  it('refuses the texts of an account that lets too many wait, and forgets one whose reader has gone', {
    timeout: loadingMs,
  }, async () => {
    const texto = 'Insônia e pés frios. '.repeat(200);
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, () => engine.read({ campo: null, texto }, { account: 'flood' })),
    );
    expect(results.filter(({ status }) => status === 'rejected').length).toBe(9);
    const leaving = new AbortController();
    const gone = [
      engine.read({ campo: null, texto }, { account: 'a' }),
      engine.read({ campo: null, texto }, { account: 'a', signal: leaving.signal }),
    ];
    leaving.abort();
    expect((await Promise.allSettled(gone)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(engine.read({ campo: null, texto }, { account: 'a' })).resolves.toBeTruthy();
  });

  it('reads a begun text to its end, because its thread would end with it', { timeout: loadingMs }, async () => {
    const leaving = new AbortController();
    const begun = engine.read({ campo: null, texto: 'Insônia.' }, { account: 'a', signal: leaving.signal });
    leaving.abort();
    await expect(begun).resolves.toMatchObject({ mencoes: [{ sinal: 'insonia' }] });
  });

  it('lays out a shared report without photos and clinic as in this thread, and refuses a crowd for one account', {
    timeout: loadingMs,
  }, async () => {
    const turn = { account: 'a' };
    const html = await engine.renderShared(sampleRelatorio, turn);
    expect(html).toBe(await engineHere.renderShared(sampleRelatorio, turn));
    expect(html).toBe(await engineHere.renderShared({ ...sampleRelatorio, fotos: [], clinica: null }, turn));
    const crowd = await Promise.allSettled(
      Array.from({ length: 102 }, () => engine.renderShared(sampleRelatorio, turn)),
    );
    expect(crowd.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  it('tells how long the second of two tasks waited for the only thread', { timeout: loadingMs }, async () => {
    const longest = async () =>
      Number(/^meridia_engine_wait_seconds\{quantile="1"\} (\S+)$/m.exec((await meter.page?.())?.text ?? '')?.[1]);
    // Told of the time since the last page.
    await longest();
    expect(await longest()).toBe(0);
    await Promise.all([engine.diagnose(intake), engine.diagnose(intake)]);
    expect(await longest()).toBeGreaterThan(0.001);
  });

  it('ends a step that takes too long, and says so as a refusal that may be tried again', {
    timeout: loadingMs,
  }, async () => {
    const hurried = createEngine(1, { deadlineMs: 1 });
    await expect(hurried.diagnose(intake)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(hurried.diagnose(intake, AbortSignal.abort())).rejects.toThrow(/abort/i);
    await hurried.close();
  });
});
