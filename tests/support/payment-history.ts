/** What may happen to one account's subscription over some weeks. A step is always about the newest subscription. */
export type HistoryStep =
  | { do: 'subscribe' | 'upgrade' | 'downgrade'; plan: PaidPlan }
  | { do: 'consume'; units: number }
  | { do: 'cancelAtPeriodEnd'; by: 'flag' | 'date' }
  | { do: 'giveUp'; outcome: 'unpaid' | 'canceled' }
  | {
      do:
        | 'giveBack'
        | 'renew'
        | 'failRenewal'
        | 'payLate'
        | 'reactivate'
        | 'cancelNow'
        | 'refundPart'
        | 'refundAll'
        | 'dispute'
        | 'newsOnly';
    };

type PaidPlan = 'Profissional' | 'Premium' | 'Enterprise';
export interface TimedStep {
  /** Days before the end of the history. Renewals ignore it and happen when they are due. */
  daysBefore: number;
  step: HistoryStep;
}

const longestMonthDays = 31;
const paidPlans: readonly PaidPlan[] = ['Profissional', 'Premium', 'Enterprise'];

interface Imagined {
  plan: PaidPlan | null;
  state: 'none' | 'active' | 'ending' | 'past_due' | 'unpaid' | 'over';
  consumed: number;
}

/** A realistic history: each step is possible in its situation, and the last one causes an event of Stripe. */
export function inventHistory(random: () => number, { steps = 7 } = {}): TimedStep[] {
  const pick = <T>(choices: readonly T[]): T => {
    const chosen = choices[Math.floor(random() * choices.length)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  };
  const imagined: Imagined = { plan: null, state: 'none', consumed: 0 };
  const chosen: HistoryStep[] = [];
  while (chosen.length < steps) {
    const step = pick(choicesOf(imagined, pick, random, chosen.length));
    imagine(imagined, step);
    chosen.push(step);
  }
  // Adds units, so that most histories end with units that must be counted right.
  chosen.push({ do: 'consume', units: 1 + Math.floor(random() * 4) }, pick(endingsOf(imagined)));
  return spread(chosen, random);
}

/** Gives the steps their times: some days between them, and renewals at least a month after the one before. */
function spread(steps: readonly HistoryStep[], random: () => number): TimedStep[] {
  let day = 0;
  let renewal = 0;
  const days = steps.map((step) => {
    day += 0.3 + random() * 3;
    if (step.do === 'subscribe') renewal = day + longestMonthDays;
    if (step.do === 'renew' || step.do === 'failRenewal') {
      day = Math.max(day, renewal + 0.1);
      renewal += longestMonthDays;
    }
    return day;
  });
  const end = day + 1 + random() * 8;
  return steps.map((step, index) => ({ step, daysBefore: end - (days[index] ?? 0) }));
}

function choicesOf(
  { plan, state, consumed }: Imagined,
  pick: <T>(choices: readonly T[]) => T,
  random: () => number,
  index: number,
): HistoryStep[] {
  if (plan === null || state === 'none' || state === 'over') {
    const subscribe: HistoryStep = { do: 'subscribe', plan: pick(paidPlans) };
    return index === 0 ? [subscribe, subscribe, { do: 'consume', units: 2 }] : [subscribe];
  }
  const rank = paidPlans.indexOf(plan);
  const units: HistoryStep[] = [{ do: 'consume', units: 1 + Math.floor(random() * 4) }];
  if (consumed > 0) units.push({ do: 'giveBack' });
  switch (state) {
    case 'active':
      return [
        ...units,
        ...paidPlans.slice(rank + 1).map((up): HistoryStep => ({ do: 'upgrade', plan: up })),
        ...paidPlans.slice(0, rank).map((down): HistoryStep => ({ do: 'downgrade', plan: down })),
        { do: 'cancelAtPeriodEnd', by: pick(['flag', 'date']) },
        { do: 'renew' },
        { do: 'failRenewal' },
        { do: 'refundPart' },
        ...(random() < 0.5 ? [{ do: 'cancelNow' } as const] : []),
      ];
    case 'ending':
      return [...units, { do: 'reactivate' }, { do: 'reactivate' }, { do: 'renew' }, { do: 'cancelNow' }];
    case 'past_due':
      return [...units, { do: 'payLate' }, { do: 'payLate' }, { do: 'giveUp', outcome: pick(['unpaid', 'canceled']) }];
    case 'unpaid':
      return [{ do: 'payLate' }, { do: 'cancelNow' }];
  }
}

// After a refund the app ends the subscription, so no step that depends on it may follow.
function endingsOf({ plan, state }: Imagined): HistoryStep[] {
  if (plan === null || state === 'none' || state === 'over') return [{ do: 'subscribe', plan: 'Premium' }];
  if (state === 'active') {
    const rank = paidPlans.indexOf(plan);
    return [
      { do: 'refundAll' },
      { do: 'dispute' },
      ...paidPlans.slice(rank + 1).map((up): HistoryStep => ({ do: 'upgrade', plan: up })),
      ...paidPlans.slice(0, rank).map((down): HistoryStep => ({ do: 'downgrade', plan: down })),
      { do: 'cancelAtPeriodEnd', by: 'flag' },
      { do: 'failRenewal' },
      { do: 'renew' },
      { do: 'cancelNow' },
    ];
  }
  return state === 'ending' ? [{ do: 'reactivate' }, { do: 'newsOnly' }, { do: 'cancelNow' }] : [{ do: 'newsOnly' }];
}

function imagine(imagined: Imagined, step: HistoryStep): void {
  switch (step.do) {
    case 'subscribe':
      imagined.state = 'active';
      imagined.plan = step.plan;
      break;
    case 'upgrade':
    case 'downgrade':
      imagined.plan = step.plan;
      break;
    case 'consume':
      imagined.consumed += step.units;
      break;
    case 'giveBack':
      imagined.consumed -= 1;
      break;
    case 'cancelAtPeriodEnd':
      imagined.state = 'ending';
      break;
    case 'renew':
      if (imagined.state === 'ending') imagined.state = 'over';
      break;
    case 'failRenewal':
      imagined.state = 'past_due';
      break;
    case 'giveUp':
      imagined.state = step.outcome === 'unpaid' ? 'unpaid' : 'over';
      break;
    case 'payLate':
    case 'reactivate':
      imagined.state = 'active';
      break;
    case 'cancelNow':
      imagined.state = 'over';
      break;
  }
}
