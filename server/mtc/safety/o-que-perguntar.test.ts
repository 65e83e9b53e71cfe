import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { sampleDados } from '../render/sample-relatorio.ts';
import { oQuePerguntar } from './o-que-perguntar.ts';

const perguntas = (queixaPrincipal: string, mudancas: Partial<DadosAnamnese> = {}) =>
  oQuePerguntar({
    ...sampleDados,
    historicoMedico: null,
    evacuacao: null,
    urina: null,
    gestante: 'nao',
    ...mudancas,
    queixaPrincipal,
  }).join(' ');

describe('what to ask next', () => {
  it('is what warns of danger in this complaint', () => {
    expect(perguntas('Dor lombar há um mês')).toMatch(/região íntima.*perdeu força/);
    expect(perguntas('Azia depois do almoço')).toMatch(/pretas.*entala/);
    expect(perguntas('Cansaço que não passa')).toContain('hemograma');
    expect(perguntas('Dor lombar', { gestante: 'sim' })).toMatch(/^o bebê mexe/);
    expect(perguntas('Enjoo, grávida de 9 semanas', { gestante: 'sim' })).not.toMatch(/bebê mexe|pressão/);
  });

  it('is never what was told or denied', () => {
    expect(perguntas('Azia. Sem emagrecer, fezes normais')).not.toMatch(/peso|pretas/);
    expect(perguntas('Joelho dói. Caiu ontem, inchou, fez RX')).not.toMatch(/pancada|incha|radiografia/);
    expect(perguntas('Dor de cabeça. PA 128x84')).not.toContain('pressão');
    expect(perguntas('Dor lombar, esfíncteres preservados')).not.toContain('região íntima');
    expect(perguntas('Enxaqueca; antes vejo umas luzinhas em zigue-zague')).not.toContain('a vista');
  });

  it('is four questions at most, and none where the subject is unknown', () => {
    expect(perguntas('Dor de cabeça').split('?').length - 1).toBeLessThanOrEqual(4);
    expect(perguntas('Xumbregado')).toBe('');
  });
});
