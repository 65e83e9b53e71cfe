import { Benefits } from './benefits.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Prices } from './prices.tsx';
import { Questions } from './questions.tsx';
import { ReportExcerpt } from './report-excerpt.tsx';
import { Statistics } from './statistics.tsx';
import { Steps } from './steps.tsx';
import { Trust } from './trust.tsx';

export function LandingContent() {
  return (
    <>
      <Hero />
      <Statistics />
      <Benefits />
      <Steps />
      <ReportExcerpt />
      <Features />
      <Trust />
      <Prices />
      <Questions />
      <ClosingCall />
    </>
  );
}
