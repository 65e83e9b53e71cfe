import { lazy } from 'react';
import { StaticPart } from '../../components/layout/static-part.tsx';
import { knowsPlans, learnPlans } from '../../messages/plan-words.ts';

const LandingContent = lazy(async () => {
  const [content] = await Promise.all([import('./landing-content.tsx'), knowPlans()]);
  return { default: content.LandingContent };
});

/** The landing page (docs/PRODUCT.md 1.6). Nav and footer come with the shell. */
export function Landing() {
  return <StaticPart id="landing" Content={LandingContent} className="min-h-dvh" />;
}

/** Inside the app the landing page comes without the plans on sale, and asks for them. Without an answer our catalogue is shown. */
async function knowPlans(): Promise<void> {
  if (knowsPlans()) return;
  const { trpcClient } = await import('../../trpc.ts');
  await trpcClient.subscriptions.plans.query().then(learnPlans, () => {});
}
