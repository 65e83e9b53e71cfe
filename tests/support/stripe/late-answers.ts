import { setTimeout } from 'node:timers/promises';

/** Answers that are true when they set out and may be old when they arrive. */
export interface LateAnswers {
  /** How long each answer is on its way, in ms: answers overtake each other. */
  delayAnswers(delayMs: () => number): void;
  /** The next list of this customer's subscriptions is made at once and arrives when it is released. */
  holdNextReading(customerId: string): HeldReading;
  /** Ends when this answer may arrive. */
  travel(call: string, customerId: unknown): Promise<void>;
}

export interface HeldReading {
  /** Ends when the list was made. */
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
