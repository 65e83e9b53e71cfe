import { setImmediate } from 'node:timers/promises';
import type postgres from 'postgres';
import type { Database } from './client.ts';

export interface Channel {
  onNotice(payload: string): void;
  /** Whatever was notified since the last word never came. */
  onLost(): void;
}

export interface Line {
  close(): Promise<void>;
}

export interface LineOptions {
  everyMs?: number;
  /** Called once when the database stops answering. */
  onAway?: (error: unknown) => void;
  /** Called once when every channel is listened to again. */
  onBack?: () => void;
}

/** How often every channel must be heard, in ms. A deaf one is noticed after twice as long at most. */
const beatEvery = 2_000;
const beat = '';

/** While the database is away: a new connection is tried as often as this, in ms, so that nobody is deaf for long once it is back. */
const retryEvery = 500;

/**
 * One connection that listens to all channels and knows whether it hears. After a lost connection the driver listens again by itself,
 * but forgets a channel whose LISTEN is cut in its turn, and stays deaf to it without a word. So each channel gets a beat from this
 * process, and when one is not heard, a new connection takes the place of the old.
 * @throws what the driver throws when the first connection cannot be made
 */
export async function openLine(
  database: Pick<Database, 'openListener' | 'systemClient'>,
  channels: Readonly<Record<string, Channel>>,
  { everyMs = beatEvery, onAway = () => {}, onBack = () => {} }: LineOptions = {},
): Promise<Line> {
  const names = Object.keys(channels);
  const heard = new Set<string>();
  let expected = false;
  let away = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let listener = database.openListener();
  await listenTo(listener, channels, heard, false);

  const check = async () => {
    // After a busy moment what has come is read before it is missed.
    await setImmediate();
    if (closed) return;
    if (away || (expected && names.some((name) => !heard.has(name)))) {
      listener = database.openListener(listener);
      await listenTo(listener, channels, heard, true);
      if (closed) return listener.end({ timeout: 0 });
    }
    heard.clear();
    await database.systemClient`select pg_notify(name, ${beat}) from unnest(${names}::text[]) as names (name)`;
    expected = true;
    if (away) onBack();
    away = false;
  };
  const tick = () => {
    if (closed) return;
    timer = setTimeout(
      () => {
        check()
          .catch((error: unknown) => {
            // Nobody hears anything. Its own connection may have been lost as well, and the driver may have forgotten channels since.
            if (!away && !closed) onAway(error);
            away = true;
          })
          .finally(tick);
      },
      away ? Math.min(everyMs, retryEvery) : everyMs,
    ).unref();
  };
  tick();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await listener.end({ timeout: 5 });
    },
  };
}

/** @param again whether something was listening before, so that words may have been lost */
async function listenTo(
  client: postgres.Sql,
  channels: Readonly<Record<string, Channel>>,
  heard: Set<string>,
  again: boolean,
): Promise<void> {
  await Promise.all(
    Object.entries(channels).map(([name, { onNotice, onLost }]) => {
      let lost = again;
      return client.listen(
        name,
        (payload) => {
          heard.add(name);
          if (payload !== beat) onNotice(payload);
        },
        () => {
          if (lost) onLost();
          lost = true;
        },
      );
    }),
  );
}
