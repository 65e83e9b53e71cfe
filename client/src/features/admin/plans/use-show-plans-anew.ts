import { trpc } from '../../../trpc.ts';

/** After a change: here, in Planos, and in one's own plan. */
export function useShowPlansAnew(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.admin.plans.invalidate(), utils.subscriptions.invalidate()]);
}
