import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/random.ts';
import { decideEntitlement, type EntitlementFacts, type GrantFact, type PaidFact } from './decide-entitlement.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Days counted from the day the account began. */
const at = (days: number) => new Date(Date.UTC(2026, 0, 1) + Math.round(days * day));
const ranks = { Gratuito: 1, Profissional: 2, Premium: 3, Enterprise: 4 } as const;
type Plan = keyof typeof ranks;

// Months have 30 days here. The database does the real calendar.
function monthAround(anchor: Date, now: Date) {
  const month = 30 * day;
  const start = anchor.getTime() + Math.floor((now.getTime() - anchor.getTime()) / month) * month;
  return { start: new Date(start), end: new Date(start + month) };
}

type Paid = Omit<PaidFact, 'planId' | 'rank' | 'month'> & { plan: Plan };
type Grant = Omit<GrantFact, 'planId' | 'rank' | 'month'> & { plan: Plan };
interface Account {
  paid?: Paid[];
  grants?: Grant[];
}

/** A paid month from day 10 to day 40, unless told otherwise. */
const paid = (fact: Partial<Paid> = {}): Paid => ({
  id: 'sub_1',
  plan: 'Profissional',
  status: 'active',
  startedAt: at(10),
  cancelAt: null,
  graceUntil: null,
  currentPeriodStart: at(10),
  currentPeriodEnd: at(40),
  endedAt: null,
  ...fact,
});
/** Premium from day 20 to day 50, unless told otherwise. */
const grant = (fact: Partial<Grant> = {}): Grant => ({
  id: 'grant_1',
  plan: 'Premium',
  startsAt: at(20),
  endsAt: at(50),
  revokedAt: null,
  ...fact,
});

function factsOf({ paid = [], grants = [] }: Account, now: Date): EntitlementFacts {
  const named = (plan: Plan) => ({ planId: plan, rank: ranks[plan] });
  return {
    now,
    free: { ...named('Gratuito'), month: monthAround(at(0), now) },
    paid: paid.map((fact) => ({ ...fact, ...named(fact.plan), month: monthAround(fact.currentPeriodEnd, now) })),
    grants: grants.map((fact) => ({ ...fact, ...named(fact.plan), month: monthAround(fact.startsAt, now) })),
  };
}

const decide = (account: Account, now: Date) => decideEntitlement(factsOf(account, now));

describe('the free plan', () => {
  it('is in force, month by month, when there is no other plan', () => {
    expect(decide({}, at(35))).toEqual({
      planId: 'Gratuito',
      source: 'free',
      status: 'active',
      endsAt: null,
      graceUntil: null,
      currentPeriodStart: at(30),
      currentPeriodEnd: at(60),
      settleAt: at(60),
    });
  });

  it.each(['incomplete', 'incomplete_expired', 'paused'] as const)(
    'stays in force next to a payment that is %s',
    (status) => {
      expect(decide({ paid: [paid({ status })] }, at(15))).toEqual(decide({}, at(15)));
    },
  );

  it('does not count units that a paid plan used in the same month', () => {
    const account = { paid: [paid({ status: 'canceled', endedAt: at(20) })] };
    expect(decide(account, at(25))).toMatchObject({ planId: 'Gratuito', currentPeriodStart: at(20) });
    expect(decide(account, at(31))).toMatchObject({ planId: 'Gratuito', currentPeriodStart: at(30) });
  });

  it('does not count units that a revoked or ended grant used', () => {
    expect(decide({ grants: [grant({ revokedAt: at(22) })] }, at(25)).currentPeriodStart).toEqual(at(22));
    expect(decide({ grants: [grant({ endsAt: at(35) })] }, at(36)).currentPeriodStart).toEqual(at(35));
  });
});

describe('a paid plan', () => {
  it('has the period that the provider reports', () => {
    expect(decide({ paid: [paid()] }, at(15))).toEqual({
      planId: 'Profissional',
      source: 'payment',
      status: 'active',
      endsAt: null,
      graceUntil: null,
      currentPeriodStart: at(10),
      currentPeriodEnd: at(40),
      settleAt: at(40),
    });
  });

  it('keeps the used units when the subscription changes to another plan', () => {
    const [before, after] = (['Profissional', 'Premium'] as const).map((plan) =>
      decide({ paid: [paid({ plan })] }, at(15)),
    );
    expect(after).toEqual({ ...before, planId: 'Premium' });
  });

  it('continues for three days into the next month without news of the renewal', () => {
    const account = { paid: [paid()] };
    expect(decide(account, at(40))).toMatchObject({
      planId: 'Profissional',
      status: 'active',
      currentPeriodStart: at(40),
      currentPeriodEnd: at(70),
      settleAt: at(43),
    });
    expect(decide(account, at(43))).toMatchObject({ planId: 'Gratuito', currentPeriodStart: at(43) });
  });

  it('ends at the exact moment for which it was cancelled', () => {
    const account = { paid: [paid({ cancelAt: at(40) })] };
    expect(decide(account, at(39))).toMatchObject({ planId: 'Profissional', endsAt: at(40), settleAt: at(40) });
    expect(decide(account, at(40))).toMatchObject({ planId: 'Gratuito', endsAt: null, currentPeriodStart: at(40) });
  });

  it('stays in force during the grace after a failed payment, then no plan is in force', () => {
    const account = { paid: [paid({ status: 'past_due', graceUntil: at(17) })] };
    expect(decide(account, at(16))).toMatchObject({
      planId: 'Profissional',
      status: 'past_due',
      graceUntil: at(17),
      settleAt: at(17),
    });
    expect(decide(account, at(17))).toMatchObject({
      planId: 'Profissional',
      source: 'payment',
      status: 'expired',
      graceUntil: null,
    });
  });

  it('blocks the free plan month after month while it is unpaid, until it is cancelled', () => {
    const account = { paid: [paid({ status: 'unpaid' })] };
    for (const days of [15, 41, 200]) expect(decide(account, at(days))).toMatchObject({ status: 'expired' });
    const cancelled = { paid: [paid({ status: 'unpaid', cancelAt: at(40) })] };
    expect(decide(cancelled, at(39))).toMatchObject({ status: 'expired', settleAt: at(40) });
    expect(decide(cancelled, at(40))).toMatchObject({
      planId: 'Gratuito',
      status: 'active',
      currentPeriodStart: at(40),
    });
  });

  it('is in force at once when the clock of the provider is ahead', () => {
    const ahead = paid({ startedAt: at(10), currentPeriodStart: at(10) });
    expect(decide({ paid: [ahead] }, at(9.999))).toMatchObject({ planId: 'Profissional', currentPeriodStart: at(10) });
  });

  it('is the newer one when there are two subscriptions', () => {
    const newer = paid({ id: 'sub_2', startedAt: at(12), currentPeriodStart: at(12), currentPeriodEnd: at(42) });
    expect(decide({ paid: [paid(), newer] }, at(15)).currentPeriodEnd).toEqual(at(42));
  });
});

describe('a granted plan', () => {
  it('has months counted from its start and cut at its end', () => {
    const account = { grants: [grant({ endsAt: at(65) })] };
    expect(decide(account, at(19))).toMatchObject({ planId: 'Gratuito', settleAt: at(20) });
    expect(decide(account, at(20))).toMatchObject({
      planId: 'Premium',
      source: 'grant',
      status: 'active',
      endsAt: at(65),
      currentPeriodStart: at(20),
      currentPeriodEnd: at(50),
      settleAt: at(50),
    });
    expect(decide(account, at(51))).toMatchObject({ currentPeriodStart: at(50), currentPeriodEnd: at(65) });
    expect(decide(account, at(65))).toMatchObject({ planId: 'Gratuito', currentPeriodStart: at(65) });
  });

  it('is in force before a smaller paid plan, which afterwards starts with no units used', () => {
    const account = { paid: [paid({ currentPeriodEnd: at(60) })], grants: [grant()] };
    expect(decide(account, at(19))).toMatchObject({ planId: 'Profissional', settleAt: at(20) });
    expect(decide(account, at(30))).toMatchObject({ planId: 'Premium', settleAt: at(50) });
    expect(decide(account, at(50))).toMatchObject({ planId: 'Profissional', currentPeriodStart: at(50) });
  });

  it('gives way to a paid plan of the same or a bigger size', () => {
    for (const plan of ['Premium', 'Enterprise'] as const) {
      const account = { paid: [paid({ plan })], grants: [grant()] };
      expect(decide(account, at(30))).toMatchObject({ planId: plan, source: 'payment', currentPeriodStart: at(10) });
    }
  });

  it('lets an account work after its payment has failed for good', () => {
    const account = { paid: [paid({ status: 'unpaid' })], grants: [grant({ plan: 'Profissional' })] };
    expect(decide(account, at(19))).toMatchObject({ status: 'expired', settleAt: at(20) });
    expect(decide(account, at(20))).toMatchObject({ source: 'grant', status: 'active' });
  });

  it('is in force before an equal grant that ends later, which then starts with no units used', () => {
    const account = { grants: [grant({ id: 'grant_2', startsAt: at(25), endsAt: at(70) }), grant()] };
    expect(decide(account, at(30)).endsAt).toEqual(at(50));
    expect(decide(account, at(51))).toMatchObject({ endsAt: at(70), currentPeriodStart: at(50) });
  });

  it('has no effect when it is revoked before it begins', () => {
    const account = { grants: [grant({ revokedAt: at(15) })] };
    expect(decide(account, at(25))).toEqual(decide({}, at(25)));
  });
});

describe('every account at every moment', () => {
  const worlds = Array.from({ length: 1000 }, (_, seed) => randomAccount(seed + 1));

  it('has a plan that lasts beyond the current moment', () => {
    for (const { account, now } of worlds) {
      const decided = decide(account, now);
      expect(decided.planId in ranks).toBe(true);
      expect(decided.settleAt > now).toBe(true);
      expect(decided.currentPeriodStart < decided.currentPeriodEnd).toBe(true);
      expect(decided.currentPeriodStart <= now && now < decided.currentPeriodEnd).toBe(true);
    }
  });

  it('has the highest of the paid and granted plans', () => {
    for (const { account, now } of worlds) {
      const { planId, status } = decide(account, now);
      const usable = usablePlans(account, now);
      const best = Math.max(...usable.map((plan) => ranks[plan]));
      if (usable.length > 0)
        expect({ rank: ranks[planId as Plan], used: status !== 'expired' }).toEqual({ rank: best, used: true });
      else if (status !== 'expired') expect(planId).toBe('Gratuito');
    }
  });

  it('has the same plan until the moment that `settleAt` names', () => {
    for (const { account, now, random } of worlds) {
      const decided = decide(account, now);
      const span = decided.settleAt.getTime() - now.getTime();
      for (const share of [random(), random(), 1]) {
        const later = new Date(Math.max(now.getTime(), Math.ceil(now.getTime() + span * share) - 1));
        expect(decide(account, later)).toEqual(decided);
      }
    }
  });

  it('has the same plan in whatever order the facts come', () => {
    for (const { account, now } of worlds) {
      const reversed = { paid: account.paid.toReversed(), grants: account.grants.toReversed() };
      expect(decide(reversed, now)).toEqual(decide(account, now));
    }
  });
});

function usablePlans({ paid = [], grants = [] }: Account, now: Date): Plan[] {
  const isPaid = (fact: Paid) => {
    if (fact.cancelAt && fact.cancelAt <= now) return false;
    if (fact.status === 'past_due') return fact.graceUntil !== null && now < fact.graceUntil;
    return ['active', 'trialing'].includes(fact.status) && now.getTime() < fact.currentPeriodEnd.getTime() + 3 * day;
  };
  const isGranted = (fact: Grant) =>
    fact.startsAt <= now && now < fact.endsAt && (fact.revokedAt === null || now < fact.revokedAt);
  return [...paid.filter(isPaid), ...grants.filter(isGranted)].map(({ plan }) => plan);
}

/** Moments lie on a coarse grid, so that ends, beginnings and `now` meet often. */
function randomAccount(seed: number) {
  const random = seededRandom(seed);
  const pick = <T>(values: readonly T[], otherwise: T): T => values[Math.floor(random() * values.length)] ?? otherwise;
  const some = <T>(make: (index: number) => T) =>
    Array.from({ length: Math.floor(random() * 4) }, (_, index) => make(index));
  const between = (from: number, to: number) => at(Math.round(from + random() * (to - from)));
  const maybe = (from: number, to: number) => (random() < 0.4 ? between(from, to) : null);
  const now = new Date(between(60, 90).getTime() + pick([0, 0, -1, 1], 0));
  const paid = some((index): Paid => {
    const start = Math.round(random() * 60);
    const status = pick(
      ['active', 'trialing', 'past_due', 'unpaid', 'canceled', 'incomplete', 'paused'] as const,
      'active',
    );
    return {
      id: `sub_${index}`,
      status,
      startedAt: at(start - pick([0, 30], 0)),
      cancelAt: maybe(start + 1, start + 60),
      plan: pick(['Profissional', 'Premium', 'Enterprise'] as const, 'Premium'),
      currentPeriodStart: at(start),
      currentPeriodEnd: at(start + 30),
      graceUntil: status === 'past_due' ? at(start + 7) : null,
      endedAt: status === 'canceled' ? between(start, 59) : null,
    };
  });
  const grants = some((index): Grant => {
    const start = Math.round(random() * 100);
    const startsAt = at(start);
    const revokedAt = maybe(30, 59);
    return {
      id: `grant_${index}`,
      plan: pick(['Profissional', 'Premium', 'Enterprise'] as const, 'Premium'),
      startsAt,
      endsAt: between(start + 1, start + 60),
      revokedAt,
    };
  });
  return { account: { paid, grants }, now, random };
}
