/** Far more than a browser needs: it opens some subscriptions when a screen opens, and again after a lost connection. */
export const maxSubscriptionsPerSocket = 50;
const maxCalls = 200;
const perMs = 10_000;
/** Bytes of answers that the client has not read yet. */
const maxUnreadBytes = 1024 * 1024;

interface Closable {
  readonly bufferedAmount: number;
  terminate(): void;
}

/**
 * Limits of one socket. The socket's context carries them, and every call over the socket checks them first
 * (server/trpc/trpc.ts).
 */
export interface SocketLimits {
  /** False after too many calls in a short time, or while too many answers stay unread. The socket is then cut. */
  call(): boolean;
  /** Null when too many subscriptions are open; otherwise the function that ends this one. */
  subscribe(): (() => void) | null;
}

/** Passes on the values of a subscription. Calls `end` when the subscription is over, no matter why. */
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
