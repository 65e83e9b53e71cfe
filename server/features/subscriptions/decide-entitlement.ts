import type { PlanSource, ProviderStatus } from '@meridia/shared/subscription.ts';

interface Period {
  start: Date;
  end: Date;
}

interface PlanRef {
  planId: string;
  /** Display order of the plan: of several plans the highest is in force. */
  rank: number;
}

/** A subscription as the payment provider was last read. */
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
  /** By the database's clock, whole milliseconds. */
  now: Date;
  /** The plan of whoever has no other, with the month around `now`. */
  free: PlanRef & { month: Period };
  paid: readonly PaidFact[];
  grants: readonly GrantFact[];
}

/** The plan in force, in the columns of `user_subscriptions`. */
export interface Entitlement {
  planId: string;
  source: PlanSource;
  status: 'active' | 'trialing' | 'past_due' | 'expired';
  /** Units taken from here on count. */
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  settleAt: Date;
  endsAt: Date | null;
  graceUntil: Date | null;
}

/** For how long a paid plan goes on after its period while no news of the renewal has come. */
const renewalLeewayMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Works out the plan in force at `facts.now`. Every fact claims the account for a stretch of time; the strongest claim at a moment is
 * in force then. The same facts in another order give the same answer, and nothing of it changes before `settleAt`.
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
    // What was used of a plan that lay above this one is not held against it.
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

/** One stretch of time in which a fact would put a plan in force. */
interface Claim extends Pick<Entitlement, 'planId' | 'source' | 'status' | 'endsAt' | 'graceUntil'> {
  /** What went before under the same key is continued: a paid subscription keeps what was used through every change of plan. */
  key: string;
  strength: readonly (number | string)[];
  from: Date;
  until: Date;
  /** As of now. */
  period: Period;
}

/** What can be used goes before what is unpaid, and that before the free plan: its place is not given to somebody who owes. */
const tiers = { free: 0, unpaid: 1, inForce: 2 } as const;
const always = new Date(0);
const never = new Date(8.64e15);

function claimFree({ planId, month }: EntitlementFacts['free']): Claim {
  return {
    ...{ key: 'free', planId, source: 'free', status: 'active', endsAt: null, graceUntil: null },
    ...{ strength: [tiers.free], from: always, until: never, period: month },
  };
}

function claimGrant({ id, planId, rank, startsAt, endsAt, revokedAt, month }: GrantFact): Claim {
  return {
    ...{ key: `grant ${id}`, planId, source: 'grant', status: 'active', endsAt, graceUntil: null },
    // Of two equal grants the one that ends first is used first.
    strength: [tiers.inForce, rank, 0, -endsAt.getTime(), id],
    from: startsAt,
    until: earliest([endsAt, revokedAt]),
    period: { start: latest([month.start, startsAt]), end: month.end },
  };
}

// From the beginning of time: the provider's clock may be ahead of the database's, and what is paid counts at once.
function claimPaid(paid: PaidFact, now: Date): Claim[] {
  const { id, planId, rank, status, startedAt, currentPeriodStart, currentPeriodEnd, cancelAt, endedAt, month } = paid;
  const claim: Claim = {
    ...{ key: 'payment', planId, source: 'payment', status: 'active', endsAt: cancelAt, graceUntil: null },
    // On a tie before a grant; of two subscriptions the newer.
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
      // Over, but it says from when on the plan below counts.
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
