import type { PlanGrantView } from '@meridia/shared/admin-subscription.ts';
import type { PlanGrant } from './queries.ts';

export function presentGrant({ grantedBy: _, startsAt, endsAt, revokedAt, ...grant }: PlanGrant): PlanGrantView {
  return {
    ...grant,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
