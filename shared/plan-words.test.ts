import { describe, expect, it } from 'vitest';
import { allPlanWords, nextPlan, type PlanNumbers } from './plan-words.ts';
import { planNames, plans } from './plans.ts';

// Intl puts a no-break space after R$.
const plain = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text.replaceAll('\u00a0', ' ')]));

const edit = (changes: Record<string, Partial<PlanNumbers>>) =>
  plans.map((plan) => ({ ...plan, ...changes[plan.name] }));

describe('the words about plans on public pages', () => {
  it('are those of our catalogue, word for word', () => {
    expect(plain(allPlanWords(plans))).toEqual({
      'free-amount': '3 diagnósticos completos por mês',
      'free-line': '3 diagnósticos completos por mês',
      'free-price': 'R$ 0',
      'free-promise': '3 avaliações grátis por mês',
      'first-paid-name': 'Profissional',
      'first-paid-price': 'R$ 34,90',
      'first-paid-line': '20 diagnósticos completos por mês',
      'paid-from': 'Planos pagos a partir de R$ 34,90 por mês, com cancelamento quando quiser.',
      'other-paid': 'Há também o Premium, com 60 diagnósticos por R$ 69, e o Enterprise, ilimitado, por R$ 127.',
      'compare-all': 'Comparar os quatro planos',
      'price-Gratuito': 'R$ 0',
      'line-Gratuito': '3 diagnósticos completos por mês',
      'limit-Gratuito': '3',
      'price-Profissional': 'R$ 34,90',
      'line-Profissional': '20 diagnósticos completos por mês',
      'limit-Profissional': '20',
      'price-Premium': 'R$ 69',
      'line-Premium': '60 diagnósticos completos por mês',
      'limit-Premium': '60',
      'price-Enterprise': 'R$ 127',
      'line-Enterprise': 'Diagnósticos ilimitados',
      'limit-Enterprise': 'Ilimitados',
    });
  });

  it('follow every price and limit', () => {
    const words = plain(
      allPlanWords(
        edit({
          Gratuito: { diagnosesLimit: 1 },
          Profissional: { priceBrl: 3990, diagnosesLimit: -1 },
          Premium: { diagnosesLimit: 1000 },
        }),
      ),
    );
    expect(words).toMatchObject({
      'free-amount': '1 diagnóstico completo por mês',
      'free-promise': '1 avaliação grátis por mês',
      'first-paid-price': 'R$ 39,90',
      'first-paid-line': 'Diagnósticos ilimitados',
      'paid-from': 'Planos pagos a partir de R$ 39,90 por mês, com cancelamento quando quiser.',
      'price-Profissional': 'R$ 39,90',
      'limit-Profissional': 'Ilimitados',
    });
    expect(words['other-paid']).toContain('o Premium, com 1.000 diagnósticos por R$ 69');
  });

  it('promise nothing that is not on sale', () => {
    const on = (...names: string[]) => plain(allPlanWords(plans.filter(({ name }) => names.includes(name))));
    expect(on('Gratuito', 'Premium', 'Enterprise')).toMatchObject({
      'first-paid-name': 'Premium',
      'first-paid-price': 'R$ 69',
      'paid-from': 'Planos pagos a partir de R$ 69 por mês, com cancelamento quando quiser.',
      'other-paid': 'Há também o Enterprise, ilimitado, por R$ 127.',
      'compare-all': 'Comparar os três planos',
    });
    expect(on('Gratuito')).toMatchObject({
      'first-paid-name': '',
      'first-paid-price': '',
      'first-paid-line': '',
      'paid-from': '',
      'other-paid': '',
      'free-promise': '3 avaliações grátis por mês',
      'compare-all': 'Comparar os planos',
    });
  });
});

describe('the next bigger plan', () => {
  it('is the next one on sale', () => {
    expect(planNames.map((name) => nextPlan(name, plans)?.name ?? null)).toEqual([
      ...planNames.slice(1),
      // There is no plan above the last one.
      null,
    ]);
    const withoutPremium = plans.filter(({ name }) => name !== 'Premium');
    expect(nextPlan('Profissional', withoutPremium)?.name).toBe('Enterprise');
    expect(nextPlan('Administrador', plans)).toBeNull();
  });
});

it('the catalogue has each plan once, in order', () => {
  expect(plans.map(({ name }) => name)).toEqual(planNames);
  expect(plans.map(({ displayOrder }) => displayOrder)).toEqual(planNames.map((_, index) => index + 1));
});

it('the features of a plan do not contain its number of diagnoses, which the page already shows', () => {
  expect(
    plans.flatMap(({ features }) => features.filter((feature) => /\d+ diagn|diagnósticos/i.test(feature))),
  ).toEqual([]);
});
