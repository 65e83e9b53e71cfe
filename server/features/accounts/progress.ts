import { type AccountTopic, accountTopics } from '@meridia/shared/account-topic.ts';
import type { UserActor } from '../../auth/actor.ts';
import type { Deps } from '../../ports.ts';

/**
 * Tells an open screen which parts of the account to read again: all parts at the beginning and after a lost connection, then each part
 * that a committed change touches. Sends no data itself, so that a missed or late message cannot show old data.
 */
export async function* watchAccount(
  { bus }: Pick<Deps, 'bus'>,
  actor: UserActor,
  signal: AbortSignal,
): AsyncGenerator<{ topics: AccountTopic[] }, void, undefined> {
  const changes = bus.accountChangesOf(actor.id, signal)[Symbol.asyncIterator]();
  // Listen before the first answer, so that changes that commit after the screen has read are told, too.
  let next = changes.next();
  yield { topics: [...accountTopics] };
  for (;;) {
    const { value: topic, done } = await next;
    if (done) return;
    next = changes.next();
    yield { topics: topic === null ? [...accountTopics] : [topic] };
  }
}
