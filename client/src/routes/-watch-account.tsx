import { useAccountChannel } from '../features/accounts/use-account-channel.ts';
import { useReadyNotices } from '../features/relatorios/use-ready-notices.ts';
import { usePlanNews } from '../features/subscriptions/watch/use-plan-news.ts';

/** The account's live channel, and the toasts that it causes on every screen: a report is ready, a plan became better. */
export function WatchAccount() {
  useAccountChannel();
  usePlanNews();
  useReadyNotices();
  return null;
}
