import type { PlanName } from '@meridia/shared/plans.ts';
import type { ProviderStatus } from '@meridia/shared/subscription.ts';

/** An action or a check at a moment in São Paulo time: `2027-02-28T23:59:59.999`. */
export type ClockStep = { at: string } & (
  | { take: number }
  | { refused: 'QUOTA_EXCEEDED' | 'NO_ACTIVE_SUBSCRIPTION' }
  /** 'Plan used/limit', with the status unless it is active; `until` is the end of the period, where it matters. */
  | { shows: string; until?: string }
  | { confirms: true }
  | { pays: Payment }
  | { granted: PlanName; to: string }
  | { revoked: true }
);

/** The state of the subscription at the payment provider; a case has one subscription. */
export interface Payment {
  plan: PlanName;
  status?: ProviderStatus;
  from: string;
  to: string;
  cancelAt?: string;
  graceUntil?: string;
  endedAt?: string;
}

export interface ClockCase {
  name: string;
  signUp: string;
  steps: readonly ClockStep[];
}

/**
 * Moments at which a clock of the wrong place or the wrong process would give a wrong answer. The free plan's month turns at
 * midnight in São Paulo (UTC-3), a paid plan's month at the provider's second, a grant at its end.
 */
export const clockCases: readonly ClockCase[] = [
  // --- the end of a month, in São Paulo and not in Greenwich ------------------------------------------------------
  {
    name: 'the 31st at 21:00, when it is the 1st in Greenwich, is still the old month',
    signUp: '2027-07-01T09:00:00.000',
    steps: [
      { at: '2027-07-20T09:00:00.000', take: 3 },
      { at: '2027-07-31T21:00:00.000', shows: 'Gratuito 3/3', until: '2027-08-01T00:00:00.000' },
      { at: '2027-07-31T22:30:00.000', refused: 'QUOTA_EXCEEDED' },
    ],
  },
  {
    name: 'the 31st at 23:59:59.999 is the old month, the next instant the new one',
    signUp: '2027-08-01T00:30:00.000',
    steps: [
      { at: '2027-08-31T20:59:59.999', take: 3 },
      { at: '2027-08-31T23:59:59.999', shows: 'Gratuito 3/3' },
      { at: '2027-09-01T00:00:00.000', shows: 'Gratuito 0/3', until: '2027-10-01T00:00:00.000' },
    ],
  },
  {
    name: 'units taken on the 31st between 21:00 and 24:00 count in the old month',
    signUp: '2027-05-01T12:00:00.000',
    steps: [
      { at: '2027-05-31T21:00:00.000', take: 1 },
      { at: '2027-05-31T22:30:00.000', take: 1 },
      { at: '2027-05-31T23:59:59.999', take: 1 },
      { at: '2027-05-31T23:59:59.999', refused: 'QUOTA_EXCEEDED' },
      { at: '2027-06-01T00:00:00.000', shows: 'Gratuito 0/3' },
    ],
  },
  {
    name: 'a unit taken in the first instant of a month counts in it',
    signUp: '2027-03-01T12:00:00.000',
    steps: [
      { at: '2027-03-31T23:59:59.999', take: 3 },
      { at: '2027-04-01T00:00:00.000', take: 1 },
      { at: '2027-04-01T00:00:00.000', shows: 'Gratuito 1/3' },
    ],
  },
  {
    name: 'signing up on the 31st at 21:30 counts from the 31st, not from the 1st of Greenwich',
    signUp: '2027-03-31T21:30:00.000',
    steps: [
      { at: '2027-03-31T23:00:00.000', take: 3 },
      { at: '2027-04-29T23:59:59.999', shows: 'Gratuito 3/3', until: '2027-04-30T00:00:00.000' },
      { at: '2027-04-30T00:00:00.000', shows: 'Gratuito 0/3', until: '2027-05-31T00:00:00.000' },
    ],
  },
  {
    name: "on New Year's Eve at 21:30 the year of Greenwich does not count",
    signUp: '2027-12-01T08:00:00.000',
    steps: [
      { at: '2027-12-24T10:00:00.000', take: 2 },
      { at: '2027-12-31T21:30:00.000', shows: 'Gratuito 2/3' },
      { at: '2028-01-01T00:00:00.000', shows: 'Gratuito 0/3', until: '2028-02-01T00:00:00.000' },
    ],
  },
  {
    name: 'begun on the 31st ends on the last of a short month',
    signUp: '2027-01-31T10:00:00.000',
    steps: [
      { at: '2027-02-27T21:30:00.000', take: 3 },
      { at: '2027-02-27T23:59:59.999', shows: 'Gratuito 3/3', until: '2027-02-28T00:00:00.000' },
      { at: '2027-02-28T00:00:00.000', shows: 'Gratuito 0/3', until: '2027-03-31T00:00:00.000' },
    ],
  },
  {
    name: 'begun on the 31st returns to the 31st after a short month',
    signUp: '2027-01-31T10:00:00.000',
    steps: [
      { at: '2027-03-30T23:59:59.999', take: 3 },
      { at: '2027-03-30T23:59:59.999', shows: 'Gratuito 3/3' },
      { at: '2027-03-31T00:00:00.000', shows: 'Gratuito 0/3', until: '2027-04-30T00:00:00.000' },
    ],
  },
  {
    name: 'begun on the 30th skips no February',
    signUp: '2027-01-30T23:30:00.000',
    steps: [
      { at: '2027-02-27T23:59:59.999', take: 3 },
      { at: '2027-02-28T00:00:00.000', shows: 'Gratuito 0/3', until: '2027-03-30T00:00:00.000' },
    ],
  },
  {
    name: 'an account that was away for 17 months finds one fresh month, not a sum of them',
    signUp: '2027-01-31T10:00:00.000',
    steps: [
      { at: '2027-01-31T22:00:00.000', take: 3 },
      { at: '2028-06-15T12:00:00.000', shows: 'Gratuito 0/3', until: '2028-06-30T00:00:00.000' },
      { at: '2028-06-15T12:00:00.000', take: 3 },
      { at: '2028-06-15T12:00:00.000', refused: 'QUOTA_EXCEEDED' },
    ],
  },
  // --- 29 February ------------------------------------------------------------------------------------------------
  {
    name: 'begun on 29 February turns on the 29th of March',
    signUp: '2028-02-29T15:00:00.000',
    steps: [
      { at: '2028-02-29T23:59:59.999', take: 3 },
      { at: '2028-03-28T23:59:59.999', shows: 'Gratuito 3/3' },
      { at: '2028-03-29T00:00:00.000', shows: 'Gratuito 0/3' },
    ],
  },
  {
    name: 'begun on 29 February at 21:30, when it is March in Greenwich, is begun in February',
    signUp: '2028-02-29T21:30:00.000',
    steps: [
      { at: '2028-02-29T21:30:00.000', shows: 'Gratuito 0/3', until: '2028-03-29T00:00:00.000' },
      { at: '2028-02-29T23:00:00.000', take: 1 },
      { at: '2028-03-01T00:00:00.000', shows: 'Gratuito 1/3', until: '2028-03-29T00:00:00.000' },
    ],
  },
  {
    name: 'begun on 29 February turns on the 28th in an ordinary year',
    signUp: '2028-02-29T15:00:00.000',
    steps: [
      { at: '2029-02-27T23:59:59.999', take: 3 },
      { at: '2029-02-27T23:59:59.999', shows: 'Gratuito 3/3', until: '2029-02-28T00:00:00.000' },
      { at: '2029-02-28T00:00:00.000', shows: 'Gratuito 0/3', until: '2029-03-29T00:00:00.000' },
    ],
  },
  {
    name: 'begun on 29 February has its 29th again four years later',
    signUp: '2028-02-29T15:00:00.000',
    steps: [
      { at: '2032-02-28T23:59:59.999', take: 2 },
      { at: '2032-02-28T23:59:59.999', shows: 'Gratuito 2/3', until: '2032-02-29T00:00:00.000' },
      { at: '2032-02-29T00:00:00.000', shows: 'Gratuito 0/3', until: '2032-03-29T00:00:00.000' },
    ],
  },
  {
    name: 'begun on the 31st turns on 29 February of a leap year, not on the 28th',
    signUp: '2028-01-31T10:00:00.000',
    steps: [
      { at: '2028-02-28T12:00:00.000', take: 3 },
      { at: '2028-02-28T23:59:59.999', shows: 'Gratuito 3/3' },
      { at: '2028-02-29T00:00:00.000', shows: 'Gratuito 0/3', until: '2028-03-31T00:00:00.000' },
    ],
  },
  {
    name: 'begun on the 29th, 28 February at 22:00 of a leap year is the old month, though it is the 29th in Greenwich',
    signUp: '2028-01-29T10:00:00.000',
    steps: [
      { at: '2028-02-28T22:00:00.000', take: 3 },
      { at: '2028-02-28T22:00:00.000', shows: 'Gratuito 3/3', until: '2028-02-29T00:00:00.000' },
      { at: '2028-02-29T00:00:00.000', take: 1 },
      { at: '2028-02-29T00:00:00.000', shows: 'Gratuito 1/3' },
    ],
  },
  {
    name: 'begun on the 29th of January in an ordinary year returns to the 29th',
    signUp: '2027-01-29T10:00:00.000',
    steps: [
      { at: '2027-02-28T00:00:00.000', take: 2 },
      { at: '2027-03-28T23:59:59.999', shows: 'Gratuito 2/3', until: '2027-03-29T00:00:00.000' },
      { at: '2027-03-29T00:00:00.000', shows: 'Gratuito 0/3' },
    ],
  },
  // --- the welcome bonus ------------------------------------------------------------------------------------------
  {
    name: 'the welcome bonus ends with the first month, at its last instant',
    signUp: '2027-01-31T10:00:00.000',
    steps: [
      { at: '2027-02-01T09:00:00.000', confirms: true },
      { at: '2027-02-27T23:59:59.999', take: 5 },
      { at: '2027-02-27T23:59:59.999', shows: 'Gratuito 5/5' },
      { at: '2027-02-28T00:00:00.000', shows: 'Gratuito 0/3' },
    ],
  },
  {
    name: 'an address confirmed in the last instant of the first month brings the bonus to that month alone',
    signUp: '2027-10-31T22:00:00.000',
    steps: [
      { at: '2027-11-29T23:59:59.999', take: 3 },
      { at: '2027-11-29T23:59:59.999', confirms: true },
      { at: '2027-11-29T23:59:59.999', shows: 'Gratuito 3/5', until: '2027-11-30T00:00:00.000' },
      { at: '2027-11-30T00:00:00.000', shows: 'Gratuito 0/3', until: '2027-12-31T00:00:00.000' },
    ],
  },
  // --- a paid month: the provider's, to the second -----------------------------------------------------------------
  {
    name: "a paid month turns at the provider's second, not at midnight",
    signUp: '2027-03-01T09:00:00.000',
    steps: [
      {
        at: '2027-03-15T14:22:10.000',
        pays: { plan: 'Premium', from: '2027-03-15T14:22:10.000', to: '2027-04-15T14:22:10.000' },
      },
      { at: '2027-04-15T00:00:00.000', take: 4 },
      { at: '2027-04-15T14:22:09.999', shows: 'Premium 4/60' },
      { at: '2027-04-15T14:22:10.000', shows: 'Premium 0/60' },
    ],
  },
  {
    name: 'an upgrade in the last second of a paid month keeps what was used, and one second later all is fresh',
    signUp: '2027-03-01T09:00:00.000',
    steps: [
      {
        at: '2027-03-31T21:30:00.000',
        pays: { plan: 'Profissional', from: '2027-03-31T21:30:00.000', to: '2027-04-30T21:30:00.000' },
      },
      { at: '2027-04-30T21:29:58.999', take: 20 },
      { at: '2027-04-30T21:29:59.000', refused: 'QUOTA_EXCEEDED' },
      {
        at: '2027-04-30T21:29:59.000',
        pays: { plan: 'Premium', from: '2027-03-31T21:30:00.000', to: '2027-04-30T21:30:00.000' },
      },
      { at: '2027-04-30T21:29:59.000', shows: 'Premium 20/60' },
      { at: '2027-04-30T21:30:00.000', shows: 'Premium 0/60' },
    ],
  },
  {
    name: 'whoever buys in the last second of a free month begins the paid one with all of it',
    signUp: '2027-06-01T09:00:00.000',
    steps: [
      { at: '2027-06-30T23:00:00.000', take: 3 },
      {
        at: '2027-06-30T23:59:59.000',
        pays: { plan: 'Profissional', from: '2027-06-30T23:59:59.000', to: '2027-07-30T23:59:59.000' },
      },
      { at: '2027-06-30T23:59:59.000', shows: 'Profissional 0/20' },
      { at: '2027-07-01T00:00:00.000', take: 1 },
      { at: '2027-07-30T23:59:58.999', shows: 'Profissional 1/20', until: '2027-07-30T23:59:59.000' },
    ],
  },
  {
    name: 'a downgrade in mid-month keeps what was used until the month ends',
    signUp: '2027-01-05T09:00:00.000',
    steps: [
      {
        at: '2027-01-31T20:00:00.000',
        pays: { plan: 'Premium', from: '2027-01-31T20:00:00.000', to: '2027-02-28T20:00:00.000' },
      },
      { at: '2027-02-10T09:00:00.000', take: 4 },
      {
        at: '2027-02-12T09:00:00.000',
        pays: { plan: 'Profissional', from: '2027-01-31T20:00:00.000', to: '2027-02-28T20:00:00.000' },
      },
      { at: '2027-02-28T19:59:59.999', shows: 'Profissional 4/20' },
      { at: '2027-02-28T20:00:00.000', shows: 'Profissional 0/20' },
    ],
  },
  {
    name: 'a downgrade in the last second does not reach into the next month',
    signUp: '2028-01-05T09:00:00.000',
    steps: [
      {
        at: '2028-01-29T22:15:00.000',
        pays: { plan: 'Premium', from: '2028-01-29T22:15:00.000', to: '2028-02-29T22:15:00.000' },
      },
      { at: '2028-02-29T22:14:59.000', take: 5 },
      {
        at: '2028-02-29T22:14:59.000',
        pays: { plan: 'Profissional', from: '2028-01-29T22:15:00.000', to: '2028-02-29T22:15:00.000' },
      },
      { at: '2028-02-29T22:14:59.999', shows: 'Profissional 5/20' },
      { at: '2028-02-29T22:15:00.000', shows: 'Profissional 0/20', until: '2028-03-29T00:00:00.000' },
    ],
  },
  {
    name: 'cancelled, a plan holds to its last instant and then gives way to a fresh free one',
    signUp: '2027-04-01T09:00:00.000',
    steps: [
      {
        at: '2027-04-10T21:45:00.000',
        pays: {
          plan: 'Premium',
          from: '2027-04-10T21:45:00.000',
          to: '2027-05-10T21:45:00.000',
          cancelAt: '2027-05-10T21:45:00.000',
        },
      },
      { at: '2027-05-10T21:44:59.999', take: 4 },
      { at: '2027-05-10T21:44:59.999', shows: 'Premium 4/60', until: '2027-05-10T21:45:00.000' },
      { at: '2027-05-10T21:45:00.000', shows: 'Gratuito 0/3', until: '2027-06-01T00:00:00.000' },
    ],
  },
  {
    name: 'cancelled at once, the free month that is running begins where the paid one was cut',
    signUp: '2027-04-01T09:00:00.000',
    steps: [
      {
        at: '2027-04-10T10:00:00.000',
        pays: { plan: 'Profissional', from: '2027-04-10T10:00:00.000', to: '2027-05-10T10:00:00.000' },
      },
      { at: '2027-04-30T22:00:00.000', take: 4 },
      {
        at: '2027-04-30T23:00:00.000',
        pays: {
          plan: 'Profissional',
          status: 'canceled',
          from: '2027-04-10T10:00:00.000',
          to: '2027-05-10T10:00:00.000',
          endedAt: '2027-04-30T23:00:00.000',
        },
      },
      { at: '2027-04-30T23:00:00.000', shows: 'Gratuito 0/3', until: '2027-05-01T00:00:00.000' },
      { at: '2027-04-30T23:30:00.000', take: 3 },
      { at: '2027-04-30T23:59:59.999', refused: 'QUOTA_EXCEEDED' },
      { at: '2027-05-01T00:00:00.000', shows: 'Gratuito 0/3' },
    ],
  },
  {
    name: 'without news of the renewal a plan goes on for three days, and not an instant longer',
    signUp: '2027-02-01T09:00:00.000',
    steps: [
      {
        at: '2027-02-26T20:00:00.000',
        pays: { plan: 'Premium', from: '2027-02-26T20:00:00.000', to: '2027-03-26T20:00:00.000' },
      },
      { at: '2027-03-26T20:00:00.000', take: 2 },
      { at: '2027-03-29T19:59:59.999', shows: 'Premium 2/60' },
      { at: '2027-03-29T20:00:00.000', shows: 'Gratuito 0/3', until: '2027-04-01T00:00:00.000' },
    ],
  },
  {
    name: 'units taken while the news of the renewal was on its way count in the renewed month',
    signUp: '2028-02-01T09:00:00.000',
    steps: [
      {
        at: '2028-01-31T23:00:00.000',
        pays: { plan: 'Profissional', from: '2028-01-31T23:00:00.000', to: '2028-02-29T23:00:00.000' },
      },
      { at: '2028-02-29T22:59:59.999', take: 7 },
      { at: '2028-02-29T23:00:00.000', take: 2 },
      {
        at: '2028-03-01T00:30:00.000',
        pays: { plan: 'Profissional', from: '2028-02-29T23:00:00.000', to: '2028-03-31T23:00:00.000' },
      },
      { at: '2028-03-01T00:30:00.000', shows: 'Profissional 2/20', until: '2028-03-31T23:00:00.000' },
    ],
  },
  {
    name: 'a trial ends at its second',
    signUp: '2027-08-01T09:00:00.000',
    steps: [
      {
        at: '2027-08-24T21:10:00.000',
        pays: {
          plan: 'Premium',
          status: 'trialing',
          from: '2027-08-24T21:10:00.000',
          to: '2027-08-31T21:10:00.000',
          cancelAt: '2027-08-31T21:10:00.000',
        },
      },
      { at: '2027-08-31T21:09:59.999', shows: 'Premium 0/60 trialing' },
      { at: '2027-08-31T21:10:00.000', shows: 'Gratuito 0/3', until: '2027-09-01T00:00:00.000' },
    ],
  },
  // --- a payment that failed ----------------------------------------------------------------------------------------
  {
    name: 'the grace of a failed payment ends at its second, and then nothing may be created',
    signUp: '2028-01-01T09:00:00.000',
    steps: [
      {
        at: '2028-02-25T21:40:00.000',
        pays: {
          plan: 'Premium',
          status: 'past_due',
          from: '2028-02-25T21:40:00.000',
          to: '2028-03-25T21:40:00.000',
          graceUntil: '2028-03-03T21:40:00.000',
        },
      },
      { at: '2028-03-03T21:39:59.999', take: 4 },
      { at: '2028-03-03T21:39:59.999', shows: 'Premium 4/60 past_due' },
      { at: '2028-03-03T21:40:00.000', refused: 'NO_ACTIVE_SUBSCRIPTION' },
      { at: '2028-03-03T21:40:00.000', shows: 'Premium 4/60 expired' },
    ],
  },
  {
    name: 'paid in the last second of the grace, the plan goes on with what was used',
    signUp: '2027-05-01T09:00:00.000',
    steps: [
      {
        at: '2027-05-24T23:30:00.000',
        pays: {
          plan: 'Profissional',
          status: 'past_due',
          from: '2027-05-24T23:30:00.000',
          to: '2027-06-24T23:30:00.000',
          graceUntil: '2027-05-31T23:30:00.000',
        },
      },
      { at: '2027-05-31T22:00:00.000', take: 6 },
      {
        at: '2027-05-31T23:29:59.000',
        pays: { plan: 'Profissional', from: '2027-05-24T23:30:00.000', to: '2027-06-24T23:30:00.000' },
      },
      { at: '2027-05-31T23:30:00.000', shows: 'Profissional 6/20', until: '2027-06-24T23:30:00.000' },
    ],
  },
  {
    name: 'paid after the grace, the plan is back with what was used',
    signUp: '2027-05-01T09:00:00.000',
    steps: [
      {
        at: '2027-05-20T08:00:00.000',
        pays: {
          plan: 'Profissional',
          status: 'past_due',
          from: '2027-05-20T08:00:00.000',
          to: '2027-06-20T08:00:00.000',
          graceUntil: '2027-05-27T08:00:00.000',
        },
      },
      { at: '2027-05-26T08:00:00.000', take: 6 },
      { at: '2027-05-31T22:00:00.000', refused: 'NO_ACTIVE_SUBSCRIPTION' },
      {
        at: '2027-05-31T23:00:00.000',
        pays: { plan: 'Profissional', from: '2027-05-20T08:00:00.000', to: '2027-06-20T08:00:00.000' },
      },
      { at: '2027-05-31T23:00:00.000', shows: 'Profissional 6/20' },
    ],
  },
  {
    name: 'what stays unpaid over the end of a month brings no free units, until it is cancelled',
    signUp: '2027-05-01T09:00:00.000',
    steps: [
      {
        at: '2027-05-20T08:00:00.000',
        pays: { plan: 'Premium', status: 'unpaid', from: '2027-05-20T08:00:00.000', to: '2027-06-20T08:00:00.000' },
      },
      { at: '2027-06-01T00:00:00.000', refused: 'NO_ACTIVE_SUBSCRIPTION' },
      {
        at: '2027-06-01T00:00:01.000',
        pays: {
          plan: 'Premium',
          status: 'canceled',
          from: '2027-05-20T08:00:00.000',
          to: '2027-06-20T08:00:00.000',
          endedAt: '2027-06-01T00:00:01.000',
        },
      },
      { at: '2027-06-01T00:00:01.000', take: 3 },
      { at: '2027-06-01T00:00:01.000', shows: 'Gratuito 3/3', until: '2027-07-01T00:00:00.000' },
    ],
  },
  // --- plans given by hand -----------------------------------------------------------------------------------------
  {
    name: 'a grant to the 31st holds until midnight in São Paulo, not in Greenwich',
    signUp: '2027-12-01T09:00:00.000',
    steps: [
      { at: '2027-12-10T10:00:00.000', granted: 'Premium', to: '2028-01-01T00:00:00.000' },
      { at: '2027-12-31T21:30:00.000', take: 4 },
      { at: '2027-12-31T23:59:59.999', shows: 'Premium 4/60', until: '2028-01-01T00:00:00.000' },
      { at: '2028-01-01T00:00:00.000', shows: 'Gratuito 0/3', until: '2028-02-01T00:00:00.000' },
    ],
  },
  {
    name: 'a grant of several months counts month by month from its day: 31 January, 29 February, 31 March',
    signUp: '2027-12-05T09:00:00.000',
    steps: [
      { at: '2028-01-31T16:00:00.000', granted: 'Profissional', to: '2028-05-01T00:00:00.000' },
      { at: '2028-02-28T23:59:59.999', take: 4 },
      { at: '2028-02-28T23:59:59.999', shows: 'Profissional 4/20', until: '2028-02-29T00:00:00.000' },
      { at: '2028-02-29T00:00:00.000', shows: 'Profissional 0/20', until: '2028-03-31T00:00:00.000' },
      { at: '2028-03-31T00:00:00.000', shows: 'Profissional 0/20', until: '2028-04-30T00:00:00.000' },
    ],
  },
  {
    name: 'a grant ends in the middle of one of its months, and its last month with it',
    signUp: '2027-12-05T09:00:00.000',
    steps: [
      { at: '2028-01-10T16:00:00.000', granted: 'Premium', to: '2028-03-01T00:00:00.000' },
      { at: '2028-02-29T22:00:00.000', take: 2 },
      { at: '2028-02-29T23:59:59.999', shows: 'Premium 2/60', until: '2028-03-01T00:00:00.000' },
      { at: '2028-03-01T00:00:00.000', shows: 'Gratuito 0/3', until: '2028-03-05T00:00:00.000' },
    ],
  },
  {
    name: 'a grant that is taken back ends then, and its units are not held against the free plan',
    signUp: '2027-07-01T09:00:00.000',
    steps: [
      { at: '2027-07-10T10:00:00.000', granted: 'Enterprise', to: '2028-07-01T00:00:00.000' },
      { at: '2027-07-31T22:00:00.000', take: 5 },
      { at: '2027-07-31T22:59:59.999', shows: 'Enterprise 5/-1' },
      { at: '2027-07-31T23:00:00.000', revoked: true },
      { at: '2027-07-31T23:00:00.000', shows: 'Gratuito 0/3', until: '2027-08-01T00:00:00.000' },
    ],
  },
  {
    name: 'a grant above a paid plan hides it, and at its end the paid one counts from there',
    signUp: '2027-09-01T09:00:00.000',
    steps: [
      {
        at: '2027-09-20T12:00:00.000',
        pays: { plan: 'Profissional', from: '2027-09-20T12:00:00.000', to: '2027-10-20T12:00:00.000' },
      },
      { at: '2027-09-21T12:00:00.000', granted: 'Premium', to: '2027-10-01T00:00:00.000' },
      { at: '2027-09-30T22:00:00.000', take: 4 },
      { at: '2027-09-30T23:59:59.999', shows: 'Premium 4/60' },
      { at: '2027-10-01T00:00:00.000', shows: 'Profissional 0/20', until: '2027-10-20T12:00:00.000' },
    ],
  },
  {
    name: 'a grant below a paid plan waits for its end',
    signUp: '2027-09-01T09:00:00.000',
    steps: [
      {
        at: '2027-09-20T12:00:00.000',
        pays: {
          plan: 'Premium',
          from: '2027-09-20T12:00:00.000',
          to: '2027-10-20T12:00:00.000',
          cancelAt: '2027-10-20T12:00:00.000',
        },
      },
      { at: '2027-09-25T12:00:00.000', granted: 'Profissional', to: '2027-12-01T00:00:00.000' },
      { at: '2027-10-20T11:59:59.999', take: 4 },
      { at: '2027-10-20T11:59:59.999', shows: 'Premium 4/60' },
      { at: '2027-10-20T12:00:00.000', shows: 'Profissional 0/20', until: '2027-10-25T00:00:00.000' },
    ],
  },
  {
    name: 'of two grants the higher holds, and the other from its end on',
    signUp: '2027-02-01T09:00:00.000',
    steps: [
      { at: '2027-02-10T09:00:00.000', granted: 'Profissional', to: '2027-06-01T00:00:00.000' },
      { at: '2027-02-10T10:00:00.000', granted: 'Premium', to: '2027-03-01T00:00:00.000' },
      { at: '2027-02-28T21:00:00.000', take: 4 },
      { at: '2027-02-28T23:59:59.999', shows: 'Premium 4/60' },
      { at: '2027-03-01T00:00:00.000', shows: 'Profissional 0/20', until: '2027-03-10T00:00:00.000' },
    ],
  },
];
