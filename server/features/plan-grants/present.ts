import type { PlanGrantView } from '@meridia/shared/admin-subscription.ts';

export interface PlanGrant {
  grantId: string;
  planName: string;
  startsAt: Date;
  endsAt: Date;
  reason: string;
  /** The admin's account; null for the command line. */
  grantedBy: string | null;
  revokedAt: Date | null;
  live: boolean;
}

export function presentGrant({ grantedBy: _, startsAt, endsAt, revokedAt, ...grant }: PlanGrant): PlanGrantView {
  return {
    ...grant,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
