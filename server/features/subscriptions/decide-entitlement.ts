import type { PlanSource, ProviderStatus } from '@meridia/shared/subscription.ts';

interface Period {
  start: Date;
  end: Date;
}

interface PlanRef {
  planId: string;
  /** Display order of the plan. The plan with the highest rank is in force. */
  rank: number;
}

/** A subscription as last read from the payment provider. */
export interface PaidFact extends PlanRef {
  id: string;
  status: ProviderStatus;
  startedAt: Date;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  cancelAt: Date | null;
  graceUntil: Date | null;
  endedAt: Date | null;
  /** The month around `now`, counted from `currentPeriodEnd`. */
  month: Period;
}

export interface GrantFact extends PlanRef {
  id: string;
  startsAt: Date;
  endsAt: Date;
  revokedAt: Date | null;
  /** The month around `now`, counted from `startsAt`. */
  month: Period;
}

export interface EntitlementFacts {
  /** The database's clock in whole milliseconds. */
  now: Date;
  /** The plan of an account without any other plan, with the month around `now`. */
  free: PlanRef & { month: Period };
  paid: readonly PaidFact[];
  grants: readonly GrantFact[];
}

/** The plan in force, in the columns of `user_subscriptions`. */
export interface Entitlement {
  planId: string;
  source: PlanSource;
  status: 'active' | 'trialing' | 'past_due' | 'expired';
  /** Only units taken from this moment on count. */
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  settleAt: Date;
  endsAt: Date | null;
  graceUntil: Date | null;
}

/** How long a paid plan stays in force after its period without news of the renewal. */
const renewalLeewayMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Decides the plan in force at `facts.now`. Every fact claims the account for a span of time, and the strongest claim at a moment is in
 * force. The order of the facts does not matter. The result stays the same until `settleAt`.
 */
export function decideEntitlement(facts: EntitlementFacts): Entitlement {
  const { now } = facts;
  const free = claimFree(facts.free);
  const claims = [...facts.paid.flatMap((paid) => claimPaid(paid, now)), ...facts.grants.map(claimGrant)]
    .filter((claim) => claim.from < claim.until)
    .sort(strongestFirst);
  const chosen = claims.find((claim) => claim.from <= now && now < claim.until) ?? free;
  const stronger = claims.filter((claim) => claim !== chosen && strongestFirst(claim, chosen) < 0);
  const { planId, source, status, period, endsAt, graceUntil } = chosen;
  const currentPeriodEnd = earliest([period.end, endsAt]);
  return {
    planId,
    source,
    status,
    // Units used under a stronger plan that has ended do not count for this plan.
    currentPeriodStart: latest([
      period.start,
      ...stronger.filter(({ until, key }) => until <= now && key !== chosen.key).map(({ until }) => until),
    ]),
    currentPeriodEnd,
    settleAt: earliest([
      currentPeriodEnd,
      chosen.until,
      ...stronger.filter(({ from }) => from > now).map(({ from }) => from),
    ]),
    endsAt,
    graceUntil,
  };
}

/** A span of time in which a fact puts a plan in force. */
interface Claim extends Pick<Entitlement, 'planId' | 'source' | 'status' | 'endsAt' | 'graceUntil'> {
  /** Claims with the same key continue each other: a paid subscription keeps its used units through every change of plan. */
  key: string;
  strength: readonly (number | string)[];
  from: Date;
  until: Date;
  /** The period around `now`. */
  period: Period;
}

/**
 * A usable plan is stronger than an unpaid one, and an unpaid one is stronger than the free plan: an account that owes money gets no free
 * plan.
 */
const tiers = { free: 0, unpaid: 1, inForce: 2 } as const;
const always = new Date(0);
const never = new Date(8.64e15);

function claimFree({ planId, month }: EntitlementFacts['free']): Claim {
  return {
    key: 'free',
    planId,
    source: 'free',
    status: 'active',
    endsAt: null,
    graceUntil: null,
    strength: [tiers.free],
    from: always,
    until: never,
    period: month,
  };
}

function claimGrant({ id, planId, rank, startsAt, endsAt, revokedAt, month }: GrantFact): Claim {
  return {
    key: `grant ${id}`,
    planId,
    source: 'grant',
    status: 'active',
    endsAt,
    graceUntil: null,
    // Of two equal grants the one that ends first is used first.
    strength: [tiers.inForce, rank, 0, -endsAt.getTime(), id],
    from: startsAt,
    until: earliest([endsAt, revokedAt]),
    period: { start: latest([month.start, startsAt]), end: month.end },
  };
}

// The claim starts at the beginning of time: the provider's clock may be ahead of the database's, and a paid plan counts at once.
function claimPaid(paid: PaidFact, now: Date): Claim[] {
  const { id, planId, rank, status, startedAt, currentPeriodStart, currentPeriodEnd, cancelAt, endedAt, month } = paid;
  const claim: Claim = {
    key: 'payment',
    planId,
    source: 'payment',
    status: 'active',
    endsAt: cancelAt,
    graceUntil: null,
    // A paid plan comes before a grant of the same rank. Of two subscriptions the newer one comes first.
    strength: [tiers.inForce, rank, 1, startedAt.getTime(), id],
    from: always,
    until: earliest([new Date(currentPeriodEnd.getTime() + renewalLeewayMs), cancelAt]),
    period:
      now < currentPeriodEnd
        ? { start: currentPeriodStart, end: currentPeriodEnd }
        : { start: latest([month.start, currentPeriodEnd]), end: month.end },
  };
  const unpaidFrom = (from: Date): Claim => ({
    ...claim,
    status: 'expired',
    strength: [tiers.unpaid, ...claim.strength.slice(1)],
    from,
    until: cancelAt ?? never,
  });
  switch (status) {
    case 'active':
    case 'trialing':
      return [{ ...claim, status }];
    case 'past_due': {
      const graceUntil = paid.graceUntil ?? currentPeriodStart;
      return [{ ...claim, status, graceUntil, until: earliest([graceUntil, cancelAt]) }, unpaidFrom(graceUntil)];
    }
    case 'unpaid':
      return [unpaidFrom(always)];
    case 'canceled':
      // The subscription is over, but its end tells from when the units of the plan below count.
      return [{ ...claim, endsAt: null, until: endedAt ?? currentPeriodStart }];
    case 'incomplete':
    case 'incomplete_expired':
    case 'paused':
      return [];
  }
}

function strongestFirst(a: Claim, b: Claim): number {
  for (const [index, mine] of a.strength.entries()) {
    const theirs = b.strength[index] ?? 0;
    if (mine !== theirs) return mine > theirs ? -1 : 1;
  }
  return 0;
}

function earliest(dates: readonly (Date | null)[]): Date {
  return new Date(Math.min(...dates.map((date) => (date ?? never).getTime())));
}

function latest(dates: readonly Date[]): Date {
  return new Date(Math.max(...dates.map((date) => date.getTime())));
}
