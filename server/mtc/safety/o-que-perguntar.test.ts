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

  it('is nothing that short words have answered, and supposes nothing', () => {
    expect(perguntas('Cólica menstrual. Não sangra entre as menstruações')).not.toContain('fora da data');
    expect(perguntas('Ansiedade antes da prova')).not.toContain('esforço');
    expect(perguntas('Ansiedade, o coração dispara')).toContain('esforço');
    expect(perguntas('Xixi toda hora', { urina: 'nl, clara' })).not.toContain('sangue na urina');
    expect(perguntas('Esporão, dói ao pôr o pé no chão; depois de andar melhora')).not.toContain('quatro passos');
    expect(perguntas('Enxaqueca, fico enjoada', { urina: 'normal' })).not.toContain('urina');
  });

  it('is four questions at most, and none where the subject is unknown', () => {
    expect(perguntas('Dor de cabeça').split('?').length - 1).toBeLessThanOrEqual(4);
    expect(perguntas('Xumbregado')).toBe('');
  });
});
