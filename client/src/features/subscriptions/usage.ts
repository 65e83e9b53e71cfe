import { plural } from '@meridia/shared/numbers.ts';
import { freePlanName, freeUnitsElsewhere, unlimited, usageThresholds } from '@meridia/shared/plans.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';

export interface Usage {
  unlimited: boolean;
  /** 0..100; 0 when unlimited. */
  percent: number;
  /** Units left; Infinity when unlimited. */
  remaining: number;
  limitReached: boolean;
  /** The account has no units of its own. */
  none: boolean;
  /** From 80 % on: the upgrade hint of paid plans below Enterprise (docs/PRODUCT.md 3.8). */
  hintUpgrade: boolean;
}

export function readUsage({ planName, diagnosesUsed, diagnosesLimit }: SubscriptionStatusView): Usage {
  if (diagnosesLimit === unlimited) {
    return {
      unlimited: true,
      percent: 0,
      remaining: Number.POSITIVE_INFINITY,
      limitReached: false,
      none: false,
      hintUpgrade: false,
    };
  }
  const share = diagnosesLimit > 0 ? diagnosesUsed / diagnosesLimit : 1;
  return {
    unlimited: false,
    percent: Math.min(100, Math.round(share * 100)),
    remaining: Math.max(0, diagnosesLimit - diagnosesUsed),
    limitReached: diagnosesUsed >= diagnosesLimit,
    none: diagnosesLimit === 0,
    hintUpgrade: share >= usageThresholds.hint && planName !== freePlanName && planName !== 'Enterprise',
  };
}

/** 'Restam 2 diagnósticos neste período.' */
export function remainingText(usage: Usage): string {
  if (usage.unlimited) return 'Diagnósticos ilimitados.';
  if (usage.none) return freeUnitsElsewhere;
  if (usage.limitReached) return 'Você usou todos os diagnósticos deste período.';
  const verb = usage.remaining === 1 ? 'Resta' : 'Restam';
  return `${verb} ${plural(usage.remaining, 'diagnóstico', 'diagnósticos')} neste período.`;
}
