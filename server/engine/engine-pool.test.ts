import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { engineHere } from './engine-here.ts';
import { createEngine } from './engine-pool.ts';

// The first task of a thread loads the engine from its sources.
const loadingMs = 60_000;

const engine = createEngine(1, { deadlineMs: loadingMs });
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

  it('ends a step that takes too long', { timeout: loadingMs }, async () => {
    const hurried = createEngine(1, { deadlineMs: 1 });
    await expect(hurried.diagnose(intake)).rejects.toThrow(/abort|timeout/i);
    await hurried.close();
  });
});
