import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { cpuMs } from '../../../tests/support/cpu-time.ts';
import { sampleDados } from '../render/sample-relatorio.ts';
import { reunirCuidados } from './cuidados-dos-pontos.ts';

const semRespostas: DadosAnamnese = {
  ...sampleDados,
  gestante: null,
  marcapasso: null,
  anticoagulante: null,
  epilepsia: null,
  cancer: null,
};
const de = (respostas: Partial<DadosAnamnese>) =>
  reunirCuidados({ dados: { ...semRespostas, ...respostas }, notas: [] });
const nota = (regra: string, texto: string) => ({
  regra,
  gravidade: 'evitar' as const,
  texto,
  removidos: [],
  fonte: '',
});

describe('the cautions with points', () => {
  it('say nothing of what was not asked, nor of a no', () => {
    expect(de({})).toEqual([]);
    expect(de({ gestante: 'nao', marcapasso: 'nao', anticoagulante: 'nao', epilepsia: 'nao', cancer: 'nao' })).toEqual(
      [],
    );
    expect(reunirCuidados({ dados: null, notas: [] })).toEqual([]);
  });

  it('of a pregnancy name its points, of the ear too, and where heat is left out', () => {
    const [cuidado, ...outros] = de({ gestante: 'sim' });
    expect(outros).toEqual([]);
    expect(cuidado?.evitar).toEqual(
      expect.arrayContaining(['corporal BP6', 'corporal VC4', 'corporal VC12', 'auricular pelve']),
    );
    expect(cuidado?.cautela).toContain('corporal F3');
    expect(cuidado?.semTecnica.eletro).toContain('corporal E36');
    expect(cuidado?.evitar).not.toContain('corporal E36');
  });

  it('of a pacemaker forbid the current at every point, and nothing else', () => {
    const [cuidado] = de({ marcapasso: 'sim' });
    expect(cuidado).toMatchObject({ regra: 'marcapasso', evitar: [], cautela: [] });
    expect(Object.keys(cuidado?.semTecnica ?? {})).toEqual(['eletro']);
    expect(cuidado?.semTecnica.eletro?.length).toBeGreaterThan(350);
  });

  it('of an anticoagulant ask for care at every point of the body, and leave cups and points over an artery out', () => {
    const [cuidado] = de({ anticoagulante: 'sim' });
    expect(cuidado?.evitar.toSorted()).toEqual(
      ['P8', 'P9', 'E9', 'E42', 'C1', 'BP12', 'F12'].map((codigo) => `corporal ${codigo}`).toSorted(),
    );
    expect(cuidado?.cautela).toContain('corporal E36');
    expect(cuidado?.semTecnica.ventosa).toContain('corporal B20');
  });

  it('are found without reading a text, which would keep other requests waiting', () => {
    const took = (historicoMedico: string) => cpuMs(() => de({ gestante: 'sim', historicoMedico }));
    took('');
    const longo = 'dor no joelho e no ombro, sem febre. '.repeat(700);
    expect(Math.min(took(longo), took(longo), took(longo))).toBeLessThan(5 + 2 * Math.min(took(''), took('')));
  });

  it('of a report come with its words, each rule once, without what concerned that report alone', () => {
    const texto = 'Gestação informada: ficam de fora alguns pontos.';
    const [cuidado, ...outros] = reunirCuidados({
      dados: { ...semRespostas, gestante: 'sim' },
      notas: [
        nota('gestacao', `${texto} Restam 7 pontos corporais, abaixo dos 8 habituais: complete somente com outros.`),
        nota('gestacao', 'An older report.'),
        nota('no_such_rule', 'A rule of an earlier release.'),
        nota('anticoagulante_com_ervas', 'Says nothing about points.'),
      ],
    });
    expect(outros).toEqual([]);
    expect(cuidado).toMatchObject({ regra: 'gestacao', texto });
  });
});
