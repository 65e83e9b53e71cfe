import { withCapital } from './first-letter.ts';
import { formatMoney } from './money.ts';
import { plural } from './numbers.ts';
import { plans as catalogue, freePlanName, type Plan, planNames, unlimited } from './plans.ts';

// Without zod, because public pages show plans and should not load a validator.

/** The part of a plan from which the words about it are made. */
export type PlanNumbers = Pick<Plan, 'priceBrl' | 'diagnosesLimit'> & { name: string };

/** '3 diagnósticos completos por mês', inside a sentence. @param limit diagnoses per month; -1 = unlimited */
function countMonthly(limit: number): string {
  if (limit === unlimited) return 'diagnósticos ilimitados';
  return `${plural(limit, 'diagnóstico completo', 'diagnósticos completos')} por mês`;
}

/** The same text as a line of its own. */
export function monthlyAmount(limit: number): string {
  return withCapital(countMonthly(limit));
}

type Plans = readonly PlanNumbers[];

/**
 * The words about the plans on sale for public pages, under the names of the build's placeholders (ADR 0008). When no plan on sale fits,
 * the text is empty.
 */
const words = {
  'free-amount': (plans: Plans) => countMonthly(freePlan(plans).diagnosesLimit),
  'free-line': (plans: Plans) => monthlyAmount(freePlan(plans).diagnosesLimit),
  'free-price': (plans: Plans) => formatMoney(freePlan(plans).priceBrl),
  'free-promise': (plans: Plans) => freePromise(freePlan(plans).diagnosesLimit),
  'first-paid-name': (plans: Plans) => paidPlans(plans)[0]?.name ?? '',
  'first-paid-price': (plans: Plans) => paidPlans(plans).slice(0, 1).map(priceOf).join(''),
  'first-paid-line': (plans: Plans) =>
    paidPlans(plans)
      .slice(0, 1)
      .map(({ diagnosesLimit }) => monthlyAmount(diagnosesLimit))
      .join(''),
  'paid-from': (plans: Plans) => paidFrom(paidPlans(plans)),
  'other-paid': (plans: Plans) => otherPaid(paidPlans(plans).slice(1)),
  'compare-all': (plans: Plans) => `Comparar os ${counted[plans.length] ?? ''} planos`.replace('  ', ' '),
} as const;
export type PlanWord = keyof typeof words;

export function planWord(name: PlanWord, plans: Plans): string {
  return words[name](plans);
}

/** The words about one plan on its card and in its column. */
const planFacts = {
  price: priceOf,
  line: ({ diagnosesLimit }: PlanNumbers) => monthlyAmount(diagnosesLimit),
  limit: ({ diagnosesLimit }: PlanNumbers) => (diagnosesLimit === unlimited ? 'Ilimitados' : `${diagnosesLimit}`),
} as const;
export type PlanFact = keyof typeof planFacts;

export function planFact(fact: PlanFact, plan: PlanNumbers): string {
  return planFacts[fact](plan);
}

/** The name of the placeholder for one fact of one plan. */
export function planFactName(fact: string, planName: string): string {
  return `${fact}-${planName}`;
}

/** All words and facts by name. A plan that is not on sale gets the facts of our catalogue; the browser drops its card on /plans. */
export function allPlanWords(plans: Plans): Record<string, string> {
  const facts = withCatalogue(plans).flatMap((plan) =>
    Object.entries(planFacts).map(([fact, write]) => [planFactName(fact, plan.name), write(plan)]),
  );
  return Object.fromEntries([...Object.entries(words).map(([name, write]) => [name, write(plans)]), ...facts]);
}

/** Our catalogue, with price and limit of the plans on sale. */
export function withCatalogue(plans: Plans): Plan[] {
  return catalogue.map((plan) => {
    const sold = plans.find(({ name }) => name === plan.name);
    return sold ? { ...plan, priceBrl: sold.priceBrl, diagnosesLimit: sold.diagnosesLimit } : plan;
  });
}

/** The plan to offer when a limit is reached: the next bigger one on sale; null above the biggest and for an unknown name. */
export function nextPlan<Sold extends { name: string }>(planName: string, plans: readonly Sold[]): Sold | null {
  const rank = ranks.indexOf(planName);
  return rank < 0 ? null : (plans.find(({ name }) => ranks.indexOf(name) > rank) ?? null);
}

/** The number of compared plans as a word. */
const counted: Readonly<Record<number, string>> = { 2: 'dois', 3: 'três', 4: 'quatro' };

const ranks: readonly string[] = planNames;

function freePlan(plans: Plans): PlanNumbers {
  const free = [...plans, ...catalogue].find(({ name }) => name === freePlanName);
  if (!free) throw new Error('there is no free plan');
  return free;
}

function paidPlans(plans: Plans): Plans {
  return plans.filter(({ priceBrl }) => priceBrl > 0);
}

function priceOf({ priceBrl }: PlanNumbers): string {
  return formatMoney(priceBrl);
}

function freePromise(limit: number): string {
  if (limit === unlimited) return 'Avaliações grátis ilimitadas';
  return `${plural(limit, 'avaliação', 'avaliações')} grátis por mês`;
}

function paidFrom(paid: Plans): string {
  if (paid.length === 0) return '';
  const least = Math.min(...paid.map(({ priceBrl }) => priceBrl));
  return `Planos pagos a partir de ${formatMoney(least)} por mês, com cancelamento quando quiser.`;
}

function otherPaid(others: Plans): string {
  if (others.length === 0) return '';
  const offers = others.map(({ name, priceBrl, diagnosesLimit }) => {
    if (diagnosesLimit === unlimited) return `o ${name}, ilimitado, por ${formatMoney(priceBrl)}`;
    const amount = plural(diagnosesLimit, 'diagnóstico', 'diagnósticos');
    return `o ${name}, com ${amount} por ${formatMoney(priceBrl)}`;
  });
  return `Há também ${offers.join(', e ')}.`;
}
