import { capabilitiesOf } from '@meridia/shared/plans.ts';
import { describe, expect, it } from 'vitest';
import { consequences, limitText } from './plan-words.ts';

const edit = {
  description: 'Para quem atende toda semana.',
  badge: null,
  popular: false,
  features: ['Evolução dos pacientes'],
  isActive: true,
  diagnosesLimit: 20,
  capabilities: capabilitiesOf('Profissional'),
};
const plan = {
  ...edit,
  id: '2f1a9c1e-0000-4000-8000-000000000000',
  name: 'Profissional',
  priceBrl: 3490,
  hasPrice: true,
  editedAt: null,
  subscribers: 12,
  displayOrder: 2,
};

describe('what saving a plan will do', () => {
  it('says how many accounts lose diagnoses in the running period', () => {
    const [first] = consequences(plan, { ...edit, diagnosesLimit: 10 });
    expect(first).toContain('12 contas neste plano');
    expect(first).toContain('de 20 diagnósticos por mês para 10 diagnósticos por mês');
    expect(first).toContain('não cria outro diagnóstico');
  });

  it('gives no warning when the limit grows', () => {
    for (const diagnosesLimit of [30, -1]) {
      expect(consequences(plan, { ...edit, diagnosesLimit })[0]).not.toContain('não cria outro');
    }
  });

  it('says that subscribers stay when the plan is no longer sold', () => {
    expect(consequences(plan, { ...edit, isActive: false })[0]).toContain('continuam nele');
  });

  it('says what the accounts get and what stays with those that get less', () => {
    const capabilities = { ...edit.capabilities, convites: false, suporte: 'prioritario' as const };
    const [convites, suporte] = consequences(plan, { ...edit, capabilities });
    expect(convites).toContain('passa de sim para não');
    expect(convites).toContain('O que já foi feito continua.');
    expect(suporte).toContain('Suporte passa de por ordem de chegada para prioritário');
    expect(suporte).not.toContain('continua.');
  });

  it('mentions only what changes', () => {
    expect(consequences(plan, edit)).toHaveLength(1);
  });
});

it('writes limits as people say them', () => {
  expect([limitText(1), limitText(20), limitText(-1)]).toEqual([
    '1 diagnóstico por mês',
    '20 diagnósticos por mês',
    'Ilimitado',
  ]);
});
