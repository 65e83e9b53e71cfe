import { expect, it } from 'vitest';
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
};
const { description, badge, popular, features, isActive, diagnosesLimit } = plan;

it('gives back an unchanged plan as it was', () => {
  expect(readForm(formOf(plan))).toEqual({
    ok: true,
    edit: { description, badge, popular, features, isActive, diagnosesLimit },
  });
});

it('reads one benefit per line and skips empty lines', () => {
  const read = readForm({ ...formOf(plan), features: ' Um \n\n Dois\n' });
  expect(read).toMatchObject({ ok: true, edit: { features: ['Um', 'Dois'] } });
});

it('gives an error text for each wrong field', () => {
  const read = readForm({ ...formOf(plan), description: ' ', features: '', isUnlimited: false, limit: 'dez' });
  expect(read).toEqual({
    ok: false,
    errors: {
      description: 'Escreva a descrição',
      features: 'Escreva pelo menos um benefício',
      diagnosesLimit: 'Informe o limite',
    },
  });
});
