import type { AccountTopic } from '@meridia/shared/account-topic.ts';
import type { ApiClient } from './api-client.ts';
import { eventually } from './eventually.ts';

export interface AccountWatcher {
  /** What was told since the beginning, in order. */
  told: AccountTopic[][];
  /** Waits until something was told so many times. */
  until(count: number): Promise<void>;
  close(): void;
}

/** An open screen of the account, on a socket of its own. Ready once the first word has come. */
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
