import { trpc } from '../../../trpc.ts';

/** After a change, reloads the plans in the admin area, on /plans and in the admin's own plan. */
export function useShowPlansAnew(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.admin.plans.invalidate(), utils.subscriptions.invalidate()]);
}
