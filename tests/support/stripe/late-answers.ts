import { setTimeout } from 'node:timers/promises';

/** Answers that are true when they are made and may be outdated when they arrive. */
export interface LateAnswers {
  /** The delay of each answer in ms, so that answers can overtake each other. */
  delayAnswers(delayMs: () => number): void;
  /** The next list of this customer's subscriptions is made at once and arrives when it is released. */
  holdNextReading(customerId: string): HeldReading;
  /** Resolves when this answer may arrive. */
  travel(call: string, customerId: unknown): Promise<void>;
}

interface HeldReading {
  /** Resolves when the list was made. */
  made: Promise<void>;
  release(): void;
}

export function createLateAnswers(): LateAnswers {
  let delay = () => 0;
  const held = new Map<unknown, { tellMade: () => void; released: Promise<void> }>();
  return {
    delayAnswers: (delayMs) => {
      delay = delayMs;
    },
    holdNextReading: (customerId) => {
      const made = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      held.set(customerId, { tellMade: made.resolve, released: released.promise });
      return {
        made: made.promise,
        release: () => {
          held.delete(customerId);
          released.resolve();
        },
      };
    },
    travel: async (call, customerId) => {
      const hold = call === 'GET /v1/subscriptions' ? held.get(customerId) : undefined;
      if (hold) {
        held.delete(customerId);
        hold.tellMade();
        await hold.released;
      }
      const delayMs = delay();
      if (delayMs > 0) await setTimeout(delayMs);
    },
  };
}
