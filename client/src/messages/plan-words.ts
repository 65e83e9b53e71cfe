import {
  type PlanFact,
  type PlanNumbers,
  type PlanWord,
  planFact,
  planFactName,
  planWord,
  withCatalogue,
} from '@meridia/shared/plan-words.ts';
import { plans as catalogue, type Plan } from '@meridia/shared/plans.ts';

/**
 * What the plans cost and allow is theirs alone, and admins change it. Public pages are rendered before that is known: the build leaves
 * room in them, and the server fills it and writes the plans on sale into the page's head (ADR 0008). What the browser renders itself
 * gets the same words here. Without a server's page (tests, dev server) our catalogue holds.
 */
const isPrerendered = import.meta.env.MODE === 'prerender';
let sold: readonly PlanNumbers[] | null = readHead();

/** What a public page says of the plans; rendered at build, the room for it. */
export function shownWord(name: PlanWord, plans: readonly PlanNumbers[] = sold ?? catalogue): string {
  return isPrerendered ? `{{${name}}}` : planWord(name, plans);
}

/** The same of one plan: its price, its diagnoses a month as a line or as a number. */
export function shownFact(fact: PlanFact, plan: PlanNumbers): string {
  return isPrerendered ? `{{${planFactName(fact, plan.name)}}}` : planFact(fact, plan);
}

/** Our catalogue with the numbers of the page's head: what is shown until the server has answered. */
export function firstPlans(): readonly Plan[] {
  return withCatalogue(sold ?? []);
}

/** False where the page came without the plans on sale: the shell, which the app keeps for long. */
export function knowsPlans(): boolean {
  return isPrerendered || sold !== null;
}

export function learnPlans(plans: readonly PlanNumbers[]): void {
  sold = plans;
}

function readHead(): readonly PlanNumbers[] | null {
  if (typeof document === 'undefined') return null;
  const written = document.querySelector('meta[name="plans"]')?.getAttribute('content');
  if (!written) return null;
  const read: unknown = JSON.parse(written);
  return Array.isArray(read) ? read.filter(isPlan) : null;
}

// By hand and not by zod: the landing page's bundle carries no schema library.
function isPlan(value: unknown): value is PlanNumbers {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'priceBrl' in value &&
    typeof value.priceBrl === 'number' &&
    'diagnosesLimit' in value &&
    typeof value.diagnosesLimit === 'number'
  );
}
