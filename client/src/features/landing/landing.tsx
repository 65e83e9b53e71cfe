import { lazy } from 'react';
import { StaticPart } from '../../components/layout/static-part.tsx';
import { knowPlans } from './know-plans.ts';

const LandingContent = lazy(async () => {
  const [content] = await Promise.all([import('./landing-content.tsx'), knowPlans()]);
  return { default: content.LandingContent };
});

/** The landing page (docs/PRODUCT.md 1.6). Nav and footer come with the shell. */
export function Landing() {
  return <StaticPart id="landing" Content={LandingContent} className="min-h-dvh" />;
}
