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
 * Prices and limits belong to the plans, and admins change them. Public pages are rendered before these are known: the build leaves
 * placeholders, and the server fills them and writes the plans on sale into the page's head (ADR 0008). Parts that the browser
 * renders get the same texts from here. On a page that the server did not write (tests, dev server) our catalogue applies.
 */
const isPrerendered = import.meta.env.MODE === 'prerender';
let sold: readonly PlanNumbers[] | null = readHead();

/** A public page's text about the plans; at build, its placeholder. */
export function shownWord(name: PlanWord, plans: readonly PlanNumbers[] = sold ?? catalogue): string {
  return isPrerendered ? `{{${name}}}` : planWord(name, plans);
}

/** A text about one plan: its price, or its diagnoses per month as a line or as a number. At build, its placeholder. */
export function shownFact(fact: PlanFact, plan: PlanNumbers): string {
  return isPrerendered ? `{{${planFactName(fact, plan.name)}}}` : planFact(fact, plan);
}

/** Our catalogue with the numbers from the page's head, shown until the server has answered. */
export function firstPlans(): readonly Plan[] {
  return withCatalogue(sold ?? []);
}

/** False when the page has no plans on sale in its head: the shell has none, because the app caches the shell for a long time. */
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

// Checked by hand and not by zod, because the landing page's bundle contains no schema library.
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
