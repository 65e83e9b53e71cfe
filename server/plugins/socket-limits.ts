/** Far above what a browser does: it opens some subscriptions when a screen opens, and again after a lost connection. */
export const maxSubscriptionsPerSocket = 50;
const maxCalls = 200;
const perMs = 10_000;
/** Answers that wait because nobody reads them. */
const maxUnreadBytes = 1024 * 1024;

interface Closable {
  readonly bufferedAmount: number;
  terminate(): void;
}

/** What one socket may do; its context carries this, and every call over it asks first (server/trpc/trpc.ts). */
export interface SocketLimits {
  /** False when there were too many calls lately, or answers lie unread: the socket is then cut. */
  call(): boolean;
  /** Null when too many are open; otherwise the function that ends this one. */
  subscribe(): (() => void) | null;
}

/** Passes on what a subscription yields, and calls `end` when it is over, however that comes. */
export async function* untilEnd<T>(values: AsyncIterable<T>, end: () => void): AsyncGenerator<T> {
  try {
    yield* values;
  } finally {
    end();
  }
}

export function createSocketLimits(socket: Closable): SocketLimits {
  let calls = 0;
  let windowStart = 0;
  let subscriptions = 0;
  return {
    call() {
      const now = performance.now();
      if (now - windowStart > perMs) {
        windowStart = now;
        calls = 0;
      }
      calls += 1;
      if (calls <= maxCalls && socket.bufferedAmount <= maxUnreadBytes) return true;
      socket.terminate();
      return false;
    },
    subscribe() {
      if (subscriptions >= maxSubscriptionsPerSocket) return null;
      subscriptions += 1;
      let open = true;
      return () => {
        if (open) subscriptions -= 1;
        open = false;
      };
    },
  };
}
