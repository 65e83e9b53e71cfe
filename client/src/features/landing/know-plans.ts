import { knowsPlans, learnPlans } from '../../messages/plan-words.ts';

/** Inside the app the landing page comes without the plans on sale, and asks for them. Without an answer our catalogue is shown. */
export async function knowPlans(): Promise<void> {
  if (knowsPlans()) return;
  const { trpcClient } = await import('../../trpc.ts');
  await trpcClient.subscriptions.plans.query().then(learnPlans, () => {});
}
