import { type AccountTopic, accountTopics } from '@meridia/shared/account-topic.ts';
import type { UserActor } from '../../auth/actor.ts';
import type { Deps } from '../../ports.ts';

/**
 * Tells an open screen what of the account it should read anew: everything at the beginning and after a lost connection, then each
 * change as it commits. Carries no state, so that nothing can be missed or come too late.
 */
export async function* watchAccount(
  { bus }: Pick<Deps, 'bus'>,
  actor: UserActor,
  signal: AbortSignal,
): AsyncGenerator<{ topics: AccountTopic[] }, void, undefined> {
  const changes = bus.accountChangesOf(actor.id, signal)[Symbol.asyncIterator]();
  // Listen before the first answer: what commits after the screen has read is then told.
  let next = changes.next();
  yield { topics: [...accountTopics] };
  for (;;) {
    const { value: topic, done } = await next;
    if (done) return;
    next = changes.next();
    yield { topics: topic === null ? [...accountTopics] : [topic] };
  }
}
