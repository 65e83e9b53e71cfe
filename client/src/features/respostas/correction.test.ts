import { type DadosAnamnese, dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { EstadoDasRespostas } from '@meridia/shared/respostas.ts';
import { describe, expect, it } from 'vitest';
import { hasChanged, onTopOf, takesUnit } from './correction.ts';

const answers = (more: Partial<DadosAnamnese> = {}): DadosAnamnese =>
  dadosAnamneseSchema.parse({
    nomeCliente: 'Helena Prado',
    idade: 42,
    sexo: 'feminino',
    telefone: '(11) 98888-7777',
    email: 'helena@example.com',
    queixaPrincipal: 'Cansaço.',
    ...more,
  });
const before = answers();
const estado: EstadoDasRespostas = {
  revisao: 1,
  doRelatorio: 1,
  refazerUsaUnidade: false,
  emAberto: [],
  aDecidir: [],
  links: 0,
  assinado: false,
};

describe('a correction', () => {
  it('keeps what somebody else has corrected meanwhile', () => {
    const current = answers({ profissao: 'Professora', idade: 44 });
    const after = answers({ idade: 43 });
    expect(onTopOf(current, before, after)).toEqual({ ...current, idade: 43 });
  });

  it('is one when an answer, or what was understood of a text, differs', () => {
    const correcao = { campo: 'queixaPrincipal', sinal: 'cansaco', rotulo: 'cansaço', trecho: 'Cansaço' } as const;
    expect(hasChanged(before, answers())).toBe(false);
    expect(hasChanged(before, answers({ idade: 43 }))).toBe(true);
    expect(hasChanged(before, answers({ correcoes: [{ ...correcao, decisao: 'negado' }] }))).toBe(true);
  });

  it('is none when the same options stand in another order', () => {
    const chosen = answers({ pulso: ['Em corda', 'Deslizante'] });
    expect(hasChanged(chosen, answers({ pulso: ['Deslizante', 'Em corda'] }))).toBe(false);
    expect(hasChanged(chosen, answers({ pulso: ['Deslizante'] }))).toBe(true);
  });

  it.each([
    ['in time', { livres: null }, { idade: 43 }, false],
    ['late, of an open question', { livres: ['epilepsia' as const] }, { epilepsia: 'nao' as const }, false],
    ['late, of an answer', { livres: ['epilepsia' as const] }, { epilepsia: 'nao' as const, idade: 43 }, true],
  ])('%s takes a unit as it says', (_when, { livres }, change, expected) => {
    expect(takesUnit({ estado, livres }, before, answers(change))).toBe(expected);
    expect(takesUnit({ estado: { ...estado, refazerUsaUnidade: true }, livres }, before, before)).toBe(true);
  });
});
