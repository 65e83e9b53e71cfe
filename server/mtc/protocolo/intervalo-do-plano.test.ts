import { describe, expect, it } from 'vitest';
import { intervaloDoPlano } from './intervalo-do-plano.ts';
import { planejarSessoes } from './planejar-sessoes.ts';

const plano = (disponibilidadeSessoes: '1x_sem' | '2x_sem' | '3x_sem' | null, queixaPrincipal = 'dor lombar') =>
  planejarSessoes(
    { inicioQueixa: disponibilidadeSessoes ? 'meses' : 'recente', idade: 40, disponibilidadeSessoes, queixaPrincipal },
    [],
    [],
  );

describe('the days to the next session', () => {
  it.each([
    ['once a week', plano('1x_sem'), 1, 7],
    ['twice a week', plano('2x_sem'), 1, 4],
    ['three times a week', plano('3x_sem'), 1, 2],
    ['without an answer, once a week', plano(null), 1, 7],
    ['a fortnight in the maintenance', plano('1x_sem'), 9, 14],
    ['as in the last phase after the last session', plano('1x_sem'), 50, 14],
    ['for what began yesterday', plano('1x_sem', 'travou as costas ontem'), 1, 7],
  ])('are %s', (_rhythm, sessoes, feitas, dias) => {
    expect(intervaloDoPlano(sessoes, feitas)).toBe(dias);
  });

  it('are read from every plan that the engine makes, after every session', () => {
    for (const ritmo of ['1x_sem', '2x_sem', '3x_sem', null] as const) {
      const sessoes = plano(ritmo);
      for (let feitas = 0; feitas <= sessoes.total; feitas += 1) {
        expect(intervaloDoPlano(sessoes, feitas)).toBeGreaterThan(0);
      }
    }
  });

  it('are unknown for a plan in other words', () => {
    const fase = { nome: 'Fase 1', sessoes: 4, semanas: 'primeiro mês', objetivo: '' };
    expect(intervaloDoPlano({ fases: [fase] }, 1)).toBeNull();
    expect(intervaloDoPlano({ fases: [] }, 1)).toBeNull();
  });
});
