import type { AccountTopic } from '@meridia/shared/account-topic.ts';
import type { ApiClient } from './api-client.ts';
import { eventually } from './eventually.ts';

export interface AccountWatcher {
  /** All notifications so far, in order. */
  told: AccountTopic[][];
  /** Waits until this many notifications have arrived. */
  until(count: number): Promise<void>;
  close(): void;
}

/** An open screen of the account, on a socket of its own. Ready after the first notification. */
export async function watchAccount(by: ApiClient): Promise<AccountWatcher> {
  const socket = by.openSocket();
  const told: AccountTopic[][] = [];
  socket.trpc.accounts.onChange.subscribe(undefined, { onData: ({ topics }) => told.push(topics) });
  const until = async (count: number) => {
    await eventually(async () => (told.length >= count ? true : null), `${count} words about the account`);
  };
  await until(1);
  return { told, until, close: socket.close };
}
