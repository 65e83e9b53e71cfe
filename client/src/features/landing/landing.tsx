import { lazy } from 'react';
import { StaticPart } from '../../components/layout/static-part.tsx';
import { knowsPlans, learnPlans } from '../../messages/plan-words.ts';

const LandingContent = lazy(async () => {
  const [content] = await Promise.all([import('./landing-content.tsx'), knowPlans()]);
  return { default: content.LandingContent };
});

/** The landing page (docs/PRODUCT.md 1.6). The shell adds navigation and footer. */
export function Landing() {
  return <StaticPart id="landing" Content={LandingContent} className="min-h-dvh" />;
}

/** When the landing page is opened inside the app, it has no plans on sale and loads them. Without an answer it shows our catalogue. */
async function knowPlans(): Promise<void> {
  if (knowsPlans()) return;
  const { trpcClient } = await import('../../trpc.ts');
  await trpcClient.subscriptions.plans.query().then(learnPlans, () => {});
}
