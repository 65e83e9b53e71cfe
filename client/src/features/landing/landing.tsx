import { lazy } from 'react';
import { StaticPart } from '../../components/layout/static-part.tsx';

const LandingContent = lazy(async () => ({ default: (await import('./landing-content.tsx')).LandingContent }));

/** The landing page (docs/PRODUCT.md 1.6). Nav and footer come with the shell. */
export function Landing() {
  return <StaticPart id="landing" Content={LandingContent} className="min-h-dvh" />;
}
