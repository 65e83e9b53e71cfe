import { useAccountChannel } from '../features/accounts/use-account-channel.ts';
import { useReadyNotices } from '../features/relatorios/use-ready-notices.ts';
import { usePlanNews } from '../features/subscriptions/watch/use-plan-news.ts';

/** The account's live channel and what is told of it on whatever screen: a report that is ready, a better plan. */
export function WatchAccount() {
  useAccountChannel();
  usePlanNews();
  useReadyNotices();
  return null;
}
