import { useInPreparation } from './use-in-preparation.ts';

/** A line of a plan's list. A feature that nobody can use yet says so. */
export function PlanFeature({ children }: { children: string }) {
  const isInPreparation = useInPreparation();
  return (
    <span>
      {children}
      {isInPreparation(children) && <span className="text-ink-soft"> (em preparação)</span>}
    </span>
  );
}
