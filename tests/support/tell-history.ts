import type Stripe from 'stripe';
import { eventsOf } from './payers.ts';
import type { StripeContractServer } from './stripe-contract-server.ts';

/** How the events of a history reach the app. */
export type Telling =
  | { kind: 'in order' }
  /** Shuffled, with duplicates, some at the same moment: during the history, or all of them after it. */
  | { kind: 'shuffled'; random: () => number; whileLifeGoesOn: boolean };

/** Delivers the events of one customer to the app. */
export function createMessenger(
  { stripe, urls }: { stripe: StripeContractServer; urls: readonly string[] },
  customerId: string,
  telling: Telling,
) {
  const count = { deliveries: 0, refused: 0 };
  let turn = 0;
  const deliver = async (event: Stripe.Event) => {
    turn += 1;
    const [answer] = await stripe.events.deliver(event, 1, urls[turn % urls.length]);
    count.deliveries += 1;
    if (answer?.status !== 200) count.refused += 1;
  };
  /** An event under way, whose reading was made before the last step. */
  let oldNews: { event: Stripe.Event; arrived: Promise<void> } | null = null;
  const untold = () =>
    eventsOf(stripe, customerId).filter((event) => !stripe.events.isDelivered(event) && event !== oldNews?.event);
  const tellShuffled = async (events: readonly Stripe.Event[], random: () => number) => {
    const again = events.filter(() => random() < 0.3);
    const all = shuffle([...events, ...again], random);
    while (all.length > 0) await Promise.all(all.splice(0, 1 + Math.floor(random() * 4)).map(deliver));
  };
  const tellRest = async () => {
    for (let left = untold(); left.length > 0; left = untold()) {
      if (telling.kind === 'in order') for (const event of left) await deliver(event);
      else await tellShuffled(left, telling.random);
      if (count.refused > 100) throw new Error('the app does not take the events');
    }
  };
  return {
    count,
    /**
     * In half of the deliveries during a history: takes one undelivered event, whose reading at Stripe is made now and arrives
     * after all others.
     * @returns a function that lets it arrive
     */
    holdOldNews: async () => {
      const [event] = untold();
      if (telling.kind === 'in order' || !telling.whileLifeGoesOn || !event || telling.random() < 0.5) return () => {};
      const reading = stripe.holdNextReading(customerId);
      oldNews = { event, arrived: deliver(event) };
      await Promise.race([reading.made, oldNews.arrived]);
      return reading.release;
    },
    /** Delivers some undelivered events, and some delivered ones again, while the next step happens. */
    tellSome: async () => {
      if (telling.kind === 'in order' || !telling.whileLifeGoesOn) return;
      const { random } = telling;
      await tellShuffled(
        eventsOf(stripe, customerId).filter((event) => event !== oldNews?.event && random() < 0.4),
        random,
      );
    },
    tellRest,
    /** Resolves when everything has arrived, including the events that the app's own calls to Stripe have caused. */
    settled: async () => {
      await oldNews?.arrived;
      oldNews = null;
      await tellRest();
    },
  };
}

function shuffle<T>(values: T[], random: () => number): T[] {
  for (let last = values.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [values[last], values[other]] = [values[other] as T, values[last] as T];
  }
  return values;
}
