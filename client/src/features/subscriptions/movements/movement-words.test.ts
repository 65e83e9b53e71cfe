import type { QuotaMovement } from '@meridia/shared/subscription.ts';
import { describe, expect, it } from 'vitest';
import { movementWords, usageSummary } from './movement-words.ts';

const helena = { id: '7b0f7f9e-28f4-4a7e-9d4f-4b8a5f0d2c11', nomeCliente: 'Helena' };

const movement = (kind: QuotaMovement['kind'], changes: Partial<QuotaMovement> = {}): QuotaMovement => ({
  id: crypto.randomUUID(),
  kind,
  at: '2026-11-21T15:00:00.000Z',
  delta: { consume: 1, refund: -1, redo: 0, bonus: 0, carried: 2, plan_change: 0 }[kind],
  bonus: kind === 'bonus' ? 2 : 0,
  avaliacao: kind === 'bonus' || kind === 'carried' || kind === 'plan_change' ? null : helena,
  plan: null,
  current: true,
  ...changes,
});
const many = (count: number, kind: QuotaMovement['kind'], changes: Partial<QuotaMovement> = {}) =>
  Array.from({ length: count }, () => movement(kind, changes));

describe('the line of a movement', () => {
  it('says what happened and how the remaining units changed', () => {
    const lines = (['consume', 'refund', 'redo', 'bonus', 'carried'] as const).map((kind) =>
      movementWords(movement(kind)),
    );
    expect(lines.map(({ title, units }) => [title, units])).toEqual([
      ['Relatório de Helena', '−1'],
      ['Devolvido: a geração terminou em erro', '+1'],
      ['Relatório refeito, sem custo', '0'],
      ['Bônus de boas-vindas', '+2'],
      ['Usados antes, em uma conta excluída deste email', '−2'],
    ]);
    expect(lines[1]?.detail).toBe('Helena');
  });

  it('says why the plan changed', () => {
    const change = (source: 'payment' | 'grant' | 'free') =>
      movementWords(movement('plan_change', { plan: { from: 'Gratuito', to: 'Profissional', source } }));
    expect(change('payment')).toEqual({
      title: 'Plano mudou de Gratuito para Profissional',
      detail: 'Por assinatura no cartão',
      units: null,
    });
    expect(change('grant').detail).toBe('Por cortesia');
  });

  it('can be read when the assessment no longer exists', () => {
    expect(movementWords(movement('consume', { avaliacao: null })).title).toBe('Diagnóstico');
    expect(movementWords(movement('consume', { avaliacao: { ...helena, nomeCliente: '' } })).title).toBe('Diagnóstico');
  });
});

describe('the sum of the movements', () => {
  it('explains the units used in this period', () => {
    const movements = [...many(8, 'consume'), movement('refund'), movement('redo')];
    expect(usageSummary({ diagnosesUsed: 7, diagnosesLimit: 20 }, movements, true)).toBe(
      '7 usados neste período: 8 diagnósticos, 1 devolvido',
    );
  });

  it('leaves out earlier periods', () => {
    const movements = [
      ...many(1, 'consume'),
      movement('refund', { current: false }),
      ...many(5, 'consume', { current: false }),
    ];
    expect(usageSummary({ diagnosesUsed: 1, diagnosesLimit: 20 }, movements, false)).toBe(
      '1 usado neste período: 1 diagnóstico',
    );
  });

  it("separates the bonus from the plan's units", () => {
    const movements = [movement('consume'), movement('bonus')];
    expect(usageSummary({ diagnosesUsed: 1, diagnosesLimit: 5 }, movements, true)).toBe(
      '1 usado neste período: 1 diagnóstico. Disponíveis: 3 do plano e 2 de bônus',
    );
  });

  it('names no parts while not all movements are loaded or the sum is wrong', () => {
    expect(usageSummary({ diagnosesUsed: 31, diagnosesLimit: 60 }, many(20, 'consume'), false)).toBe(
      '31 usados neste período',
    );
    expect(usageSummary({ diagnosesUsed: 2, diagnosesLimit: 20 }, many(1, 'consume'), true)).toBe(
      '2 usados neste período',
    );
    expect(usageSummary({ diagnosesUsed: 0, diagnosesLimit: 3 }, [], true)).toBe('0 usados neste período');
  });
});
