import { plans } from '@meridia/shared/plans.ts';
import { expect, it } from 'vitest';
import { upsellText } from './upsell-text.ts';

it("uses the numbers of our catalogue's plans", () => {
  expect(upsellText(plans)).toBe(
    'No plano gratuito você tem 3 diagnósticos por mês. Nos planos pagos, até 60 relatórios por mês.',
  );
});

it.each([
  [[1, 40, -1], 'No plano gratuito você tem 1 diagnóstico por mês. Nos planos pagos, até 40 relatórios por mês.'],
  [[4, -1], 'No plano gratuito você tem 4 diagnósticos por mês. Nos planos pagos, relatórios ilimitados.'],
  [[4], 'No plano gratuito você tem 4 diagnósticos por mês.'],
  [[-1], 'No plano gratuito os diagnósticos são ilimitados.'],
])('follows plans on sale with %j', ([free = 0, ...paid], expected) => {
  const sold = paid.map((diagnosesLimit, index) => ({ name: `Pago ${index}`, priceBrl: 1000, diagnosesLimit }));
  expect(upsellText([{ name: 'Gratuito', priceBrl: 0, diagnosesLimit: free }, ...sold])).toBe(expected);
});
