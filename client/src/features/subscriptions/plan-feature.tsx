import { isInPreparation } from '@meridia/shared/plans.ts';

/** A line of a plan's list. A feature that nobody can use yet says so. */
export function PlanFeature({ children }: { children: string }) {
  return (
    <span>
      {children}
      {isInPreparation(children) && <span className="text-ink-soft"> (em preparação)</span>}
    </span>
  );
}
