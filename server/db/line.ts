import { setImmediate } from 'node:timers/promises';
import type postgres from 'postgres';
import type { Database } from './client.ts';

export interface Channel {
  onNotice(payload: string): void;
  /** Called when notifications may have been lost since the last one that arrived. */
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

/** How often every channel must be heard, in ms. A channel that hears nothing is noticed after twice this time at most. */
const beatEvery = 2_000;
const beat = '';

/** How often a new connection is tried while the database is away, in ms, so that listening resumes soon after it is back. */
const retryEvery = 500;

/**
 * One connection that listens to all channels and checks that it really hears them. After a lost connection the driver listens
 * again by itself. But when that LISTEN is interrupted too, the driver forgets the channel without an error. So this process
 * sends a notification to each channel regularly; when one does not arrive, a new connection replaces the old one.
 * @throws the driver's error when the first connection cannot be made
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
    // After a busy moment, notifications that have arrived are read before they count as missing.
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
            // The database does not answer. The listening connection may be lost as well, and the driver may have forgotten
            // channels since then.
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

/** @param again whether another connection was listening before, so that notifications may have been lost */
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
