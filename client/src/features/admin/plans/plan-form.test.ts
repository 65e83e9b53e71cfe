import { allCapabilities, capabilitiesOf } from '@meridia/shared/plans.ts';
import { describe, expect, it } from 'vitest';
import { formOf, readForm } from './plan-form.ts';

const plan = {
  id: '2f1a9c1e-0000-4000-8000-000000000000',
  name: 'Enterprise',
  description: 'Para clínicas.',
  priceBrl: 12700,
  diagnosesLimit: -1,
  badge: null,
  popular: false,
  features: ['API de integração', 'Suporte 24/7'],
  isActive: true,
  hasPrice: true,
  editedAt: null,
  subscribers: 3,
  displayOrder: 4,
  capabilities: allCapabilities,
};
const { description, badge, popular, features, isActive, diagnosesLimit, capabilities } = plan;
const free = { ...plan, name: 'Gratuito', displayOrder: 1, capabilities: capabilitiesOf('Gratuito') };

it('gives back an unchanged plan as it was', () => {
  expect(readForm(formOf(plan), plan, [free, plan])).toEqual({
    ok: true,
    edit: { description, badge, popular, features, isActive, diagnosesLimit, capabilities },
  });
});

it('reads one benefit per line and skips empty lines', () => {
  const read = readForm({ ...formOf(plan), features: ' Um \n\n Dois\n' }, plan, [free, plan]);
  expect(read).toMatchObject({ ok: true, edit: { features: ['Um', 'Dois'] } });
});

it('gives an error text for each wrong field', () => {
  const read = readForm({ ...formOf(plan), description: ' ', features: '', isUnlimited: false, limit: 'dez' }, plan, [
    plan,
  ]);
  expect(read).toEqual({
    ok: false,
    errors: {
      description: 'Escreva a descrição',
      features: 'Escreva pelo menos um benefício',
      diagnosesLimit: 'Informe o limite',
    },
  });
});

describe('the capabilities of a plan', () => {
  const wrong = (change: Partial<ReturnType<typeof formOf>>, of = free) =>
    readForm({ ...formOf(of), ...change }, of, [free, plan]);

  it('are read with their number of follow-ups', () => {
    const form = { ...formOf(free), consultas: ' 10 ', capabilities: { ...formOf(free).capabilities, convites: true } };
    expect(readForm(form, free, [free, plan])).toMatchObject({
      ok: true,
      edit: { capabilities: { consultasPorCliente: 10, convites: true, marca: false } },
    });
  });

  it('have an error text each', () => {
    expect(wrong({ consultas: 'dez' })).toMatchObject({
      errors: { 'capabilities.consultasPorCliente': 'Informe o número de consultas' },
    });
    expect(wrong({ consultas: '2' })).toMatchObject({
      errors: { 'capabilities.consultasPorCliente': expect.stringContaining('No mínimo 3') },
    });
    expect(wrong({ capabilities: { ...allCapabilities, marca: false } }, plan)).toMatchObject({
      errors: { 'capabilities.marca': expect.stringContaining('No mínimo sim') },
    });
  });
});
