import { plans as catalogue } from '@meridia/shared/plans.ts';
import { describe, expect, it } from 'vitest';
import { createSoldPlans } from './sold-plans.ts';

const plan = (diagnosesLimit: number) => [{ name: 'Premium', priceBrl: 6900, diagnosesLimit }];

describe('the plans on sale for public pages', () => {
  it('are read again for every page, but only once for pages that are requested together', async () => {
    let asked = 0;
    const soldPlans = createSoldPlans(async () => {
      asked += 1;
      return plan(asked);
    });
    expect(await Promise.all([soldPlans(), soldPlans()])).toEqual([plan(1), plan(1)]);
    expect(await soldPlans()).toEqual(plan(2));
  });

  it('are those of the last answer while the database fails', async () => {
    const answers = [
      () => Promise.reject(new Error('away')),
      async () => plan(7),
      () => Promise.reject(new Error('away')),
    ];
    const soldPlans = createSoldPlans(() => answers.shift()?.() ?? Promise.resolve([]));
    expect(await soldPlans()).toEqual(catalogue);
    expect(await soldPlans()).toEqual(plan(7));
    expect(await soldPlans()).toEqual(plan(7));
  });

  it('do not keep a page waiting for a database that does not answer', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof plan>>();
    const soldPlans = createSoldPlans(() => answer.promise, 5);
    expect(await soldPlans()).toEqual(catalogue);
    answer.resolve(plan(9));
    expect(await soldPlans()).toEqual(plan(9));
  });
});
