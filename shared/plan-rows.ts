import { plural } from './numbers.ts';
import {
  amountOf,
  type Capabilities,
  type CapabilityName,
  isInPreparation,
  type Plan,
  supportAtAnyHour,
  unlimited,
} from './plans.ts';

// Without zod, because public pages show plans and should not load a validator.

/** The part of a plan that its card, the comparison and the subscription show. */
type ShownPlan = Pick<Plan, 'features' | 'displayOrder' | 'capabilities'> & { name: string };

interface Row {
  label: string;
}

/** A row that the server decides by a capability of the plan. */
interface CapabilityRow extends Row {
  kind: 'capability';
  capability: CapabilityName;
  /** On the card of a plan that has more of it than the smaller one. Without it, the label. */
  line?: (capabilities: Capabilities) => string;
  /** Included, not included, or how much of it. */
  value: (capabilities: Capabilities) => string | boolean;
}

/** A row that no plan restricts. */
interface OpenRow extends Row {
  kind: 'open';
}

/**
 * What the plans differ in, and what they all have, besides price and diagnoses: the rows of the comparison, of which cards, pitch and
 * subscription show those that a plan adds. `tests/integration/plan-capabilities.test.ts` tries each row on each plan.
 */
export const planRows = {
  relatorio: { kind: 'open', label: 'Relatório completo, com tratamentos' },
  historico: { kind: 'open', label: 'Histórico de avaliações' },
  entrega: { kind: 'open', label: 'PDF e compartilhamento' },
  consultas: {
    kind: 'capability',
    capability: 'consultasPorCliente',
    label: 'Evolução dos pacientes: consultas por cliente',
    line: ({ consultasPorCliente: most }) =>
      most === unlimited
        ? 'Consultas sem limite por cliente'
        : `Evolução com até ${plural(most, 'consulta', 'consultas')} por cliente`,
    value: ({ consultasPorCliente: most }) => (most === unlimited ? 'Sem limite' : `${most}`),
  },
  marca: {
    kind: 'capability',
    capability: 'marca',
    label: 'Relatórios com a marca da sua clínica',
    value: ({ marca }) => marca,
  },
  convites: {
    kind: 'capability',
    capability: 'convites',
    label: 'Ficha que o cliente responde antes da consulta',
    value: ({ convites }) => convites,
  },
  protocolosProprios: {
    kind: 'capability',
    capability: 'protocolosProprios',
    label: 'Meus protocolos de pontos',
    value: ({ protocolosProprios }) => protocolosProprios,
  },
  terapias: {
    kind: 'capability',
    capability: 'terapiasAmpliadas',
    label: 'Terapias integrativas ampliadas',
    value: ({ terapiasAmpliadas }) => terapiasAmpliadas,
  },
  suportePrioritario: {
    kind: 'capability',
    capability: 'suporte',
    label: 'Suporte prioritário',
    value: ({ suporte }) => suporte !== 'comum',
  },
  api: { kind: 'capability', capability: 'api', label: 'API de integração', value: ({ api }) => api },
  suporteContinuo: {
    kind: 'capability',
    capability: 'suporte',
    label: supportAtAnyHour,
    value: ({ suporte }) => suporte === 'continuo',
  },
} as const satisfies Record<string, AnyRow>;
export type PlanRowName = keyof typeof planRows;

/** One value for each plan. */
interface ComparedRow {
  label: string;
  values: (string | boolean)[];
}

type AnyRow = CapabilityRow | OpenRow;
const rows: readonly AnyRow[] = Object.values(planRows);

/**
 * The rows of the comparison.
 * @param isComing whether a feature is only in preparation here
 */
export function comparePlans(
  plans: readonly ShownPlan[],
  isComing: (feature: string) => boolean = isInPreparation,
): ComparedRow[] {
  const valueIn = (row: AnyRow, { capabilities }: ShownPlan) => {
    if (row.kind === 'open') return true;
    const value = row.value(capabilities);
    return value === true && isComing(row.label) ? inPreparation : value;
  };
  return rows.map((row) => ({ label: row.label, values: plans.map((plan) => valueIn(row, plan)) }));
}

const inPreparation = 'Em preparação';

/** What a plan has more than the next smaller one of these plans, as lines. The smallest has all that it has. */
export function addedLines(plan: ShownPlan, plans: readonly ShownPlan[]): string[] {
  const smaller = plans
    .filter(({ displayOrder }) => displayOrder < plan.displayOrder)
    .sort((a, b) => b.displayOrder - a.displayOrder)[0];
  return rows.flatMap((row) => {
    if (row.kind !== 'capability') return [];
    const value = row.value(plan.capabilities);
    const same = smaller && row.value(smaller.capabilities) === value;
    const less =
      smaller && amountOf(row.capability, smaller.capabilities) > amountOf(row.capability, plan.capabilities);
    return value === false || same || less ? [] : [row.line?.(plan.capabilities) ?? row.label];
  });
}

/** The list of a plan's card: what its own list says, and what it adds. A line that both have stands once. */
export function planLines(plan: ShownPlan, plans: readonly ShownPlan[]): string[] {
  return [...new Set([...plan.features, ...addedLines(plan, plans)])];
}
